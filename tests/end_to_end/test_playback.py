"""Playing through a real sound server: what is heard is what was made, to the last sample."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
import soundfile

from soundalike.audio.output_stream import LATENCY_SECONDS
from soundalike.audio.playback import RELEASE_SECONDS
from tests.end_to_end.recogniser import listen
from tests.end_to_end.sound_server import RATE, SoundServer, sound_server, wait_until
from tests.end_to_end.word_errors import word_error

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.flaky(reruns=2),  # a machine that is busy with something else makes real sound break off
    pytest.mark.skipif(sys.platform != "linux", reason="PulseAudio with an output that nobody hears is Linux alone"),
]

PARAGRAPH = (
    "There is a small shop at the end of the road. It sells bread and milk in the morning. On Sunday the door stays "
    "closed, and the street is quiet."
)
MOST_WORD_ERROR = 0.3
FAST_ENOUGH = 0.8
"""Seconds of work for a second of sound. With more there may be silence in between, as the machine can't do better."""
TRIES = 3
SERVER_SECONDS = 0.15
"""What the server and the recorder may add to what the device holds."""


@pytest.fixture(scope="module")
def server() -> Iterator[SoundServer]:
    with tempfile.TemporaryDirectory(prefix="sound") as folder, sound_server(Path(folder)) as running:
        yield running


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "soundalike", *arguments]


def environment(server: SoundServer) -> dict[str, str]:
    """With the parts that this test runs with."""
    return {**server.environment, "PYTHONPATH": os.pathsep.join(sys.path)}


def speak(server: SoundServer, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs `speak` to its end."""
    return subprocess.run(
        command("speak", *arguments, "--threads", "1"),
        env=environment(server),
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def start(server: SoundServer, *arguments: str) -> subprocess.Popen[bytes]:
    """Starts `speak`, with a pipe to it when it is to read one."""
    return subprocess.Popen(
        command("speak", *arguments, "--threads", "1"),
        env=environment(server),
        stdin=subprocess.PIPE if "--live" in arguments else subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def result_of(run: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert run.returncode == 0, run.stderr
    result: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    assert result["event"] == "result"
    return result


def aligned(recorded: npt.NDArray[np.int16], made: npt.NDArray[np.int16]) -> npt.NDArray[np.int16]:
    """The stretch of the recording that is most like what was made, as long as that."""
    assert len(recorded) >= len(made)
    size = len(recorded) + len(made)
    spectrum = np.fft.rfft(recorded.astype(np.float64), size) * np.conj(np.fft.rfft(made.astype(np.float64), size))
    at = int(np.argmax(np.fft.irfft(spectrum, size)[: len(recorded) - len(made) + 1]))
    return recorded[at : at + len(made)]


def test_a_paragraph_is_heard_whole(server: SoundServer, tmp_path: Path) -> None:
    """Cases PLY-01, PLY-02 and PLY-04."""
    filed = speak(server, PARAGRAPH, "--seed", "1", "-o", str(tmp_path / "said.wav"))
    assert filed.returncode == 0, filed.stderr
    made, _ = soundfile.read(tmp_path / "said.wav", dtype="int16")
    for _ in range(TRIES):
        with server.recording() as recording:
            result = result_of(speak(server, PARAGRAPH, "--seed", "1", "--json"))
        if result["real_time_factor"] < FAST_ENOUGH or not result["underruns"]:
            break
    else:
        pytest.skip(f"the machine is too busy: a second of sound takes {result['real_time_factor']} s")
    assert result["underruns"] == 0
    assert result["first_sound_seconds"] > 0
    heard = recording.samples
    difference = np.abs(aligned(heard, made).astype(np.int32) - made)
    assert difference.max() <= 1, f"{np.count_nonzero(difference > 1)} samples differ"
    assert np.count_nonzero(heard) <= np.count_nonzero(made) + len(made) // 100, "something else was heard too"
    understood = listen((heard / 32768).astype(np.float32), RATE)
    assert word_error(PARAGRAPH, understood) <= MOST_WORD_ERROR, understood


def test_stop_silences_within_what_the_device_holds(server: SoundServer) -> None:
    with server.recording() as recording:
        program = start(server, PARAGRAPH, "--seed", "1")
        wait_until(recording.heard, "nothing was heard")
        time.sleep(0.5)
        stopped_at = recording.seconds
        program.send_signal(signal.SIGINT)
        assert program.wait(30) == 130
        time.sleep(0.5)
    loud = np.flatnonzero(recording.samples)
    assert loud[-1] / RATE - stopped_at <= LATENCY_SECONDS + SERVER_SECONDS


def test_the_device_is_given_back_while_nobody_writes(server: SoundServer) -> None:
    """Case PLY-06, and text that arrives while the program waits."""
    with server.recording() as recording:
        program = start(server, "--live", "--seed", "1")
        assert program.stdin is not None
        for sentence in (b"There is a small shop.\n", b"It is at the end of the road.\n"):
            before = np.count_nonzero(recording.samples)
            program.stdin.write(sentence)
            program.stdin.flush()
            wait_until(
                lambda before=before: np.count_nonzero(recording.samples) > before + RATE // 4, "nothing was heard"
            )
            assert server.playing() == 1
            wait_until(lambda: server.playing() == 0, "the device is held", RELEASE_SECONDS + 10)
            assert program.poll() is None
        program.stdin.close()
        assert program.wait(60) == 0


def test_a_named_output_is_played_on(server: SoundServer) -> None:
    listed = subprocess.run(
        command("devices", "--json"), env=environment(server), capture_output=True, text=True, check=True
    )
    names = {json.loads(line)["name"]: json.loads(line) for line in listed.stdout.splitlines()}
    assert set(names) == {"speaker", "headset"}
    assert names["speaker"]["default"]
    assert names["headset"]["monitor"] == "headset.monitor"
    with server.recording() as speaker, server.recording("headset") as headset:
        result_of(speak(server, "Hello there, my friend.", "--seed", "1", "--device", "headset", "--json"))
    assert headset.heard()
    assert not speaker.heard()


@pytest.mark.skipif(Path("/proc/asound/card0").exists(), reason="this machine has a sound card")
def test_without_a_sound_server_it_says_so(server: SoundServer) -> None:
    server_gone = {**environment(server), "PULSE_SERVER": "unix:/nowhere/native"}
    run = subprocess.run(command("speak", "Hello."), env=server_gone, capture_output=True, text=True, check=False)
    assert run.returncode == 4
    assert "no sound device" in run.stderr
    assert "Traceback" not in run.stderr
