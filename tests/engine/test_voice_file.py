"""A voice file is used only whole, for its own model, and with its consent record."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from soundalike.engine import Engine, SynthesisOptions
from soundalike.errors import MissingError, RefusedError
from tests.engine import voice_files


@pytest.fixture
def tensors(demo_folder: Path) -> dict[str, np.ndarray]:
    return voice_files.builtin_tensors(demo_folder)


def test_speaks_like_the_voice_it_was_made_from(
    engine: Engine, tokens: list[int], tensors: dict[str, np.ndarray], tmp_path: Path
) -> None:
    values = voice_files.keys(engine.description.variant, "Jörg O'Neil 测试")
    voice = engine.load_voice(voice_files.write(tmp_path / "Jörg & 测试.voice.gguf", values, tensors))
    assert voice.name == "Jörg O'Neil 测试"
    loaded = np.concatenate(list(engine.begin(voice, tokens, SynthesisOptions(seed=5))))
    builtin = np.concatenate(list(engine.begin(engine.builtin_voice(), tokens, SynthesisOptions(seed=5))))
    assert np.array_equal(loaded, builtin)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"variant": "t3_turbo"}, "was made for the model t3_turbo"),
        ({"consent.kind": ""}, "no record of the speaker's consent"),
        ({"consent.kind": "whatever"}, "no record of the speaker's consent"),
        ({"consent.name": ""}, "doesn't name the speaker"),
        ({"consent.date": ""}, "has no date"),
        ({"consent.date": "yesterday"}, "has no date"),
        ({"consent.kind": "licence"}, "names no licence"),
        ({"version": 2}, "version"),
    ],
)
def test_keys_that_are_refused(
    engine: Engine, tensors: dict[str, np.ndarray], tmp_path: Path, changed: dict[str, str | int], reason: str
) -> None:
    values = voice_files.keys(engine.description.variant, "Ada", changed)
    with pytest.raises(RefusedError, match=reason):
        engine.load_voice(voice_files.write(tmp_path / "ada.voice.gguf", values, tensors))


def test_an_edited_file_is_refused(engine: Engine, tensors: dict[str, np.ndarray], tmp_path: Path) -> None:
    values = voice_files.keys(engine.description.variant, "Ada")
    checksum = voice_files.digest(values, tensors)
    edited = values | {"soundalike.voice.consent.name": "Bea"}
    with pytest.raises(RefusedError, match="damaged or edited"):
        engine.load_voice(voice_files.write(tmp_path / "ada.voice.gguf", edited, tensors, checksum))
    shifted = tensors | {"s3gen/builtin/embedding": tensors["s3gen/builtin/embedding"] * 1.01}
    with pytest.raises(RefusedError, match="damaged or edited"):
        engine.load_voice(voice_files.write(tmp_path / "bea.voice.gguf", values, shifted, checksum))


@pytest.mark.parametrize("name", voice_files.TENSORS)
def test_a_missing_tensor_is_refused(engine: Engine, tensors: dict[str, np.ndarray], tmp_path: Path, name: str) -> None:
    values = voice_files.keys(engine.description.variant, "Ada")
    checksum = voice_files.digest(values, tensors)
    fewer = {other: tensor for other, tensor in tensors.items() if other != name}
    with pytest.raises(RefusedError, match=f"{name} is missing"):
        engine.load_voice(voice_files.write(tmp_path / "ada.voice.gguf", values, fewer, checksum))


@pytest.mark.parametrize(
    "name", ["chatterbox/builtin/speaker_emb", "s3gen/builtin/prompt_feat", "s3gen/builtin/embedding"]
)
def test_a_misshapen_tensor_is_refused(
    engine: Engine, tensors: dict[str, np.ndarray], tmp_path: Path, name: str
) -> None:
    values = voice_files.keys(engine.description.variant, "Ada")
    longer = np.concatenate([tensors[name].reshape(-1), tensors[name].reshape(-1)[:1]])
    with pytest.raises(RefusedError):
        engine.load_voice(voice_files.write(tmp_path / "ada.voice.gguf", values, tensors | {name: longer}))


def test_values_that_cannot_be(engine: Engine, tensors: dict[str, np.ndarray], tmp_path: Path) -> None:
    values = voice_files.keys(engine.description.variant, "Ada")
    broken = tensors["chatterbox/builtin/speaker_emb"].copy()
    broken.reshape(-1)[3] = np.nan
    with pytest.raises(RefusedError, match="isn't a number"):
        engine.load_voice(
            voice_files.write(tmp_path / "a.voice.gguf", values, tensors | {"chatterbox/builtin/speaker_emb": broken})
        )
    outside = tensors["s3gen/builtin/prompt_token"].copy()
    outside[0] = 729
    with pytest.raises(RefusedError, match="speech token 729"):
        engine.load_voice(
            voice_files.write(tmp_path / "b.voice.gguf", values, tensors | {"s3gen/builtin/prompt_token": outside})
        )


def test_files_that_are_no_voice(engine: Engine, demo_folder: Path, tmp_path: Path) -> None:
    with pytest.raises(RefusedError, match="isn't a voice file"):
        engine.load_voice(demo_folder / "t3.gguf")
    with pytest.raises(MissingError):
        engine.load_voice(tmp_path / "nobody.voice.gguf")
    (tmp_path / "empty.voice.gguf").touch()
    with pytest.raises(MissingError, match="empty"):
        engine.load_voice(tmp_path / "empty.voice.gguf")
