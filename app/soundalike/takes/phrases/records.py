"""Boards and phrases, as plain data."""

from __future__ import annotations

from dataclasses import dataclass

LONGEST_PHRASE = 2000
"""Characters: more is a text to work on, not a phrase."""

LONGEST_NAME = 100


@dataclass(frozen=True)
class Phrase:
    """Something that is spoken by one press. `spoken` says how often it was, `last_spoken` when (s since 1970)."""

    id: int
    board: int
    text: str
    spoken: int = 0
    last_spoken: float | None = None


@dataclass(frozen=True)
class Board:
    """Phrases that belong together, in the person's order."""

    id: int
    name: str
    phrases: tuple[Phrase, ...] = ()


@dataclass(frozen=True)
class TakenIn:
    """What came of an import: boards that were new, phrases that were new, were there already, or were too long."""

    boards: int
    phrases: int
    known: int
    too_long: int


def tidy_phrase(text: str) -> str:
    """As it is kept: lines without blanks around them, none empty at either end, half characters replaced."""
    lines = [line.strip() for line in text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", " ").split("\n")]
    return "\n".join(lines).strip("\n")


def tidy_name(name: str) -> str:
    """A board's name in one line."""
    return " ".join(name.replace("\0", " ").split())[:LONGEST_NAME].rstrip()
