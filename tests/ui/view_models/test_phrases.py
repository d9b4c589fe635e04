"""What boards and tiles say."""

from __future__ import annotations

from soundalike.takes.phrases import Board, Phrase, TakenIn
from soundalike.ui.view_models.phrases import (
    LAST_SPOKEN,
    MOST_SPOKEN,
    BoardFacts,
    ChipFacts,
    TileFacts,
    board_facts,
    chip_description,
    nothing_words,
    number_shown,
    ready_words,
    taken_in_words,
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


BOARDS = (Board(1, "One", (Phrase(10, 1, "a"), Phrase(11, 1, "b"))), Board(2, "Two"))


def test_a_board_is_shown_with_what_sounds() -> None:
    facts = board_facts(BOARDS, 1, sounding=11, state="sounding")
    assert [chip.id for chip in facts.chips] == [1, 2, LAST_SPOKEN, MOST_SPOKEN]
    assert facts.tiles == (TileFacts(10, "a"), TileFacts(11, "b", "sounding"))
    assert facts.can_add
    assert board_facts(BOARDS, 2).tiles == ()
    assert board_facts((), 0).nothing == nothing_words(0)


def test_a_look_at_all_boards_cant_be_arranged() -> None:
    facts = board_facts(BOARDS, LAST_SPOKEN, BOARDS[0].phrases[1:])
    assert [tile.text for tile in facts.tiles] == ["b"]
    assert not facts.in_order
    assert not facts.can_add


def test_how_many_start_at_once() -> None:
    said = [ready_words(*counts) for counts in ((0, 0), (1, 1), (0, 1), (9, 9), (3, 9))]
    assert said == [
        "",
        "The phrase starts at once.",
        "0 of one phrase starts at once.",
        "All 9 phrases start at once.",
        "3 of 9 phrases start at once.",
    ]


def test_what_an_import_brought() -> None:
    assert taken_in_words(TakenIn(0, 1, 0, 0)) == "One phrase was added."
    everything = "2 phrases were added. One board is new. 3 were there already. One was too long and was left out."
    assert taken_in_words(TakenIn(1, 2, 3, 1)) == everything
