"""Blocks of a level meter, and the peak that is held for a while. No Qt in here."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from soundalike.translation import number, tr, tr_noop

LOWEST_DB = -60.0
GOOD_FROM_DB = -30.0
LOUD_FROM_DB = -12.0
CLIPPING_FROM_DB = -3.0
"""The range that speech into a microphone should reach, with room above it."""
HOLD_SECONDS = 1.5

Zone = Literal["quiet", "good", "loud", "clipping"]


def decibels(level: float) -> float:
    """Of a peak of 0..1, not below the meter's lowest."""
    return max(LOWEST_DB, 20 * math.log10(level)) if level > 0 else LOWEST_DB


def zone_of(db: float) -> Zone:
    """What to think of a level."""
    if db >= CLIPPING_FROM_DB:
        return "clipping"
    if db >= LOUD_FROM_DB:
        return "loud"
    return "good" if db >= GOOD_FROM_DB else "quiet"


ZONE_WORDS: dict[Zone, str] = {
    "quiet": tr_noop("too quiet"),
    "good": tr_noop("good", "a level of sound"),
    "loud": tr_noop("loud"),
    "clipping": tr_noop("too loud"),
}


@dataclass
class LevelMeterModel:
    """Fed with peaks; the highest is held for a while."""

    level_db: float = LOWEST_DB
    held_db: float = LOWEST_DB
    _held_at: float = -math.inf

    def feed(self, level: float, now: float) -> None:
        """A peak of 0..1 at the time `now` in seconds. Levels that aren't numbers count as silence."""
        self.level_db = decibels(level if math.isfinite(level) else 0.0)
        if self.level_db >= self.held_db or now - self._held_at > HOLD_SECONDS:
            self.held_db, self._held_at = self.level_db, now

    def blocks(self, count: int) -> list[tuple[Zone, bool]]:
        """For each of `count` blocks its zone, and whether it is lit."""
        step = -LOWEST_DB / count
        lows = [LOWEST_DB + index * step for index in range(count)]
        held = self.held_block(count)
        return [(zone_of(low + step / 2), low < self.level_db or index == held) for index, low in enumerate(lows)]

    def held_block(self, count: int) -> int | None:
        """Which block shows the held peak; None when nothing was loud enough."""
        step = -LOWEST_DB / count
        index = math.ceil((self.held_db - LOWEST_DB) / step) - 1
        return index if index >= 0 else None

    @property
    def words(self) -> str:
        """The level as it is said."""
        zone = zone_of(self.level_db)
        judged = tr("good", "a level of sound") if zone == "good" else tr(ZONE_WORDS[zone])
        return tr("{level} dB, {judged}").format(level=number(round(self.level_db)), judged=judged)
