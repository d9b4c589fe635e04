"""Phrases found by words."""

from __future__ import annotations

from collections.abc import Iterable

from soundalike.takes.folding import fold, terms
from soundalike.takes.phrases.records import Board, Phrase


def matching(boards: Iterable[Board], query: str) -> list[Phrase]:
    """Those that hold every word of `query`, in the boards' order. Case and accents don't matter."""
    wanted = terms(query)
    every = (phrase for board in boards for phrase in board.phrases)
    return [phrase for phrase in every if all(term in fold(phrase.text) for term in wanted)]
