"""The whole window with one key, pressed at the times that the mark gives."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from soundalike.settings import Appearance, Scanning, Speaking
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.scanning.items import ScanItem
from soundalike.ui.shell.main_window import MainWindow
from tests.ui.fake_wiring import FakeWiring
from tests.ui.scanning.one_switch import OneSwitch


def speak_page(window: MainWindow) -> SpeakPage:
    page = window.page("speak")
    assert isinstance(page, SpeakPage)
    return page


def test_from_the_start_to_a_spoken_sentence(window: MainWindow, wiring: FakeWiring, qtbot: QtBot) -> None:
    person = OneSwitch(window, qtbot)
    person.choose("Text to speak")
    person.type("hello you")
    person.choose("Speak")
    ((request, _after),) = wiring.conductor.requests
    assert request.text == "Hello you"
    person.choose("Done")
    assert window.reach.keyboard.keyboard is None
    assert person.presses < 60


@pytest.mark.parametrize("order", ["rows", "items"])
@pytest.mark.parametrize("after", ["start-over", "stay", "rest"])
def test_whatever_the_order_and_what_follows_a_choice(
    window: MainWindow, wiring: FakeWiring, qtbot: QtBot, order: str, after: str
) -> None:
    person = OneSwitch(window, qtbot, order=order, after=after)
    person.choose("Text to speak")
    person.type("no")
    person.choose("Speak")
    assert [request.text for request, _ in wiring.conductor.requests] == ["No"]


def test_words_that_were_said_before_are_offered(window: MainWindow, wiring: FakeWiring, qtbot: QtBot) -> None:
    store = window.surroundings.services.store
    assert store is not None
    recent: Callable[[int], list[str]] = lambda _limit: ["Could you open the window, please?"]  # noqa: E731
    store.history.recent_texts = recent  # type: ignore[method-assign,assignment]  # as if it had been said
    person = OneSwitch(window, qtbot)
    person.choose("Text to speak")
    qtbot.waitUntil(lambda: window.surroundings.services.disk.idle)
    person.type("c")
    person.choose("Could")
    person.choose("you")
    person.choose("open")
    person.choose("Speak")
    assert wiring.conductor.requests[-1][0].text == "Could you open "


def test_other_pages_and_a_setting_there(window: MainWindow, qtbot: QtBot) -> None:
    person = OneSwitch(window, qtbot)
    person.choose("Settings")
    assert window.shown_page == "settings"
    person.choose("Dark")
    assert window.surroundings.settings[Appearance].theme == "dark"
    person.choose("Text size: more")
    assert window.surroundings.settings[Appearance].text_percent == 105


def test_a_list_that_opens(window: MainWindow, qtbot: QtBot) -> None:
    person = OneSwitch(window, qtbot)
    person.choose("Settings")
    person.choose("Language")
    assert QApplication.activePopupWidget() is not None
    person.choose("Français")
    assert QApplication.activePopupWidget() is None
    assert window.surroundings.settings[Appearance].language == "fr"


def test_menus_and_a_dialog_of_theirs(window: MainWindow, qtbot: QtBot) -> None:
    """What has no button is in a menu; the dialog that opens is scanned as the window is."""
    person = OneSwitch(window, qtbot)
    person.choose("Edit")
    assert QApplication.activePopupWidget() is not None
    person.choose("Pronunciation")
    qtbot.waitUntil(lambda: isinstance(QApplication.activeWindow(), QDialog))
    dialog = QApplication.activeWindow()
    assert isinstance(dialog, QDialog)
    person.choose_where(lambda item: isinstance(item.widget, QLineEdit))
    assert window.reach.keyboard.field is not None
    assert window.reach.keyboard.field.window() is dialog
    person.type("ab")
    field = window.reach.keyboard.field
    assert isinstance(field, QLineEdit)
    assert field.text() == "Ab"
    person.choose("Done")
    person.choose("Close", "Cancel")
    qtbot.waitUntil(lambda: not isValid(dialog) or not dialog.isVisible())


def test_a_slider_goes_down_and_up(window: MainWindow, qtbot: QtBot) -> None:
    person = OneSwitch(window, qtbot)
    settings = window.surroundings.settings
    speed = speak_page(window).view.transport.speed.accessibleName()
    person.choose(f"{speed}: less")
    lower = settings[Speaking].speed
    assert lower < 1.0
    person.choose(f"{speed}: more")
    assert settings[Speaking].speed > lower


def test_scanning_is_switched_off_by_itself(window: MainWindow, qtbot: QtBot) -> None:
    """And its key is an ordinary key again."""
    person = OneSwitch(window, qtbot)
    person.choose("Settings")
    person.choose("Scan with switches")
    assert person.driver.scanner.spot is None
    assert person.driver.frame.place is None
    window.go_to("speak")
    editor = speak_page(window).view.panel.editor
    editor.setFocus()
    qtbot.waitUntil(editor.hasFocus)
    QTest.keyClick(editor, Qt.Key.Key_Space)
    assert editor.text == " "


def test_the_frame_is_around_what_is_marked(window: MainWindow, qtbot: QtBot) -> None:
    person = OneSwitch(window, qtbot)
    person.press()
    seen: list[ScanItem] = []
    for _ in range(30):
        marked = person.driver.marked
        place = person.driver.frame.place
        assert place is not None
        if marked is not None:
            assert place.contains(marked.rectangle(window).intersected(window.rect()))
            seen.append(marked)
        if person.driver.scanner.spot is not None and person.driver.scanner.spot.level in ("group", "row") and not seen:
            person.press()
        else:
            person.wait()
        if person.driver.scanner.resting:
            break
    assert seen


def test_another_program_in_front_ends_the_scan_and_coming_back_needs_a_press(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = OneSwitch(window, qtbot)
    person.press()
    assert person.driver.scanner.spot is not None
    with monkeypatch.context() as away:
        away.setattr("soundalike.ui.scanning.driver.front", lambda: None)
        person.driver.look()
        assert person.driver.scanner.resting
        assert person.driver.frame.place is None
    person.driver.look()
    assert person.driver.scanner.resting
    person.press()
    assert person.driver.scanner.spot is not None


def test_a_key_of_its_own_switches_it_on_and_off(window: MainWindow, qtbot: QtBot) -> None:
    """Also where the left mouse button is the switch, and nothing can be clicked any more."""
    settings = window.surroundings.settings
    person = OneSwitch(window, qtbot, choose_switch="LeftButton")
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_S, held)
    assert not settings[Scanning].on
    assert person.driver.scanner.resting
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_S, held)
    assert settings[Scanning].on
    assert window.commands.action("scanning").isChecked()
