"""Text that arrives bit by bit, cut where a sentence is certain to end."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

from soundalike.text.pieces import LINE_GAP, PARAGRAPH_GAP, SENTENCE_GAP, prepare

PAUSE_AFTER_SENTENCE = 0.4
"""Seconds without new text after a mark that ends a sentence, or after a line end, that make it complete."""

PAUSE_INSIDE = 3.0
"""The same in the middle of a sentence: somebody who types stops to think."""

MOST_WAITING = 2000
"""Characters that are kept waiting for a sentence's end. A text without marks is spoken too."""

_SENTENCE_END = re.compile(r"[.!?\u2026][\"'\u2019\u201d)\]]{0,5}\s*\Z|\n\s*\Z")
_PARAGRAPH_END = re.compile(r"\n[^\S\n]*\n\s*\Z")
_LAST_BLANK = re.compile(r"\s\S*\Z")


@dataclass(frozen=True)
class LiveText:
    """One or more whole sentences, to be prepared and spoken, with the silence after them in seconds.

    `start` is its place in everything that arrived.
    """

    text: str
    gap_after: float
    start: int


class LiveSplitter(Protocol):
    """Takes text as it arrives and gives back what can be spoken. Nothing is lost and nothing comes twice."""

    def push(self, text: str) -> list[LiveText]:
        """Takes some text; returns what is complete now."""

    def patience(self) -> float | None:
        """After how many seconds without new text what is left counts as complete; None when nothing waits."""

    def flush(self) -> list[LiveText]:
        """What is left, complete or not."""


class SentenceSplitter:
    """Sentence after sentence.

    A sentence's end is certain once three words follow it: "Dr. A" may be a name, and a sentence of one or two words is
    spoken together with its neighbour (`pieces.prepare`).
    """

    def __init__(self, tags: Collection[str] = ()) -> None:
        """`tags` are the model's, as `prepare` takes them."""
        self._tags = tuple(tags)
        self._waiting = ""
        self._given = 0

    def push(self, text: str) -> list[LiveText]:
        self._waiting += text
        at_word_end = _LAST_BLANK.search(self._waiting)
        if at_word_end is None:
            return []
        pieces = prepare(self._waiting[: at_word_end.start()], tags=self._tags).pieces
        complete: list[LiveText] = []
        begin = 0
        for piece, following in pairwise(pieces):
            said = self._waiting[begin : following.start]
            if _SENTENCE_END.search(said) or len(self._waiting) > MOST_WAITING:
                complete.append(LiveText(said, piece.gap_after, self._given + begin))
                begin = following.start
        self._waiting = self._waiting[begin:]
        self._given += begin
        return complete

    def patience(self) -> float | None:
        if not self._waiting.strip():
            return None
        return PAUSE_AFTER_SENTENCE if _SENTENCE_END.search(self._waiting) else PAUSE_INSIDE

    def flush(self) -> list[LiveText]:
        text, self._waiting = self._waiting, ""
        start, self._given = self._given, self._given + len(text)
        gap = PARAGRAPH_GAP if _PARAGRAPH_END.search(text) else SENTENCE_GAP
        return [LiveText(text, gap, start)] if text.strip() else []


class LineSplitter:
    """Line after line: each is spoken by itself, as it is ended, however long its sentences wait for an end."""

    def __init__(self) -> None:
        self._waiting = ""
        self._given = 0

    def push(self, text: str) -> list[LiveText]:
        *lines, self._waiting = (self._waiting + text).split("\n")
        complete: list[LiveText] = []
        for line in lines:
            if line.strip():
                complete.append(LiveText(line, LINE_GAP, self._given))
            self._given += len(line) + 1
        return complete

    def patience(self) -> float | None:
        return None

    def flush(self) -> list[LiveText]:
        text, self._waiting = self._waiting, ""
        start, self._given = self._given, self._given + len(text)
        return [LiveText(text, LINE_GAP, start)] if text.strip() else []
