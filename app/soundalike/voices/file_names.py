"""From a voice's name, in any script and of any length, to a file name that every system takes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

MOST_BYTES = 120
"""UTF-8, without the endings: file systems allow 255, and encrypted folders 143."""

_NUMBER_BYTES = 8
"""Room for " (12345)"."""

_FORBIDDEN = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]')
_RESERVED = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(\..*)?", re.IGNORECASE)
"""Windows takes these for devices, whatever follows the point."""


def file_stem(name: str) -> str:
    """The name, changed as little as systems force: no separators, not reserved, not hidden, not too long."""
    words = " ".join(unicodedata.normalize("NFC", name).split())
    visible = "".join(mark for mark in words if unicodedata.category(mark)[0] != "C")
    stem = _FORBIDDEN.sub("_", " ".join(visible.split())).strip(". ")
    if stem and (_RESERVED.fullmatch(stem) or stem[0] in "-~"):
        stem = f"_{stem}"
    return _shortened(stem, MOST_BYTES) or "voice"


def free_stem(name: str, taken: Iterable[str]) -> str:
    """`file_stem`, with a number where another file has it already."""
    used = {_key(stem) for stem in taken}
    stem = file_stem(name)
    number, candidate = 1, stem
    while _key(candidate) in used:
        number += 1
        candidate = f"{_shortened(stem, MOST_BYTES - _NUMBER_BYTES)} ({number})"
    return candidate


def same_file(one: str, other: str) -> bool:
    """Whether some system takes two stems for one: upper and lower case, letters with their marks apart or joined."""
    return _key(one) == _key(other)


def _key(stem: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", stem).casefold())


def _shortened(text: str, most: int) -> str:
    """Cut between characters, never between a letter and its marks."""
    kept = text.encode()[:most].decode(errors="ignore")
    if len(kept) < len(text):
        while kept and unicodedata.category(text[len(kept)])[0] == "M":
            kept = kept[:-1]
    return kept.rstrip(". ")
