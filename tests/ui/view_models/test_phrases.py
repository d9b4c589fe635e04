"""What boards and tiles say."""

from __future__ import annotations

from soundalike.ui.view_models.phrases import (
    LAST_SPOKEN,
    MOST_SPOKEN,
    BoardFacts,
    ChipFacts,
    TileFacts,
    chip_description,
    nothing_words,
    number_shown,
    tile_description,
    tile_name,
)


def test_the_first_nine_have_a_figure() -> None:
    assert [number_shown(place) for place in (0, 8, 9)] == ["1", "9", ""]


def test_a_tile_says_what_it_is_and_what_happens() -> None:
    assert tile_name(TileFacts(1, "Two\n  lines ")) == "Two lines"
    assert tile_description(TileFacts(1, "a"), 4, 9) == "Phrase 5 of 9. Press it to speak it; F2 edits it."
    assert tile_description(TileFacts(1, "a", "sounding"), 0, 2) == "Phrase 1 of 2. It is sounding now."
    assert tile_description(TileFacts(1, "a", "waiting"), 0, 2) == "Phrase 1 of 2. Its sound is being made."


def test_a_look_at_all_boards_is_no_board() -> None:
    assert chip_description(ChipFacts(1, "Doctor")) == "Board Doctor"
    assert chip_description(ChipFacts(LAST_SPOKEN, "Last spoken")) == "Phrases of all boards"
    assert BoardFacts(chosen=1).can_add
    assert not BoardFacts(chosen=LAST_SPOKEN).can_add
    assert not BoardFacts(chosen=1, in_order=False).can_add


def test_an_empty_place_says_why() -> None:
    said = {nothing_words(chosen, query) for chosen, query in ((0, ""), (1, ""), (LAST_SPOKEN, ""), (MOST_SPOKEN, ""))}
    assert len(said | {nothing_words(1, "word")}) == 5
