"""Somebody at a microphone that isn't there, faster than in real life; and a loudspeaker that only counts."""

from __future__ import annotations

import threading
import time
from dataclasses import replace

import numpy as np

from soundalike.audio.microphone.inputs import InputDevice, Inputs
from soundalike.audio.microphone.microphone import Microphone
from soundalike.engine.capture import CaptureRing
from soundalike.engine.types import Samples
from soundalike.errors import CancelledError
from tests.audio.microphone.fake_input import FakeInput
from tests.clips import read_clip

RATE = 24_000
SPEED = 12.0
USB = InputDevice("usb", "USB microphone", True, RATE, 1, 0)
WEBCAM = InputDevice("webcam", "Webcam", False, RATE, 1, 1)
MONITOR = InputDevice("out.monitor", "Monitor of Speakers", False, RATE, 2, 2, monitor=True)


class Mouth:
    """`saying` is whether the clip is said now; `gain` how loud; `silent` whether the microphone gives nothing."""

    def __init__(self) -> None:
        self.clip = read_clip("ref_1_joe0.wav")
        self.noise = np.random.default_rng(1).normal(0.0, 3e-4, RATE).astype(np.float32)
        self.saying = False
        self.silent = False
        self.gain = 1.0
        self.place = 0
        self.devices: tuple[InputDevice, ...] = (USB, WEBCAM, MONITOR)
        self.opened: list[str] = []
        self.streams: list[FakeInput] = []

    def list_inputs(self, _read_again: bool) -> Inputs:
        return Inputs(self.devices, "a fake system")

    def open_microphone(self, device: InputDevice) -> Microphone:
        self.opened.append(device.name)
        return Microphone(device, open_stream=self._open)

    def mute(self) -> None:
        """As the system's own switch does."""
        self.devices = tuple(replace(device, muted=True) for device in self.devices)

    def _open(self, ring: CaptureRing, device: InputDevice) -> FakeInput:
        self.streams.append(FakeInput(ring, device, self._heard, SPEED, block=480))
        return self.streams[-1]

    def _heard(self, first: int, count: int) -> Samples:
        if self.silent:
            return np.zeros(count, np.float32)
        noise = np.resize(self.noise[first % (RATE // 2) :], count)
        if not self.saying:
            return noise
        places = (self.place + np.arange(count)) % len(self.clip)
        self.place += count
        return np.clip(noise + self.gain * self.clip[places], -1.0, 1.0).astype(np.float32)


class CountingPlayer:
    """Plays in time, `speed` times as fast, and keeps what it was given."""

    underruns = 0
    first_sound_seconds: float | None = None
    paused = False

    def __init__(self, speed: float = 4.0) -> None:
        self.parts: list[Samples] = []
        self._speed = speed
        self._began = time.monotonic()
        self._written = 0.0
        self._stopped = threading.Event()

    def heard_seconds(self) -> float:
        return min(self._written, (time.monotonic() - self._began) * self._speed)

    def begin(self) -> None:
        self._stopped.clear()
        self.parts = []
        self._written = 0.0
        self._began = time.monotonic()

    def expect(self) -> None:
        return

    def write(self, samples: Samples) -> None:
        if self._stopped.is_set():
            raise CancelledError("Stopped.")
        self.parts.append(samples)
        self._written += len(samples) / RATE

    def rest(self) -> None:
        return

    def drain(self) -> None:
        while self.heard_seconds() < self._written and not self._stopped.wait(0.005):
            pass

    def stop(self) -> None:
        self._stopped.set()

    def pause(self) -> None:
        return

    def resume(self) -> None:
        return

    def set_volume(self, _volume: float) -> None:
        return

    def close(self) -> None:
        self.stop()

    @property
    def sound(self) -> Samples:
        return np.concatenate([np.zeros(0, np.float32), *self.parts])
