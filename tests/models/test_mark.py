"""The watermark's network: from a torch archive to GGUF, and from a wheel."""

from __future__ import annotations

import hashlib
import zipfile
from pathlib import Path
from typing import Any

import gguf
import numpy as np
import numpy.typing as npt
import pytest

from soundalike.errors import MissingError, RefusedError
from soundalike.models import mark
from soundalike.models.mark import CHECKPOINT_MEMBER, LAYERS, STACKS, convert_mark, ensure_mark, find_mark
from soundalike.paths import bundled_resources
from tests.models import torch_files

WIDTH = 4


def tiny_state() -> dict[str, npt.NDArray[Any]]:
    """The right names at a small width."""
    generator = np.random.default_rng(5)
    state: dict[str, npt.NDArray[Any]] = {}
    for stack in STACKS:
        for layer in range(LAYERS):
            kernel = 1 if layer in {0, LAYERS - 1} else 7
            state[f"{stack}.{layer}.conv.weight"] = generator.standard_normal((WIDTH, WIDTH, kernel)).astype(np.float32)
            state[f"{stack}.{layer}.conv.bias"] = generator.standard_normal(WIDTH).astype(np.float32)
    state["ap.spectrogram.window"] = np.ones(8, np.float32)
    return state


@pytest.fixture
def checkpoint(tmp_path: Path) -> Path:
    return torch_files.save(tmp_path / "net.pth.tar", {"model": tiny_state(), "step": 250000})


def make_wheel(path: Path, content: bytes) -> Path:
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr(CHECKPOINT_MEMBER, content)
    return path


def test_names_types_and_values(checkpoint: Path, tmp_path: Path) -> None:
    convert_mark(checkpoint, tmp_path / "new" / "mark.gguf")
    reader = gguf.GGUFReader(tmp_path / "new" / "mark.gguf")
    tensors = {tensor.name: tensor for tensor in reader.tensors}
    state = tiny_state()
    assert len(tensors) == len(state) - 1
    for stack, name in STACKS.items():
        for layer in range(LAYERS):
            weight = tensors[f"{name}/{layer}/weight"]
            expected = state[f"{stack}.{layer}.conv.weight"]
            assert weight.data.dtype == (np.float32 if name == "mark/encoder" else np.float16)
            assert np.allclose(weight.data, expected, rtol=1e-3)
            bias = tensors[f"{name}/{layer}/bias"].data
            assert bias.dtype == np.float32
            assert np.array_equal(bias, state[f"{stack}.{layer}.conv.bias"])
    assert reader.fields["general.architecture"].contents() == "perth"
    assert reader.fields["perth.n_fft"].contents() == 2048


def test_the_same_bytes_every_time(checkpoint: Path, tmp_path: Path) -> None:
    convert_mark(checkpoint, tmp_path / "a.gguf")
    convert_mark(checkpoint, tmp_path / "b.gguf")
    assert (tmp_path / "a.gguf").read_bytes() == (tmp_path / "b.gguf").read_bytes()
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("spoil", ["missing", "nan", "rank", "no model"])
def test_another_network_is_refused_and_nothing_is_written(spoil: str, tmp_path: Path) -> None:
    state: dict[str, Any] = tiny_state()
    name = "decoder.fast_layers.3.conv.weight"
    if spoil == "missing":
        del state[name]
    elif spoil == "nan":
        state[name][0, 0, 0] = np.nan
    elif spoil == "rank":
        state[name] = state[name][0]
    archive = {"weights": state} if spoil == "no model" else {"model": state}
    path = torch_files.save(tmp_path / "net.pth.tar", archive)
    with pytest.raises(RefusedError, match="holds no model" if spoil == "no model" else name):
        convert_mark(path, tmp_path / "mark.gguf")
    assert not list(tmp_path.glob("mark.gguf*"))


def test_a_wheel_becomes_the_file_once(checkpoint: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = checkpoint.read_bytes()
    monkeypatch.setattr(mark, "CHECKPOINT_SHA256", hashlib.sha256(content).hexdigest())
    wheel = make_wheel(tmp_path / "perth.whl", content)
    out = tmp_path / "resources" / "mark.gguf"
    assert mark.main([str(out), "--wheel", str(wheel)]) == 0
    made = out.stat()
    wheel.unlink()
    ensure_mark(out, wheel)  # it is there: the wheel isn't asked for
    assert out.stat().st_mtime_ns == made.st_mtime_ns


def test_a_changed_wheel_is_refused(checkpoint: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wheel = make_wheel(tmp_path / "perth.whl", checkpoint.read_bytes())
    assert mark.main([str(tmp_path / "mark.gguf"), "--wheel", str(wheel)]) == 3
    assert "isn't the pinned one" in capsys.readouterr().err
    assert not (tmp_path / "mark.gguf").exists()


@pytest.mark.parametrize("content", [None, b"no zip"])
def test_a_damaged_wheel_is_refused(content: bytes | None, tmp_path: Path) -> None:
    wheel = tmp_path / "perth.whl"
    if content is None:
        with zipfile.ZipFile(wheel, "w") as empty:
            empty.writestr("other", b"")
    else:
        wheel.write_bytes(content)
    with pytest.raises(RefusedError, match=r"perth\.whl"):
        ensure_mark(tmp_path / "mark.gguf", wheel)


def test_the_file_lies_beside_the_other_resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_mark() == bundled_resources() / "mark.gguf"
    monkeypatch.setattr(mark, "bundled_resources", lambda: tmp_path)
    with pytest.raises(MissingError, match=r"mark\.gguf is missing"):
        find_mark()
