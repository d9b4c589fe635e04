"""Things that were laid out by eye, as rows for scanning. No Qt in here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Box:
    """Where something is."""

    left: int
    top: int
    width: int
    height: int

    @property
    def bottom(self) -> int:
        return self.top + self.height

    @property
    def middle(self) -> float:
        return self.top + self.height / 2


def rows_by_place(boxes: Sequence[Box], *, mirrored: bool = False) -> list[list[int]]:
    """The numbers of the boxes, row by row from the top, each in the direction of reading.

    What overlaps the row's first by more than half of the lower one's height is beside it.
    """
    rows: list[list[int]] = []
    for number in sorted(range(len(boxes)), key=lambda one: (boxes[one].top, boxes[one].left)):
        box = boxes[number]
        beside = next((row for row in rows if _beside(boxes[row[0]], box)), None)
        if beside is None:
            rows.append([number])
        else:
            beside.append(number)
    rows.sort(key=lambda row: min(boxes[one].middle for one in row))
    for row in rows:
        row.sort(key=lambda one: -(boxes[one].left + boxes[one].width) if mirrored else boxes[one].left)
    return rows


def _beside(first: Box, other: Box) -> bool:
    overlap = min(first.bottom, other.bottom) - max(first.top, other.top)
    return overlap * 2 > min(first.height, other.height)
