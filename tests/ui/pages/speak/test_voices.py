"""Who speaks: chosen above the text, kept, and told when the voice is gone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soundalike.settings import Speaking
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor
from soundalike.voices import read_voice_file
from tests.ui.fake_wiring import FakeConductor
from tests.voices.made_voices import write_voice


def listed(page: SpeakPage, window: MainWindow, qtbot: QtBot) -> dict[str, QAction]:
    """What the menu offers, once the library was looked at."""
    shelf = window.surroundings.services.voices
    shelf.refresh()
    qtbot.waitUntil(lambda: shelf.lane.idle)
    return {action.text().split("\t")[0]: action for action in page.view.voice_picker.menu.actions()}


def test_a_voice_is_chosen_by_menu_and_used(
    page: SpeakPage, window: MainWindow, editor: SentenceEditor, conductor: FakeConductor, qtbot: QtBot
) -> None:
    made = write_voice(window.surroundings.places.voices_dir, "Ada Ü")
    actions = listed(page, window, qtbot)
    assert next(iter(actions)) == "The model's own voice"
    actions["Ada Ü"].trigger()
    key = read_voice_file(made).details.id
    assert window.surroundings.settings[Speaking].voice == key
    assert page.view.voice_picker.accessibleName() == "Voice: Ada Ü"
    editor.insertPlainText("Good morning.")
    page.controller.speak(0)
    request = conductor.requests[-1][0]
    assert (request.voice, request.recipe.voice.name) == (key, "Ada Ü")


def test_the_menu_opens_by_key_with_the_chosen_one_marked(page: SpeakPage, qtbot: QtBot) -> None:
    picker = page.view.voice_picker
    QTest.keyClick(picker, Qt.Key.Key_Return)
    assert picker.menu.isVisible()
    checked = [action.text() for action in picker.menu.actions() if action.isChecked()]
    assert [text.split("\t")[0] for text in checked] == ["The model's own voice"]
    picker.menu.close()


def test_a_voice_that_is_gone_is_shown_as_gone(page: SpeakPage, window: MainWindow, qtbot: QtBot) -> None:
    window.surroundings.services.choose_voice("Somebody")
    listed(page, window, qtbot)
    assert page.view.voice_picker.accessibleName() == "Voice: Somebody"
    assert page.view.voice_picker.accessibleDescription() == "isn't there any more"


def test_once_loaded_the_model_is_named_beside_the_voice(page: SpeakPage, window: MainWindow, qtbot: QtBot) -> None:
    assert page.view.voice_picker.accessibleDescription() == ""
    window.surroundings.services.load_model()
    qtbot.waitUntil(lambda: "English" in page.view.voice_picker.accessibleDescription())
