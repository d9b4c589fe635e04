"""Where a small window is on the screens, and where it is put so that it can be reached. No Qt in here."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

MARGIN = 24
"""Between a window that was never moved and the screen's edges."""
MOST_KEPT = 12
"""Sets of screens that are remembered; a laptop meets a few."""


@dataclass(frozen=True)
class Frame:
    """A rectangle of the desktop."""

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True)
class Kept:
    """A window as it was left: its upper left corner with its frame, its own size, and whether it was on top."""

    x: int
    y: int
    width: int
    height: int
    pinned: bool = True


def screens_key(screens: Sequence[Frame]) -> str:
    """What tells one set of screens from another."""
    parts = sorted((screen.x, screen.y, screen.width, screen.height) for screen in screens)
    return " ".join(f"{width}x{height}+{x}+{y}" for x, y, width, height in parts)


def read_places(text: str) -> dict[str, Kept]:
    """From the settings; what isn't a place counts for nothing."""
    try:
        found = json.loads(text) if text else {}
    except (ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {key: Kept(*values) for key, values in found.items() if _is_place(values)}


def write_places(places: dict[str, Kept]) -> str:
    """For the settings, the last used ones alone."""
    kept = list(places.items())[-MOST_KEPT:]
    rows = {key: [one.x, one.y, one.width, one.height, one.pinned] for key, one in kept}
    return json.dumps(rows, ensure_ascii=True)


def with_place(places: dict[str, Kept], key: str, kept: Kept) -> dict[str, Kept]:
    """With this one as the last used."""
    return {**{known: one for known, one in places.items() if known != key}, key: kept}


def first_place(width: int, height: int, screen: Frame) -> Frame:
    """The lower corner that is out of the way; `screen` is what is free of panels."""
    wanted = Frame(screen.x + screen.width - width - MARGIN, screen.y + screen.height - height - MARGIN, width, height)
    return fitted(wanted, [screen])


def fitted(wanted: Frame, screens: Sequence[Frame]) -> Frame:
    """All of it on one screen: the one that shows most of it, or else the nearest. Smaller if it must be."""
    if not screens:
        return wanted
    screen = max(screens, key=lambda one: (_shared(wanted, one), -_distance(wanted, one)))
    size = replace(wanted, width=min(wanted.width, screen.width), height=min(wanted.height, screen.height))
    return replace(
        size,
        x=min(max(size.x, screen.x), screen.x + screen.width - size.width),
        y=min(max(size.y, screen.y), screen.y + screen.height - size.height),
    )


def _shared(one: Frame, other: Frame) -> int:
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return max(0, across) * max(0, down)


def _distance(one: Frame, other: Frame) -> float:
    across = (one.x + one.width / 2) - (other.x + other.width / 2)
    down = (one.y + one.height / 2) - (other.y + other.height / 2)
    return across * across + down * down


def _is_place(values: object) -> bool:
    if not isinstance(values, list) or len(values) != 5 or not isinstance(values[4], bool):
        return False
    numbers = values[:4]
    return all(type(one) is int and abs(one) < 1_000_000 for one in numbers) and numbers[2] > 0 and numbers[3] > 0
