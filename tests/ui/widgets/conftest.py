"""One widget in a window of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

Show = Callable[..., None]


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """Shows a widget in a size, with the keyboard in it."""

    def run(widget: QWidget, width: int = 300, height: int = 40) -> None:
        qtbot.addWidget(widget)
        widget.resize(width, height)
        widget.show()
        widget.activateWindow()
        widget.setFocus()

    return run
