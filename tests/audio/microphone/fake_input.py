"""A microphone without one: it calls the C callback as PortAudio would."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from soundalike.audio.microphone.inputs import InputDevice
from soundalike.engine.binding import load
from soundalike.engine.capture import CaptureRing

RATE = 8_000
BLOCK = 80
MICROPHONE = InputDevice("mic", "A microphone", True, RATE, 1, 0)


def heard(ring: CaptureRing, frames: npt.ArrayLike, flags: int = 0) -> None:
    """One callback."""
    ffi, library = load()
    sound = np.ascontiguousarray(frames, np.float32).reshape(-1, ring.channels)
    pointer = ffi.cast("void *", ffi.from_buffer("float[]", sound)) if sound.size else ffi.NULL
    assert library.sa_capture_callback(pointer, ffi.NULL, len(sound), ffi.NULL, flags, ring.handle) == 0


def counting(first: int, count: int) -> npt.NDArray[np.float32]:
    """Samples that tell their place."""
    return ((np.arange(first, first + count) % 10_007 + 1) / 16_384).astype(np.float32)


class FakeInput:
    """Hears what `source(first, count)` gives, on a thread of its own, `speed` times as fast as real time."""

    def __init__(
        self,
        ring: CaptureRing,
        device: InputDevice,
        source: Callable[[int, int], npt.NDArray[np.float32]] = counting,
        speed: float = 4.0,
        block: int = BLOCK,
    ) -> None:
        self.active = True
        self._ring, self._source, self._block = ring, source, block
        self._pause = block / device.rate / speed
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._hear, daemon=True)
        self._thread.start()

    def pull(self) -> None:
        """The cable."""
        self._done.set()
        self._thread.join()
        self.active = False

    def close(self) -> None:
        self._done.set()
        self._thread.join()

    def _hear(self) -> None:
        first = 0
        while not self._done.is_set():
            block: Any = np.repeat(self._source(first, self._block)[:, None], self._ring.channels, axis=1)
            heard(self._ring, block)
            first += self._block
            time.sleep(self._pause)
