"""Text as it is searched: without case, accents and the many forms of one letter, in any script."""

from __future__ import annotations

import re
import unicodedata

_NOT_SEARCHED = re.compile("[\0-\x1f\ud800-\udfff]")
"""Control characters and half characters."""


def fold(text: str) -> str:
    """Compatibility forms made one (NFKD), marks of the Latin, Greek and Cyrillic kind dropped, case folded.

    Vowel signs of other scripts are spacing or belong to the word (Mc, and Mn outside these blocks), and stay.
    """
    decomposed = unicodedata.normalize("NFKD", _NOT_SEARCHED.sub(" ", text).casefold())
    return "".join(letter for letter in decomposed if not "\u0300" <= letter <= "\u036f").casefold()


def terms(query: str) -> list[str]:
    """The words of a search, folded; every one of them must be found."""
    return [term for term in fold(query).split() if term]
