"""A sentence's takes as a card shows them. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from soundalike.translation import number, tr
from soundalike.ui.view_models.waveform import clock

CardState = Literal["none", "making", "ready", "speaking", "paused", "failed"]


@dataclass(frozen=True)
class LetterFacts:
    """One take of the sentence: its id, its letter, and whether it is the one that plays and is exported."""

    take: int
    letter: str
    chosen: bool
    suspect: bool = False
    name: str = ""


@dataclass(frozen=True)
class CardFacts:
    """`sentence` is its id. `starts_in` is when it will sound, in seconds, where that is known."""

    sentence: int
    title: str
    state: CardState = "none"
    seed: int | None = None
    seconds: float | None = None
    peaks: bytes = b""
    position: float | None = None
    starts_in: float | None = None
    favourite: bool = False
    name: str = ""
    stale: bool = False
    suspect: bool = False
    message: str = ""
    letters: tuple[LetterFacts, ...] = ()
    unheard: bool = False
    """It was made while another one sounds, which it follows."""

    @property
    def chosen_take(self) -> int | None:
        """The id of the take that plays."""
        return next((letter.take for letter in self.letters if letter.chosen), None)

    @property
    def meta(self) -> str:
        """The small words at the right of the title."""
        parts = []
        if self.seed is not None:
            parts.append(tr("seed {seed}").format(seed=self.seed))
        if self.state == "speaking":
            parts.append(tr("speaking"))
        elif self.state == "paused":
            parts.append(tr("paused"))
        elif self.state == "making" and self.starts_in is not None:
            parts = [tr("in {seconds} s").format(seconds=number(max(1, round(self.starts_in))))]
        elif self.state == "making":
            parts.append(tr("being made"))
        elif self.state == "failed":
            parts.append(tr("failed"))
        elif self.state == "ready" and self.stale:
            parts.append(tr("old", "a take whose text has changed"))
        elif self.state == "ready" and self.suspect:
            parts.append(tr("may have a fault"))
        elif self.state == "ready" and self.unheard:
            parts.append(tr("ready", "a take that is made and not yet heard"))
        elif self.state == "none":
            parts.append(tr("not spoken yet"))
        return " · ".join(parts)

    @property
    def length(self) -> str:
        """How long it sounds; a dash before it was made."""
        return "–" if self.seconds is None else clock(self.seconds)

    @property
    def playable(self) -> bool:
        return self.state in ("ready", "speaking", "paused")

    @property
    def warning(self) -> str:
        """What is wrong with it, in a sentence; empty when nothing is."""
        if self.state == "failed":
            return self.message or tr("This sentence couldn't be spoken.")
        if self.suspect:
            return tr("This take may have a fault. Try another one.")
        if self.stale and self.state == "ready":
            return tr("The text has changed since. Speak it again.")
        return ""

    @property
    def words(self) -> str:
        """The card as it is said."""
        parts = [self.title, self.meta]
        if self.seconds is not None:
            parts.append(tr("{seconds} s").format(seconds=number(self.seconds, 1)))
        if self.favourite:
            parts.append(tr("favourite"))
        if self.warning:
            parts.append(self.warning)
        return ", ".join(part for part in parts if part)
