"""Pieces that the model can take."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soundalike.errors import RefusedError
from soundalike.speech.fitting import fit_pieces
from soundalike.text import Piece
from tests.speech.fake_engine import encode_words


def piece(text: str) -> Piece:
    """A piece that ends a paragraph."""
    return Piece(text, 0.7, True, 3, 3 + len(text))


def test_what_fits_stays_as_it_is() -> None:
    (fitted,) = fit_pieces([piece("one two three")], encode_words, 3)
    assert fitted.piece == piece("one two three")
    assert fitted.tokens == (3, 3, 5)


def test_a_cut_prefers_the_end_of_a_clause_and_leaves_no_gap() -> None:
    first, second = fit_pieces([piece("one two three, four five six seven")], encode_words, 5)
    assert (first.piece.text, second.piece.text) == ("one two three,", "four five six seven")
    assert (first.piece.gap_after, first.piece.paragraph_end) == (0.0, False)
    assert (second.piece.gap_after, second.piece.paragraph_end) == (0.7, True)
    assert {(part.piece.start, part.piece.end) for part in (first, second)} == {(3, 37)}


def test_between_words_the_first_half_ends_in_a_comma() -> None:
    texts = [part.piece.text for part in fit_pieces([piece("one two three four.")], encode_words, 3)]
    assert texts == ["one two,", "three four."]


@given(st.lists(st.text("abcdefghi,.", min_size=1, max_size=30), min_size=1, max_size=40), st.integers(1, 12))
def test_nothing_is_lost_and_all_fit(words: list[str], most: int) -> None:
    text = " ".join(words)
    fitted = list(fit_pieces([piece(text)], encode_words, most))
    spoken = "".join(part.piece.text for part in fitted)
    assert re.sub(r"[\s,]", "", spoken) == re.sub(r"[\s,]", "", text)
    assert all(0 < len(part.tokens) <= most for part in fitted)
    assert all(part.tokens == tuple(encode_words(part.piece.text)) for part in fitted)


def test_a_tag_is_never_cut() -> None:
    def one_a_character(text: str) -> list[int]:
        return [1] * len(text)

    texts = [part.piece.text for part in fit_pieces([piece("oh [clear throat] no")], one_a_character, 16)]
    assert "[clear throat]" in " | ".join(texts)


def test_a_letter_keeps_its_accent() -> None:
    texts = [part.piece.text for part in fit_pieces([piece("e\u0301" * 9)], encode_words, 4)]
    assert all(not text.startswith("\u0301") for text in texts)
    assert len(texts) > 1


def test_a_model_without_room_is_refused() -> None:
    with pytest.raises(RefusedError, match="too few"):
        list(fit_pieces([piece("one two")], encode_words, 0))
