"""What the editor knows of its text: words, length, chips and completions. No Qt in here."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

WORDS_A_SECOND = 2.6
"""About 155 words a minute, a natural pace: an estimate for what wasn't spoken yet."""

_WORD = re.compile(r"[^\W_]+(?:['’\-][^\W_]+)*")
_MARK = re.compile(r"\[[^\[\]\n]{1,60}\]")
_OPENED = re.compile(r"(?:\[[^\[\]\n]{0,30}|(?:(?<=\s)|^)/\w{0,30})\Z")

PAUSES = ("[pause 0.3 s]", "[pause 0.5 s]", "[pause 1 s]", "[pause 2 s]")


def count_words(text: str) -> int:
    """Words that are spoken: tags and pauses aren't."""
    return len(_WORD.findall(_MARK.sub(" ", text)))


def seconds_in_words(seconds: float) -> str:
    """`24 s`, `3 min`, `2 h 5 min`."""
    if seconds < 90:
        return f"{max(1, round(seconds))} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60} min"


def length_in_words(words: int, speed: float = 1.0) -> str:
    """`58 words · about 24 s`."""
    if words == 0:
        return "0 words"
    noun = "word" if words == 1 else "words"
    return f"{words:,} {noun} · about {seconds_in_words(words / WORDS_A_SECOND / speed)}".replace(",", " ")


@dataclass(frozen=True)
class Completion:
    """What is offered for something begun: `start` is where the begun text starts."""

    start: int
    begun: str
    offers: tuple[str, ...]


def completion_at(text: str, tags: Collection[str]) -> Completion | None:
    """What could complete the end of `text`, which is what stands before the cursor; None when nothing is begun."""
    match = _OPENED.search(text)
    if match is None:
        return None
    begun = match.group()[1:].casefold()
    offers = tuple(offer for offer in offered_marks(tags) if offer[1:].casefold().startswith(begun))
    return Completion(match.start(), match.group(), offers) if offers else None


def offered_marks(tags: Collection[str]) -> list[str]:
    """Tags of the model by name, then pauses."""
    return [*sorted(tag for tag in tags if tag.startswith("[")), *PAUSES]


def chip_words(mark: str) -> str:
    """A tag or pause without its brackets."""
    return mark.strip("[]").strip()
