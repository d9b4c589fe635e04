"""The texts to read aloud: each has every sound of English in three lines, about 15 s together."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from soundalike.paths import bundled_resources

FILE = Path("reading") / "en.txt"
SECONDS_A_WORD = 0.34
"""At a natural pace of 175 words a minute."""


@dataclass(frozen=True)
class ReadingText:
    """One text, a line at a time."""

    lines: tuple[str, ...]

    @property
    def seconds(self) -> float:
        """How long reading it takes, about."""
        return SECONDS_A_WORD * sum(len(line.split()) for line in self.lines)


def reading_texts() -> tuple[ReadingText, ...]:
    """All of them, in order."""
    blocks = (bundled_resources() / FILE).read_text(encoding="utf-8").strip().split("\n\n")
    return tuple(ReadingText(tuple(line.strip() for line in block.splitlines())) for block in blocks)
