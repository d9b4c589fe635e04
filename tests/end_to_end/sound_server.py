"""A PulseAudio server of the tests' own, with two outputs that nobody hears, and a recorder on what they play."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

RATE = 24_000
PROTOCOL = "module-native-protocol-unix auth-anonymous=1"
NULL_SINK = f"module-null-sink sink_name={{}} rate={RATE} channels=1"
SINKS = ("speaker", "headset")
PROGRAMS = ("pulseaudio", "pactl", "parec")


class SoundServer:
    """The running server. `environment` makes programs find it, and none other."""

    def __init__(self, folder: Path) -> None:
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("PULSE_")},
            "XDG_RUNTIME_DIR": str(folder),
            "PULSE_RUNTIME_PATH": str(folder / "pulse"),
            "PULSE_STATE_PATH": str(folder / "state"),
            "PULSE_COOKIE": str(folder / "cookie"),
        }
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """With the outputs of `SINKS`, the first of them the default."""
        loaded = [f"--load={module}" for module in (PROTOCOL, *(NULL_SINK.format(name) for name in SINKS))]
        with (self._folder / "pulseaudio.log").open("ab") as log:
            self._process = subprocess.Popen(
                ["pulseaudio", "-n", "--exit-idle-time=-1", "--daemonize=no", "--use-pid-file=no", *loaded],
                env={**self.environment, "HOME": str(self._folder)},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        wait_until(lambda: set(SINKS) <= self.sinks(), "the sound server doesn't answer")

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(10)
            self._process = None

    def sinks(self) -> set[str]:
        """The names of its outputs."""
        return {line.split("\t")[1] for line in self.ask("list", "short", "sinks").splitlines()}

    def connect(self, sink: str) -> None:
        """Another output, as if it were plugged in."""
        self.ask("load-module", *NULL_SINK.format(sink).split(" "))
        assert sink in self.sinks()

    def disconnect(self, sink: str) -> None:
        """Takes an output away, as if its cable were pulled."""
        for line in self.ask("list", "short", "modules").splitlines():
            number, _, arguments = (*line.split("\t"), "", "")[:3]
            if f"sink_name={sink} " in arguments:
                self.ask("unload-module", number)
        assert sink not in self.sinks()

    def add_microphone(self, name: str, rate: int = RATE, channels: int = 1) -> Microphone:
        """A microphone that hears what is said into it; the room is never quite silent."""
        self.ask("load-module", "module-null-sink", f"sink_name={name}-mouth", f"rate={rate}", f"channels={channels}")
        microphone = Microphone(self, name, self._folder)
        self.ask("load-module", *microphone.arguments.split(" "))
        return microphone

    def make_default(self, sink: str) -> None:
        self.ask("set-default-sink", sink)

    def ask(self, *command: str) -> str:
        """What `pactl` answers; empty when there is no answer."""
        done = subprocess.run(
            ["pactl", *command], env=self.environment, capture_output=True, text=True, check=False, timeout=30
        )
        return done.stdout

    def playing(self) -> int:
        """How many streams are open."""
        return len(self.ask("list", "short", "sink-inputs").splitlines())

    @contextmanager
    def recording(self, sink: str = "speaker") -> Iterator[Recording]:
        """While inside, what `sink` plays is recorded."""
        path = self._folder / f"{sink}-{time.monotonic_ns()}.s16"
        command = ["parec", f"--device={sink}.monitor", f"--rate={RATE}", "--channels=1", "--format=s16le", "--raw"]
        with path.open("wb") as file:
            recorder = subprocess.Popen([*command, "--latency-msec=20"], stdout=file, env=self.environment)
        recording = Recording(path)
        try:
            wait_until(lambda: recording.seconds > 0, "the recorder gets nothing")
            yield recording
            time.sleep(0.3)
        finally:
            recorder.terminate()
            recorder.wait(10)


class Microphone:
    """Speaks into it."""

    def __init__(self, server: SoundServer, name: str, folder: Path) -> None:
        self.name = name
        self._server = server
        self._folder = folder

    def say(self, samples: npt.NDArray[np.float32], rate: int) -> subprocess.Popen[bytes]:
        """Begins to say this, mono in -1..1; waiting for the process waits for the end."""
        path = self._folder / f"{self.name}-{time.monotonic_ns()}.f32"
        path.write_bytes(np.ascontiguousarray(samples, "<f4").tobytes())
        command = ["pacat", "--playback", f"--device={self.name}-mouth", f"--rate={rate}", "--channels=1", "--raw"]
        with path.open("rb") as file:
            return subprocess.Popen(
                [*command, "--format=float32le", "--latency-msec=50"], stdin=file, env=self._server.environment
            )

    @contextmanager
    def in_a_room(self, level: float = 3e-4) -> Iterator[None]:
        """While inside, it hears a little noise."""
        noise = np.random.default_rng(1).normal(0.0, level, 600 * RATE).astype(np.float32)
        process = self.say(noise, RATE)
        try:
            yield
        finally:
            process.terminate()
            process.wait(10)

    @property
    def arguments(self) -> str:
        """What `pactl load-module` takes to plug it in again."""
        described = f"source_properties=device.description={self.name}"
        return f"module-remap-source master={self.name}-mouth.monitor source_name={self.name} {described}"

    def module(self) -> str:
        """What `pactl unload-module` takes to pull its cable."""
        for line in self._server.ask("list", "short", "modules").splitlines():
            number, _, arguments = (*line.split("\t"), "", "")[:3]
            if f"source_name={self.name} " in f"{arguments} ":
                return number
        raise AssertionError(f"{self.name} isn't plugged in")


class Recording:
    """Sound as it is recorded."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @property
    def samples(self) -> npt.NDArray[np.int16]:
        data = self._path.read_bytes()
        return np.frombuffer(data[: len(data) // 2 * 2], dtype="<i2")

    @property
    def seconds(self) -> float:
        return self._path.stat().st_size / 2 / RATE

    def heard(self) -> bool:
        """Whether there was any sound yet."""
        return bool(self.samples.any())


def wait_until(condition: object, otherwise: str, seconds: float = 60.0) -> None:
    """Returns once `condition()` holds; fails with `otherwise` when it takes too long."""
    assert callable(condition)
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, otherwise
        time.sleep(0.02)


@contextmanager
def sound_server(folder: Path) -> Iterator[SoundServer]:
    """The server, in `folder`. Skips the test where PulseAudio isn't installed."""
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} isn't installed (apt: pulseaudio, pulseaudio-utils)")
    folder.chmod(0o700)
    server = SoundServer(folder)
    try:
        server.start()
        yield server
    finally:
        server.stop()
