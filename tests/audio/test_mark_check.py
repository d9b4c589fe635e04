"""Files of any length, judged in pieces, over a detector that notes what it was given."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
import soundfile

from soundalike.audio.mark_check import PIECE_SECONDS, check_file
from soundalike.engine.mark import SAMPLE_RATE, MarkFinding
from soundalike.errors import MissingError, RefusedError


class Recorder:
    """Answers with what `answer` makes of each piece."""

    def __init__(self, answer: Callable[[npt.NDArray[np.float32]], MarkFinding]) -> None:
        self.pieces: list[npt.NDArray[np.float32]] = []
        self._answer = answer

    def detect(self, samples: npt.ArrayLike) -> MarkFinding:
        self.pieces.append(np.asarray(samples, np.float32))
        return self._answer(self.pieces[-1])


def by_loudness(piece: npt.NDArray[np.float32]) -> MarkFinding:
    """Loud pieces are marked, quiet ones not, silent ones unclear."""
    loudness = float(np.abs(piece).mean())
    if loudness == 0.0:
        return MarkFinding("unclear", 0.0)
    return MarkFinding("marked", 1.0) if loudness > 0.2 else MarkFinding("unmarked", 0.0)


def write(path: Path, seconds: float, rate: int, level: float = 0.5, channels: int = 1) -> Path:
    soundfile.write(path, np.full((int(seconds * rate), channels), level, np.float32), rate, subtype="FLOAT")
    return path


@pytest.mark.parametrize("rate", [8000, 24000, 44100])
@pytest.mark.parametrize("seconds", [0.25, 59.0, 61.0, 130.0, 181.0])
def test_every_second_is_judged_once(rate: int, seconds: float, tmp_path: Path) -> None:
    recorder = Recorder(by_loudness)
    finding = check_file(write(tmp_path / "a.wav", seconds, rate), recorder)
    assert finding.seconds == pytest.approx(seconds, abs=0.01)
    assert finding.judged_seconds == pytest.approx(seconds, abs=0.01)
    assert finding.verdict == "marked"
    lengths = [len(piece) / SAMPLE_RATE for piece in recorder.pieces]
    assert max(lengths) < 2 * PIECE_SECONDS + 1
    assert len(lengths) == max(1, int(seconds // PIECE_SECONDS))


def test_channels_are_mixed(tmp_path: Path) -> None:
    recorder = Recorder(by_loudness)
    sound = np.stack([np.full(24000, 0.5), np.full(24000, -0.1)], axis=1).astype(np.float32)
    soundfile.write(tmp_path / "a.wav", sound, 24000, subtype="FLOAT")
    check_file(tmp_path / "a.wav", recorder)
    assert np.allclose(np.concatenate(recorder.pieces), 0.2)


def test_what_cannot_be_judged_does_not_count(tmp_path: Path) -> None:
    silence, loud = np.zeros(70 * 24000, np.float32), np.full(60 * 24000, 0.5, np.float32)
    soundfile.write(tmp_path / "a.wav", np.concatenate([silence[: 60 * 24000], loud]), 24000)
    finding = check_file(tmp_path / "a.wav", Recorder(by_loudness))
    assert (finding.verdict, finding.confidence) == ("marked", 1.0)
    assert finding.judged_seconds == pytest.approx(60.0)
    soundfile.write(tmp_path / "b.wav", silence, 24000)
    assert check_file(tmp_path / "b.wav", Recorder(by_loudness)).verdict == "unclear"


def test_samples_that_are_no_numbers_are_silence(tmp_path: Path) -> None:
    sound = np.full(24000, np.nan, np.float32)
    soundfile.write(tmp_path / "a.wav", sound, 24000, subtype="FLOAT")
    assert check_file(tmp_path / "a.wav", Recorder(by_loudness)).verdict == "unclear"


def test_rates_that_hold_no_speech_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RefusedError, match="3000 Hz"):
        check_file(write(tmp_path / "a.wav", 1.0, 3000), Recorder(by_loudness))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(MissingError, match=r"absent\.wav"):
        check_file(tmp_path / "absent.wav", Recorder(by_loudness))
