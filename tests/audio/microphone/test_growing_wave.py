"""A recording that is whole at every moment, on a full disk too."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
import soundfile

from soundalike.audio.microphone.growing_wave import GrowingWave
from soundalike.errors import MissingError


def sound(frames: int, channels: int = 2) -> np.ndarray:
    return np.random.default_rng(frames).uniform(-1, 1, (frames, channels)).astype(np.float32)


@pytest.mark.parametrize("channels", [1, 2])
def test_what_was_appended_can_be_read_at_once(tmp_path: Path, channels: int) -> None:
    path = tmp_path / "line.wav"
    first, second = sound(100, channels), sound(57, channels)
    with GrowingWave(path, 44_100, channels) as file:
        for expected in (first, np.concatenate([first, second])):
            file.append(expected[-len(second) :] if len(expected) > 100 else expected)
            read, rate = soundfile.read(path, dtype="float32", always_2d=True)
            assert rate == 44_100
            np.testing.assert_allclose(read, expected, atol=2**-22)
        file.finish()
    assert file.seconds == 157 / 44_100


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "line.wav"
    file = GrowingWave(path, 8_000, 1)
    file.append(sound(100, 1))
    good = file._write_at
    monkeypatch.setattr(file, "_write_at", lambda *_: (_ for _ in ()).throw(OSError(errno.ENOSPC, "full")))
    file.append(sound(50, 1))
    file.append(sound(25, 1))
    assert file.held
    with pytest.raises(MissingError, match="kept in memory"):
        file.finish()
    assert soundfile.info(path).frames == 100
    monkeypatch.setattr(file, "_write_at", good)
    file.finish()
    read, _ = soundfile.read(path, dtype="float32", always_2d=True)
    np.testing.assert_allclose(read, np.concatenate([sound(100, 1), sound(50, 1), sound(25, 1)]), atol=2**-22)


PROGRAM = """
import sys, time
from pathlib import Path
import numpy as np
from soundalike.audio.microphone.growing_wave import GrowingWave
file = GrowingWave(Path(sys.argv[1]), 8000, 1)
while True:
    file.append(np.full((80, 1), 0.25, np.float32))
    print("x", flush=True)
    time.sleep(0.001)
"""


def test_killed_in_the_middle_it_holds_what_was_heard(tmp_path: Path) -> None:
    path = tmp_path / "line.wav"
    child = subprocess.Popen([sys.executable, "-c", PROGRAM, str(path)], stdout=subprocess.PIPE)
    assert child.stdout is not None
    for _ in range(50):
        child.stdout.readline()
    time.sleep(0.01)
    os.kill(child.pid, signal.SIGKILL)
    child.wait()
    child.stdout.close()
    read, _ = soundfile.read(path, dtype="float32")
    assert len(read) >= 50 * 80
    assert len(read) % 80 == 0
    np.testing.assert_allclose(read, 0.25, atol=2**-22)
