"""Words from what was said before."""

from __future__ import annotations

import pytest

from soundalike.ui.view_models.word_suggestions import Vocabulary, begins_sentence, unfinished

SAID = ("I want some water, please.", "Water the plants, please. The weather is good.", "We want to go to Wales.")


def test_what_was_begun_is_finished_by_the_commonest_word() -> None:
    known = Vocabulary(SAID)
    assert set(known.suggest("Some wa")) == {"want", "water", "wales"}
    assert known.suggest("Some wa")[2] == "wales"
    assert "weather" in known.suggest("Some w")
    assert len(known.suggest("Some w", most=2)) == 2


def test_the_word_before_decides_first() -> None:
    known = Vocabulary(SAID)
    assert known.suggest("I want to ")[0] == "go"
    assert known.suggest("the ")[0] == "plants"


def test_the_case_is_that_of_what_was_begun() -> None:
    assert Vocabulary(SAID).suggest("Pl")[0] in ("Please", "Plants")


def test_nothing_is_known_of_nothing() -> None:
    assert Vocabulary().suggest("he") == []
    assert Vocabulary(SAID).suggest("zz") == []
    assert Vocabulary(SAID).suggest("water") == [], "it is finished already"


def test_other_scripts() -> None:
    assert Vocabulary(["أريد بعض الماء من فضلك"]).suggest("أريد ال") == ["الماء"]


@pytest.mark.parametrize(
    ("before", "word"), [("I wan", "wan"), ("I want ", ""), ("", ""), ("don'", "don'"), ("Ende.", "")]
)
def test_the_unfinished_word(before: str, word: str) -> None:
    assert unfinished(before) == word


@pytest.mark.parametrize(
    ("before", "first"),
    [("", True), ("Yes. ", True), ("Yes.", False), ("Yes, ", False), ("3.5", False), ("好。", True), ("¿", True)],
)
def test_a_sentences_beginning(before: str, first: bool) -> None:
    assert begins_sentence(before) == first
