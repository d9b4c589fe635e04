"""A column that is scrolled up and down when it is longer than its room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget


class ScrollColumn(QScrollArea):
    """Takes the keyboard, so that arrows scroll it; `name` is what a screen reader says then."""

    def __init__(self, inside: QWidget, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(name)
        self.setWidget(inside)
