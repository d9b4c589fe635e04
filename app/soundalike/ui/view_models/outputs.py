"""Sound outputs as they are offered. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class OutputChoice:
    """`name` is what is kept, `words` what is shown."""

    name: str
    words: str
