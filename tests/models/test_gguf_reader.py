"""The head of a GGUF file: as the gguf package reads it, and refused wherever it contradicts itself."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from gguf import GGUFReader
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from soundalike.errors import MissingError, RefusedError
from soundalike.models.gguf_reader import read_gguf_head
from soundalike.models.gguf_types import BLOCK_TYPES
from soundalike.paths import bundled_resources
from tests.models.gguf_files import (
    ARRAY,
    BOOL,
    F16,
    FLOAT32,
    Q8_0,
    STRING,
    UINT8,
    UINT64,
    array,
    gguf,
    key,
    string,
    tensor,
    text,
    u32,
    write,
)

DEMO = [bundled_resources() / "demo" / name for name in ("t3.gguf", "s3gen.gguf")]
SOUND = gguf(
    [string("general.architecture", "chatterbox"), u32("n", 7), array("list", STRING, 2, text("a") + text("b"))],
    [tensor("a", (4, 2)), tensor("b", (32,), Q8_0, 32)],
    32 + 34,
)


@pytest.mark.parametrize("path", DEMO, ids=["t3", "s3gen"])
def test_the_demo_model_is_read_as_the_gguf_package_reads_it(path: Path) -> None:
    head, reference = read_gguf_head(path), GGUFReader(path)
    assert len(head.tensors) == len(reference.tensors)
    for stored in reference.tensors:
        found = head.tensors[stored.name]
        assert found.shape == tuple(int(extent) for extent in reversed(stored.shape))
        assert (found.type.name, found.offset, found.bytes) == (
            stored.tensor_type.name.lower(),
            stored.data_offset,
            stored.n_bytes,
        )
    for name, field in reference.fields.items():
        if not name.startswith("GGUF."):
            value = field.contents()
            assert head.keys[name] == (tuple(value) if isinstance(value, list) else value), name


def test_the_types_are_ggmls() -> None:
    constants = pytest.importorskip("gguf.constants")
    for number, block in BLOCK_TYPES.items():
        kind = constants.GGMLQuantizationType(number)
        assert (kind.name.lower(), constants.GGML_QUANT_SIZES[kind]) == (
            block.name,
            (block.block_size, block.block_bytes),
        )


def test_a_small_file_is_read(tmp_path: Path) -> None:
    head = read_gguf_head(write(tmp_path / "a.gguf", SOUND))
    assert head.keys == {"general.architecture": "chatterbox", "n": 7, "list": ("a", "b")}
    assert [(found.name, found.shape, found.bytes) for found in head.tensors.values()] == [
        ("a", (2, 4), 32),
        ("b", (32,), 34),
    ]
    assert head.tensors["b"].offset == len(SOUND) - 34


def test_numbers_flags_and_bytes_are_read(tmp_path: Path) -> None:
    keys = [
        key("f", FLOAT32, np.float32(0.5).tobytes()),
        key("yes", BOOL, b"\x01"),
        array("bytes", UINT8, 3, b"abc"),
        array("flags", BOOL, 2, b"\x01\x00"),
        array("numbers", FLOAT32, 2, np.array([1, 2], np.float32).tobytes()),
    ]
    head = read_gguf_head(write(tmp_path / "a.gguf", gguf(keys, [], 0)))
    assert head.keys == {"f": 0.5, "yes": True, "bytes": b"abc", "flags": (True, False), "numbers": (1.0, 2.0)}


def test_a_file_cut_at_any_byte_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cut.gguf"
    for length in range(len(SOUND)):
        path.write_bytes(SOUND[:length])
        with pytest.raises(RefusedError, match=r"cut\.gguf"):
            read_gguf_head(path)


@pytest.mark.parametrize("path", DEMO, ids=["t3", "s3gen"])
@pytest.mark.parametrize("share", [0.0001, 0.001, 0.002, 0.005, 0.01, 0.1, 0.3, 0.5, 0.9, 0.99, 0.999])
def test_the_demo_model_cut_short_is_refused(tmp_path: Path, path: Path, share: float) -> None:
    size = path.stat().st_size
    with path.open("rb") as file:
        cut = write(tmp_path / "cut.gguf", file.read(int(size * share)))
    with pytest.raises(RefusedError, match=r"cut short|too short"):
        read_gguf_head(cut)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        pytest.param(b"", "too short", id="empty"),
        pytest.param(b"\x89PNG" * 30, "isn't a GGUF file", id="a picture"),
        pytest.param(gguf([], [], 0, version=1), "version 1", id="version 1"),
        pytest.param(gguf([], [], 0, version=3 << 24), "version 50331648", id="big-endian"),
        pytest.param(gguf([], [], 64, counts=(2**63, 0)), "more than any model", id="tensors without end"),
        pytest.param(gguf([], [], 64, counts=(0, 2**63)), "more than any model", id="keys without end"),
        pytest.param(gguf([], [], 64, counts=(1, 0)), "dimensions, or is damaged", id="one tensor too few"),
        pytest.param(gguf([u32("a", 1), u32("a", 1)], [], 0), "key 'a' twice", id="a key twice"),
        pytest.param(gguf([u32("", 1)], [], 0), "without a name", id="a key without a name"),
        pytest.param(gguf([u32("k" * 2000, 1)], [], 0), "a text of 2000 bytes", id="a long key"),
        pytest.param(gguf([key("a", 13, b"")], [], 0), "unknown type 13", id="an unknown type"),
        pytest.param(gguf([key("a", BOOL, b"\x02")], [], 0), "neither true nor false", id="half true"),
        pytest.param(gguf([key("a", STRING, text(b"\xff"))], [], 0), "isn't UTF-8", id="not UTF-8"),
        pytest.param(gguf([key("a", STRING, b"\xff" * 8)], [], 0), "a text of", id="a text without end"),
        pytest.param(gguf([array("a", STRING, 2**60, b"")], [], 0), "more than it can hold", id="a list without end"),
        pytest.param(gguf([array("a", UINT64, 90, b"")], [], 30), "cut short", id="a list longer than the file"),
        pytest.param(gguf([array("a", ARRAY, 1, b"")], [], 60), "unknown type 9", id="a list of lists"),
        pytest.param(gguf([u32("general.alignment", 0)], [], 0), "alignment 0", id="no alignment"),
        pytest.param(gguf([u32("general.alignment", 48)], [], 0), "alignment 48", id="alignment 48"),
        pytest.param(gguf([string("general.alignment", "x")], [], 0), "alignment 'x'", id="a text as alignment"),
        pytest.param(gguf([], [tensor("a", (4,)), tensor("a", (4,), offset=32)], 64), "'a' twice", id="a tensor twice"),
        pytest.param(gguf([], [tensor("", (4,))], 32), "or is damaged", id="a tensor without a name"),
        pytest.param(gguf([], [tensor("x" * 64, (4,))], 32), "a text of 64 bytes", id="a long name"),
        pytest.param(gguf([], [tensor("a\0b", (4,))], 32), "or is damaged", id="a name with an end in it"),
        pytest.param(gguf([], [tensor("a", ())], 32), "0 dimensions", id="no dimensions"),
        pytest.param(gguf([], [tensor("a", (1,) * 5)], 32), "5 dimensions", id="five dimensions"),
        pytest.param(gguf([], [tensor("a", (0, 4))], 32), "impossible", id="an empty dimension"),
        pytest.param(gguf([], [tensor("a", (2**40,))], 32), "impossible", id="a dimension without end"),
        pytest.param(gguf([], [tensor("a", (2**31 - 1,) * 4)], 32), "beyond its end", id="more than 64 bits count"),
        pytest.param(gguf([], [tensor("a", (4,), 4)], 32), "unknown type 4", id="a type that was withdrawn"),
        pytest.param(gguf([], [tensor("a", (33,), Q8_0)], 99), "impossible for the type q8_0", id="half a block"),
        pytest.param(gguf([], [tensor("a", (4,), offset=8)], 64), "off its alignment", id="off alignment"),
        pytest.param(gguf([], [tensor("a", (4,), offset=2**63)], 32), "beyond its end", id="far away"),
        pytest.param(gguf([], [tensor("a", (9,)), tensor("b", (4,), offset=32)], 64), "overlap", id="overlapping"),
        pytest.param(gguf([], [tensor("a", (4,)), tensor("b", (4,), F16)], 64), "overlap", id="one on the other"),
    ],
)
def test_contradictions_are_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    path = write(tmp_path / "odd.gguf", content)
    with pytest.raises(RefusedError, match=f"odd.gguf.*{reason}"):
        read_gguf_head(path)


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.integers(0, len(SOUND) - 1), value=st.integers(0, 255))
def test_a_changed_byte_never_ends_in_anything_but_a_refusal(tmp_path: Path, place: int, value: int) -> None:
    changed = bytearray(SOUND)
    changed[place] = value
    path = write(tmp_path / "changed.gguf", bytes(changed))
    try:
        head = read_gguf_head(path)
    except RefusedError:
        return
    assert all(found.offset + found.bytes <= head.file_bytes for found in head.tensors.values())


def test_a_file_that_is_not_there_is_missing(tmp_path: Path) -> None:
    with pytest.raises(MissingError, match=r"none\.gguf"):
        read_gguf_head(tmp_path / "none.gguf")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RefusedError, match="can't be read"):
        read_gguf_head(tmp_path)
