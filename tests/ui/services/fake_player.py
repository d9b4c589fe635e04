"""A sound output that can be read: what was written sounds at once, or as far as the test says."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from soundalike.errors import CancelledError, MissingError

SAMPLE_RATE = 24_000


@dataclass(frozen=True)
class FakeDevice:
    """As far as the window asks."""

    description: str


class FakePlayer:
    """`hold` keeps `write` and `drain` waiting until it is set or the player is stopped. `gone` are missing outputs."""

    def __init__(self, device: str | None, gone: set[str]) -> None:
        if device in gone:
            raise MissingError(f"--device: there is no output '{device}'.")
        self._gone = gone
        self.device = FakeDevice(device or "the default")
        self.chunks: list[npt.NDArray[np.float32]] = []
        self.hold: threading.Event | None = None
        self.calls: list[str] = []
        self.volume = 1.0
        self.paused = False
        self.stopped = False
        self.underruns = 0
        self.first_sound_seconds: float | None = 0.25
        self.heard: float | None = None

    @property
    def sound(self) -> npt.NDArray[np.float32]:
        """All that was written since `begin`."""
        return np.concatenate([np.zeros(0, np.float32), *self.chunks])

    def heard_seconds(self) -> float:
        return len(self.sound) / SAMPLE_RATE if self.heard is None else self.heard

    def begin(self) -> None:
        self.chunks = []
        self.stopped = False
        self.calls.append("begin")

    def expect(self) -> None:
        return

    def write(self, samples: Any) -> None:
        self.chunks.append(np.asarray(samples))
        self._wait()

    def rest(self) -> None:
        self.calls.append("rest")

    def drain(self) -> None:
        self._wait()
        self.calls.append("drained")

    def stop(self) -> None:
        self.stopped = True
        self.calls.append("stop")

    def pause(self) -> None:
        self.paused = True

    def resume(self) -> None:
        self.paused = False

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def move(self, device: str | None) -> None:
        if device in self._gone:
            raise MissingError(f"--device: there is no output '{device}'.")
        self.device = FakeDevice(device or "the default")

    def close(self) -> None:
        self.calls.append("close")

    def _wait(self) -> None:
        while self.hold is not None and not self.hold.wait(0.005) and not self.stopped:
            pass
        if self.stopped:
            raise CancelledError("Stopped.")
