"""The head of a GGUF file (keys, tensor names, shapes, places), with everything checked before it is believed.

Counts, lengths, types, names, offsets, alignment and overlaps: a damaged or hostile file is refused with a sentence,
and never costs more memory than a small multiple of its own head.
"""

from __future__ import annotations

import math
import os
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import numpy as np

from soundalike.errors import RefusedError
from soundalike.models import gguf_types as types
from soundalike.models.gguf_types import BLOCK_TYPES, BlockType
from soundalike.models.plain_file import open_plain_file
from soundalike.translation import tr

MIN_BYTES = 24
"""Of a file without keys and tensors."""
MAX_TENSORS = 65_536
MAX_KEYS = 65_536
MAX_KEY_BYTES = 1024
MAX_STRING_BYTES = 16 << 20
MAX_STRINGS = 4_000_000
MAX_HEAD_BYTES = 512 << 20
MAX_RANK = 4
MAX_DIMENSION = 2**31 - 1
MIN_ALIGNMENT = 8
MAX_ALIGNMENT = 1 << 20

_SCALARS = {
    types.UINT8: "B",
    types.INT8: "b",
    types.UINT16: "H",
    types.INT16: "h",
    types.UINT32: "I",
    types.INT32: "i",
    types.FLOAT32: "f",
    types.UINT64: "Q",
    types.INT64: "q",
    types.FLOAT64: "d",
}

GgufValue = int | float | bool | str | tuple[str, ...] | tuple[int, ...] | tuple[float, ...] | bytes
"""A key's value. A list of UINT8 comes as bytes."""


@dataclass(frozen=True)
class GgufTensor:
    """One tensor; `shape` is outermost-first (ggml's `ne` reversed), `offset` counts from the file's start."""

    name: str
    shape: tuple[int, ...]
    type: BlockType
    offset: int
    bytes: int

    @property
    def elements(self) -> int:
        """How many numbers it holds."""
        return math.prod(self.shape)


@dataclass(frozen=True)
class GgufHead:
    """What a GGUF file says of itself."""

    path: Path
    keys: Mapping[str, GgufValue]
    tensors: Mapping[str, GgufTensor]
    file_bytes: int
    key_spans: Mapping[str, tuple[int, int]]
    """Where each key lies in the file, name, type and value: first byte, and the one after the last."""
    alignment: int
    """Of every tensor's place, in bytes."""


def read_gguf_head(path: Path) -> GgufHead:
    """Reads and checks the head of `path`; the weights themselves are only located.

    Raises `MissingError` when there is no such file, `RefusedError` when it isn't a GGUF file, is cut short or
    contradicts itself.
    """
    with open_plain_file(path) as file:
        try:
            return _HeadReader(path, file).read()
        except OSError as error:
            raise RefusedError(
                tr("{path}: can't be read ({reason}). Try again.").format(path=path, reason=error.strerror)
            ) from error


class _HeadReader:
    """Reads instead of mapping: a mapped file that another program shortens ends the process."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self._path = path
        self._file = file
        self._size = os.fstat(file.fileno()).st_size
        self._position = 0
        self._strings = 0
        self._spans: dict[str, tuple[int, int]] = {}

    def read(self) -> GgufHead:
        if self._size < MIN_BYTES:
            raise self._refuse(tr("the file is too short for a model file ({size} bytes)").format(size=self._size))
        if self._take(len(types.MAGIC)) != types.MAGIC:
            raise self._refuse(tr("the file isn't a GGUF file"))
        version = self._scalar(types.UINT32)
        if version not in types.VERSIONS:
            raise self._refuse(
                tr("the file is of GGUF version {version}, but only 2 and 3 are known").format(version=version)
            )
        tensor_count, key_count = int(self._scalar(types.UINT64)), int(self._scalar(types.UINT64))
        if tensor_count > MAX_TENSORS or key_count > MAX_KEYS:
            raise self._refuse(
                tr("the file claims {tensor_count} tensors and {key_count} keys, more than any model has").format(
                    tensor_count=tensor_count, key_count=key_count
                )
            )
        keys = self._keys(key_count)
        placed = [self._tensor_info() for _ in range(tensor_count)]
        alignment = self._alignment(keys)
        tensors = self._place(placed, alignment)
        return GgufHead(self._path, keys, tensors, self._size, self._spans, alignment)

    def _refuse(self, fault: str) -> RefusedError:
        return RefusedError(tr("{path}: {fault}. Fetch or convert it again.").format(path=self._path, fault=fault))

    def _take(self, count: int) -> bytes:
        end = self._position + count
        if end > self._size:
            raise self._refuse(tr("the file is cut short"))
        if end > MAX_HEAD_BYTES:
            raise self._refuse(tr("the file has a head larger than any model needs"))
        taken = self._file.read(count)
        if len(taken) != count:
            raise self._refuse(tr("the file became shorter while it was read"))
        self._position = end
        return taken

    def _scalar(self, kind: int) -> int | float:
        layout = "<" + _SCALARS[kind]
        value: int | float = struct.unpack(layout, self._take(struct.calcsize(layout)))[0]
        return value

    def _string(self, limit: int) -> str:
        self._strings += 1
        length = int(self._scalar(types.UINT64))
        if length > limit or self._strings > MAX_STRINGS:
            raise self._refuse(
                tr("the file holds a text of {length} bytes or too many texts, or is damaged").format(length=length)
            )
        try:
            value = self._take(length).decode("utf-8")
        except UnicodeDecodeError as error:
            raise self._refuse(tr("the file holds a text that isn't UTF-8, or is damaged")) from error
        if "\0" in value:
            raise self._refuse(tr("the file holds a text with a zero inside, or is damaged"))
        return value

    def _keys(self, count: int) -> dict[str, GgufValue]:
        keys: dict[str, GgufValue] = {}
        for _ in range(count):
            start = self._position
            key = self._string(MAX_KEY_BYTES)
            if not key or key in keys:
                raise self._refuse(tr("the file has the key '{key}' twice or without a name").format(key=key[:80]))
            keys[key] = self._value(key, int(self._scalar(types.UINT32)))
            self._spans[key] = (start, self._position)
        return keys

    def _value(self, key: str, kind: int) -> GgufValue:
        if kind in _SCALARS:
            return self._scalar(kind)
        if kind == types.BOOL:
            return self._flag(key)
        if kind == types.STRING:
            return self._string(MAX_STRING_BYTES)
        if kind == types.ARRAY:
            return self._array(key)
        raise self._refuse(tr("the file gives the key '{key}' the unknown type {kind}").format(key=key[:80], kind=kind))

    def _flag(self, key: str) -> bool:
        value = self._take(1)[0]
        if value > 1:
            raise self._refuse(
                tr("the file gives the key '{key}' a value that is neither true nor false").format(key=key[:80])
            )
        return value == 1

    def _array(self, key: str) -> GgufValue:
        kind, count = int(self._scalar(types.UINT32)), int(self._scalar(types.UINT64))
        if count > self._size:
            raise self._refuse(
                tr("the file claims {count} values for the key '{key}', more than it can hold").format(
                    count=count, key=key[:80]
                )
            )
        if kind == types.STRING:
            return tuple(self._string(MAX_STRING_BYTES) for _ in range(count))
        if kind == types.UINT8:
            return self._take(count)
        if kind == types.BOOL:
            return tuple(self._flag(key) for _ in range(count))
        if kind in _SCALARS:
            return self._numbers(kind, count)
        raise self._refuse(
            tr("the file gives the key '{key}' a list of the unknown type {kind}").format(key=key[:80], kind=kind)
        )

    def _numbers(self, kind: int, count: int) -> tuple[int, ...] | tuple[float, ...]:
        self._strings += count
        if self._strings > MAX_STRINGS:
            raise self._refuse(tr("the file has longer lists than any model needs"))
        dtype = np.dtype("<" + _SCALARS[kind])
        values: list[int] = np.frombuffer(self._take(count * dtype.itemsize), dtype).tolist()
        return tuple(values)

    def _alignment(self, keys: Mapping[str, GgufValue]) -> int:
        value = keys.get("general.alignment", types.DEFAULT_ALIGNMENT)
        if type(value) is not int or not MIN_ALIGNMENT <= value <= MAX_ALIGNMENT or value & (value - 1):
            raise self._refuse(
                tr("the file has the alignment {value}, which isn't a power of two from 8 on").format(
                    value=f"{value!r:.20}"
                )
            )
        return value

    def _tensor_info(self) -> GgufTensor:
        """One entry of the table, its offset still counted from the start of the data."""
        name = self._string(types.MAX_NAME_BYTES)
        rank = int(self._scalar(types.UINT32))
        if not name or not 1 <= rank <= MAX_RANK:
            raise self._refuse(
                tr("the file describes the tensor '{name}' with {rank} dimensions, or is damaged").format(
                    name=name[:80], rank=rank
                )
            )
        extents = [int(self._scalar(types.UINT64)) for _ in range(rank)]
        kind, offset = int(self._scalar(types.UINT32)), int(self._scalar(types.UINT64))
        block = BLOCK_TYPES.get(kind)
        if block is None:
            raise self._refuse(
                tr("the file stores the tensor '{name}' in the unknown type {kind}").format(name=name, kind=kind)
            )
        if not all(1 <= extent <= MAX_DIMENSION for extent in extents) or extents[0] % block.block_size:
            raise self._refuse(
                tr("the file gives the tensor '{name}' a shape that is impossible for the type {name_2}").format(
                    name=name, name_2=block.name
                )
            )
        size = math.prod(extents) // block.block_size * block.block_bytes
        return GgufTensor(name, tuple(extents[::-1]), block, offset, size)

    def _place(self, infos: list[GgufTensor], alignment: int) -> dict[str, GgufTensor]:
        start = -(-self._position // alignment) * alignment
        tensors: dict[str, GgufTensor] = {}
        for info in infos:
            if info.name in tensors:
                raise self._refuse(tr("the file has the tensor '{name}' twice").format(name=info.name))
            if info.offset % alignment:
                raise self._refuse(
                    tr("the file places the tensor '{name}' off its alignment of {alignment} bytes").format(
                        name=info.name, alignment=alignment
                    )
                )
            if start + info.offset + info.bytes > self._size:
                raise self._refuse(
                    tr("the file is cut short: the tensor '{name}' lies beyond its end").format(name=info.name)
                )
            tensors[info.name] = GgufTensor(info.name, info.shape, info.type, start + info.offset, info.bytes)
        end = 0
        for tensor in sorted(tensors.values(), key=lambda item: item.offset):
            if tensor.offset < end:
                raise self._refuse(tr("the file lets the tensor '{name}' overlap another").format(name=tensor.name))
            end = tensor.offset + tensor.bytes
        return tensors
