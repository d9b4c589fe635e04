"""Watermark files made to do harm (cases SEC-01, 02, 04 and 06): refused, nothing is spoken, nothing crashes."""

from __future__ import annotations

import os
import struct
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import gguf
import numpy as np
import pytest

from soundalike.engine import Engine
from soundalike.engine.mark import Mark
from soundalike.errors import RefusedError
from soundalike.models.mark import ANALYSIS, find_mark
from tests.models import gguf_files

BINS = 128
WIDTH = 4
KERNELS = (1, 7, 7, 7, 7, 7, 1)
STACKS = {"mark/encoder": BINS, **{f"mark/detector/{speed}": 2 for speed in ("slow", "normal", "fast")}}
HEAD_BYTES = 8_000
"""The keys and the table of tensors lie before it."""

Tensors = dict[str, np.ndarray]


def network(kernels: Sequence[int] = KERNELS, width: int = WIDTH) -> Tensors:
    """All four stacks, of the published form but narrow."""
    dice = np.random.default_rng(1)
    tensors: Tensors = {}
    for stack, out in STACKS.items():
        sizes = [BINS, *[width] * (len(kernels) - 1), out]
        for layer, kernel in enumerate(kernels):
            shape = (sizes[layer + 1], sizes[layer], kernel)
            tensors[f"{stack}/{layer}/weight"] = dice.standard_normal(shape).astype(np.float32)
            tensors[f"{stack}/{layer}/bias"] = np.zeros(sizes[layer + 1], np.float32)
    return tensors


def write(
    path: Path,
    tensors: Mapping[str, np.ndarray],
    *,
    architecture: str = "perth",
    changed: Mapping[str, int] | None = None,
) -> Path:
    writer = gguf.GGUFWriter(path, architecture)
    for key, value in ANALYSIS.items():
        writer.add_uint32(key, (changed or {}).get(key.removeprefix("perth."), value))
    for name, tensor in tensors.items():
        writer.add_tensor(name, tensor)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def check_refused(path: Path, reason: str | None = None) -> None:
    with pytest.raises(RefusedError, match=reason) as raised:
        Mark.open(path, threads=1)
    assert str(path) in str(raised.value)


def real_tensors() -> Tensors:
    return {tensor.name: np.array(tensor.data) for tensor in gguf.GGUFReader(find_mark()).tensors}


def test_the_real_networks_values_are_taken(tmp_path: Path) -> None:
    """The control: written by this test, the file is as good as the program's own."""
    with Mark.open(write(tmp_path / "mark.gguf", real_tensors()), threads=1) as mark:
        assert len(mark.apply(np.zeros(5000, np.float32))) == 5000


@pytest.mark.parametrize(
    "kernels", [(1,), (1, 1), (7, 7), KERNELS[:-1], (*KERNELS, 1), (64,) * 7, (1, 7, 7, 7, 7, 6, 1), (1,) * 40]
)
def test_a_network_of_another_form_is_refused(kernels: tuple[int, ...], tmp_path: Path) -> None:
    """Case SEC-04: one that sees less than the stream lets it would leave ggml a row count below 0, and no process."""
    check_refused(write(tmp_path / "mark.gguf", network(kernels)))


def test_a_network_that_marks_nothing_is_refused(tmp_path: Path) -> None:
    """Else a file would be a way to unmarked speech."""
    silent = {name: np.zeros_like(tensor) for name, tensor in real_tensors().items()}
    check_refused(write(tmp_path / "mark.gguf", silent), "isn't the published one")


def test_one_wrong_value_is_noticed(tmp_path: Path) -> None:
    tensors = real_tensors()
    tensors["mark/encoder/3/weight"].reshape(-1)[1000] += np.float32(0.001)
    check_refused(write(tmp_path / "mark.gguf", tensors), "isn't the published one, or was damaged")


@pytest.mark.parametrize(
    "spoil",
    [
        lambda tensors: tensors.pop("mark/encoder/0/weight"),
        lambda tensors: tensors.pop("mark/encoder/2/bias"),
        lambda tensors: tensors.update({"mark/encoder/1/weight": np.zeros((WIDTH, WIDTH + 1, 7), np.float32)}),
        lambda tensors: tensors.update({"mark/encoder/1/weight": np.zeros((WIDTH, WIDTH, 65), np.float32)}),
        lambda tensors: tensors.update({"mark/encoder/0/weight": np.zeros((BINS,), np.float32)}),
        lambda tensors: tensors.update({"mark/encoder/6/bias": np.zeros((BINS - 1,), np.float32)}),
        lambda tensors: tensors.update({"mark/encoder/1/weight": np.full((WIDTH, WIDTH, 7), np.nan, np.float32)}),
        lambda tensors: tensors.update({"mark/encoder/1/weight": np.zeros((WIDTH, WIDTH, 7), np.int32)}),
    ],
)
def test_tensors_that_dont_fit(spoil: Callable[[Tensors], object], tmp_path: Path) -> None:
    tensors = network()
    spoil(tensors)
    check_refused(write(tmp_path / "mark.gguf", tensors))


def test_a_detector_that_doesnt_fit_is_refused_when_it_is_asked(tmp_path: Path) -> None:
    tensors = real_tensors()
    del tensors["mark/detector/fast/6/bias"]
    path = write(tmp_path / "mark.gguf", tensors)
    with Mark.open(path, threads=1) as mark:
        for _ in range(2):
            with pytest.raises(RefusedError, match=r"mark/detector/fast/6/bias"):
                mark.detect(np.zeros(24_000, np.float32))


@pytest.mark.parametrize("changed", [{"sample_rate": 0}, {"n_fft": 0}, {"hop": 0}, {"n_fft": 4096}, {"hop": 2**32 - 1}])
def test_keys_that_cant_be(changed: dict[str, int], tmp_path: Path) -> None:
    check_refused(write(tmp_path / "mark.gguf", network(), changed=changed))


def test_a_file_of_another_kind(tmp_path: Path) -> None:
    check_refused(write(tmp_path / "mark.gguf", network(), architecture="llama"), "perth")


@pytest.mark.parametrize("extents", [(2**42 + 1, 2**22), (2**63 - 1, 2), (2**64 - 1, 1), (2**28, 1), (0, 4)])
def test_extents_that_wrap_or_vanish(extents: tuple[int, int], tmp_path: Path) -> None:
    """Cases SEC-02 and SEC-04."""
    keys = [gguf_files.string("general.architecture", "perth")]
    content = gguf_files.gguf(keys, [gguf_files.tensor("mark/encoder/0/weight", extents)], 1024)
    check_refused(gguf_files.write(tmp_path / "mark.gguf", content))


@pytest.mark.parametrize(
    ("place", "layout", "value"),
    [(4, "<I", 0), (4, "<I", 0x03000000), (8, "<Q", 2**61), (8, "<Q", 2**64 - 1), (16, "<Q", 2**61), (24, "<Q", 2**62)],
)
def test_counts_and_lengths_beyond_the_file(place: int, layout: str, value: int, tmp_path: Path) -> None:
    """Cases SEC-01 and SEC-06, in the program's own file."""
    content = bytearray(find_mark().read_bytes())
    struct.pack_into(layout, content, place, value)
    check_refused(gguf_files.write(tmp_path / "mark.gguf", bytes(content)))


def test_any_one_wrong_byte_of_the_head_is_read_or_refused(tmp_path: Path) -> None:
    content = bytearray(find_mark().read_bytes())
    path = tmp_path / "mark.gguf"
    path.write_bytes(content)
    refused = 0
    for place in range(0, HEAD_BYTES, 211):
        with path.open("r+b") as file:
            file.seek(place)
            file.write(bytes([content[place] ^ 0xFF]))
            file.flush()
            try:
                Mark.open(path, threads=1).close()
            except RefusedError:
                refused += 1
            file.seek(place)
            file.write(content[place : place + 1])
    assert refused > 10
    Mark.open(path, threads=1).close()


def test_without_a_mark_nothing_is_spoken(tmp_path: Path, demo_folder: Path) -> None:
    path = write(tmp_path / "mark.gguf", network())
    with pytest.raises(RefusedError, match=r"mark\.gguf"):
        Engine.open(demo_folder / "t3.gguf", demo_folder / "s3gen.gguf", mark=path)


@pytest.mark.skipif(os.name != "posix", reason="names of files are bytes there")
def test_a_name_that_isnt_utf8_is_opened(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"m\xe4rk \xc3\xa4.gguf")
    path.write_bytes(find_mark().read_bytes())
    Mark.open(path, threads=1).close()
