"""With "Speak as I type" each finished sentence is spoken as it is typed, after the one before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soundalike.settings import Speaking
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.window import make_window
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor
from tests.ui.fake_wiring import FakeConductor, FakeWiring


@pytest.fixture(autouse=True)
def switched_on(page: SpeakPage, editor: SentenceEditor, settle: Callable[[], None]) -> None:
    editor.insertPlainText("This was there before. ")
    settle()
    page.view.panel.as_i_type.click()


def spoken(conductor: FakeConductor) -> list[str]:
    return [request.text[request.start : request.end].strip() for request, _ in conductor.requests]


def test_each_sentence_is_spoken_once_and_after_the_one_before(
    editor: SentenceEditor, conductor: FakeConductor, qtbot: QtBot
) -> None:
    QTest.keyClicks(editor, "Good morning. How are you?")
    assert spoken(conductor) == ["Good morning."]
    qtbot.waitUntil(lambda: len(conductor.requests) == 2)
    assert spoken(conductor) == ["Good morning.", "How are you?"]
    assert all(after for _, after in conductor.requests)


def test_it_is_kept_and_the_command_agrees(page: SpeakPage, window: MainWindow, conductor: FakeConductor) -> None:
    action = window.commands.action("as-i-type")
    assert window.surroundings.settings[Speaking].as_i_type
    assert action.isChecked()
    action.trigger()
    assert not window.surroundings.settings[Speaking].as_i_type
    assert not page.view.panel.as_i_type.isChecked()
    assert not action.isChecked()


def test_switched_off_nothing_is_spoken(
    page: SpeakPage, editor: SentenceEditor, conductor: FakeConductor, qtbot: QtBot
) -> None:
    page.view.panel.as_i_type.click()
    QTest.keyClicks(editor, "Good morning. Yes.")
    qtbot.wait(500)
    assert conductor.requests == []


def test_after_a_restart_the_text_is_not_spoken_again(
    window: MainWindow, editor: SentenceEditor, qtbot: QtBot, settle: Callable[[], None]
) -> None:
    settle()
    text = editor.text
    window.close()
    wiring = FakeWiring()
    again = make_window(window.surroundings.places, wiring.wiring())
    qtbot.addWidget(again)
    again.show()
    again.start_services()
    panel = again.page("speak").view.panel  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: panel.editor.text == text)
    qtbot.wait(500)
    assert panel.as_i_type.isChecked()
    assert wiring.conductor.requests == []
    QTest.keyClicks(panel.editor, "Now. ")
    assert len(wiring.conductor.requests) == 1
    again.close()


def test_a_text_that_is_opened_is_not_spoken(
    page: SpeakPage, editor: SentenceEditor, conductor: FakeConductor, settle: Callable[[], None], qtbot: QtBot
) -> None:
    page.draft.new("A whole text. Nobody typed it.")
    qtbot.waitUntil(lambda: editor.text.startswith("A whole"))
    settle()
    qtbot.wait(500)
    assert conductor.requests == []
