"""Keys that were chosen are used, and none is given twice where both commands can be used."""

from __future__ import annotations

import pytest

from soundalike.settings import Shortcuts
from soundalike.ui.pages.table import PAGES
from soundalike.ui.shell.command_table import COMMANDS, command
from soundalike.ui.view_models.shortcuts import can_change, conflict_words, conflicts, keys_of, with_key

PAGE_KEYS = {row.key: f"the page {row.title}" for row in PAGES}


def test_the_table_itself_gives_no_key_twice() -> None:
    for row in COMMANDS:
        for key in row.keys:
            assert conflicts(row.id, key, {}, PAGE_KEYS) == []


def test_another_key_none_and_the_usual_one() -> None:
    speak = command("export")
    changed = with_key("export", "Ctrl+Shift+X", {})
    assert keys_of(speak, changed) == ("Ctrl+Shift+X",)
    assert keys_of(speak, with_key("export", "", changed)) == ()
    assert with_key("export", "Ctrl+E", changed) == {}


def test_a_key_that_is_in_use_is_a_conflict_only_where_both_can_be_used() -> None:
    assert conflicts("export", "Ctrl+O", {}, PAGE_KEYS) == ["Open text"]
    assert conflicts("export", "Ctrl+F", {}, PAGE_KEYS) == []  # the Voices page's
    assert conflicts("help", "Ctrl+F", {}, PAGE_KEYS) == ["Find a voice", "Find a phrase"]
    assert conflicts("export", "Ctrl+1", {}, PAGE_KEYS) == ["the page Speak"]
    assert conflicts("export", "F10", {}, PAGE_KEYS) == ["The menu"]
    assert conflicts("export", "", {}, PAGE_KEYS) == []
    moved = {"open": "Ctrl+Shift+O"}
    assert conflicts("export", "Ctrl+O", moved, PAGE_KEYS) == []
    assert conflict_words("Ctrl+O", ["Open text"]) == (
        "Ctrl+O is the key of Open text already. Choose another, or change that one first."
    )


def test_keys_of_lists_and_of_text_stay() -> None:
    assert not can_change(command("pause"))
    assert not can_change(command("copy"))
    assert can_change(command("speak"))


@pytest.mark.parametrize("text", ["", "no object", "[1]", '{"export": 3}', "[" * 100_000])
def test_what_is_no_list_of_keys_counts_for_nothing(text: str) -> None:
    assert Shortcuts(text).keys == {}


def test_they_are_kept_as_they_are() -> None:
    assert Shortcuts.of({"export": "Ctrl+X", "open": ""}).keys == {"export": "Ctrl+X", "open": ""}
    assert Shortcuts.of({}) == Shortcuts()
