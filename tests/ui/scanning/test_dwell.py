"""Staying on something presses it, as a click would."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from soundalike.settings import Dwelling, Settings
from soundalike.ui.scanning.dwell import DwellPresser
from soundalike.ui.theme.theme import Theme

AnyWidget = TypeVar("AnyWidget", bound=QWidget)


class Pointer:
    """Where it is, and what time it is."""

    def __init__(self) -> None:
        self.place = QPoint(-1000, -1000)
        self.now = 0.0

    def on(self, widget: QWidget, inside: QPoint | None = None) -> None:
        self.place = widget.mapToGlobal(widget.rect().center() if inside is None else inside)


@pytest.fixture
def pointer() -> Pointer:
    return Pointer()


@pytest.fixture
def presser(settings: Settings, theme: Theme, pointer: Pointer) -> Iterator[DwellPresser]:
    settings.set(Dwelling(on=True, milliseconds=1000))
    made = DwellPresser(settings, theme, lambda: pointer.now, lambda: pointer.place)
    made._timer.stop()  # the test looks itself
    yield made
    made.close()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(300, 400)
    qtbot.addWidget(made)
    QVBoxLayout(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is made)
    return made


def added(window: QWidget, widget: AnyWidget) -> AnyWidget:
    layout = window.layout()
    assert layout is not None
    layout.addWidget(widget)
    QApplication.processEvents()
    return widget


@pytest.fixture
def stay(presser: DwellPresser, pointer: Pointer) -> Callable[[float], None]:
    """Time passes while the pointer stays."""

    def wait(milliseconds: float) -> None:
        presser.look()
        pointer.now += milliseconds
        presser.look()
        for _ in range(3):
            QApplication.processEvents()

    return wait


def test_a_button_is_pressed_once_until_it_was_left(
    window: QWidget, pointer: Pointer, stay: Callable[[float], None]
) -> None:
    button = added(window, QPushButton("Yes"))
    other = added(window, QLabel("words"))
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    pointer.on(button)
    stay(999)
    assert pressed == []
    stay(1)
    assert pressed == [True]
    stay(5000)
    assert pressed == [True]
    pointer.on(other)
    stay(100)
    pointer.on(button)
    stay(1000)
    assert pressed == [True, True]


def test_moving_off_cancels_and_the_ring_goes(
    window: QWidget, pointer: Pointer, presser: DwellPresser, stay: Callable[[float], None]
) -> None:
    button, other = added(window, QPushButton("Yes")), added(window, QPushButton("No"))
    pressed: list[str] = []
    for one in (button, other):
        one.clicked.connect(lambda _checked=False, one=one: pressed.append(one.text()))
    pointer.on(button)
    stay(600)
    ring = presser.ring
    assert ring is not None
    assert ring.share == pytest.approx(0.6)
    assert ring.geometry().contains(window.mapFromGlobal(pointer.place))
    pointer.on(other)
    stay(900)
    assert pressed == []
    pointer.place = QPoint(-500, -500)
    stay(5000)
    assert presser.ring is None
    assert pressed == []


def test_the_ring_is_gone_once_it_is_pressed(
    window: QWidget, pointer: Pointer, presser: DwellPresser, stay: Callable[[float], None]
) -> None:
    pointer.on(added(window, QPushButton("Yes")))
    stay(1000)
    assert presser.ring is None


def test_what_is_disabled_isnt_pressed(window: QWidget, pointer: Pointer, stay: Callable[[float], None]) -> None:
    button = added(window, QPushButton("Yes"))
    button.setEnabled(False)
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    pointer.on(button)
    stay(2000)
    assert pressed == []


def test_fields_lists_and_choices(window: QWidget, pointer: Pointer, stay: Callable[[float], None]) -> None:
    line = added(window, QLineEdit())
    view = added(window, QListWidget())
    view.addItems(["One", "Two"])
    box = added(window, QComboBox())
    box.addItems(["A", "B"])
    QApplication.processEvents()
    view.setFocus()
    pointer.on(line)
    stay(1000)
    assert line.hasFocus()
    pointer.on(view.viewport(), view.visualItemRect(view.item(1)).center())
    stay(1000)
    assert view.currentRow() == 1
    pointer.on(box)
    stay(1000)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    pointer.on(box.view().viewport(), box.view().visualRect(box.model().index(1, 0)).center())
    stay(1000)
    assert box.currentText() == "B"


def test_a_menus_lines(window: QWidget, pointer: Pointer, stay: Callable[[float], None]) -> None:
    chosen: list[str] = []
    menu = QMenu(window)
    action = menu.addAction("Do it", lambda: chosen.append("it"))
    menu.popup(window.mapToGlobal(QPoint(10, 10)))
    QApplication.processEvents()
    pointer.on(menu, menu.actionGeometry(action).center())
    stay(1000)
    assert chosen == ["it"]
    assert not menu.isVisible()


def test_switched_off_it_presses_nothing(settings: Settings, presser: DwellPresser) -> None:
    settings.set(Dwelling(on=True, milliseconds=1000))
    presser._use(settings[Dwelling])
    assert presser._timer.isActive()
    settings.set(Dwelling(on=False))
    assert not presser._timer.isActive()
