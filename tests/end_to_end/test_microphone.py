"""Recording from microphones of every rate and number of channels: the length, the pitch and every sample are right."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import soundfile
import soxr

from tests.clips import read_clip
from tests.end_to_end.sound_server import SoundServer, sound_server

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.flaky(reruns=2),  # a machine that is busy with something else makes real sound break off
    pytest.mark.skipif(sys.platform != "linux", reason="PulseAudio with a microphone into which a file speaks"),
]

RATE = 24_000
SECONDS = 5.5
ALIKE = 0.98


@pytest.fixture(scope="module")
def server() -> Iterator[SoundServer]:
    with tempfile.TemporaryDirectory(prefix="sound") as folder, sound_server(Path(folder)) as running:
        yield running


@pytest.mark.parametrize(
    ("rate", "channels"), [(16_000, 1), (44_100, 2), (48_000, 1), (48_000, 6), (96_000, 2), (24_000, 1)]
)
def test_every_kind_of_microphone_records_what_was_said(
    server: SoundServer, tmp_path: Path, rate: int, channels: int
) -> None:
    """Cases REC-06 and REC-08."""
    microphone = server.add_microphone(f"mic{rate}x{channels}", rate, channels)
    said = read_clip("ref_1_joe0.wav")[: round(SECONDS * RATE)]
    path = tmp_path / "heard.wav"
    with microphone.in_a_room():
        recorder = subprocess.Popen(
            [sys.executable, "-m", "tests.end_to_end.record_clip", microphone.name, str(path)],
            env={**server.environment, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert recorder.stdout is not None
        assert recorder.stdin is not None
        assert recorder.stdout.readline() == "ready\n"
        assert microphone.say(said, RATE).wait(60) == 0
        time.sleep(0.5)
        recorder.stdin.write("\n")
        recorder.stdin.flush()
        seconds, lost = (float(figure) for figure in recorder.stdout.readline().split())
        assert recorder.wait(30) == 0
        recorder.stdin.close()
        recorder.stdout.close()
    heard, own_rate = soundfile.read(path, dtype="float32", always_2d=True)
    assert own_rate == rate
    assert heard.shape[1] == min(2, channels)
    assert lost == 0
    assert abs(len(heard) / rate - seconds) < 0.1
    expected = soxr.resample(said, RATE, rate)
    for channel in heard.T:
        assert _likeness(channel, expected) > ALIKE


def _likeness(heard: np.ndarray, said: np.ndarray) -> float:
    """The correlation where `said` fits best: a lost or doubled block anywhere would spoil it."""
    size = len(heard) + len(said)
    product = np.fft.irfft(np.fft.rfft(heard, size) * np.conj(np.fft.rfft(said, size)), size)
    at = int(np.argmax(product[: max(1, len(heard) - len(said) + 1)]))
    part = heard[at : at + len(said)]
    return float(np.corrcoef(part, said[: len(part)])[0, 1])
