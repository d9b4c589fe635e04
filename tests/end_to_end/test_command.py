"""The program as a person uses it: a sentence on the command line, a WAV file that can be understood."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import soundfile

from tests.end_to_end.recogniser import listen
from tests.end_to_end.word_errors import word_error

pytestmark = pytest.mark.end_to_end

SENTENCE = "There is a small shop at the end of the road."
MOST_WORD_ERROR = 0.3


def soundalike(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the command, with the parts that this test runs with."""
    return subprocess.run(
        [sys.executable, "-m", "soundalike", *arguments, "--threads", "1"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_sentence_becomes_a_file_that_is_understood(tmp_path: Path) -> None:
    run = soundalike("speak", SENTENCE, "-o", "said.wav", "--seed", "1", folder=tmp_path)

    assert run.returncode == 0, run.stderr
    path = Path(run.stdout.splitlines()[-1])
    assert path == tmp_path / "said.wav"
    samples, rate = soundfile.read(path, dtype="float32")
    assert rate == 24000
    heard = listen(samples, rate)
    assert word_error(SENTENCE, heard) <= MOST_WORD_ERROR, heard


def test_a_pipe_gives_the_same_samples_as_a_file(tmp_path: Path) -> None:
    in_file = soundalike("speak", SENTENCE, "-o", "said.wav", "--seed", "1", folder=tmp_path)
    piped = subprocess.run(
        [sys.executable, "-m", "soundalike", "speak", SENTENCE, "-o", "-", "--seed", "1", "--threads", "1"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=False,
    )

    assert (in_file.returncode, piped.returncode) == (0, 0)
    samples, _ = soundfile.read(tmp_path / "said.wav", dtype="int16")
    assert np.array_equal(np.frombuffer(piped.stdout, dtype="<i2"), samples)


def test_text_without_anything_to_say_leaves_no_file(tmp_path: Path) -> None:
    run = soundalike("speak", "...", "-o", "said.wav", folder=tmp_path)

    assert run.returncode == 1
    assert not (tmp_path / "said.wav").exists()


@pytest.mark.parametrize("suffix", ["flac", "mp3", "opus", "ogg"])
def test_every_format_carries_the_mark(tmp_path: Path, suffix: str) -> None:
    run = soundalike("speak", SENTENCE, "-o", f"said.{suffix}", "--seed", "1", folder=tmp_path)
    assert run.returncode == 0, run.stderr
    verified = subprocess.run(
        [sys.executable, "-m", "soundalike", "verify", f"said.{suffix}"], cwd=tmp_path, capture_output=True, check=False
    )
    assert (verified.returncode, verified.stderr) == (0, b"")
