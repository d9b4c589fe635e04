"""A slider goes where it is clicked, by keys, and back to its usual value."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.slider import Slider
from tests.ui.widgets.conftest import Show


@pytest.fixture
def slider(theme: Theme, show: Show) -> Slider:
    made = Slider(theme, "Speed", 50, 150, 100)
    made.setSingleStep(5)
    show(made, 200, 24)
    return made


def test_the_handle_is_where_its_value_is(slider: Slider) -> None:
    for value in (50, 77, 100, 150):
        slider.setValue(value)
        assert slider.value_at(slider.handle().center().x()) == value
        assert slider.handle().left() >= 0
        assert slider.handle().right() <= slider.width()


def test_a_click_and_a_drag_move_it(slider: Slider) -> None:
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(199, 10))
    assert slider.value() == 150
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(100, 10))
    QTest.mouseMove(slider, QPoint(1, 10))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(1, 10))
    assert slider.value() == 50
    QTest.mouseMove(slider, QPoint(150, 10))
    assert slider.value() == 50, "let go, it stays"


def test_a_double_click_puts_it_back(slider: Slider) -> None:
    slider.setValue(60)
    QTest.mouseDClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    assert slider.value() == 100


def test_by_keys(slider: Slider) -> None:
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert slider.value() == 105
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert slider.value() == 50
    assert slider.accessibleName() == "Speed"
