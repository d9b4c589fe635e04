"""A voice's clip comes back as it was; what isn't one is refused before it takes memory."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest
import soundfile

from soundalike.errors import MissingError, RefusedError
from soundalike.voices.clip_file import CLIP_SUFFIX, MOST_SECONDS, decode_clip, decode_statement, encode_flac
from tests.voices.made_voices import tone


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / f"Åda{CLIP_SUFFIX}"


def test_it_is_flac_of_24_bits(path: Path) -> None:
    path.write_bytes(encode_flac(tone()))
    info = soundfile.info(path)
    assert (info.format, info.subtype, info.samplerate, info.channels) == ("FLAC", "PCM_24", 24_000, 1)
    assert np.abs(decode_clip(path) - tone()).max() < 2**-22


def test_what_is_too_loud_is_clipped(path: Path) -> None:
    path.write_bytes(encode_flac(np.array([0.0, 2.0, -3.0, 0.5] * 100, np.float32)))
    assert decode_clip(path)[:4] == pytest.approx([0.0, 1.0, -1.0, 0.5], abs=1e-6)


@pytest.mark.parametrize(
    "content", [b"", b"fLaC", b"fLaC" + b"\xff" * 500, b"RIFF\0\0\0\0WAVE", encode_flac(tone())[:-300]]
)
def test_damaged_clips(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(RefusedError, match="Åda"):
        decode_clip(path)


def _flac(samples: np.ndarray, rate: int) -> bytes:
    buffer = io.BytesIO()
    soundfile.write(buffer, samples, rate, format="FLAC")
    return buffer.getvalue()


def test_sounds_that_are_no_clips(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for samples, rate in (
        (np.zeros(1000), 48_000),
        (np.zeros((1000, 2)), 24_000),
        (np.zeros(0), 24_000),
        (np.zeros(MOST_SECONDS * 24_000 + 1), 24_000),
    ):
        path.write_bytes(_flac(samples, rate))
        with pytest.raises(RefusedError):
            decode_clip(path)
    with pytest.raises(MissingError, match="no such file"):
        decode_clip(path.with_name("absent"))


def test_a_statement_of_any_rate_comes_at_the_encoders(path: Path) -> None:
    spoken = np.sin(np.arange(16_000) / 20).astype(np.float32) * 0.5
    assert decode_statement(encode_flac(spoken, 16_000), "Ada") == pytest.approx(spoken, abs=1e-6)
    assert len(decode_statement(encode_flac(tone(1.5), 24_000), "Ada")) == 24_000
    for content in (b"", b"fLaC and more", _flac(np.zeros(MOST_SECONDS * 8000 + 1), 8000)):
        with pytest.raises(RefusedError, match="Ada, the spoken statement"):
            decode_statement(content, "Ada")
