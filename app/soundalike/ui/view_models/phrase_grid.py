"""Where the tiles of a board are: three columns where there is room, rows as high as their tallest. No Qt in here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from soundalike.ui.view_models.voice_card_layout import Place

MOST_COLUMNS = 3
LEAST_WIDTH = 150.0
"""Of a tile with text at 100 %; the compact window's three are 168 wide."""

Step = Literal["before", "after", "up", "down", "first", "last"]


def columns(width: float, gap: float, percent: int) -> int:
    """How many tiles stand side by side; text at `percent` needs wider ones."""
    least = LEAST_WIDTH * max(percent, 100) / 100
    return max(1, min(MOST_COLUMNS, int((width + gap) // (least + gap))))


def tile_width(width: float, gap: float, side_by_side: int) -> float:
    """Of one tile in this room."""
    return (width - gap * (side_by_side - 1)) / side_by_side


def places(heights: Sequence[float], width: float, gap: float, side_by_side: int, *, mirrored: bool) -> list[Place]:
    """Where tiles of at least these heights are. Tiles of a row are equally high; `mirrored` begins at the right."""
    across = tile_width(width, gap, side_by_side)
    found: list[Place] = []
    top = 0.0
    for row in rows(len(heights), side_by_side):
        height = max(heights[at] for at in row)
        for column in range(len(row)):
            left = column * (across + gap)
            found.append(Place(width - left - across if mirrored else left, top, across, height))
        top += height + gap
    return found


def rows(count: int, side_by_side: int) -> list[range]:
    """The tiles' places, row by row."""
    return [range(first, min(first + side_by_side, count)) for first in range(0, count, side_by_side)]


def total_height(found: Sequence[Place]) -> float:
    """Of all rows."""
    return max((place.y + place.height for place in found), default=0.0)


def neighbour(at: int, step: Step, side_by_side: int, count: int) -> int:
    """The tile that an arrow key leads to; `at` itself where there is none that way."""
    if step == "first":
        return 0
    if step == "last":
        return count - 1
    by = {"before": -1, "after": 1, "up": -side_by_side, "down": side_by_side}[step]
    target = at + by
    if step == "down" and target >= count and at // side_by_side < (count - 1) // side_by_side:
        return count - 1
    return target if 0 <= target < count else at


def gap_at(found: Sequence[Place], x: float, y: float, *, mirrored: bool) -> int:
    """Before which tile something lies that was dropped here; the count of tiles for behind the last."""
    if not found:
        return 0
    nearest = min(range(len(found)), key=lambda at: _distance(found[at], x, y))
    place = found[nearest]
    middle = place.x + place.width / 2
    behind = x < middle if mirrored else x > middle
    return nearest + 1 if behind else nearest


def place_after_move(at: int, gap: int) -> int:
    """Where the tile at `at` is once it has been moved into a gap."""
    return gap - 1 if gap > at else gap


def marker(found: Sequence[Place], gap: int, between: float, thick: float, *, mirrored: bool) -> Place:
    """The line that shows a gap: beside the tile before it, or before the first tile of a row."""
    first_of_row = gap < len(found) and (gap == 0 or found[gap].y > found[gap - 1].y)
    place = found[gap] if first_of_row else found[gap - 1]
    at_left = first_of_row is not mirrored
    x = place.x - between / 2 - thick / 2 if at_left else place.x + place.width + between / 2 - thick / 2
    return Place(x, place.y, thick, place.height)


def _distance(place: Place, x: float, y: float) -> float:
    """Rows count more: what is dropped below a row belongs to the row."""
    away_x = max(place.x - x, 0.0, x - place.x - place.width)
    away_y = max(place.y - y, 0.0, y - place.y - place.height)
    return away_x + 1000 * away_y
