"""Writes GGUF files field by field, sound ones and contradictory ones."""

from __future__ import annotations

import struct
from pathlib import Path

UINT8, UINT32, FLOAT32, BOOL, STRING, ARRAY, UINT64 = 0, 4, 6, 7, 8, 9, 10
F32, F16, Q8_0, I32 = 0, 1, 8, 26


def text(value: str | bytes) -> bytes:
    raw = value.encode() if isinstance(value, str) else value
    return struct.pack("<Q", len(raw)) + raw


def key(name: str, kind: int, value: bytes) -> bytes:
    return text(name) + struct.pack("<I", kind) + value


def u32(name: str, value: int) -> bytes:
    return key(name, UINT32, struct.pack("<I", value))


def string(name: str, value: str) -> bytes:
    return key(name, STRING, text(value))


def array(name: str, kind: int, count: int, values: bytes) -> bytes:
    return key(name, ARRAY, struct.pack("<IQ", kind, count) + values)


def tensor(name: str, extents: tuple[int, ...], kind: int = F32, offset: int = 0) -> bytes:
    """One entry of the table; `extents` innermost-first."""
    return text(name) + struct.pack(f"<I{len(extents)}Q", len(extents), *extents) + struct.pack("<IQ", kind, offset)


def gguf(
    keys: list[bytes], tensors: list[bytes], data: int, *, counts: tuple[int, int] | None = None, version: int = 3
) -> bytes:
    """A file with `data` bytes after its padded head; `counts` may lie."""
    tensor_count, key_count = counts or (len(tensors), len(keys))
    head = b"GGUF" + struct.pack("<IQQ", version, tensor_count, key_count) + b"".join(keys) + b"".join(tensors)
    return head + bytes(-len(head) % 32) + bytes(data)


def write(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path
