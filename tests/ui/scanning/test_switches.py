"""Switches are keys and buttons that do nothing else while scanning is on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from soundalike.settings import Scanning
from soundalike.ui.scanning.switch_names import switch_words
from soundalike.ui.scanning.switches import Switches
from soundalike.ui.scanning.typing import press

ON = Scanning(on=True, again=0)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def switches(qapp: QApplication, clock: Clock) -> Iterator[Switches]:
    made = Switches(clock)
    yield made
    made.use(Scanning(on=False))
    made.stop_learning()


@pytest.fixture
def told(switches: Switches) -> list[str]:
    roles: list[str] = []
    switches.pressed.connect(roles.append)
    return roles


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    layout = QVBoxLayout(made)
    layout.addWidget(QLineEdit())
    layout.addWidget(QPushButton("A button"))
    made.show()
    made.activateWindow()
    line_of(made).setFocus()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is made)
    return made


def line_of(window: QWidget) -> QLineEdit:
    found = window.findChild(QLineEdit)
    assert found is not None
    return found


def test_a_switch_types_nothing_and_other_keys_do(window: QWidget, switches: Switches, told: list[str]) -> None:
    switches.use(ON)
    line = line_of(window)
    QTest.keyClick(line, Qt.Key.Key_Space)
    QTest.keyClick(line, Qt.Key.Key_A)
    assert told == ["choose"]
    assert line.text() == "a"
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Space)
    assert told == ["choose"] * 2
    assert line.text() == "a"


def test_with_scanning_off_the_key_is_a_key(window: QWidget, switches: Switches, told: list[str]) -> None:
    switches.use(replace(ON, on=False))
    QTest.keyClick(line_of(window), Qt.Key.Key_Space)
    assert told == []
    assert line_of(window).text() == " "


def test_the_second_and_third_switch_count_only_when_stepping(
    window: QWidget, switches: Switches, told: list[str]
) -> None:
    both = replace(ON, next_switch="Key_F13", back_switch="Key_F14")
    switches.use(both)
    for key in (Qt.Key.Key_F13, Qt.Key.Key_F14):
        QTest.keyClick(window, key)
    assert told == []
    switches.use(replace(both, way="step"))
    for key in (Qt.Key.Key_F13, Qt.Key.Key_Space, Qt.Key.Key_F14):
        QTest.keyClick(window, key)
    assert told == ["next", "choose", "back"]


def test_a_shortcut_with_the_switchs_key_stays_silent(
    window: QWidget, switches: Switches, told: list[str], qtbot: QtBot
) -> None:
    fired: list[bool] = []
    QShortcut(QKeySequence("F9"), window).activated.connect(lambda: fired.append(True))
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert fired == [True]
    switches.use(replace(ON, choose_switch="Key_F9"))
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert fired == [True]
    assert told == ["choose"]


def test_with_control_it_stays_a_command(window: QWidget, switches: Switches, told: list[str]) -> None:
    switches.use(replace(ON, choose_switch="Key_A"))
    line = line_of(window)
    line.setText("words")
    QTest.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert told == []
    assert line.selectedText() == "words"


@pytest.mark.parametrize("name", ["LeftButton", "RightButton", "MiddleButton"])
def test_a_mouse_button_is_a_switch_anywhere_in_the_window(
    window: QWidget, switches: Switches, told: list[str], name: str
) -> None:
    button = window.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    switches.use(replace(ON, choose_switch=name))
    QTest.mouseClick(button, Qt.MouseButton[name])
    QTest.mouseDClick(button, Qt.MouseButton[name])
    assert told == ["choose"] * 2, "a quick second press is a press"
    assert pressed == []


def test_holding_and_auto_repeat(
    window: QWidget, switches: Switches, told: list[str], clock: Clock, qtbot: QtBot
) -> None:
    switches.use(replace(ON, hold=40))
    line = line_of(window)
    QTest.keyPress(line, Qt.Key.Key_Space)
    assert told == []
    clock.now = 45
    qtbot.waitUntil(lambda: told == ["choose"])
    QTest.keyRelease(line, Qt.Key.Key_Space)
    QTest.keyPress(line, Qt.Key.Key_Space)
    QTest.keyRelease(line, Qt.Key.Key_Space)
    clock.now = 500
    qtbot.wait(80)
    assert told == ["choose"], "let go too soon"


def test_a_second_press_too_soon_is_swallowed_and_doesnt_count(
    window: QWidget, switches: Switches, told: list[str], clock: Clock
) -> None:
    switches.use(replace(ON, again=200))
    for now in (0, 100, 600):
        clock.now = now
        QTest.keyClick(line_of(window), Qt.Key.Key_Space)
    assert told == ["choose"] * 2
    assert line_of(window).text() == ""


def test_what_the_program_types_itself_is_no_switch(window: QWidget, switches: Switches, told: list[str]) -> None:
    switches.use(ON)
    press(line_of(window), Qt.Key.Key_Space, " ")
    assert told == []
    assert line_of(window).text() == " "


def test_it_learns_the_next_key_and_that_press_does_nothing(
    window: QWidget, switches: Switches, told: list[str]
) -> None:
    learned: list[str] = []
    button = window.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    switches.use(ON)
    switches.learn(learned.append, button)
    line = line_of(window)
    QTest.keyClick(line, Qt.Key.Key_X)
    assert learned == ["Key_X"]
    assert line.text() == ""
    QTest.keyClick(line, Qt.Key.Key_X)
    assert line.text() == "x", "learned once"
    assert learned == ["Key_X"]


def test_it_learns_a_mouse_button_but_not_on_the_way_to_cancel(window: QWidget, switches: Switches) -> None:
    learned: list[str] = []
    button = window.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    cancelled: list[bool] = []
    button.clicked.connect(lambda: cancelled.append(True))
    switches.learn(learned.append, button)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (learned, cancelled) == ([], [True])
    QTest.mouseClick(window, Qt.MouseButton.RightButton)
    assert learned == ["RightButton"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "None"),
        ("Key_Space", "Space"),
        ("Key_F13", "F13"),
        ("RightButton", "Right mouse button"),
        ("Scan_86", "Key number 86"),
        ("BackButton", "Mouse button Back"),
        ("Key_0x1ffffff0", "Key 0x1ffffff0"),
    ],
)
def test_switches_have_words(qapp: QApplication, name: str, words: str) -> None:
    assert switch_words(name) == words
