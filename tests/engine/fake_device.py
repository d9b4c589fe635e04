"""A sound device without one: it calls the C callback as PortAudio would, and keeps what it is handed."""

from __future__ import annotations

import threading
import time
from typing import Any

import numpy as np
import numpy.typing as npt

from soundalike.engine.binding import load
from soundalike.engine.ring import Ring

BLOCK = 240


def played(ring: Ring, frames: int, channels: int = 1) -> npt.NDArray[np.float32]:
    """What one callback hands out; (frames, channels), or (frames,) for one channel."""
    ffi, library = load()
    out = np.full((frames, channels), 9.0, np.float32)
    code = library.sa_ring_callback(ffi.NULL, ffi.from_buffer(out), frames, ffi.NULL, 0, ring.handle)
    assert code == 0
    return out[:, 0] if channels == 1 else out


class FakeDevice:
    """Plays a ring on a thread, `speed` times as fast as real time."""

    def __init__(self, ring: Ring, *_facts: Any, speed: float = 20.0) -> None:
        self.latency = 0.0
        self.name = "fake"
        self.active = True
        self.heard: list[npt.NDArray[np.float32]] = []
        self.closed_at_once: bool | None = None
        self._ring = ring
        self._pause = BLOCK / 24_000 / speed
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    @property
    def sound(self) -> npt.NDArray[np.float32]:
        """Everything up to now, silence included."""
        return np.concatenate([np.zeros(0, np.float32), *self.heard])

    def close(self, *, at_once: bool) -> None:
        self._done.set()
        self._thread.join()
        self.closed_at_once = at_once

    def _play(self) -> None:
        while not self._done.is_set():
            self.heard.append(played(self._ring, BLOCK))
            time.sleep(self._pause)


class DeadDevice:
    """A device that takes nothing, like one whose cable was pulled."""

    def __init__(self, *_facts: Any) -> None:
        self.latency = 0.0
        self.name = "fake"
        self.active = False

    def close(self, *, at_once: bool) -> None:
        return
