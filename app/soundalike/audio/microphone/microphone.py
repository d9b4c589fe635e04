"""A microphone that listens: its level always, its sound to whoever keeps it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from soundalike.audio.microphone.input_stream import InputStream
from soundalike.audio.microphone.inputs import InputDevice
from soundalike.audio.microphone.loudness import LOWEST_DB, loudness_of
from soundalike.closing import Closeable
from soundalike.engine.capture import CaptureLevel, CaptureRing
from soundalike.engine.types import Samples

RING_SECONDS = 10.0
"""How long the reading thread may be held up before anything is lost."""
LOOK_SECONDS = 0.01
STOP_SECONDS = 1.0
"""How long a stop waits for what the device had heard by then."""
HEARD_SECONDS = 2.0
"""How far back it is remembered how loud it was."""


class Keeper(Protocol):
    """Keeps what is heard."""

    def append(self, frames: Samples, /) -> None:
        """Takes (frames, channels)."""


class Stream(Protocol):
    """An opened device."""

    @property
    def active(self) -> bool: ...

    def close(self) -> None: ...


OpenStream = Callable[[CaptureRing, InputDevice], Stream]


@dataclass(frozen=True)
class Hearing:
    """What is known of the microphone now."""

    active: bool
    """Whether the device still hands over sound."""
    quiet_seconds: float
    """Since it last handed over anything."""
    zero_seconds: float
    """How long every sample has been exactly 0, as a muted or forbidden microphone gives them."""
    heard_seconds: float
    """How long it has listened."""
    loudest_db: float
    """Of the last two seconds, dB below full scale."""
    lost: int
    """Frames that were lost, for want of time."""


class Microphone(Closeable):
    """Opened on one device, at the device's own rate. Any thread may ask; one at a time starts and stops."""

    def __init__(self, device: InputDevice, *, open_stream: OpenStream = InputStream) -> None:
        """Raises `CannotOpenError` when the device can't be opened."""
        self.device = device
        self.rate = device.rate
        self.channels = device.channels
        self._ring = CaptureRing(round(RING_SECONDS * device.rate), device.channels)
        self._lock = threading.Condition()
        self._closing = threading.Event()
        self._keeper: Keeper | None = None
        self._first = 0
        self._last: int | None = None
        self._read = 0
        self._kept = 0
        self._zeros = 0
        self._recent: list[tuple[int, float]] = []
        self.failure: Exception | None = None
        """What the keeper raised; nothing more is kept then."""
        try:
            self._stream = open_stream(self._ring, device)
        except BaseException:
            self._ring.close()
            raise
        self._thread = threading.Thread(target=self._listen, name="microphone", daemon=True)
        self._thread.start()

    def level(self) -> CaptureLevel:
        """The level since the last call; asked by whoever shows it."""
        return self._ring.take_level()

    def hearing(self) -> Hearing:
        """What is known now."""
        state = self._ring.state()
        with self._lock:
            loudest = max((db for _, db in self._recent), default=LOWEST_DB)
            zeros, read = self._zeros, self._read
        return Hearing(
            self._stream.active,
            state.quiet_seconds,
            zeros / self.rate,
            read / self.rate,
            loudest,
            state.lost,
        )

    def start(self, keeper: Keeper) -> None:
        """From now on everything goes to `keeper`, on a thread of the microphone's."""
        with self._lock:
            self._first, self._last = self._ring.state().captured, None
            self._kept = 0
            self.failure = None
            self._keeper = keeper

    def stop(self) -> float:
        """Everything that was heard until now is with the keeper once this returns, and nothing later.

        Returns how many seconds were kept: the same that `kept_seconds` shows.
        """
        with self._lock:
            self._last = self._ring.state().captured
            last = self._last
            self._lock.wait_for(lambda: self._read >= last or self._keeper is None, STOP_SECONDS)
            self._keeper = None
            return self._kept / self.rate

    @property
    def kept_seconds(self) -> float:
        """How much the keeper has, since `start`."""
        return self._kept / self.rate

    @property
    def keeping(self) -> bool:
        return self._keeper is not None

    def close(self) -> None:
        """Gives the device back; twice does nothing."""
        if self._closing.is_set():
            return
        self._closing.set()
        self._thread.join()
        self._stream.close()
        self._ring.close()

    # ---- on the microphone's thread ----

    def _listen(self) -> None:
        while not self._closing.wait(LOOK_SECONDS):
            while len(frames := self._ring.read(self.rate // 4)):
                self._take(frames)

    def _take(self, frames: Samples) -> None:
        silent = not frames.any()
        db = LOWEST_DB if silent else loudness_of(frames)
        with self._lock:
            first = self._read
            self._zeros = self._zeros + len(frames) if silent else _zeros_at_end(frames)
            self._recent = [(at, level) for at, level in self._recent if first - at < HEARD_SECONDS * self.rate]
            self._recent.append((first, db))
            self._keep(frames, first)
            self._read = first + len(frames)
            self._lock.notify_all()

    def _keep(self, frames: Samples, first: int) -> None:
        if self._keeper is None:
            return
        end = len(frames) if self._last is None else max(0, self._last - first)
        wanted = frames[max(0, self._first - first) : end]
        if not len(wanted):
            return
        try:
            self._keeper.append(wanted)
        except Exception as error:  # told to whoever asks; the device goes on
            self.failure, self._keeper = error, None
        else:
            self._kept += len(wanted)


def _zeros_at_end(frames: Samples) -> int:
    sounding = np.nonzero(frames.any(axis=1))[0]
    return len(frames) - 1 - int(sounding[-1])
