"""Two parts beside each other, or one below the other where there is no room."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLayoutItem, QWidget

from soundalike.ui.widgets.item_layout import ItemLayout


class FoldingLayout(ItemLayout):
    """The first part takes the room that is left, or both share it equally."""

    def __init__(self, spacing: int, *, equal: bool, parent: QWidget) -> None:
        super().__init__(spacing, parent)
        self._equal = equal

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for _, place in self._places(QRect(0, 0, width, 0))), default=0)

    def setGeometry(self, place: QRect) -> None:
        super().setGeometry(place)
        for item, own in self._places(place):
            item.setGeometry(own)

    def minimumSize(self) -> QSize:
        shown = self._shown()
        width = max((item.minimumSize().width() for item in shown), default=0)
        return QSize(width, max((item.minimumSize().height() for item in shown), default=0))

    def folds_at(self, width: int) -> bool:
        """Whether one is below the other at this width."""
        widths = [item.minimumSize().width() for item in self._shown()]
        if len(widths) < 2:
            return False
        return (2 * max(widths) if self._equal else sum(widths)) + self.spacing() > width

    def _places(self, whole: QRect) -> list[tuple[QLayoutItem, QRect]]:
        shown = self._shown()
        if len(shown) == 2 and not self.folds_at(whole.width()):
            room = whole.width() - self.spacing()
            second = room // 2 if self._equal else shown[1].minimumSize().width()
            widths = [room - second, second]
            height = max(_height(item, width) for item, width in zip(shown, widths, strict=True))
            left = whole.x() + widths[0] + self.spacing()
            return [
                (shown[0], QRect(whole.x(), whole.y(), widths[0], height)),
                (shown[1], QRect(left, whole.y(), second, height)),
            ]
        places, top = [], whole.y()
        for item in shown:
            height = _height(item, whole.width())
            places.append((item, QRect(whole.x(), top, whole.width(), height)))
            top += height + self.spacing()
        return places

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]


class FoldingRow(QWidget):
    """Two widgets in such a layout."""

    def __init__(
        self, first: QWidget, second: QWidget, spacing: int, *, equal: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.folding = FoldingLayout(spacing, equal=equal, parent=self)
        self.folding.addWidget(first)
        self.folding.addWidget(second)


def _height(item: QLayoutItem, width: int) -> int:
    if item.hasHeightForWidth():
        return item.heightForWidth(width)
    return item.sizeHint().height()
