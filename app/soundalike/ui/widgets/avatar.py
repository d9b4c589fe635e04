"""A voice's picture."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from soundalike.ui.theme.theme import Theme
from soundalike.ui.theme.tokens import AVATARS
from soundalike.ui.view_models.avatar import ground_index, initial
from soundalike.ui.widgets.themed import painting, rounded


class Avatar(QWidget):
    """A disc with the voice's picture, or else its first letter."""

    def __init__(self, theme: Theme, size: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._size = size or theme.sizes.avatar
        self._name = ""
        self._voice_id = ""
        self._picture = b""
        theme.changed.connect(self.update)

    def show_voice(self, name: str, voice_id: str, picture: bytes = b"") -> None:
        """`picture` is PNG."""
        self._name, self._voice_id, self._picture = name, voice_id, picture
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        side = min(self.width(), self.height())
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        with painting(self) as painter:
            draw_avatar(painter, self._theme, place, self._name, self._voice_id, self._picture)


def draw_avatar(painter: QPainter, theme: Theme, place: QRectF, name: str, voice_id: str, picture: bytes) -> None:
    """The picture (PNG) as a disc; where there is none, the name's first letter on the voice's ground."""
    image = _square(picture) if picture else QImage()
    if not image.isNull():
        path = QPainterPath()
        path.addEllipse(place)
        painter.save()
        painter.setClipPath(path)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, image)
        painter.restore()
        return
    grounds = AVATARS[theme.colours.scheme]
    ground, ink = grounds[ground_index(voice_id, len(grounds))]
    rounded(painter, place, place.width() / 2, fill=ground)
    painter.setPen(QColor(ink))
    painter.setFont(theme.font(round(place.width() * 0.42), theme.sizes.strong))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, initial(name))


@lru_cache(maxsize=64)
def _square(picture: bytes) -> QImage:
    """The middle square of a picture."""
    image = QImage.fromData(picture)
    side = min(image.width(), image.height())
    return image.copy((image.width() - side) // 2, (image.height() - side) // 2, side, side)
