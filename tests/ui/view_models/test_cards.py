"""Sentences as cards, at rest and while something sounds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from soundalike.engine.types import SynthesisOptions
from soundalike.takes import Recipe, Sentence, State, Take, VoiceName
from soundalike.takes import letter_name as store_letter_name
from soundalike.ui.services.conductor import Look, Part
from soundalike.ui.view_models.cards import index_at, letter_name, live_cards, resting_cards
from soundalike.ui.view_models.take_card import CardFacts, LetterFacts

RECIPE = Recipe(VoiceName("fake", "Nell"), "fake", SynthesisOptions(seed=41))


def take(number: int, **changes: Any) -> Take:
    facts: dict[str, Any] = {
        "id": number,
        "uid": str(number),
        "utterance": 1,
        "sentence": 1,
        "place": 0,
        "letter": number,
        "source": "",
        "spoken": "",
        "gap_after": 0.0,
        "recipe": RECIPE,
        "seed": 5,
        "state": State.DONE,
        "message": "",
        "suspect": False,
        "samples": 48_000,
        "sample_rate": 24_000,
        "peaks": b"\x10\x20",
        "favourite": False,
        "name": "",
        "created": 0.0,
        "stale": False,
    }
    return Take(**{**facts, **changes})


def sentence(number: int, takes: tuple[Take, ...] = (), chosen: int | None = None) -> Sentence:
    return Sentence(number, number * 10, number * 10 + 9, f"Sentence\n {number}.", "", 0.5, takes, chosen)


SENTENCES = (sentence(0, (take(7), take(8, suspect=True)), 7), sentence(1), sentence(2, (take(9),), 9))


@pytest.mark.parametrize("number", [0, 1, 25, 26, 27, 700, 703])
def test_letters_are_the_stores(number: int) -> None:
    assert letter_name(number) == store_letter_name(number)


def test_at_rest_each_says_what_is_true_of_its_take() -> None:
    cards = resting_cards(SENTENCES, {1: "It held no number."})
    assert [card.state for card in cards] == ["ready", "failed", "ready"]
    assert cards[0].title == "Sentence 0."
    assert (cards[0].seed, cards[0].seconds, cards[0].peaks) == (41, 2.0, b"\x10\x20")
    assert cards[0].letters == (LetterFacts(7, "H", True), LetterFacts(8, "I", False, suspect=True))
    assert cards[1].warning == "It held no number."
    assert not cards[1].playable


@pytest.mark.parametrize(("place", "index"), [(0, 0), (9, 0), (10, 1), (25, 2), (999, 2)])
def test_a_place_is_in_the_sentence_that_begins_before_it(place: int, index: int) -> None:
    assert index_at(SENTENCES, place) == index


def test_before_the_first_sentence_there_is_none() -> None:
    assert index_at((), 0) is None
    assert index_at(SENTENCES[1:], 3) is None


def test_what_sounds_and_what_is_made_are_shown_at_their_cards() -> None:
    resting = resting_cards(SENTENCES, {})
    look = Look(
        "speaking",
        sounding=Part(0, 9, seed=3, peaks=b"\x55", length=1.5),
        seconds=0.4,
        making=Part(10, 19, seed=3, peaks=b"\x66"),
        starts_in=2.4,
    )
    cards, sounding = live_cards(resting, SENTENCES, look)
    assert sounding == 0
    assert (cards[0].state, cards[0].position, cards[0].seconds, cards[0].peaks) == ("speaking", 0.4, 1.5, b"\x55")
    assert (cards[1].state, cards[1].meta) == ("making", "in 2 s")
    assert cards[2] == replace(resting[2], unheard=True)
    assert cards[2].meta.endswith(" · ready")
    known = frozenset({resting[2].chosen_take or 0})
    assert live_cards(resting, SENTENCES, look, known)[0][2] == resting[2]
    later = replace(look, sounding=Part(20, 29, seed=3, length=1.5), making=None)
    assert not any(card.unheard for card in live_cards(resting, SENTENCES, later)[0])
    paused, _ = live_cards(resting, SENTENCES, replace(look, state="paused"))
    assert paused[0].meta == "seed 3 · paused"
    assert live_cards(resting, SENTENCES, Look()) == (list(resting), None)


@pytest.mark.parametrize(
    ("facts", "meta", "warning"),
    [
        (CardFacts(1, ""), "not spoken yet", ""),
        (CardFacts(1, "", "making"), "being made", ""),
        (CardFacts(1, "", "ready", seed=0), "seed 0", ""),
        (CardFacts(1, "", "ready", seed=4, stale=True), "seed 4 · old", "The text has changed since. Speak it again."),
        (
            CardFacts(1, "", "ready", seed=4, suspect=True),
            "seed 4 · may have a fault",
            "This take may have a fault. Try another one.",
        ),
        (CardFacts(1, "", "failed"), "failed", "This sentence couldn't be spoken."),
    ],
)
def test_a_card_says_what_is_wrong_and_what_to_do(facts: CardFacts, meta: str, warning: str) -> None:
    assert (facts.meta, facts.warning) == (meta, warning)


def test_a_card_can_be_read_aloud() -> None:
    facts = CardFacts(1, "Good morning.", "ready", seed=41, seconds=2.0, favourite=True, suspect=True)
    assert (
        facts.words
        == "Good morning., seed 41 · may have a fault, 2.0 s, favourite, This take may have a fault. Try another one."
    )
    assert facts.length == "0:02.0"
    assert CardFacts(1, "").length == "–"
