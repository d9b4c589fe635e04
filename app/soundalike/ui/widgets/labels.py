"""Words in their roles."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from soundalike.ui.theme.icons import icon_pixmap
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.themed import painting, with_role


def label(text: str, role: str = "", parent: QWidget | None = None, *, wrap: bool = False) -> QLabel:
    """Words; `role` is one that the style sheet knows."""
    made = QLabel(text, parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if role:
        with_role(made, role)
    return made


class ElidedLabel(QLabel):
    """One line that ends in … where there is no room; the whole is its tooltip then."""

    def __init__(self, text: str = "", role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            with_role(self, role)

    def shown(self) -> str:
        """What there is room for."""
        metrics = QFontMetrics(self.font())
        return metrics.elidedText(self.text().replace("\n", " "), Qt.TextElideMode.ElideRight, self.width())

    def minimumSizeHint(self) -> QSize:
        return QSize(QFontMetrics(self.font()).horizontalAdvance("…"), super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        shown = self.shown()
        self.setToolTip(self.text() if shown != self.text() else "")
        with painting(self) as painter:
            painter.setPen(QColor(self.palette().color(self.foregroundRole())))
            painter.drawText(self.rect(), self.alignment(), shown)


class IconLabel(QLabel):
    """An icon that only shows something."""

    def __init__(
        self, theme: Theme, name: str, colour: str = "secondary", size: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._name, self._colour, self._size = theme, name, colour, size
        theme.changed.connect(self._draw)
        self._draw()

    def show_icon(self, name: str, colour: str) -> None:
        self._name, self._colour = name, colour
        self._draw()

    def _draw(self) -> None:
        if not self._name:
            self.setPixmap(QPixmap())
            return
        size = self._size or self._theme.sizes.icon
        colour = getattr(self._theme.colours, self._colour)
        self.setPixmap(icon_pixmap(self._name, colour, size, self.devicePixelRatioF()))
        self.setFixedSize(size, size)
