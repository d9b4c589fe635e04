"""Our icons: SVG on a 24-pixel grid, drawn in the colour that is asked for."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from soundalike.paths import bundled_resources

SCALES = (1, 2, 3)


@cache
def _source(name: str) -> str:
    return (bundled_resources() / "icons" / f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=512)
def _renderer(name: str, colour: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_source(name).replace("currentColor", colour).encode()))


def draw_icon(painter: QPainter, name: str, colour: str, place: QRectF) -> None:
    """Draws the icon into `place`, sharp at any scale."""
    _renderer(name, colour).render(painter, place)


def icon_pixmap(name: str, colour: str, size: int, scale: float = 1.0, gap: int = 0) -> QPixmap:
    """The icon `size` pixels wide with `gap` free pixels after it (before it where `gap` is negative), for a screen of
    this scale."""
    pixels = QSize(round((size + abs(gap)) * scale), round(size * scale))
    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw_icon(painter, name, colour, QRectF(max(0, -gap) * scale, 0, size * scale, size * scale))
    painter.end()
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(scale)
    return pixmap


@lru_cache(maxsize=512)
def icon(name: str, colour: str, size: int, disabled: str = "", gap: int = 0) -> QIcon:
    """For buttons and menus; `disabled` is its colour while it can't be used. `gap` is as `icon_pixmap` has it."""
    made = QIcon()
    for scale in SCALES:
        made.addPixmap(icon_pixmap(name, colour, size, scale, gap))
        if disabled:
            made.addPixmap(icon_pixmap(name, disabled, size, scale, gap), QIcon.Mode.Disabled)
    return made
