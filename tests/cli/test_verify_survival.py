"""`soundalike verify` after what happens to sound on its way: the table of docs/mark.md, "What it survives"."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import soundfile

from soundalike.cli.main import main
from soundalike.engine.mark import SAMPLE_RATE, Mark
from soundalike.models.mark import find_mark

pytestmark = pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg treats the sound")

FOLDER = Path(__file__).parents[1] / "reference" / "fixtures" / "mark"
SPEEDS = (0.5, 0.75, 0.9, 1.1, 1.25, 1.5)
SURVIVED = {
    **{f"{rate} Hz": (["-ar", str(rate)], ".wav") for rate in (8000, 11025, 16000, 22050, 44100, 48000, 96000)},
    **{f"MP3 {rate}": (["-c:a", "libmp3lame", "-b:a", rate], ".mp3") for rate in ("128k", "64k", "32k")},
    **{f"Opus {rate}": (["-c:a", "libopus", "-b:a", rate], ".opus") for rate in ("64k", "32k", "16k")},
    **{f"speed {speed:g}": (["-af", f"atempo={speed}"], ".wav") for speed in SPEEDS},
    "Vorbis": (["-c:a", "libvorbis", "-q:a", "2", "-ac", "2"], ".ogg"),
    "MP3, then Opus": (["-c:a", "libopus", "-b:a", "32k"], ".opus"),
}
LOST = {
    f"as a tape at {speed:g}": (["-af", f"asetrate={round(SAMPLE_RATE * speed)},aresample={SAMPLE_RATE}"], ".wav")
    for speed in (0.8, 0.9, 1.1, 1.25)
}
EVERY_DAY = ("8000 Hz", "48000 Hz", "MP3 32k", "Opus 32k", "speed 0.5", "speed 1.5", "MP3, then Opus")


@pytest.fixture(scope="module")
def mark() -> Iterator[Mark]:
    with Mark.open(find_mark(), threads=1) as opened:
        yield opened


def through(source: Path, options: list[str], target: Path) -> Path:
    subprocess.run(["ffmpeg", "-y", "-loglevel", "error", "-i", source, *options, target], check=True, timeout=60)
    return target


def clips(number: int, mark: Mark, folder: Path) -> tuple[Path, Path]:
    """A clip marked by us, and the same without a mark."""
    plain, _ = soundfile.read(FOLDER / f"unmarked_{number}.flac", dtype="float32")
    marked, unmarked = folder / "marked.wav", folder / "unmarked.wav"
    soundfile.write(unmarked, plain, SAMPLE_RATE, subtype="PCM_16")
    soundfile.write(marked, mark.apply(np.asarray(plain, np.float32)), SAMPLE_RATE, subtype="PCM_16")
    return marked, unmarked


def check(treatment: str, number: int, mark: Mark, folder: Path, *, survives: bool) -> None:
    options, suffix = (SURVIVED | LOST)[treatment]
    for source, expected in zip(clips(number, mark, folder), (0 if survives else 1, 1), strict=True):
        before = source
        if "then" in treatment:
            before = through(source, ["-c:a", "libmp3lame", "-b:a", "64k"], source.with_suffix(".mp3"))
        treated = through(before, options, folder / f"treated{suffix}")
        assert main(["verify", "--quiet", str(treated)]) == expected, f"{source.stem} {number}, {treatment}"


@pytest.mark.parametrize("treatment", EVERY_DAY)
def test_the_mark_survives(treatment: str, mark: Mark, tmp_path: Path) -> None:
    check(treatment, 0, mark, tmp_path, survives=True)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("treatment", SURVIVED)
def test_the_mark_survives_in_every_clip(treatment: str, number: int, mark: Mark, tmp_path: Path) -> None:
    check(treatment, number, mark, tmp_path, survives=True)


@pytest.mark.slow
@pytest.mark.parametrize("treatment", LOST)
def test_a_speed_that_moves_the_pitch_loses_it(treatment: str, mark: Mark, tmp_path: Path) -> None:
    """As docs/mark.md says: if it survives after all, the page is to be changed."""
    check(treatment, 0, mark, tmp_path, survives=False)
