"""A language in which every text that was translated is seen to be: «in these marks», with a comma in numbers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from soundalike.translation import ENGLISH, Language, use_language

MARKED = Language(
    translate=lambda text, comment, count: f"«{ENGLISH.translate(text, comment, count)}»",
    number=lambda value, decimals: ENGLISH.number(value, decimals).replace(".", ","),
    code="de",
)
"""It reads the German texts aloud."""


@contextmanager
def another_language() -> Iterator[None]:
    use_language(MARKED)
    try:
        yield
    finally:
        use_language(ENGLISH)
