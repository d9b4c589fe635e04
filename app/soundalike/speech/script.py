"""What is to be spoken, piece by piece: a text that is there, or one that still arrives."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from soundalike.speech.fitting import FittedPiece
from soundalike.speech.text_feed import TextFeed
from soundalike.text import Notice


@dataclass(frozen=True)
class Fitted:
    """A prepared text, in pieces that the model can take."""

    pieces: tuple[FittedPiece, ...]
    notices: tuple[Notice, ...]

    def shifted(self, offset: int) -> Fitted:
        """The same, `offset` characters further on in a longer text."""
        return Fitted(
            tuple(
                replace(fitted, piece=replace(piece, start=piece.start + offset, end=piece.end + offset))
                for fitted in self.pieces
                for piece in [fitted.piece]
            ),
            tuple(replace(note, start=note.start + offset, end=note.end + offset) for note in self.notices),
        )


class Script(Protocol):
    """The pieces in order, and the notices on them. Only `cancel` may come from another thread."""

    @property
    def first(self) -> int:
        """The number of the first piece in its text: the seeds count from there, so that a sentence sounds alike from
        wherever it is begun."""

    @property
    def known(self) -> int:
        """How many pieces there are, as far as is known."""

    @property
    def ended(self) -> bool:
        """Whether no piece follows. False while it isn't known yet."""

    def notices(self) -> list[Notice]:
        """Those that came up since the last call."""

    def take(self, *, wait: bool) -> FittedPiece | None:
        """The next piece; None at the end, and without `wait` also when it isn't there yet."""

    def cancel(self) -> None:
        """A waiting or later `take` raises `CancelledError`."""


class WholeScript:
    """A text that is there."""

    def __init__(self, fitted: Fitted, first: int = 0) -> None:
        self.first = first
        self._left = deque(fitted.pieces)
        self._notices = list(fitted.notices)
        self.known = len(fitted.pieces)

    @property
    def ended(self) -> bool:
        return not self._left

    def notices(self) -> list[Notice]:
        notices, self._notices = self._notices, []
        return notices

    def take(self, *, wait: bool) -> FittedPiece | None:
        return self._left.popleft() if self._left else None

    def cancel(self) -> None:
        return


class LiveScript:
    """A text that arrives through a feed. Places in notices and pieces count in everything that arrived."""

    def __init__(self, feed: TextFeed, fit: Callable[[str], Fitted]) -> None:
        self._feed = feed
        self._fit = fit
        self._left: deque[FittedPiece] = deque()
        self._notices: list[Notice] = []
        self.first = 0
        self.known = 0

    @property
    def ended(self) -> bool:
        return not self._left and self._feed.ended

    def notices(self) -> list[Notice]:
        notices, self._notices = self._notices, []
        return notices

    def take(self, *, wait: bool) -> FittedPiece | None:
        while not self._left:
            part = self._feed.take(wait=wait)
            if part is None:
                return None
            fitted = self._fit(part.text).shifted(part.start)
            self._notices += fitted.notices
            self._left.extend(fitted.pieces)
            self.known += len(fitted.pieces)
            if self._left and not self._feed.ended:
                last = self._left[-1]
                gap = max(last.piece.gap_after, part.gap_after)
                self._left[-1] = replace(last, piece=replace(last.piece, gap_after=gap))
        return self._left.popleft()

    def cancel(self) -> None:
        self._feed.cancel()
