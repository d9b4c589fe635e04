"""One of several, one below the other."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QWidget

from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.themed import mirrored, painting, rounded


class Radio(QRadioButton):
    """A radio button in the theme's colours; keyboard and screen reader know it as one."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._theme = theme
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        sizes = self._theme.sizes
        text = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        return QSize(sizes.icon + sizes.small + text.width() + sizes.tiny, max(sizes.wide, text.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, _position: QPoint) -> bool:
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        side = sizes.icon - 2
        first = QRectF(1, (self.height() - side) / 2, side, side)
        disc = mirrored(self, first)
        with painting(self) as painter:
            ink = colours.accent if self.isEnabled() else colours.on_disabled
            if self.isChecked():
                rounded(painter, disc, side / 2, edge=ink, width=side / 3)
            else:
                rounded(painter, disc, side / 2, fill=colours.surface, edge=colours.control)
            painter.setPen(QColor(colours.text if self.isEnabled() else colours.on_disabled))
            left = first.right() + sizes.small
            place = mirrored(self, QRectF(left, 0, self.width() - left, self.height()))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic, self.text())
            if self.hasFocus():
                around = disc.adjusted(-1, -1, 1, 1)
                rounded(painter, around, around.width() / 2, edge=colours.text, width=1)
