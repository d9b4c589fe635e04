"""Tags and pauses, by menu and by typing: only those of the model."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCompleter
from pytestqt.qtbot import QtBot

from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.view_models.editor_text import PAUSES
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor
from tests.ui.fake_wiring import FakeConductor


@pytest.fixture(autouse=True)
def loaded(window: MainWindow, page: SpeakPage, qtbot: QtBot) -> None:
    """The model is in memory, and the keyboard in the text."""
    window.surroundings.services.load_model()
    qtbot.waitUntil(lambda: window.status.facts.state == "ready")
    window.activateWindow()
    page.view.panel.editor.setFocus()


def offered(editor: SentenceEditor) -> tuple[str, ...]:
    return editor._completion.offers


def press_in_list(
    editor: SentenceEditor, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """A key goes to the open list first, as Qt has it."""
    completer = editor.findChild(QCompleter)
    assert completer is not None
    popup = completer.popup()
    assert popup is not None
    QTest.keyClick(popup.windowHandle(), key, modifier)


def menu_words(page: SpeakPage) -> list[str]:
    page.texts._fill_menu()
    return [action.text() for action in page.view.insert_menu.actions() if not action.isSeparator()]


def test_the_tags_are_those_of_the_loaded_model(editor: SentenceEditor) -> None:
    """The vocabulary's `<|end|>` is no tag."""
    assert editor.tags == ("[laugh]",)


def test_the_menu_has_the_models_tags_and_pauses(page: SpeakPage) -> None:
    assert menu_words(page) == ["laugh", *(pause.strip("[]") for pause in PAUSES)]


def test_a_model_without_tags_says_so(page: SpeakPage, editor: SentenceEditor) -> None:
    editor.set_tags(())
    words = menu_words(page)
    assert words[0] == "This model has no tags."
    assert not page.view.insert_menu.actions()[0].isEnabled()
    assert len(words) == 1 + len(PAUSES)


def test_by_menu_a_tag_is_put_at_the_cursor_with_blanks_around(page: SpeakPage, editor: SentenceEditor) -> None:
    editor.insertPlainText("Wellhello")
    editor.select(4, 4)
    menu_words(page)
    page.view.insert_menu.actions()[0].trigger()
    assert editor.text == "Well [laugh] hello"
    assert editor.cursor_place == len("Well [laugh] ")


def test_by_menu_a_tag_takes_the_place_of_what_is_selected(page: SpeakPage, editor: SentenceEditor) -> None:
    editor.insertPlainText("Hello")
    editor.selectAll()
    menu_words(page)
    page.view.insert_menu.actions()[0].trigger()
    assert editor.text == "[laugh] "


@pytest.mark.parametrize("begun", ["[", "/", "[la", "/la"])
def test_by_typing_a_tag_is_completed(editor: SentenceEditor, begun: str) -> None:
    QTest.keyClicks(editor, f"Well {begun}")
    assert "[laugh]" in offered(editor)
    press_in_list(editor, Qt.Key.Key_Return)
    assert editor.text == "Well [laugh]"
    assert offered(editor) == ()


def test_a_pause_is_offered_too_and_chosen_by_arrow(editor: SentenceEditor) -> None:
    QTest.keyClicks(editor, "[p")
    assert offered(editor) == PAUSES
    press_in_list(editor, Qt.Key.Key_Down)
    press_in_list(editor, Qt.Key.Key_Return)
    assert editor.text == PAUSES[1]


def test_what_the_model_does_not_have_is_not_offered(editor: SentenceEditor) -> None:
    QTest.keyClicks(editor, "[cough")
    assert offered(editor) == ()


def test_escape_closes_the_list_and_stops_nothing(editor: SentenceEditor, conductor: FakeConductor) -> None:
    QTest.keyClicks(editor, "[la")
    press_in_list(editor, Qt.Key.Key_Escape)
    assert conductor.calls == []
    assert offered(editor) == ()
    assert editor.text == "[la"


def test_with_the_list_open_commands_are_still_commands(editor: SentenceEditor, conductor: FakeConductor) -> None:
    QTest.keyClicks(editor, "Well [")
    press_in_list(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(conductor.requests) == 1
    assert editor.text == "Well ["


def test_after_erasing_only_what_was_begun_is_replaced(editor: SentenceEditor) -> None:
    QTest.keyClicks(editor, "So [la")
    press_in_list(editor, Qt.Key.Key_Backspace)
    assert editor.text == "So [l"
    assert "[laugh]" in offered(editor)
    press_in_list(editor, Qt.Key.Key_Return)
    assert editor.text == "So [laugh]"


def test_when_the_bracket_is_erased_nothing_is_offered(editor: SentenceEditor) -> None:
    QTest.keyClicks(editor, "So [")
    press_in_list(editor, Qt.Key.Key_Backspace)
    assert editor.text == "So "
    assert offered(editor) == ()


def test_a_chip_is_one_thing_for_the_cursor_and_for_erasing(editor: SentenceEditor) -> None:
    editor.insertPlainText("Well [laugh] yes")
    editor.select(4, 4)
    for _ in range(2):
        QTest.keyClick(editor, Qt.Key.Key_Right)
    assert editor.cursor_place == len("Well [laugh]")
    QTest.keyClick(editor, Qt.Key.Key_Left)
    assert editor.cursor_place == len("Well ")
    QTest.keyClick(editor, Qt.Key.Key_Delete)
    assert editor.text == "Well  yes"
    editor.undo()
    editor.select(len("Well [laugh]"), len("Well [laugh]"))
    QTest.keyClick(editor, Qt.Key.Key_Backspace)
    assert editor.text == "Well  yes"


def test_a_chip_copies_as_plain_text(editor: SentenceEditor) -> None:
    editor.insertPlainText("Well [laugh] yes")
    editor.selectAll()
    assert editor.createMimeDataFromSelection().text() == "Well [laugh] yes"
