"""When a switch counts as pressed: tremor, bouncing contacts and long holding are kept from counting twice.

No Qt in here, and no clock: times are milliseconds of the caller's.
"""

from __future__ import annotations


class SwitchPress:
    """One switch. It counts once it was held for `hold`, and not again until `again` after it was let go."""

    def __init__(self, hold: int = 0, again: int = 0) -> None:
        self._hold, self._again = hold, again
        self._down = False
        self._counted = False
        self._due: float | None = None
        self._free_at = float("-inf")

    @property
    def due(self) -> float | None:
        """When `tick` is to be called, if it is still held then."""
        return self._due

    def down(self, now: float) -> bool:
        """It went down. Whether it counts now."""
        if self._down:
            return False
        self._down = True
        if now < self._free_at:
            self._free_at = now + self._again
            return False
        if self._hold > 0:
            self._due = now + self._hold
            return False
        return self._count(now)

    def tick(self, now: float) -> bool:
        """Whether it was held long enough by now, and counts."""
        return self._due is not None and now >= self._due and self._count(now)

    def up(self, now: float) -> None:
        """It was let go."""
        self._down = False
        self._due = None
        if self._counted:
            self._counted = False
            self._free_at = now + self._again

    def forget(self) -> None:
        """Whatever was held: nobody will say that it was let go."""
        self._down = self._counted = False
        self._due = None

    def _count(self, now: float) -> bool:
        self._due = None
        self._counted = True
        self._free_at = now + self._again
        return True
