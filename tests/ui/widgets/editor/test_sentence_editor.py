"""The text: places in characters, what sounds is marked and seen, and everything can be undone."""

from __future__ import annotations

import pytest

from soundalike.settings import Appearance, Settings
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor
from tests.ui.widgets.conftest import Show

EMOJI = "Hi 😀 there. And 🇩🇪 here."


@pytest.fixture
def editor(theme: Theme, show: Show) -> SentenceEditor:
    made = SentenceEditor(theme, "Type something.")
    show(made, 500, 300)
    return made


def test_places_are_characters_also_after_an_emoji(editor: SentenceEditor) -> None:
    editor.insertPlainText(EMOJI)
    assert editor.text == EMOJI
    assert editor.cursor_place == len(EMOJI)
    start = EMOJI.index("And")
    editor.select(start, start + 3)
    assert editor.textCursor().selectedText() == "And"
    assert editor.selected == (start, start + 3)
    editor.select(start + 3, start)
    assert (editor.anchor_place, editor.cursor_place) == (start + 3, start)
    editor.select(2, 2)
    assert editor.selected is None


def test_places_beyond_the_end_are_the_end(editor: SentenceEditor) -> None:
    editor.set_text("short")
    editor.select(99, 99)
    assert editor.cursor_place == 5
    editor.show_sounding((3, 99))
    editor.grab()


def test_a_text_that_is_put_in_its_place_can_be_undone_and_an_opened_one_not(editor: SentenceEditor) -> None:
    editor.insertPlainText("mine")
    editor.replace_text("another")
    assert editor.text == "another"
    editor.undo()
    assert editor.text == "mine"
    editor.set_text("opened")
    assert not editor.document().isUndoAvailable()


def test_it_is_told_only_when_the_text_itself_changed(editor: SentenceEditor) -> None:
    told: list[str] = []
    editor.edited.connect(lambda: told.append(editor.text))
    editor.insertPlainText("[laugh]")
    editor.set_tags(("[laugh]",))
    editor.show_sounding((0, 3), heard_from=0)
    editor.select(0, 2)
    assert told == ["[laugh]"]


def test_what_sounds_is_drawn_line_by_line_in_its_colour(editor: SentenceEditor, theme: Theme) -> None:
    editor.insertPlainText(
        "A short one. " + "A sentence that is much longer than a single line of this narrow editor. "
    )
    editor.show_sounding((0, 12))
    assert len(editor.sounding_shape()) == 1
    start = 13
    editor.show_sounding((start, len(editor.text) - 1))
    shape = editor.sounding_shape()
    assert len(shape) >= 2
    assert all(editor.viewport().rect().toRectF().contains(line) for line in shape)
    picture = editor.viewport().grab().toImage()
    middle = shape[1]
    colours = {
        picture.pixelColor(round(x), round(middle.top()) + 3).name()
        for x in range(round(middle.left()) + 4, round(middle.right()) - 4)
    }
    assert theme.colours.sounding.lower() in colours
    editor.show_sounding(None)
    assert editor.sounding_shape() == []


def test_the_sentence_that_sounds_is_scrolled_to(editor: SentenceEditor) -> None:
    sentences = [f"This is the sentence with the number {number}.\n" for number in range(100)]
    editor.insertPlainText("".join(sentences))
    editor.moveCursor(editor.textCursor().MoveOperation.Start)
    place = 0
    for sentence in sentences:
        editor.show_sounding((place, place + len(sentence) - 1))
        (line, *_) = editor.sounding_shape()
        assert editor.viewport().rect().toRectF().contains(line)
        place += len(sentence)
    editor.show_sounding((0, 10))
    assert editor.viewport().rect().toRectF().contains(editor.sounding_shape()[0])
    assert editor.cursor_place == 0, "the cursor stays where the person has it"


def test_chips_are_only_what_the_model_has(editor: SentenceEditor) -> None:
    editor.insertPlainText("😀 [laugh] [cough] [pause 0.5 s]")
    editor.set_tags(("[laugh]",))
    block = editor.document().firstBlock().text()
    names = [
        editor.document().toPlainText().encode("utf-16-le")[2 * chip.start : 2 * chip.end].decode("utf-16-le")
        for chip in editor._chips.chips_in(block)
    ]
    assert names == ["[laugh]", "[pause 0.5 s]"]


def test_another_look_leaves_undo_as_it_was(editor: SentenceEditor, settings: Settings) -> None:
    """The system may change to dark in the middle of a sentence."""
    editor.insertPlainText("mine")
    settings.set(Appearance("dark"))
    editor.undo()
    assert editor.text == ""


def test_in_another_size_the_text_stays(editor: SentenceEditor, settings: Settings, theme: Theme) -> None:
    editor.insertPlainText("mine")
    settings.set(Appearance("light", 200))
    assert editor.text == "mine"
    assert editor.font().pixelSize() == theme.sizes.text_editor
    line = editor.document().firstBlock().blockFormat().lineHeight()
    assert line == theme.sizes.editor_line
