"""Words, lengths and what is offered while one types."""

from __future__ import annotations

import pytest

from soundalike.ui.view_models.editor_text import (
    PAUSES,
    chip_words,
    completion_at,
    count_words,
    length_in_words,
    offered_marks,
    seconds_in_words,
)

TAGS = ("[laugh]", "[cough]", "<|end|>")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", 0),
        ("Good morning to you all.", 5),
        ("don't stop – it's a twenty-one", 5),
        ("Hm [laugh] well [pause 0.5 s] yes", 3),
        ("[not closed", 2),
        ("snake_case 12 ...", 3),
        ("Здравствуйте, как дела?", 3),
    ],
)
def test_only_what_is_spoken_counts(text: str, words: int) -> None:
    assert count_words(text) == words


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.2, "1 s"),
        (24.4, "24 s"),
        (89, "89 s"),
        (90, "2 min"),
        (3600, "60 min"),
        (5400, "1 h 30 min"),
        (7500, "2 h 5 min"),
    ],
)
def test_lengths_are_short_words(seconds: float, words: str) -> None:
    assert seconds_in_words(seconds) == words


def test_the_length_follows_the_speed() -> None:
    assert length_in_words(0) == "0 words"
    assert length_in_words(1) == "1 word · about 1 s"
    assert length_in_words(58) == "58 words · about 22 s"
    assert length_in_words(58, 0.5) == "58 words · about 45 s"
    assert length_in_words(12_345).startswith("12 345 words")


def test_only_the_models_tags_are_offered_and_pauses_always() -> None:
    assert offered_marks(TAGS) == ["[cough]", "[laugh]", *PAUSES]
    assert offered_marks(()) == list(PAUSES)


@pytest.mark.parametrize("begun", ["[", "/", "[l", "/l", "[LA", "/laugh"])
def test_what_was_begun_is_completed(begun: str) -> None:
    found = completion_at(f"Well {begun}", TAGS)
    assert found is not None
    assert (found.start, found.begun) == (5, begun)
    assert "[laugh]" in found.offers
    if len(begun) > 1:
        assert found.offers == ("[laugh]",)


@pytest.mark.parametrize("text", ["", "Well", "and/or", "[laugh]", "[x", "/x", "http://la", "1/2", "[la\nu"])
def test_nothing_is_offered_where_nothing_was_begun(text: str) -> None:
    assert completion_at(text, TAGS) is None


def test_a_slash_begins_a_tag_at_the_very_start_and_after_a_blank() -> None:
    for text in ("/p", "so /p", "so\n/p"):
        found = completion_at(text, ())
        assert found is not None
        assert found.offers == PAUSES


def test_a_chip_shows_the_words_alone() -> None:
    assert chip_words("[pause 0.5 s]") == "pause 0.5 s"
