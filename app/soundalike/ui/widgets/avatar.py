"""A voice's picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QWidget

from soundalike.ui.theme.theme import Theme
from soundalike.ui.theme.tokens import AVATARS
from soundalike.ui.view_models.avatar import ground_index, initial
from soundalike.ui.widgets.themed import painting, rounded


class Avatar(QWidget):
    """A disc with the voice's first letter."""

    def __init__(self, theme: Theme, size: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._size = size or theme.sizes.avatar
        self._name = ""
        self._voice_id = ""
        theme.changed.connect(self.update)

    def show_voice(self, name: str, voice_id: str) -> None:
        self._name, self._voice_id = name, voice_id
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        grounds = AVATARS[self._theme.colours.scheme]
        ground, ink = grounds[ground_index(self._voice_id, len(grounds))]
        side = min(self.width(), self.height())
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        with painting(self) as painter:
            rounded(painter, place, side / 2, fill=ground)
            painter.setPen(QColor(ink))
            painter.setFont(self._theme.font(round(side * 0.42), self._theme.sizes.strong))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, initial(self._name))
