"""Sentences, and the places where a sentence that is too long may be cut."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from soundalike.text.spans import Spanned
from soundalike.text.tags import TAG_MARK

Cut = Literal["sentence", "clause", "word", "hard"]

_BOUNDARY = re.compile(r"(?<=[.!?]) ")
_CLAUSE = re.compile(r"(?<=[.!?]) |(?<=,) ")
_PHRASE = re.compile(r" (?=(?:and|but|or|because|which|who|that|when|while|where|although|so|then|if|after|before)\b)")
_BLANK = re.compile(" ")
_WHOLE_TAG = re.compile(rf"{TAG_MARK}[^\x00-\uffff]*\Z")

# A part of a long sentence isn't made shorter than this share of its fair length for the sake of a better place.
_SHORTEST_SHARE = 0.5


@dataclass(frozen=True)
class Part:
    """A stretch [start, end) of a block's text, and what ends it. Blanks between parts belong to none."""

    start: int
    end: int
    ended_by: Cut


def sentences(text: Spanned, original: str) -> Iterator[tuple[int, int]]:
    """The sentences of a normalised block, as stretches of its text.

    A mark ends a sentence unless the original goes on with a lower-case letter ("Come in!" she said).
    """
    start = 0
    for match in _BOUNDARY.finditer(text.text):
        if original[text.starts[match.end()]].islower():
            continue
        yield start, match.start()
        start = match.end()
    if start < len(text):
        yield start, len(text)


def cut(text: str, start: int, end: int, room: int) -> Iterator[Part]:
    """A sentence in parts of at most `room` characters, as even as good places allow.

    Good places are, in this order: after a mark, before a joining word, at a blank. A run without any is cut
    where the room ends, but never inside a tag.
    """
    while end - start > room:
        fair = (end - start) / -(-(end - start) // room)
        stop, following, kind = _place(text, start, end, room, fair)
        yield Part(start, stop, kind)
        start = following
    yield Part(start, end, "sentence")


def _place(text: str, start: int, end: int, room: int, fair: float) -> tuple[int, int, Cut]:
    lowest = start + int(fair * _SHORTEST_SHARE)
    highest = min(end, start + room + 1)
    kinds: tuple[tuple[re.Pattern[str], Cut], ...] = ((_CLAUSE, "clause"), (_PHRASE, "word"), (_BLANK, "word"))
    for pattern, kind in kinds:
        places = [match.start() for match in pattern.finditer(text, start + 1, highest) if match.start() >= lowest]
        if places:
            best = min(places, key=lambda place: abs(place - start - fair))
            return best, best + 1, kind
    blank = text.rfind(" ", start + 1, highest)
    if blank > start:
        return blank, blank + 1, "word"
    stop = start + min(room, int(fair) + 1)
    inside = _WHOLE_TAG.search(text, start, stop)
    if inside is not None and text[stop : stop + 1] > "\uffff" and inside.start() > start:
        stop = inside.start()
    return stop, stop, "hard"
