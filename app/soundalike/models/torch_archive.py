"""PyTorch's `.pt` files (a zip of one pickle and its storages) as plain data and numpy arrays.

Nothing in the file is executed: see `torch_pickle`. Every storage, offset, shape and stride is checked against what
the archive holds before memory is taken for it.
"""

from __future__ import annotations

import math
import zipfile
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from soundalike.errors import RefusedError
from soundalike.models.plain_file import open_plain_file
from soundalike.models.torch_pickle import StorageReference, TensorReference, TorchPickle
from soundalike.translation import tr

MAX_PICKLE_BYTES = 32 << 20
MAX_MEMBERS = 100_000
MAX_RANK = 8
MAX_DEPTH = 64
MAX_VALUES = 100_000
"""A full S3Gen state dict has 2,490."""
MAX_TENSOR_SHARE = 4
"""How often the tensors may copy the file's bytes over, on the whole: shared weights are views of one storage."""

TorchData: TypeAlias = Any
"""None, bool, int, float, str, numpy array, or a tuple, list or dict (keys: text or numbers) of those."""


def read_torch_archive(path: Path) -> TorchData:
    """What `torch.save` put into `path`: nested dicts, lists, tuples and scalars; tensors as C-ordered numpy arrays.

    bfloat16 comes as float32, every other type as it is. Raises `MissingError` when the file isn't there,
    `RefusedError` when it is damaged, in PyTorch's old format before zip, or asks for anything but tensors.
    """
    try:
        with open_plain_file(path) as file, zipfile.ZipFile(file) as archive:
            return _Archive(path, archive).read()
    except zipfile.BadZipFile as error:
        raise RefusedError(
            tr("{path}: not a PyTorch archive, or cut short ({error}). Fetch it again.").format(path=path, error=error)
        ) from error
    except (OSError, RuntimeError, NotImplementedError, EOFError, ValueError, UnicodeError) as error:
        raise RefusedError(
            tr("{path}: can't be read ({error}). Fetch it again.").format(path=path, error=error)
        ) from error


class _Archive:
    def __init__(self, path: Path, archive: zipfile.ZipFile) -> None:
        self._path = path
        self._archive = archive
        self._members = self._checked_members()
        self._folder = self._find_folder()
        self._storages: dict[str, npt.NDArray[Any]] = {}
        self._values = 0
        self._tensor_bytes = 0

    def read(self) -> TorchData:
        order = self._members.get(f"{self._folder}byteorder")
        if order is not None and self._bytes(order, 64).strip() != b"little":
            raise self._refuse(tr("the archive was written on a big-endian machine, which isn't supported"))
        program = self._bytes(self._members[f"{self._folder}data.pkl"], MAX_PICKLE_BYTES)
        return self._resolve(TorchPickle(program, str(self._path)).value(), 0)

    def _refuse(self, fault: str) -> RefusedError:
        return RefusedError(
            tr("{path}: {fault}. Fetch it again, or use another file.").format(path=self._path, fault=fault)
        )

    def _checked_members(self) -> dict[str, zipfile.ZipInfo]:
        """Every member, once, uncompressed as torch writes them, and no larger than the file itself."""
        infos = self._archive.infolist()
        if len(infos) > MAX_MEMBERS:
            raise self._refuse(
                tr("the archive has {count} members, more than any model needs").format(count=len(infos))
            )
        size = self._path.stat().st_size
        members: dict[str, zipfile.ZipInfo] = {}
        for info in infos:
            if info.filename in members:
                raise self._refuse(tr("the archive holds '{filename}' twice").format(filename=info.filename[:80]))
            if info.compress_type != zipfile.ZIP_STORED or info.file_size > size:
                raise self._refuse(
                    tr("the archive holds '{filename}' in a form that PyTorch doesn't write").format(
                        filename=info.filename[:80]
                    )
                )
            members[info.filename] = info
        return members

    def _find_folder(self) -> str:
        pickles = [name for name in self._members if name == "data.pkl" or name.endswith("/data.pkl")]
        if len(pickles) != 1:
            raise self._refuse(tr("the archive doesn't hold exactly one data.pkl, so PyTorch didn't write it"))
        return pickles[0].removesuffix("data.pkl")

    def _bytes(self, info: zipfile.ZipInfo, limit: int) -> bytes:
        if info.file_size > limit:
            raise self._refuse(
                tr("the archive holds a '{filename}' of {file_size} bytes, more than it can need").format(
                    filename=info.filename[:80], file_size=info.file_size
                )
            )
        content = self._archive.read(info)
        if len(content) != info.file_size:
            raise self._refuse(tr("the archive is cut short inside '{filename}'").format(filename=info.filename[:80]))
        return content

    def _resolve(self, value: object, depth: int) -> TorchData:
        self._values += 1
        if depth > MAX_DEPTH or self._values > MAX_VALUES:
            raise self._refuse(tr("the archive is nested deeper or wider than any model needs"))
        match value:
            case TensorReference():
                return self._tensor(value)
            case None | bool() | int() | float() | str():
                return value
            case tuple():
                return tuple(self._resolve(item, depth + 1) for item in value)
            case list():
                return [self._resolve(item, depth + 1) for item in value]
            case dict():
                return {key: self._resolve(item, depth + 1) for key, item in value.items()}
            case _:
                raise self._refuse(tr("the archive holds something that is neither a tensor nor plain data"))

    def _tensor(self, tensor: TensorReference) -> npt.NDArray[Any]:
        """A copy of the view. It may not have more elements than its storage: repeated views (stride 0) could
        otherwise ask for any amount of memory."""
        shape, strides = tensor.shape, tensor.strides
        if len(shape) != len(strides) or len(shape) > MAX_RANK or min((tensor.offset, *shape, *strides)) < 0:
            raise self._refuse(tr("the archive describes a tensor with an impossible shape"))
        elements = math.prod(shape)
        last = tensor.offset + sum((size - 1) * step for size, step in zip(shape, strides, strict=True))
        if elements and (last >= tensor.storage.elements or elements > tensor.storage.elements):
            raise self._refuse(
                tr("the archive describes a tensor of shape {shape} that reaches outside its storage").format(
                    shape=shape
                )
            )
        storage = self._storage(tensor.storage)
        self._tensor_bytes += elements * storage.itemsize
        if self._tensor_bytes > MAX_TENSOR_SHARE * self._path.stat().st_size:
            raise self._refuse(tr("the archive repeats its storages more often than any model needs"))
        if not elements:
            return np.zeros(shape, storage.dtype)
        step_bytes = [step * storage.itemsize for step in strides]
        view = np.lib.stride_tricks.as_strided(storage[tensor.offset :], shape, step_bytes, writeable=False)
        return np.array(view, order="C", copy=True)

    def _storage(self, reference: StorageReference) -> npt.NDArray[Any]:
        if reference.key not in self._storages:
            self._storages[reference.key] = self._read_storage(reference)
        storage = self._storages[reference.key]
        if storage.size != reference.elements or storage.dtype != np.dtype(_memory_dtype(reference)):
            raise self._refuse(tr("the archive describes storage {key} in two ways").format(key=reference.key[:80]))
        return storage

    def _read_storage(self, reference: StorageReference) -> npt.NDArray[Any]:
        info = self._members.get(f"{self._folder}data/{reference.key}")
        if info is None:
            raise self._refuse(tr("the archive lacks storage {key}").format(key=reference.key[:80]))
        file_dtype = np.dtype("<u2" if reference.dtype == "bf16" else reference.dtype)
        if info.file_size != reference.elements * file_dtype.itemsize:
            raise self._refuse(
                tr("the archive has {file_size} bytes for storage {key}, which needs {elements}").format(
                    file_size=info.file_size, key=reference.key[:80], elements=reference.elements * file_dtype.itemsize
                )
            )
        values = np.frombuffer(self._bytes(info, info.file_size), file_dtype)
        if reference.dtype == "bf16":
            return (values.astype(np.uint32) << 16).view(np.float32)
        return values


def _memory_dtype(reference: StorageReference) -> str:
    return "<f4" if reference.dtype == "bf16" else reference.dtype
