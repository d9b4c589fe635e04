"""Which sentence each sample belongs to, so that what is shown agrees with what sounds. No Qt in here."""

from __future__ import annotations

import threading
from dataclasses import dataclass


@dataclass
class Stretch:
    """A sentence on its way: its place in the text and its first sample; `samples` grows until it is complete."""

    start: int
    end: int
    seed: int | None
    first: int
    samples: int = 0
    complete: bool = False
    peaks: bytes = b""


class Timeline:
    """Written by the thread that makes sound, read by the one that shows it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._stretches: list[Stretch] = []
        self._samples = 0

    @property
    def samples(self) -> int:
        """Of everything, silence between sentences included."""
        return self._samples

    def begin(self, start: int, end: int, seed: int | None) -> Stretch:
        """The next sentence begins where all sound so far ends."""
        with self._lock:
            stretch = Stretch(start, end, seed, self._samples)
            self._stretches.append(stretch)
            return stretch

    def add(self, samples: int) -> None:
        """Sound of the last sentence."""
        with self._lock:
            self._samples += samples
            self._stretches[-1].samples += samples

    def add_gap(self, samples: int) -> None:
        """Silence."""
        with self._lock:
            self._samples += samples

    def at(self, sample: int) -> Stretch | None:
        """The sentence that this sample is of, or else the last one before it; None before the first sound."""
        with self._lock:
            begun = [stretch for stretch in self._stretches if stretch.samples and stretch.first <= sample]
            return begun[-1] if begun else None
