"""A column that is scrolled up and down when it is longer than its room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollArea, QWidget


class ScrollColumn(QScrollArea):
    """Takes the keyboard, so that arrows scroll it; `name` is what a screen reader says then."""

    def __init__(self, inside: QWidget, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(name)
        self.setWidget(inside)


class FittingColumn(ScrollColumn):
    """Wants to be as large as what is inside, and is scrolled only where the screen isn't."""

    def sizeHint(self) -> QSize:
        inside = self.widget()
        return inside.sizeHint() if inside is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        inside, usual = self.widget(), super().minimumSizeHint()
        if inside is None:
            return usual
        return QSize(inside.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width(), usual.height())
