"""Lines of the history: their true state, when, and how much is kept."""

from __future__ import annotations

from datetime import date, datetime

import pytest

from soundalike.engine.types import SynthesisOptions
from soundalike.takes import Kept, Recipe, State, Utterance, VoiceName
from soundalike.ui.view_models.history import history_row, kept_in_words, size_in_words, when

TODAY = date(2026, 12, 1)


def utterance(state: State, message: str = "", takes: int = 1) -> Utterance:
    began = datetime(2026, 12, 1, 14, 5).timestamp()
    recipe = Recipe(VoiceName("1", "Nell"), "fake", SynthesisOptions())
    return Utterance(7, None, "Good\n morning.", recipe, state, message, began, 4.2, 1000, takes, False)


@pytest.mark.parametrize(
    ("state", "word"),
    [
        (State.DONE, ""),
        (State.MAKING, "being spoken"),
        (State.STOPPED, "stopped"),
        (State.FAILED, "failed"),
        (State.INTERRUPTED, "interrupted"),
    ],
)
def test_a_line_of_the_history_says_its_true_state(state: State, word: str) -> None:
    """Case GUI-09."""
    row = history_row(utterance(state, "It broke."), TODAY)
    assert (row.title, row.detail) == ("Good morning.", "Today 14:05 · Nell · 0:04.2")
    assert (row.state, row.message) == (word, "It broke.")
    assert row.playable
    assert not history_row(utterance(state, takes=0), TODAY).playable


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (datetime(2026, 12, 1, 9, 3), "Today 9:03"),
        (datetime(2026, 11, 30, 23, 59), "Yesterday 23:59"),
        (datetime(2026, 11, 14, 12, 0), "14 November"),
        (datetime(2025, 2, 3, 12, 0), "3 February 2025"),
        (datetime(2026, 12, 2, 1, 0), "2 December"),
    ],
)
def test_when_something_was_said(moment: datetime, words: str) -> None:
    assert when(moment, TODAY) == words


@pytest.mark.parametrize(
    ("size", "words"),
    [(0, "nothing"), (10, "1 kB"), (31_400_000, "31 MB"), (999_999, "1000 kB"), (1_040_000_000, "1.0 GB")],
)
def test_sizes(size: int, words: str) -> None:
    assert size_in_words(size) == words


def test_how_much_is_kept() -> None:
    assert kept_in_words(Kept(0, 0, 0.0, 500)) == "Nothing is kept yet."
    assert kept_in_words(Kept(1, 3, 9.0, 31_000_000)) == "1 text, 31 MB"
    assert kept_in_words(Kept(1234, 3, 9.0, 0)) == "1 234 texts, nothing"
