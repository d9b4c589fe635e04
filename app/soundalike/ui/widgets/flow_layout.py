"""Widgets one after another, in as many lines as they need."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QStyle

from soundalike.ui.widgets.item_layout import ItemLayout


class FlowLayout(ItemLayout):
    """Like words in a paragraph."""

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, place: QRect) -> None:
        super().setGeometry(place)
        self._arrange(place, move=True)

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, place: QRect, *, move: bool) -> int:
        x, y, line = place.x(), place.y(), 0
        for item in self._items:
            size = item.sizeHint()
            if x > place.x() and x + size.width() > place.right() + 1:
                x, y, line = place.x(), y + line + self.spacing(), 0
            if move:
                item.setGeometry(self._mirrored(place, QRect(QPoint(x, y), size)))
            x += size.width() + self.spacing()
            line = max(line, size.height())
        return y + line - place.y()

    def _mirrored(self, place: QRect, spot: QRect) -> QRect:
        """From right to left, where the language is written so."""
        parent = self.parentWidget()
        return spot if parent is None else QStyle.visualRect(parent.layoutDirection(), place, spot)
