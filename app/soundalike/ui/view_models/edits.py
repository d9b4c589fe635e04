"""Where places of a text are after somebody typed in it. No Qt in here."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from soundalike.ui.services.conductor import Look, Part


class MovedPlaces:
    """From places in `before` to those in `after`, which differs from it in one stretch."""

    def __init__(self, before: str, after: str) -> None:
        self._first = shared_start(before, after)
        rest = min(len(before), len(after)) - self._first
        same = _shared_end(before, after, rest)
        self._last = len(before) - same
        self._added = len(after) - len(before)

    @property
    def all_stay(self) -> bool:
        """Whether no place is another one."""
        return self._added == 0

    def __call__(self, place: int) -> int:
        """Inside what was edited it stays, as far as there is still text."""
        if place <= self._first:
            return place
        return place + self._added if place >= self._last else min(place, self._last + self._added)


def moved_look(look: Look, moved: MovedPlaces) -> Look:
    """What is going on, in the places of the text as it is now."""

    def move(part: Part | None) -> Part | None:
        return part if part is None else replace(part, start=moved(part.start), end=moved(part.end))

    return replace(look, begin=moved(look.begin), sounding=move(look.sounding), making=move(look.making))


def shared_start(one: str, other: str) -> int:
    """How many characters both begin with."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[:middle] == other[:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _shared_end(one: str, other: str, most: int) -> int:
    """How many characters both end with, `most` at most."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if one[len(one) - middle :] == other[len(other) - middle :]:
            low = middle
        else:
            high = middle - 1
    return low
