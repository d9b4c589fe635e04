"""The bounded ring between the thread that makes sound and the sound device's callback, as an object."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from soundalike.closing import Closeable
from soundalike.engine.binding import load
from soundalike.engine.handle import ErrorSlot
from soundalike.errors import SoundalikeError
from soundalike.translation import tr


@dataclass(frozen=True)
class RingState:
    """Counts of samples since the ring was made; see `sa_ring_state` in soundalike.h."""

    written: int
    played: int
    """Handed to the device."""
    dropped: int
    waiting: int
    underruns: int
    """Times that the ring was empty in the middle of sound."""
    device_underruns: int
    """Times that the device ran dry in the middle of sound, as its driver says."""
    callbacks: int
    first_sound_seconds: float | None
    """From the last `start` to its first sample handed to the device."""
    quiet_seconds: float
    """Since the last sample handed to the device, or since the last `start`."""
    stopped: bool


class Ring(Closeable):
    """One thread starts, writes and rests; `stop`, `pause`, `set_volume` and `state` may be called from any thread."""

    def __init__(self, samples: int, channels: int) -> None:
        """Room for `samples` (1..16777216), each played on `channels` (1..32). Raises `UsageError` outside these."""
        _, library = load()
        error = ErrorSlot()
        self._handle = error.expect(library.sa_ring_new(samples, channels, error.pointer))

    @property
    def handle(self) -> Any:
        """What PortAudio is given as user data."""
        if self._handle is None:
            raise SoundalikeError(tr("The playback ring was closed already."))
        return self._handle

    @property
    def callback_address(self) -> int:
        """Where the PaStreamCallback is: C code, so that no Python runs on the device's thread."""
        ffi, library = load()
        return int(ffi.cast("intptr_t", ffi.addressof(library, "sa_ring_callback")))

    @property
    def address(self) -> int:
        """The ring's own address, for a PortAudio binding with an FFI of its own."""
        return int(load()[0].cast("intptr_t", self.handle))

    def start(self) -> None:
        """Drops what is left and takes sound."""
        load()[1].sa_ring_start(self.handle)

    def write(self, samples: npt.ArrayLike, seconds: float) -> int:
        """Hands over mono samples, waiting at most `seconds` (0..3600) for room, without holding Python's lock.

        Returns how many were taken: fewer when the time was over, or after `stop`. Samples beyond -1..1 are clipped.
        Raises `UsageError` when one isn't a finite number.
        """
        ffi, library = load()
        error = ErrorSlot()
        sound = np.ascontiguousarray(samples, np.float32).reshape(-1)
        taken = ffi.new("size_t *")
        pointer = ffi.from_buffer("float[]", sound)
        library.sa_ring_write(self.handle, pointer, sound.size, seconds, taken, error.pointer)
        error.check()
        return int(taken[0])

    def rest(self) -> None:
        """Nothing follows for now: running empty from here on isn't an underrun."""
        load()[1].sa_ring_rest(self.handle)

    def stop(self) -> None:
        """Drops everything at once; nothing is taken until `start`. Any thread."""
        load()[1].sa_ring_stop(self.handle)

    def pause(self, paused: bool) -> None:
        """Falls silent at once and holds what follows, without losing any; False, or `start`, goes on. Any thread."""
        load()[1].sa_ring_pause(self.handle, paused)

    def set_volume(self, volume: float) -> None:
        """A factor 0..1. Any thread. Raises `UsageError` outside these."""
        error = ErrorSlot()
        load()[1].sa_ring_set_volume(self.handle, volume, error.pointer)
        error.check()

    def state(self) -> RingState:
        """Where it is. Any thread."""
        ffi, library = load()
        native = ffi.new("sa_ring_state *")
        library.sa_ring_get_state(self.handle, native)
        first = float(native.first_sound_seconds)
        return RingState(
            written=native.n_written,
            played=native.n_played,
            dropped=native.n_dropped,
            waiting=native.n_waiting,
            underruns=native.n_underruns,
            device_underruns=native.n_device_underruns,
            callbacks=native.n_callbacks,
            first_sound_seconds=first if first >= 0 else None,
            quiet_seconds=float(native.quiet_seconds),
            stopped=bool(native.stopped),
        )

    def close(self) -> None:
        """Gives its memory back, once no device plays from it; closing twice does nothing."""
        if self._handle is not None:
            load()[1].sa_ring_free(self._handle)
            self._handle = None
