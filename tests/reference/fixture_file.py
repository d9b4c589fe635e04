"""Fixture files: GGUF of architecture "soundalike-fixture", tensors in F32, F64 or I32, in C order."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gguf
import numpy as np
import numpy.typing as npt

ARCHITECTURE = "soundalike-fixture"
MINUS_INFINITY = -3.0e38  # stands for -inf, which our reader refuses like NaN
_STORED = {"f": np.float32, "i": np.int32, "b": np.int32, "u": np.int32}


def stored(value: Any) -> npt.NDArray[Any]:
    """The array as the file holds it: integers as int32, floats as float32 unless they are float64."""
    array = np.asarray(value)
    if array.ndim == 0:
        array = array.reshape(1)
    if array.dtype != np.float64:
        array = array.astype(_STORED[array.dtype.kind])
    if array.dtype.kind == "f":
        array = np.where(np.isneginf(array), np.asarray(MINUS_INFINITY, dtype=array.dtype), array)
        if not np.isfinite(array).all():
            raise ValueError("a fixture tensor holds NaN or infinity")
    return np.ascontiguousarray(array)


def write(path: Path, tensors: Mapping[str, Any], description: str) -> None:
    """Writes named arrays to a fixture file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    writer = gguf.GGUFWriter(path, ARCHITECTURE)
    writer.add_description(description)
    for name, value in tensors.items():
        writer.add_tensor(name, stored(value))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def read(path: Path) -> dict[str, npt.NDArray[Any]]:
    """All tensors of a fixture file."""
    return {tensor.name: np.array(tensor.data) for tensor in gguf.GGUFReader(path).tensors}
