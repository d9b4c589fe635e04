"""Safetensors: the same numbers as the format's own package reads, and nothing from a damaged file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from soundalike.errors import MissingError, RefusedError
from soundalike.models.conversion.safetensors_file import SafetensorsFile

FIXTURE = Path(__file__).parents[2] / "reference" / "fixtures" / "small" / "t3_turbo_v1.safetensors"


def write(path: Path, header: Any, data: bytes = b"") -> Path:
    """A file with a header of our choosing."""
    raw = header if isinstance(header, bytes) else json.dumps(header).encode()
    path.write_bytes(len(raw).to_bytes(8, "little") + raw + data)
    return path


def entry(dtype: str = "F32", shape: Any = (2,), begin: Any = 0, end: Any = 8) -> dict[str, Any]:
    return {"dtype": dtype, "shape": shape, "data_offsets": [begin, end]}


def test_every_tensor_is_what_the_formats_own_package_reads() -> None:
    reference = load_file(FIXTURE)
    with SafetensorsFile(FIXTURE) as file:
        assert set(file.tensors) == set(reference)
        for name, values in reference.items():
            found = file.read(name)
            assert found.dtype == np.float32
            assert np.array_equal(found, values.astype(np.float32))


def test_bfloat16_and_double_become_float32(tmp_path: Path) -> None:
    header = {"b": entry("BF16", (2,), 0, 4), "d": entry("F64", (1,), 4, 12)}
    path = write(tmp_path / "a", header, bytes([0x80, 0x3F, 0x20, 0xC0]) + np.float64(0.5).tobytes())
    with SafetensorsFile(path) as file:
        assert file.read("b").tolist() == [1.0, -2.5]
        assert file.read("d").tolist() == [0.5]


@pytest.mark.parametrize(
    ("header", "data"),
    [
        (b"{", b""),
        (b"[]", b""),
        (b"[" * 100_000, b""),
        (b'{"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"a":1}', bytes(8)),
        ({"a": 1}, b""),
        ({"a": {"dtype": "F32", "shape": [2]}}, bytes(8)),
        ({"a": entry("F33")}, bytes(8)),
        ({"a": entry(shape=[-2])}, bytes(8)),
        ({"a": entry(shape=[2.0])}, bytes(8)),
        ({"a": entry(shape=[2**64], end=2**66)}, bytes(8)),
        ({"a": entry(shape=[3])}, bytes(12)),
        ({"a": entry(begin=-8, end=0)}, bytes(8)),
        ({"a": entry(begin=4, end=12)}, bytes(12)),
        ({"a": entry(), "b": entry()}, bytes(8)),
        ({"a": entry(), "b": entry(begin=4, end=12)}, bytes(12)),
        ({"a": entry()}, bytes(7)),
        ({"a": entry()}, bytes(9)),
    ],
)
def test_a_header_that_contradicts_itself_is_refused(tmp_path: Path, header: Any, data: bytes) -> None:
    path = write(tmp_path / "a.safetensors", header, data)
    with pytest.raises(RefusedError, match=str(path)):
        SafetensorsFile(path)


@pytest.mark.parametrize("content", [b"", b"\x01", b"\xff" * 8, (2**40).to_bytes(8, "little") + b"{}", b"GGUF" * 9])
def test_foreign_files_are_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.safetensors"
    path.write_bytes(content)
    with pytest.raises(RefusedError, match="not a safetensors file"):
        SafetensorsFile(path)


def test_a_file_cut_anywhere_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cut.safetensors"
    save_file({"a": np.ones((2, 3), np.float32), "b": np.ones(4, np.float16)}, path)
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        with pytest.raises(RefusedError, match=r"cut\.safetensors"):
            SafetensorsFile(path)


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_a_value_that_is_no_number_is_refused_by_name(tmp_path: Path, value: float) -> None:
    path = tmp_path / "a.safetensors"
    save_file({"w": np.array([1.0, value], np.float32)}, path)
    with SafetensorsFile(path) as file, pytest.raises(RefusedError, match="'w' holds a value that isn't a finite"):
        file.read("w")


def test_whole_numbers_are_no_weights(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    save_file({"w": np.array([1], np.int64)}, path)
    with SafetensorsFile(path) as file, pytest.raises(RefusedError, match="'w' is of type I64"):
        file.read("w")


def test_a_file_that_is_not_there_is_missing(tmp_path: Path) -> None:
    with pytest.raises(MissingError, match=r"none\.safetensors"):
        SafetensorsFile(tmp_path / "none.safetensors")
