"""A sound as bars, the part of it that was heard, and a region that can be moved. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from soundalike.translation import tr

SHORTEST_REGION = 5.1
LONGEST_REGION = 20.0
"""Seconds that a voice can be made from (`../shared/ui/README.md`, "Choose")."""
SMALL_STEP = 0.1
LARGE_STEP = 1.0

Handle = Literal["start", "end", "whole"]


@lru_cache(maxsize=256)
def bar_heights(peaks: bytes, bars: int) -> tuple[float, ...]:
    """The loudest peak under each of `bars` bars, 0..1, louder than it is where all is quiet: it is a picture.

    `peaks` are 0..255. Computed once for a sound and a width.
    """
    if bars <= 0:
        return ()
    if not peaks:
        return (0.0,) * bars
    count = len(peaks)
    loudest = max(peaks) or 255
    heights = []
    for bar in range(bars):
        begin = bar * count // bars
        end = max(begin + 1, (bar + 1) * count // bars)
        heights.append(max(peaks[begin:end]) / loudest)
    return tuple(heights)


def bars_in(width: float, bar: float, gap: float) -> int:
    """How many bars fit into `width`."""
    return max(0, int((width + gap) // (bar + gap)))


def snapped(value: float, scale: float) -> float:
    """To a whole device pixel at this scale."""
    return round(value * scale) / scale


def clock(seconds: float, *, tenths: bool = True) -> str:
    """`0:05.4`, or `0:05`."""
    seconds = max(0.0, seconds)
    if tenths:
        tenth = round(seconds * 10)
        text = tr("{minutes}:{seconds}.{tenths}", "a length of time; with the language's decimal sign")
        return text.format(minutes=tenth // 600, seconds=f"{tenth % 600 // 10:02d}", tenths=tenth % 10)
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02d}"


@dataclass(frozen=True)
class Region:
    """A part of a sound of `total` seconds, from `start` to `end`."""

    start: float
    end: float
    total: float

    @property
    def seconds(self) -> float:
        return self.end - self.start

    def moved(self, handle: Handle, by: float) -> Region:
        """A handle, or the whole, moved `by` seconds as far as limits and ends allow."""
        if handle == "whole":
            by = min(max(by, -self.start), self.total - self.end)
            return replace(self, start=self.start + by, end=self.end + by)
        shortest = min(SHORTEST_REGION, self.total)
        if handle == "start":
            lowest, highest = max(0.0, self.end - LONGEST_REGION), self.end - shortest
            return replace(self, start=min(max(self.start + by, lowest), highest))
        lowest, highest = self.start + shortest, min(self.total, self.start + LONGEST_REGION)
        return replace(self, end=min(max(self.end + by, lowest), highest))
