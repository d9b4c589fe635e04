"""What was found about something, and how it is shown. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from soundalike.translation import tr, tr_noop

Grade = Literal["good", "warning", "bad", "waiting"]

GRADE_WORDS: dict[Grade, str] = {
    "good": tr_noop("good"),
    "warning": tr_noop("could be better"),
    "bad": tr_noop("a problem"),
    "waiting": tr_noop("being checked"),
}
GRADE_ICONS: dict[Grade, str] = {"good": "check", "warning": "warning", "bad": "error", "waiting": "more"}
GRADE_COLOURS: dict[Grade, str] = {
    "good": "good",
    "warning": "warning",
    "bad": "recording",
    "waiting": "secondary",
}


@dataclass(frozen=True)
class Verdict:
    """One finding: its subject in a word or two, and a sentence."""

    subject: str
    sentence: str
    grade: Grade

    @property
    def words(self) -> str:
        """The whole as it is said: never by colour alone."""
        return f"{self.subject}, {tr(GRADE_WORDS[self.grade])}"
