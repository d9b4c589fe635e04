"""Writes `.pt` files opcode by opcode, sound ones and hostile ones, without PyTorch."""

from __future__ import annotations

import struct
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

STORAGES = {
    "float64": "DoubleStorage",
    "float32": "FloatStorage",
    "float16": "HalfStorage",
    "int64": "LongStorage",
    "int32": "IntStorage",
    "uint8": "ByteStorage",
    "bool": "BoolStorage",
}


def text(value: str) -> bytes:
    """BINUNICODE."""
    return b"X" + struct.pack("<I", len(value.encode())) + value.encode()


def number(value: int) -> bytes:
    """BININT, or LONG1 beyond 32 bits."""
    if -(2**31) <= value < 2**31:
        return b"J" + struct.pack("<i", value)
    raw = value.to_bytes((value.bit_length() + 8) // 8, "little", signed=True)
    return b"\x8a" + bytes([len(raw)]) + raw


def items(*values: bytes) -> bytes:
    """A tuple."""
    return b"(" + b"".join(values) + b"t"


def call(function: str, *arguments: bytes) -> bytes:
    """GLOBAL and REDUCE; `function` is "module name"."""
    return b"c" + function.replace(" ", "\n").encode() + b"\n" + items(*arguments) + b"R"


def storage(key: str, kind: str, elements: int) -> bytes:
    """A persistent id."""
    return items(text("storage"), f"ctorch\n{kind}\n".encode(), text(key), text("cpu"), number(elements)) + b"Q"


def tensor(reference: bytes, offset: int, shape: tuple[int, ...], strides: tuple[int, ...]) -> bytes:
    """A tensor as torch rebuilds it."""
    sizes, steps = items(*map(number, shape)), items(*map(number, strides))
    return call(
        "torch._utils _rebuild_tensor_v2",
        reference,
        number(offset),
        sizes,
        steps,
        b"\x89",
        call("collections OrderedDict"),
    )


def write_archive(
    path: Path, program: bytes, storages: dict[str, bytes] | None = None, *, compression: int = zipfile.ZIP_STORED
) -> Path:
    """A zip as torch lays it out, around the opcodes of `program` (without PROTO and STOP)."""
    with zipfile.ZipFile(path, "w", compression) as archive:
        archive.writestr("archive/data.pkl", b"\x80\x02" + program + b".")
        archive.writestr("archive/byteorder", "little")
        for key, content in (storages or {}).items():
            archive.writestr(f"archive/data/{key}", content)
    return path


def save(path: Path, value: Any) -> Path:
    """`torch.save` for nested dictionaries, text, numbers, None and arrays (kept with their strides)."""
    storages: dict[str, bytes] = {}

    def encode(value: Any) -> bytes:
        if isinstance(value, dict):
            pairs = b"".join(encode(key) + encode(item) for key, item in value.items())
            return b"}(" + pairs + b"u"
        if isinstance(value, np.ndarray):
            return array(value)
        if value is None:
            return b"N"
        return text(value) if isinstance(value, str) else number(value)

    def array(value: npt.NDArray[Any]) -> bytes:
        key = str(len(storages))
        flat = value.ravel("K")
        storages[key] = flat.tobytes()
        strides = tuple(step // value.itemsize for step in value.strides)
        return tensor(storage(key, STORAGES[value.dtype.name], flat.size), 0, value.shape, strides)

    program = encode(value)
    return write_archive(path, program, storages)
