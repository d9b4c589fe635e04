"""The bounded ring between a microphone's callback and the thread that keeps what it heard, as an object."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from soundalike.closing import Closeable
from soundalike.engine.binding import load
from soundalike.engine.handle import ErrorSlot
from soundalike.engine.types import Samples
from soundalike.errors import SoundalikeError
from soundalike.translation import tr


@dataclass(frozen=True)
class CaptureState:
    """Counts of frames since the ring was made; see `sa_capture_state` in soundalike.h."""

    captured: int
    waiting: int
    lost: int
    """Came when the ring was full."""
    broken: int
    """Samples that weren't numbers; silence took their place."""
    device_overruns: int
    """Times that the device lost sound, as its driver says."""
    callbacks: int
    quiet_seconds: float
    """Since the device last handed over anything, or since the ring was made."""


@dataclass(frozen=True)
class CaptureLevel:
    """The largest absolute sample, 0..1, and how many were at full scale, since the last time that it was asked for."""

    peak: float
    clipped: int


class CaptureRing(Closeable):
    """One thread reads; one, perhaps another, asks for the level; any thread asks for the state."""

    def __init__(self, frames: int, channels: int) -> None:
        """Room for `frames` (1..16777216) of `channels` (1..32) samples. Raises `UsageError` outside these."""
        _, library = load()
        error = ErrorSlot()
        self.channels = channels
        self._handle = error.expect(library.sa_capture_new(frames, channels, error.pointer))

    @property
    def handle(self) -> Any:
        """What PortAudio is given as user data."""
        if self._handle is None:
            raise SoundalikeError(tr("The recording ring was closed already."))
        return self._handle

    @property
    def callback_address(self) -> int:
        """Where the PaStreamCallback is: C code, so that no Python runs on the device's thread."""
        ffi, library = load()
        return int(ffi.cast("intptr_t", ffi.addressof(library, "sa_capture_callback")))

    @property
    def address(self) -> int:
        """The ring's own address, for a PortAudio binding with an FFI of its own."""
        return int(load()[0].cast("intptr_t", self.handle))

    def read(self, frames: int) -> Samples:
        """Takes out up to `frames` of the oldest, (frames, channels), without waiting."""
        ffi, library = load()
        error = ErrorSlot()
        sound = np.empty((frames, self.channels), np.float32)
        n_read = ffi.new("size_t *")
        buffer = ffi.from_buffer("float[]", sound, require_writable=True)
        library.sa_capture_read(self.handle, buffer, frames, n_read, error.pointer)
        error.check()
        return sound[: int(n_read[0])]

    def take_level(self) -> CaptureLevel:
        """The level since the last call."""
        ffi, library = load()
        native = ffi.new("sa_capture_level *")
        library.sa_capture_take_level(self.handle, native)
        return CaptureLevel(float(native.peak), int(native.n_clipped))

    def state(self) -> CaptureState:
        """Where it is. Any thread."""
        ffi, library = load()
        native = ffi.new("sa_capture_state *")
        library.sa_capture_get_state(self.handle, native)
        return CaptureState(
            captured=native.n_captured,
            waiting=native.n_waiting,
            lost=native.n_lost,
            broken=native.n_broken,
            device_overruns=native.n_device_overruns,
            callbacks=native.n_callbacks,
            quiet_seconds=float(native.quiet_seconds),
        )

    def close(self) -> None:
        """Gives its memory back, once no device writes to it; closing twice does nothing."""
        if self._handle is not None:
            load()[1].sa_capture_free(self._handle)
            self._handle = None
