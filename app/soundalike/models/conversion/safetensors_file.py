"""A safetensors file, checked in full before anything in it is used, and read one tensor at a time."""

from __future__ import annotations

import json
import math
import os
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import numpy as np
import numpy.typing as npt

from soundalike.errors import RefusedError
from soundalike.models.plain_file import open_plain_file
from soundalike.translation import tr

FloatArray = npt.NDArray[np.float32]

MAX_HEADER_BYTES = 4 << 20
"""The format allows 100 MB, which as a table takes gigabytes; the largest official file needs 0.4 MB."""
MAX_RANK = 8
MAX_SIZE = 1 << 48

ITEM_BYTES = {"F64": 8, "F32": 4, "F16": 2, "BF16": 2, "I64": 8, "I32": 4, "I16": 2, "I8": 1, "U8": 1, "BOOL": 1}
FLOAT_TYPES = {"F64": "<f8", "F32": "<f4", "F16": "<f2"}


@dataclass(frozen=True)
class StoredTensor:
    """Where one tensor lies; `offset` counts from the file's start."""

    dtype: str
    shape: tuple[int, ...]
    offset: int
    bytes: int


class SafetensorsFile:
    """An open safetensors file. Use it as a context manager.

    `tensors` maps names to what is stored. Opening raises `MissingError` when the file isn't there and
    `RefusedError` when it is cut short, foreign or inconsistent.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO = open_plain_file(path)
        try:
            self.tensors = self._read_header()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> SafetensorsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._file.close()

    def read(self, name: str) -> FloatArray:
        """One tensor as float32, in its stored shape.

        Raises `RefusedError` when it isn't floating point or holds a value that isn't a finite number.
        """
        stored = self.tensors[name]
        self._file.seek(stored.offset)
        content = self._file.read(stored.bytes)
        if len(content) != stored.bytes:
            raise self._refuse(tr("ends inside tensor '{name}'").format(name=name))
        if stored.dtype == "BF16":
            values: FloatArray = (np.frombuffer(content, "<u2").astype(np.uint32) << 16).view(np.float32)
        elif stored.dtype in FLOAT_TYPES:
            values = np.frombuffer(content, FLOAT_TYPES[stored.dtype]).astype(np.float32, copy=False)
        else:
            raise self._refuse(
                tr("tensor '{name}' is of type {dtype}, but weights are floating point").format(
                    name=name, dtype=stored.dtype
                )
            )
        if not np.isfinite(values).all():
            raise self._refuse(tr("tensor '{name}' holds a value that isn't a finite number").format(name=name))
        return values.reshape(stored.shape)

    def _refuse(self, fault: str) -> RefusedError:
        return RefusedError(
            tr("{path}: {fault}. Fetch the file again, or use the official one.").format(path=self.path, fault=fault)
        )

    def _read_header(self) -> dict[str, StoredTensor]:
        file_bytes = os.fstat(self._file.fileno()).st_size
        prefix = self._file.read(8)
        header_bytes = int.from_bytes(prefix, "little")
        if len(prefix) < 8 or header_bytes > min(MAX_HEADER_BYTES, file_bytes - 8):
            raise self._refuse(tr("not a safetensors file, or cut short in its header"))
        try:
            header = json.loads(self._file.read(header_bytes), object_pairs_hook=_without_duplicates)
        except (ValueError, RecursionError) as error:
            raise self._refuse(
                tr("not a safetensors file, or damaged in its header ({error})").format(error=error)
            ) from error
        if not isinstance(header, dict):
            raise self._refuse(tr("not a safetensors file: its header isn't a table"))
        metadata = header.pop("__metadata__", {})
        if not isinstance(metadata, dict) or not all(isinstance(value, str) for value in metadata.values()):
            raise self._refuse(tr("not a safetensors file: its metadata isn't a table of texts"))
        start = 8 + header_bytes
        tensors = {name: self._entry(name, entry, start, file_bytes) for name, entry in header.items()}
        self._check_layout(tensors, start, file_bytes)
        return tensors

    def _entry(self, name: str, entry: Any, start: int, file_bytes: int) -> StoredTensor:
        match entry:
            case {"dtype": str(dtype), "shape": list(shape), "data_offsets": [begin, end]} if (
                name
                and dtype in ITEM_BYTES
                and len(shape) <= MAX_RANK
                and all(type(size) is int and 0 <= size <= MAX_SIZE for size in [*shape, begin, end])
            ):
                pass
            case _:
                raise self._refuse(tr("tensor '{name}' is described in a way that isn't known").format(name=name[:80]))
        if end - begin != math.prod(shape) * ITEM_BYTES[dtype]:
            raise self._refuse(
                tr("tensor '{name}' has a size that doesn't fit its shape {shape}").format(
                    name=name[:80], shape=tuple(shape)
                )
            )
        if start + end > file_bytes:
            raise self._refuse(tr("cut short: tensor '{name}' lies beyond the file's end").format(name=name[:80]))
        return StoredTensor(dtype, tuple(shape), start + begin, end - begin)

    def _check_layout(self, tensors: dict[str, StoredTensor], start: int, file_bytes: int) -> None:
        """The format leaves no gap and no overlap between tensors."""
        position = start
        for name, stored in sorted(tensors.items(), key=lambda item: (item[1].offset, item[1].bytes)):
            if stored.offset != position:
                raise self._refuse(
                    tr("tensor '{name}' doesn't begin where the one before it ends").format(name=name[:80])
                )
            position += stored.bytes
        if position != file_bytes:
            raise self._refuse(tr("has bytes after its last tensor"))


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        raise ValueError(tr("a name appears twice"))
    return table
