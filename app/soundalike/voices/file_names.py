"""From a voice's name, in any script and of any length, to a file name that every system takes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

MOST_BYTES = 120
"""UTF-8, without the endings: file systems allow 255, and encrypted folders 143."""

_FORBIDDEN = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]')
_RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.IGNORECASE)
"""Windows takes these for devices, whatever follows the point."""


def file_stem(name: str) -> str:
    """The name, changed as little as systems force: no separators, not reserved, not hidden, not too long."""
    visible = "".join(mark for mark in unicodedata.normalize("NFC", name) if unicodedata.category(mark)[0] != "C")
    stem = _FORBIDDEN.sub("_", " ".join(visible.split())).strip(". ")
    stem = _shortened(stem, MOST_BYTES).rstrip(". ")
    if not stem:
        return "voice"
    return f"{stem}_" if _RESERVED.fullmatch(stem) or stem[0] in "-~" else stem


def free_stem(name: str, taken: Iterable[str]) -> str:
    """`file_stem`, with a number where another file has it already; upper and lower case are alike."""
    used = {unicodedata.normalize("NFC", stem).casefold() for stem in taken}
    stem = file_stem(name)
    number, candidate = 1, stem
    while candidate.casefold() in used:
        number += 1
        candidate = f"{_shortened(stem, MOST_BYTES - 8)} ({number})"
    return candidate


def _shortened(text: str, most: int) -> str:
    """Cut at a character's border, never in a combination of letter and marks."""
    while len(text.encode()) > most:
        text = text[:-1]
        while text and unicodedata.combining(text[-1]):
            text = text[:-1]
    return text
