"""The bundled model and clips are whole, and are what their origin files say."""

from __future__ import annotations

import hashlib
import wave
from pathlib import Path

import numpy as np
import pytest
from gguf import GGUFReader

from soundalike.models import describe, find_model
from soundalike.paths import bundled_resources

DEMO, CLIPS = bundled_resources() / "demo", bundled_resources() / "clips"


@pytest.mark.parametrize("name", ["t3.gguf", "s3gen.gguf"])
def test_the_origin_file_names_these_very_bytes(name: str) -> None:
    digest = hashlib.sha256((DEMO / name).read_bytes()).hexdigest()
    assert f"{digest}  {name}" in (DEMO / "README.md").read_text(encoding="utf-8")


def test_the_pair_is_found_and_speaks_for_itself(tmp_path: Path) -> None:
    pair = find_model(None, tmp_path)
    t3, s3gen = describe(pair.t3), describe(pair.s3gen)
    assert t3.variant.startswith("demo-")
    assert s3gen.fits == (t3.variant,)
    for info in (t3, s3gen):
        assert info.builtin_voice is not None
        assert {kind.name for kind in info.types} == {"f16", "f32", "i32"}
    assert t3.tokens > 256


@pytest.mark.parametrize("name", ["t3.gguf", "s3gen.gguf"])
def test_every_weight_is_a_number(name: str) -> None:
    for tensor in GGUFReader(DEMO / name).tensors:
        assert np.isfinite(np.asarray(tensor.data, np.float32)).all(), tensor.name


def test_every_clip_is_mono_16_bit_speech_with_a_named_origin() -> None:
    clips = sorted(CLIPS.glob("*.wav"))
    assert len(clips) == 8
    origins = (CLIPS / "README.md").read_text(encoding="utf-8")
    for path in clips:
        with wave.open(str(path)) as clip:
            assert (clip.getnchannels(), clip.getsampwidth(), clip.getframerate()) == (1, 2, 24000)
            assert clip.getnframes() > 9 * 24000
        assert f"`{path.name}`" in origins
