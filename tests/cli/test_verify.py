"""`soundalike verify` on real files of many forms."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile
import soxr

from soundalike.cli import verify
from soundalike.cli.main import main
from soundalike.errors import MissingError

FOLDER = Path(__file__).parents[1] / "reference" / "fixtures" / "mark"
MARKED = FOLDER / "official_0.flac"
UNMARKED = FOLDER / "unmarked_0.flac"


def written(path: Path, source: Path, rate: int, channels: int = 1, **options: Any) -> Path:
    samples, _ = soundfile.read(source, dtype="float32")
    resampled = soxr.resample(samples, 24_000, rate)
    soundfile.write(path, np.repeat(resampled[:, None], channels, axis=1), rate, **options)
    return path


@pytest.mark.parametrize(
    ("name", "rate", "channels"),
    [
        ("a.wav", 24000, 1),
        ("a.wav", 44100, 2),
        ("a.flac", 48000, 2),
        ("a.wav", 8000, 1),
        ("a.mp3", 44100, 1),
        ("a.ogg", 32000, 2),
    ],
)
def test_any_rate_channels_and_format(name: str, rate: int, channels: int, tmp_path: Path) -> None:
    assert main(["verify", str(written(tmp_path / name, MARKED, rate, channels))]) == 0
    assert main(["verify", str(written(tmp_path / name, UNMARKED, rate, channels))]) == 1


def test_opus(tmp_path: Path) -> None:
    path = written(tmp_path / "a.opus", MARKED, 48000, format="OGG", subtype="OPUS")
    assert main(["verify", str(path)]) == 0


def test_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(MARKED)]) == 0
    assert "official_0.flac: marked as synthetic speech" in capsys.readouterr().out
    assert main(["verify", str(UNMARKED)]) == 1
    assert "unmarked_0.flac: no mark was found" in capsys.readouterr().out


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--json", str(MARKED)]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["version"], said["verdict"], said["file"]) == (1, "marked", str(MARKED))
    assert 0.5 <= said["confidence"] <= 1.0
    assert math.isclose(said["seconds"], 3.0, abs_tol=0.05)


def test_too_short_and_silent_is_unclear(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    samples, rate = soundfile.read(MARKED, dtype="float32")
    for name, sound in (("short.wav", samples[:2400]), ("silent.wav", np.zeros(48000)), ("empty.wav", samples[:0])):
        soundfile.write(tmp_path / name, sound, rate)
        assert main(["verify", str(tmp_path / name)]) == 2
        assert "can't tell" in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"", b"not sound at all", b"RIFF\xff\xff\xff\xffWAVEfmt ", b"fLaC" + bytes(40)])
def test_what_is_not_sound_gets_a_sentence(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.wav"
    path.write_bytes(content)
    assert main(["verify", str(path)]) == 2
    said = capsys.readouterr()
    assert str(path) in said.err
    assert "Traceback" not in said.err
    assert said.out == ""


def test_what_is_not_there_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "absent.wav", tmp_path):
        assert main(["verify", str(path)]) == 2
        assert str(path) in capsys.readouterr().err


def test_a_missing_network_gets_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def missing(_path: Path) -> None:
        raise MissingError("mark.gguf is missing.")

    monkeypatch.setattr(verify, "judge", missing)
    assert main(["verify", str(MARKED)]) == 2
    assert "mark.gguf is missing." in capsys.readouterr().err
