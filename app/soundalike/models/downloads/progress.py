"""How far it is: bytes, rate and the time that is left, as one value for the window and the command line."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

Stage = Literal["asking", "downloading", "waiting", "paused", "checking", "converting", "quantising", "installing"]

RATE_WINDOW = 10.0
"""Seconds over which the rate is measured: long enough to be calm, short enough to follow a change."""
LEAST_TIME = 0.5
REPORTS_PER_SECOND = 5


@dataclass(frozen=True)
class GetProgress:
    """One report. `bytes_done` and `bytes_total` are of all files together, and 0 where a stage has no bytes;
    `share` is of the stage, 0..1; `note` is a sentence for people, often empty."""

    stage: Stage
    item: str = ""
    bytes_done: int = 0
    bytes_total: int = 0
    share: float = 0.0
    bytes_per_second: float | None = None
    seconds_left: float | None = None
    note: str = ""


OnProgress = Callable[[GetProgress], None]


class RateMeter:
    """Bytes a second over the last seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._samples: deque[tuple[float, int]] = deque()
        self._bytes = 0

    def add(self, count: int) -> None:
        """Counts bytes that arrived just now."""
        now = self._clock()
        if not self._samples:
            self._samples.append((now, 0))
        self._bytes += count
        self._samples.append((now, self._bytes))
        self._forget(now)

    def restart(self) -> None:
        """Forgets everything: a pause is no slow network."""
        self._samples.clear()

    def rate(self) -> float | None:
        """Bytes a second; `None` while too little is known."""
        now = self._clock()
        self._forget(now)
        if not self._samples or now - self._samples[0][0] < LEAST_TIME:
            return None
        return (self._bytes - self._samples[0][1]) / (now - self._samples[0][0])

    def _forget(self, now: float) -> None:
        while len(self._samples) > 1 and now - self._samples[0][0] > RATE_WINDOW:
            self._samples.popleft()


class ProgressReporter:
    """Passes on what changes, a few times a second, and every change of stage."""

    def __init__(self, on_progress: OnProgress | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._on_progress = on_progress
        self._clock = clock
        self._meter = RateMeter(clock)
        self._last = GetProgress("asking")
        self._told = float("-inf")

    def received(self, item: str, count: int, done: int, total: int) -> None:
        """`count` bytes of `item` arrived; `done` of `total` bytes of all files are there."""
        self._meter.add(count)
        rate = self._meter.rate()
        left = (total - done) / rate if rate else None
        self.tell(GetProgress("downloading", item, done, total, _share(done, total), rate, left))

    def bytes_of(self, stage: Stage, item: str, done: int, total: int) -> None:
        """A stage that counts bytes without a network."""
        self.tell(GetProgress(stage, item, done, total, _share(done, total)))

    def share_of(self, stage: Stage, item: str, share: float) -> None:
        """A stage that only knows its share."""
        self.tell(GetProgress(stage, item, share=share))

    def hold(self, stage: Stage, note: str) -> None:
        """Nothing moves for a while, and why; the bytes stay as they were."""
        self._meter.restart()
        self.tell(replace(self._last, stage=stage, note=note, bytes_per_second=None, seconds_left=None))

    def tell(self, progress: GetProgress) -> None:
        """Reports, unless the same stage was reported a moment ago and isn't complete."""
        now = self._clock()
        before, self._last = self._last, progress
        same = (progress.stage, progress.item, progress.note) == (before.stage, before.item, before.note)
        if same and progress.share < 1.0 and now - self._told < 1.0 / REPORTS_PER_SECOND:
            return
        self._told = now
        if self._on_progress is not None:
            self._on_progress(progress)


def _share(done: int, total: int) -> float:
    return done / total if total else 1.0
