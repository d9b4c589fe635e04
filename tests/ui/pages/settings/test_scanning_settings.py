"""Switches, dwelling, size and time in the settings: in effect at once, and kept."""

from __future__ import annotations

from dataclasses import fields

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QSpinBox
from pytestqt.qtbot import QtBot

from soundalike.settings import Appearance, Dwelling, Scanning, Settings, Timing
from soundalike.ui.pages.settings.page import SettingsPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.widgets.segmented import Segmented


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> SettingsPage:
    window.go_to("settings")
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    shown = window.page("settings")
    assert isinstance(shown, SettingsPage)
    return shown


@pytest.fixture
def kept(page: SettingsPage) -> Settings:
    return page.surroundings.settings


def press(page: SettingsPage, words: str) -> None:
    (found,) = [one for one in page.findChildren(QAbstractButton) if one.text() == words and one.isEnabled()]
    found.click()


def segment(page: SettingsPage, name: str, words: str) -> None:
    (row,) = [one for one in page.findChildren(Segmented) if one.accessibleName() == name]
    (found,) = [one for one in row.findChildren(QAbstractButton) if one.text() == words]
    found.click()


def number(page: SettingsPage, name: str) -> QSpinBox:
    (found,) = [one for one in page.findChildren(QSpinBox) if one.accessibleName() == name]
    return found


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("Time for each step", "step"),
        ("Time for the first step", "first"),
        ("Rounds before it rests", "rounds"),
        ("Hold the switch for", "hold"),
        ("Ignore it again within", "again"),
    ],
)
def test_every_time_can_be_changed_within_its_limits(page: SettingsPage, kept: Settings, name: str, field: str) -> None:
    box = number(page, name)
    limits = next(one.metadata["limits"] for one in fields(Scanning) if one.name == field)
    assert (box.minimum(), box.maximum()) == (limits.least, limits.most)
    box.setValue(7 if field == "rounds" else 2300)
    assert getattr(kept[Scanning], field) == box.value()


def test_every_field_has_a_control(page: SettingsPage, kept: Settings) -> None:
    form = page.scanning
    shown = {*form._numbers, *form._segments, *form._switches, *form.buttons, "after"}
    assert shown == {field.name for field in fields(Scanning)}


def test_choices(page: SettingsPage, kept: Settings) -> None:
    segment(page, "How many switches", "Two or three switches")
    segment(page, "Order", "Every item")
    segment(page, "Sounds", "A click for each step")
    segment(page, "Its letters", "Common letters first")
    press(page, "A step back at the end of each row")
    scanning = kept[Scanning]
    assert (scanning.way, scanning.order, scanning.sounds) == ("step", "items", "click")
    assert (scanning.letters, scanning.back_item) == ("frequency", False)
    page.scanning.after.setCurrentIndex(1)
    page.scanning.after.activated.emit(1)
    assert kept[Scanning].after == "stay"


def test_a_switch_is_learned_however_long_it_takes(page: SettingsPage, kept: Settings, window: MainWindow) -> None:
    button = page.scanning.buttons["choose_switch"]
    assert button.text() == "Space"
    button.click()
    assert button.text() == "Press your switch now"
    assert "Press your switch now" in button.accessibleName()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F13)
    assert kept[Scanning].choose_switch == "Key_F13"
    assert button.text() == "F13"


def test_pressed_again_nothing_is_learned(page: SettingsPage, kept: Settings, window: MainWindow) -> None:
    button = page.scanning.buttons["choose_switch"]
    button.click()
    button.click()
    assert button.text() == "Space"
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F13)
    assert kept[Scanning].choose_switch == "Key_Space"


def test_no_two_switches_are_one(page: SettingsPage, kept: Settings, window: MainWindow) -> None:
    segment(page, "How many switches", "Two or three switches")
    page.scanning.buttons["choose_switch"].click()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    scanning = kept[Scanning]
    assert (scanning.choose_switch, scanning.next_switch) == ("Key_Return", "Key_Space")
    page.scanning.buttons["back_switch"].click()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F14)
    assert kept[Scanning].back_switch == "Key_F14"
    page.scanning.no_back.click()
    assert kept[Scanning].back_switch == ""
    assert not page.scanning.no_back.isEnabled()


def test_dwelling(page: SettingsPage, kept: Settings) -> None:
    press(page, "Press by staying on something")
    number(page, "Stay for").setValue(800)
    assert kept[Dwelling] == Dwelling(on=True, milliseconds=800)


def test_size_and_time(page: SettingsPage, kept: Settings, window: MainWindow) -> None:
    before = window.surroundings.theme.sizes.small_button
    segment(page, "Buttons and controls", "Very large")
    assert kept[Appearance].targets == "largest"
    assert window.surroundings.theme.sizes.small_button > before
    segment(page, "Messages stay", "Until they are closed")
    assert kept[Timing].messages == "closed"
    number(page, "Pause that ends a sentence").setValue(2000)
    window.go_to("speak")
    assert window.page("speak").as_i_type._follower._timer.interval() == 2000  # type: ignore[attr-defined]  # the Speak page's


def test_a_message_stays_until_it_is_closed(
    page: SettingsPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    timers: list[int] = []
    monkeypatch.setattr("soundalike.ui.widgets.toast.QTimer.singleShot", lambda time, *_rest: timers.append(time))
    window.surroundings.toasts.show(ToastFacts("One."))
    assert timers == [5000]
    segment(page, "Messages stay", "Three times as long")
    window.surroundings.toasts.show(ToastFacts("Two."))
    assert timers == [5000, 15_000]
    segment(page, "Messages stay", "Until they are closed")
    window.surroundings.toasts.show(ToastFacts("Three."))
    assert timers == [5000, 15_000]


def test_the_keyboard_is_there_whenever_text_can_be_typed(window: MainWindow, page: SettingsPage, qtbot: QtBot) -> None:
    press(page, "Show it whenever text can be typed")
    window.go_to("speak")
    qtbot.waitUntil(lambda: window.reach.keyboard.field is not None)
    keyboard = window.reach.keyboard.keyboard
    assert keyboard is not None
    (key,) = [one for one in keyboard.rows[1] if one.key.text == "Q"]
    QTest.mouseClick(key, Qt.MouseButton.LeftButton)
    assert window.page("speak").view.panel.editor.text == "Q"  # type: ignore[attr-defined]  # the Speak page's
