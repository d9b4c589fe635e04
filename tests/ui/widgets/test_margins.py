"""What is at a line's beginning in English is at its beginning in Arabic too."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout
from pytestqt.qtbot import QtBot

import soundalike.ui
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.margins import set_margins

UI = Path(soundalike.ui.__file__).parent
Direction = Qt.LayoutDirection


@pytest.fixture(autouse=True)
def direction_as_before(qapp: QApplication) -> Iterator[None]:
    before = qapp.layoutDirection()
    yield
    qapp.setLayoutDirection(before)


@pytest.mark.parametrize(
    ("direction", "expected"),
    [(Direction.LeftToRight, QMargins(1, 2, 3, 4)), (Direction.RightToLeft, QMargins(3, 2, 1, 4))],
)
def test_the_first_side_is_where_the_language_begins(
    qapp: QApplication, direction: Direction, expected: QMargins
) -> None:
    qapp.setLayoutDirection(direction)
    layout = QHBoxLayout()
    set_margins(layout, 1, 2, 3, 4)
    assert layout.contentsMargins() == expected


def test_nothing_sets_a_left_margin_that_differs_from_the_right_one() -> None:
    """Qt's own call means left and right in every language."""
    found = [
        f"{path.relative_to(UI)}:{call.lineno}"
        for path in UI.rglob("*.py")
        if path.name != "margins.py"
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in ("setContentsMargins", "setViewportMargins", "setTextMargins")
        and len(call.args) == 4
        and ast.dump(call.args[0]) != ast.dump(call.args[2])
    ]
    assert found == []


@pytest.mark.parametrize("direction", [Direction.LeftToRight, Direction.RightToLeft])
def test_an_icon_keeps_its_distance_from_its_words(
    qapp: QApplication, qtbot: QtBot, theme: Theme, direction: Direction
) -> None:
    qapp.setLayoutDirection(direction)
    button = TextButton(theme, "Export", icon_name="export")
    qtbot.addWidget(button)
    size = button.iconSize()
    image = button.icon().pixmap(size).toImage()
    drawn = {x for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha()}
    free = range(size.height(), size.width()) if direction is Direction.LeftToRight else range(theme.sizes.tiny)
    assert len(free) == theme.sizes.tiny
    assert drawn
    assert drawn.isdisjoint(free)
