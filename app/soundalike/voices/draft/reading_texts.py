"""The texts to read aloud: each has every sound of its language in three lines, about 15 s together."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from soundalike.paths import bundled_resources

FOLDER = Path("reading")
SECONDS_A_WORD = 0.34
"""Of English, at a natural pace of 175 words a minute."""
_AS_LONG_AS = {"en": 1.0, "de": 1.27, "fr": 1.17, "es": 1.05, "pt": 1.26, "ar": 1.65}
"""How many English words take as long as one of the language, by how many of each are read aloud in a minute.

S. Trauzettel-Klosinski and K. Dietz, "Standardized assessment of reading performance: the new International Reading
Speed Texts IReST", Invest. Ophthalmol. Vis. Sci. 53(9), 2012: 228 of English, 179 of German, 195 of French, 218 of
Spanish, 181 of Portuguese, 138 of Arabic; 255 characters of Chinese, which writes no spaces between words.
"""
_HAN_AS_LONG_AS = 0.89
_HAN = re.compile(r"[\u4e00-\u9fff]")


def english_words(line: str, language: str) -> float:
    """How many English words take as long to say."""
    if language == "zh":
        return _HAN_AS_LONG_AS * len(_HAN.findall(line))
    return _AS_LONG_AS.get(language, 1.0) * len(line.split())


@dataclass(frozen=True)
class ReadingText:
    """One text, a line at a time."""

    lines: tuple[str, ...]
    language: str = "en"

    @property
    def seconds(self) -> float:
        """How long reading it takes, about."""
        return SECONDS_A_WORD * sum(english_words(line, self.language) for line in self.lines)


def reading_texts(language: str = "en") -> tuple[ReadingText, ...]:
    """All of them in the language of this code, in order; in English where there are none in it."""
    folder = bundled_resources() / FOLDER
    path = folder / f"{language}.txt"
    if not path.is_file():
        language, path = "en", folder / "en.txt"
    blocks = path.read_text(encoding="utf-8").strip().split("\n\n")
    return tuple(ReadingText(tuple(line.strip() for line in block.splitlines()), language) for block in blocks)
