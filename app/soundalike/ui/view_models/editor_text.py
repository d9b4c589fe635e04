"""What the editor knows of its text: words, length, chips and completions. No Qt in here."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

from soundalike.translation import number, tr

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
        return tr("{seconds} s").format(seconds=number(max(1, round(seconds))))
    minutes = round(seconds / 60)
    if minutes < 90:
        return tr("{minutes} min").format(minutes=number(minutes))
    return tr("{hours} h {minutes} min").format(hours=number(minutes // 60), minutes=number(minutes % 60))


def length_in_words(words: int, speed: float = 1.0) -> str:
    """`58 words · about 24 s`."""
    if words == 0:
        return tr("%n word|%n words", "", 0)
    length = seconds_in_words(words / WORDS_A_SECOND / speed)
    text = tr("{count} word · about {length}|{count} words · about {length}", "", words)
    return text.format(count=grouped(words), length=length)


def grouped(count: int) -> str:
    """A count of things, in groups of three figures."""
    return f"{count:,}".replace(",", " ")


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
