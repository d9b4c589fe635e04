"""Staying on something presses it, once. No Qt in here, and no clock: times are milliseconds of the caller's."""

from __future__ import annotations

from collections.abc import Hashable


class Dwell:
    """What the pointer is on, since when, and whether it was pressed already."""

    def __init__(self, needed: int) -> None:
        self.needed = needed
        self._on: Hashable = None
        self._since = 0.0
        self._pressed = False

    def at(self, thing: Hashable, now: float) -> bool:
        """The pointer is on `thing` (None: on nothing that can be pressed). Whether that is pressed now."""
        if thing != self._on:
            self._on, self._since, self._pressed = thing, now, False
        if thing is None or self._pressed or now - self._since < self.needed:
            return False
        self._pressed = True
        return True

    def share(self, now: float) -> float:
        """How much of the time has passed, 0 to 1; 0 when there is nothing to wait for."""
        if self._on is None or self._pressed:
            return 0.0
        return min(1.0, max(0.0, (now - self._since) / self.needed))
