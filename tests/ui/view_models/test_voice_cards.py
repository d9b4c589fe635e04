"""What cards say, which are found, and in which order they stand."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from soundalike.ui.view_models.voice import MOST_LISTED, picker_choices
from soundalike.ui.view_models.voice_cards import VoiceCard, fitting, ordered, tags_from, tags_of, voice_card
from soundalike.voices import VoiceEntry

TODAY = date(2026, 12, 1)


def entry(name: str, **changes: Any) -> VoiceEntry:
    made = VoiceEntry(Path(f"/voices/{name}.voice.gguf"), None, f"id-{name}", name, variant="t3_turbo")
    return replace(made, **changes)


def cards(*entries: VoiceEntry, favourites: tuple[str, ...] = ()) -> list[VoiceCard]:
    return [voice_card(one, favourites, TODAY) for one in entries]


@pytest.mark.parametrize(
    ("changes", "detail"),
    [
        ({"origin": "recorded", "created": "2026-11-14T10:00:00+00:00"}, "Recorded 14 November"),
        ({"origin": "imported", "created": "2025-08-02T12:00:00+00:00"}, "Imported 2 August 2025"),
        ({"origin": "recorded", "created": "yesterday"}, "Recorded"),
        ({"bundled": True}, "Bundled · synthetic"),
        ({"fault": "It is damaged."}, "Damaged: it can't be used"),
    ],
)
def test_the_second_line_says_where_it_comes_from(changes: dict[str, Any], detail: str) -> None:
    assert cards(entry("Ada", **changes))[0].detail == detail


def test_a_damaged_voice_is_known_by_its_file() -> None:
    card = cards(entry("Ada", id="", variant="", fault="It is damaged."))[0]
    assert (card.key, card.model) == ("Ada", "")


@pytest.mark.parametrize("query", ["renee", "RENÉE", "warm  ren", "grandmother", "français", "FAMILY"])
def test_it_is_found_by_name_description_language_and_tags(query: str) -> None:
    found = cards(entry("Renée", description="Grandmother, warm", language="Français", tags=("family",)), entry("Bram"))
    assert [card.name for card in fitting(found, query)] == ["Renée"]


def test_every_word_must_occur_and_the_tag_too() -> None:
    found = cards(entry("Ada", tags=("family",)), entry("Adam", tags=("work",)))
    assert fitting(found, "ada bram") == []
    assert [card.name for card in fitting(found, "ada", "work")] == ["Adam"]
    assert tags_of(found) == ["family", "work"]


def test_orders() -> None:
    found = cards(
        entry("bram", created="2026-01-01"),
        entry("Zoe", created="2026-03-01", favourite=True),
        entry("Ada", created="2026-02-01"),
        entry("Alan", bundled=True, created="2027-01-01"),
        entry("Robin", bundled=True),
        favourites=("id-Robin",),
    )
    assert [card.name for card in ordered(found, "name")] == ["Ada", "bram", "Zoe", "Alan", "Robin"]
    assert [card.name for card in ordered(found, "newest")][:3] == ["Zoe", "Ada", "bram"]
    assert [card.name for card in ordered(found, "favourites")] == ["Zoe", "Robin", "Ada", "bram", "Alan"]


def test_tags_are_typed_with_commas_and_kept_once() -> None:
    assert tags_from(" family,  old  friends ,, family,") == ("family", "old friends")


def test_a_screen_reader_hears_everything_a_card_shows() -> None:
    card = cards(entry("Ada", favourite=True, tags=("family",), origin="recorded"))[0]
    assert card.spoken == "Ada, Recorded, for Turbo, favourite, family"


def test_the_picker_lists_favourites_first_and_says_how_many_it_leaves_out() -> None:
    many = [entry(f"Voice {number:04}") for number in range(3000)]
    many[2500] = replace(many[2500], favourite=True)
    choices, more = picker_choices(many, (), "id-Voice 2900")
    assert [choice.key for choice in choices[:3]] == ["", "id-Voice 2500", "id-Voice 0000"]
    assert choices[-1].key == "id-Voice 2900"
    assert len(choices) == MOST_LISTED + 2
    assert more == 3000 - MOST_LISTED - 1


def test_the_picker_lists_no_damaged_voice() -> None:
    choices, more = picker_choices([entry("Ada", fault="It is damaged.")], (), "")
    assert (len(choices), more) == (1, 0)
