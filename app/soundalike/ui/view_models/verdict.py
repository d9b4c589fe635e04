"""What was found about something, and how it is shown. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Grade = Literal["good", "warning", "bad", "waiting"]

GRADE_WORDS: dict[Grade, str] = {
    "good": "good",
    "warning": "could be better",
    "bad": "a problem",
    "waiting": "being checked",
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
        return f"{self.subject}, {GRADE_WORDS[self.grade]}"
