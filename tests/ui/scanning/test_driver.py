"""The mark on a real window: when it moves, what is said and heard, and what a second switch does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMessageBox, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from soundalike.settings import Scanning, Settings
from soundalike.ui.scanning.driver import ScanDriver
from soundalike.ui.scanning.keyboard_place import KeyboardPlace
from soundalike.ui.theme.theme import Theme

ON = Scanning(on=True, again=0, rounds=2)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def clicks() -> list[float]:
    return []


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(400, 200)
    qtbot.addWidget(made)
    column = QVBoxLayout(made)
    for names in ("ab", "cd"):
        row = QHBoxLayout()
        for name in names:
            row.addWidget(QPushButton(name))
        column.addLayout(row)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is made)
    return made


@pytest.fixture
def driver(
    window: QWidget, settings: Settings, theme: Theme, clock: Clock, clicks: list[float]
) -> Iterator[ScanDriver]:
    settings.set(ON)
    made = ScanDriver(settings, theme, KeyboardPlace(theme), lambda: clicks.append(clock.now), clock)
    yield made
    settings.set(replace(ON, on=False))
    made.close()


def button(window: QWidget, name: str) -> QPushButton:
    (found,) = [one for one in window.findChildren(QPushButton) if one.text() == name]
    return found


def press(window: QWidget, key: Qt.Key = Qt.Key.Key_Space) -> None:
    QTest.keyClick(window.windowHandle(), key)
    QApplication.processEvents()


def step(driver: ScanDriver, clock: Clock) -> None:
    due = driver.scanner.due
    assert due is not None
    clock.now = due
    driver.turn()


def test_one_press_is_one_choice(window: QWidget, driver: ScanDriver, clock: Clock) -> None:
    pressed: list[str] = []
    for name in "abcd":
        button(window, name).clicked.connect(lambda _checked=False, name=name: pressed.append(name))
    press(window)
    step(driver, clock)
    press(window)
    step(driver, clock)
    press(window)
    assert pressed == ["d"]
    assert driver.scanner.spot is not None
    assert driver.scanner.spot.level == "row", "it starts over"


def test_the_real_clock_moves_the_mark(window: QWidget, settings: Settings, theme: Theme, qtbot: QtBot) -> None:
    settings.set(replace(ON, step=200, first=200))
    driver = ScanDriver(settings, theme, KeyboardPlace(theme), lambda: None)
    press(window)
    first = driver.scanner.spot
    qtbot.waitUntil(lambda: driver.scanner.spot != first)
    qtbot.waitUntil(lambda: driver.scanner.resting)
    assert driver.frame.place is None
    driver.close()


def test_a_step_clicks_if_it_is_wished(
    window: QWidget, driver: ScanDriver, settings: Settings, clock: Clock, clicks: list[float]
) -> None:
    press(window)
    step(driver, clock)
    assert clicks == []
    settings.set(replace(ON, sounds="click"))
    step(driver, clock)
    step(driver, clock)
    assert len(clicks) == 2


def test_screen_readers_say_what_is_marked_once(
    window: QWidget, driver: ScanDriver, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def note(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr("soundalike.ui.scanning.scan_frame.QAccessible.updateAccessibility", note)
    press(window)
    driver.look()
    driver.look()
    step(driver, clock)
    press(window)
    assert said == ["a, b", "c, d", "c"]


def test_the_frame_surrounds_the_row_and_then_the_item_in_it(window: QWidget, driver: ScanDriver, clock: Clock) -> None:
    press(window)
    row = driver.frame.place
    assert row is not None
    both = button(window, "a").geometry().united(button(window, "b").geometry())
    assert row.contains(both)
    press(window)
    item = driver.frame.place
    assert item is not None
    assert item.contains(button(window, "a").geometry())
    assert not item.contains(button(window, "b").geometry())


def test_two_switches_and_a_third(window: QWidget, driver: ScanDriver, settings: Settings) -> None:
    settings.set(replace(ON, way="step", back_switch="Key_F14"))
    pressed: list[bool] = []
    button(window, "d").clicked.connect(lambda: pressed.append(True))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Space):
        press(window, key)
    assert pressed == [True]
    press(window, Qt.Key.Key_Space)
    assert driver.marked is not None
    press(window, Qt.Key.Key_F14)
    assert driver.marked is None
    assert driver.scanner.due is None, "nothing moves by itself"


def test_a_button_that_went_away_isnt_pressed(window: QWidget, driver: ScanDriver, clock: Clock) -> None:
    pressed: list[bool] = []
    gone = button(window, "a")
    gone.clicked.connect(lambda: pressed.append(True))
    press(window)
    press(window)
    gone.setEnabled(False)
    press(window)
    assert pressed == []
    step(driver, clock)
    assert [item.name for group in driver.groups for row in group.rows for item in row.items] == ["b", "c", "d"]


def test_a_dialog_that_opens_is_scanned_at_once(
    window: QWidget, driver: ScanDriver, clock: Clock, qtbot: QtBot
) -> None:
    box = QMessageBox(window)
    box.setText("Really?")
    box.addButton("Yes", QMessageBox.ButtonRole.YesRole)
    box.addButton("No", QMessageBox.ButtonRole.NoRole)
    press(window)
    box.open()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is box)
    driver.look()
    assert {item.name for group in driver.groups for row in group.rows for item in row.items} == {"Yes", "No"}
    assert driver.scanner.spot is not None
    box.close()
    box.deleteLater()


def test_the_systems_own_dialogs_are_ours_meanwhile(driver: ScanDriver, settings: Settings) -> None:
    native = Qt.ApplicationAttribute.AA_DontUseNativeDialogs
    assert QCoreApplication.testAttribute(native)
    settings.set(replace(ON, on=False))
    assert not QCoreApplication.testAttribute(native)
