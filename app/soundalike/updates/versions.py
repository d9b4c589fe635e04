"""Which of two versions is the newer one."""

from __future__ import annotations

import re

_VERSION = re.compile(r"[vV]?(\d{1,9}(?:\.\d{1,9}){0,7})(?:[-._]?([a-zA-Z][\w.-]*))?(?:\+[\w.-]+)?", re.ASCII)
_NUMBER = re.compile(r"\d+")

VersionKey = tuple[tuple[int, ...], bool, str, tuple[int, ...]]


def version_key(text: str) -> VersionKey:
    """What versions are sorted by: `1.10` after `1.9`, `1.0` as `1.0.0`, `1.0rc2` before `1.0`.

    A `v` before it and what follows a plus don't count.

    Raises `ValueError` for what isn't a version.
    """
    found = _VERSION.fullmatch(text.strip())
    if found is None:
        raise ValueError(text)
    numbers = [int(part) for part in found[1].split(".")]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    early = (found[2] or "").casefold()
    letters = re.match("[a-z]*", early)
    counted = tuple(int(part) for part in _NUMBER.findall(early))
    return tuple(numbers), not early, letters[0] if letters is not None else "", counted


def is_newer(text: str, than: str) -> bool:
    """Whether the version `text` came after `than`. Raises `ValueError` for what isn't a version."""
    return version_key(text) > version_key(than)
