"""How far something is, in words. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass

from soundalike.translation import number, tr


@dataclass(frozen=True)
class ProgressFacts:
    """`fraction` is 0..1, or None where the end isn't known."""

    title: str
    detail: str = ""
    fraction: float | None = None
    can_cancel: bool = True

    @property
    def percent(self) -> int | None:
        """0..100, and 100 only at the end."""
        if self.fraction is None:
            return None
        return 100 if self.fraction >= 1 else min(99, max(0, int(self.fraction * 100)))

    @property
    def words(self) -> str:
        """What is happening and how far it is."""
        parts = [self.title]
        if self.percent is not None:
            parts.append(tr("{percent} %").format(percent=number(self.percent)))
        if self.detail:
            parts.append(self.detail)
        return " · ".join(parts)
