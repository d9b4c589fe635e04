"""Where everything lies in a sound GGUF file, so that tests can damage it in one chosen place."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import Any

from tests.models.gguf_files import ARRAY, STRING, text

_WIDTHS = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8}


@dataclass(frozen=True)
class KeyPlace:
    """A key: where it begins, where its type and value are, and where it ends."""

    name: str
    start: int
    type_at: int
    value_at: int
    end: int
    kind: int


@dataclass(frozen=True)
class TensorPlace:
    """A tensor's entry in the table, and its data."""

    name: str
    start: int
    rank_at: int
    extents_at: int
    type_at: int
    offset_at: int
    end: int
    extents: tuple[int, ...]
    kind: int
    data_at: int = 0


@dataclass
class GgufLayout:
    """The parts of `raw`, which must be sound."""

    raw: bytes
    keys: dict[str, KeyPlace] = field(default_factory=dict)
    tensors: dict[str, TensorPlace] = field(default_factory=dict)
    data_at: int = 0

    def __post_init__(self) -> None:
        n_tensors, n_keys = struct.unpack_from("<QQ", self.raw, 8)
        position = 24
        for _ in range(n_keys):
            place = self._key(position)
            self.keys[place.name] = place
            position = place.end
        found = []
        for _ in range(n_tensors):
            found.append(self._tensor(position))
            position = found[-1].end
        self.data_at = -(-position // 32) * 32
        for tensor in found:
            (offset,) = struct.unpack_from("<Q", self.raw, tensor.offset_at)
            self.tensors[tensor.name] = TensorPlace(**(vars(tensor) | {"data_at": self.data_at + offset}))

    def patched(self, *changes: tuple[int, str, Any]) -> bytes:
        """With numbers written over: position, struct's letter, value."""
        content = bytearray(self.raw)
        for position, letter, value in changes:
            struct.pack_into(f"<{letter}", content, position, value)
        return bytes(content)

    def with_key(self, name: str, kind: int, value: bytes) -> bytes:
        """With a key replaced, or added at the end."""
        fresh = text(name) + struct.pack("<I", kind) + value
        place = self.keys.get(name)
        last = max(key.end for key in self.keys.values())
        start, end = (last, last) if place is None else (place.start, place.end)
        return self._rebuilt(start, end, fresh, keys=0 if place else 1)

    def with_texts(self, name: str, values: list[str]) -> bytes:
        """With a list of texts."""
        return self.with_key(name, ARRAY, struct.pack("<IQ", STRING, len(values)) + b"".join(map(text, values)))

    def with_numbers(self, name: str, kind: int, letter: str, values: list[int]) -> bytes:
        """With a list of whole numbers."""
        body = struct.pack("<IQ", kind, len(values)) + struct.pack(f"<{len(values)}{letter}", *values)
        return self.with_key(name, ARRAY, body)

    def without_key(self, name: str) -> bytes:
        """With a key left out."""
        place = self.keys[name]
        return self._rebuilt(place.start, place.end, b"", keys=-1)

    def doubled_key(self, name: str) -> bytes:
        """With the same key once more."""
        place = self.keys[name]
        return self._rebuilt(place.end, place.end, self.raw[place.start : place.end], keys=1)

    def doubled_tensor(self, name: str) -> bytes:
        """With the same entry once more."""
        place = self.tensors[name]
        return self._rebuilt(place.end, place.end, self.raw[place.start : place.end], tensors=1)

    def texts(self, name: str) -> list[str]:
        """The values of a list of texts."""
        place = self.keys[name]
        kind, count = struct.unpack_from("<IQ", self.raw, place.value_at)
        assert kind == STRING
        values, position = [], place.value_at + 12
        for _ in range(count):
            value, position = self._text(position)
            values.append(value)
        return values

    def numbers(self, name: str, letter: str = "i") -> list[int]:
        """The values of a list of numbers."""
        place = self.keys[name]
        _, count = struct.unpack_from("<IQ", self.raw, place.value_at)
        return list(struct.unpack_from(f"<{count}{letter}", self.raw, place.value_at + 12))

    def _rebuilt(self, start: int, end: int, fresh: bytes, keys: int = 0, tensors: int = 0) -> bytes:
        table_end = max(tensor.end for tensor in self.tensors.values())
        head = bytearray(self.raw[:start] + fresh + self.raw[end:table_end])
        n_tensors, n_keys = struct.unpack_from("<QQ", head, 8)
        struct.pack_into("<QQ", head, 8, n_tensors + tensors, n_keys + keys)
        return bytes(head) + bytes(-len(head) % 32) + self.raw[self.data_at :]

    def _text(self, position: int) -> tuple[str, int]:
        (length,) = struct.unpack_from("<Q", self.raw, position)
        return self.raw[position + 8 : position + 8 + length].decode(), position + 8 + length

    def _key(self, start: int) -> KeyPlace:
        name, type_at = self._text(start)
        (kind,) = struct.unpack_from("<I", self.raw, type_at)
        return KeyPlace(name, start, type_at, type_at + 4, self._value_end(kind, type_at + 4), kind)

    def _value_end(self, kind: int, position: int) -> int:
        if kind == STRING:
            return self._text(position)[1]
        if kind != ARRAY:
            return position + _WIDTHS[kind]
        item, count = struct.unpack_from("<IQ", self.raw, position)
        position += 12
        if item != STRING:
            return int(position + count * _WIDTHS[item])
        for _ in range(count):
            _, position = self._text(position)
        return position

    def _tensor(self, start: int) -> TensorPlace:
        name, rank_at = self._text(start)
        (rank,) = struct.unpack_from("<I", self.raw, rank_at)
        extents = struct.unpack_from(f"<{rank}Q", self.raw, rank_at + 4)
        type_at = rank_at + 4 + 8 * rank
        (kind,) = struct.unpack_from("<I", self.raw, type_at)
        return TensorPlace(name, start, rank_at, rank_at + 4, type_at, type_at + 4, type_at + 12, extents, kind)
