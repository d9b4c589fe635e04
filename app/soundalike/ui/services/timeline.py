"""Which stretch of the text each sample belongs to, so that what is shown agrees with what sounds. No Qt in here."""

from __future__ import annotations

import threading
from bisect import bisect_right
from dataclasses import dataclass, field


@dataclass
class Stretch:
    """A sentence on its way: its place in the text, its first sample, and how many samples it has so far.

    `gap` are the silent samples after it. `samples` grows until `complete`.
    """

    start: int
    end: int
    first: int
    seed: int
    samples: int = 0
    gap: int = 0
    complete: bool = False
    take: int | None = None
    peaks: bytes = b""
    length: float | None = None
    """Seconds, once known."""


@dataclass
class Timeline:
    """Written by the thread that makes sound, read by the one that shows it."""

    stretches: list[Stretch] = field(default_factory=list)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def begin(self, start: int, end: int, seed: int) -> Stretch:
        """The next sentence begins where all sound so far ends."""
        with self._lock:
            stretch = Stretch(start, end, self._end(), seed)
            self.stretches.append(stretch)
            return stretch

    def add(self, samples: int) -> None:
        """Sound of the last sentence."""
        with self._lock:
            self.stretches[-1].samples += samples

    def add_gap(self, samples: int) -> None:
        """Silence after the last sentence."""
        with self._lock:
            if self.stretches:
                self.stretches[-1].gap += samples

    def at(self, sample: int) -> Stretch | None:
        """The sentence that sample belongs to; in the gap after one, still that one. None before the first sound."""
        with self._lock:
            sounding = [stretch for stretch in self.stretches if stretch.samples]
            index = bisect_right([stretch.first for stretch in sounding], sample) - 1
            return sounding[index] if index >= 0 else None

    def _end(self) -> int:
        last = self.stretches[-1] if self.stretches else None
        return 0 if last is None else last.first + last.samples + last.gap
