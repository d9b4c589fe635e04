"""Every command of the page does what its words say."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from soundalike.settings import Speaking
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor
from tests.ui.fake_wiring import FakeConductor
from tests.ui.pages.speak.conftest import TEXT, speak_all

Settle = Callable[[], None]
Run = Callable[[str], None]


@pytest.fixture(autouse=True)
def typed(editor: SentenceEditor, settle: Settle) -> None:
    editor.insertPlainText(TEXT)
    settle()


@pytest.fixture
def run(window: MainWindow) -> Run:
    return lambda command: window.commands.action(command).trigger()


def test_new_text_keeps_the_old_one(
    run: Run, editor: SentenceEditor, window: MainWindow, settle: Settle, qtbot: QtBot
) -> None:
    run("new")
    qtbot.waitUntil(lambda: editor.text == "")
    settle()
    store = window.surroundings.services.store
    assert store is not None
    assert {document.text for document in store.documents.all()} == {TEXT, ""}


def test_repeat_speaks_the_sentence_at_the_cursor_alone_and_plays_it_once_it_has_a_take(
    run: Run, page: SpeakPage, editor: SentenceEditor, conductor: FakeConductor, settle: Settle
) -> None:
    sentence = page.draft.sentences[1]
    editor.select(sentence.start + 3, sentence.start + 3)
    run("repeat")
    request = conductor.requests[-1][0]
    assert (request.start, request.end) == (sentence.start, sentence.end)
    conductor.stop()
    page.controller._show_frame()
    store = page.draft.store
    assert store is not None
    speak_all(store, page)
    page.draft.arrange_again()
    settle()
    run("repeat")
    assert conductor.played[-1][0] == page.draft.sentences[1].chosen


def test_new_takes_for_everything(run: Run, conductor: FakeConductor) -> None:
    run("anew")
    request = conductor.requests[-1][0]
    assert request.anew
    assert (request.start, request.end) == (0, len(TEXT))


def test_slower_and_faster_within_their_limits(run: Run, window: MainWindow, page: SpeakPage) -> None:
    settings = window.surroundings.settings
    run("slower")
    assert settings[Speaking].speed == 0.95
    run("faster")
    run("faster")
    assert settings[Speaking].speed == 1.05
    for _ in range(30):
        run("faster")
    assert settings[Speaking].speed == 1.5
    for _ in range(30):
        run("slower")
    assert settings[Speaking].speed == 0.5


def test_editing_by_command(run: Run, editor: SentenceEditor) -> None:
    run("select-all")
    run("copy")
    assert QApplication.clipboard().text() == TEXT
    run("cut")
    assert editor.text == ""
    run("paste")
    run("paste")
    assert editor.text == TEXT * 2
    run("undo")
    assert editor.text == TEXT
    run("redo")
    assert editor.text == TEXT * 2


def test_the_menu_of_marks_opens_at_its_button(run: Run, page: SpeakPage) -> None:
    run("insert")
    assert page.view.insert_menu.isVisible()
    page.view.insert_menu.close()


def test_without_a_selection_it_says_what_to_do(run: Run, window: MainWindow, conductor: FakeConductor) -> None:
    run("selection")
    assert conductor.requests == []
    assert window.toasts.shown()[0].facts.message == "Nothing is selected. Select what is to be spoken."


def test_next_and_previous_move_the_cursor_while_nothing_sounds(
    run: Run, page: SpeakPage, editor: SentenceEditor, conductor: FakeConductor
) -> None:
    starts = [sentence.start for sentence in page.draft.sentences]
    editor.select(0, 0)
    run("next")
    assert editor.cursor_place == starts[1]
    run("next")
    run("next")
    assert editor.cursor_place == starts[2]
    run("previous")
    assert editor.cursor_place == starts[1]
    assert conductor.requests == []


def test_more_for_a_take_has_the_same_commands(page: SpeakPage, window: MainWindow) -> None:
    page.view.takes.more_button.click()
    menu = page.view.takes._menu
    assert menu.isVisible()
    assert window.commands.action("retake") in menu.actions()
    menu.close()
