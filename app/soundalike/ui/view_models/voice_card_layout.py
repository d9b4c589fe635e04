"""Where the parts of a voice's card are, and how many cards stand side by side. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Literal

LEAST_WIDTH = 268.0
LEAST_AVATAR = 44.0
PLAY = 32.0
ROW_GAP = 24.0
Part = Literal["play", "star", "more"]


@dataclass(frozen=True)
class Place:
    """A rectangle in device-independent pixels."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def from_the_other_side(self, width: float) -> Place:
        """Mirrored in something of this width."""
        return replace(self, x=width - self.x - self.width)


@dataclass(frozen=True)
class CardLayout:
    """The parts of a card of this size, whose corner is at 0, 0."""

    avatar: Place
    name: Place
    detail: Place
    star: Place
    play: Place
    wave: Place
    chips: Place
    more: Place

    def part_at(self, x: float, y: float) -> Part | None:
        """What can be pressed there."""
        parts: tuple[tuple[Part, Place], ...] = (("play", self.play), ("star", self.star), ("more", self.more))
        return next((part for part, place in parts if place.holds(x, y)), None)

    def from_the_other_side(self, width: float) -> CardLayout:
        """Of a card of this width where text runs from the right."""
        return CardLayout(*(getattr(self, field.name).from_the_other_side(width) for field in fields(self)))


def columns(width: float, gap: float, percent: int) -> int:
    """How many cards fit side by side; text at `percent` needs wider ones."""
    return max(1, int((width + gap) // (LEAST_WIDTH * max(percent, 100) / 100 + gap)))


def card_height(line: float, small_line: float, button: float, padding: float) -> float:
    """Of a card with these heights of its two lines of text, of its buttons, and this padding."""
    return _chips_top(line, small_line, padding) + button + padding


def _chips_top(line: float, small_line: float, padding: float) -> float:
    return _wave_top(line, small_line, padding) + PLAY + ROW_GAP


def _wave_top(line: float, small_line: float, padding: float) -> float:
    return padding + max(LEAST_AVATAR, line + small_line) + ROW_GAP


def card_layout(width: float, line: float, small_line: float, button: float, padding: float) -> CardLayout:
    """`line` and `small_line` are the heights of the name and of smaller text; `button` is what can be pressed."""
    side = max(LEAST_AVATAR, line + small_line)
    middle = padding + side / 2
    left = padding + side + 12
    star = Place(width - padding - button + 6, middle - button / 2, button, button)
    top = middle - (line + small_line) / 2
    words = star.x - 4 - left
    row = _wave_top(line, small_line, padding)
    play = Place(padding, row, PLAY, PLAY)
    chips_top = _chips_top(line, small_line, padding)
    more = Place(width - padding - button + 6, chips_top, button, button)
    return CardLayout(
        avatar=Place(padding, middle - side / 2, side, side),
        name=Place(left, top, words, line),
        detail=Place(left, top + line, words, small_line),
        star=star,
        play=play,
        wave=Place(padding + PLAY + 16, row, width - 2 * padding - PLAY - 16, PLAY),
        chips=Place(padding, chips_top, more.x - padding - 8, button),
        more=more,
    )
