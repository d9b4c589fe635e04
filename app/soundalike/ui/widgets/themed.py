"""What all our widgets share: the theme, painting in its colours, focus that can be seen."""

from __future__ import annotations

import html
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from soundalike.ui.theme.theme import Theme


@contextmanager
def painting(widget: QWidget) -> Iterator[QPainter]:
    """A painter on the widget, with smooth edges, that is ended in any case."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield painter
    finally:
        painter.end()


def rounded(
    painter: QPainter, place: QRectF, corner: float, *, fill: str = "", edge: str = "", width: float = 1
) -> None:
    """A rounded rectangle whose edge lies inside `place`."""
    painter.setBrush(QColor(fill) if fill else QColor(0, 0, 0, 0))
    if edge:
        painter.setPen(QPen(QColor(edge), width))
        inset = width / 2
        place = place.adjusted(inset, inset, -inset, -inset)
    else:
        painter.setPen(QPen(QColor(0, 0, 0, 0)))
    painter.drawRoundedRect(place, corner, corner)


def focus_ring(painter: QPainter, widget: QWidget, theme: Theme, corner: float) -> None:
    """Shows where the keyboard is."""
    if widget.hasFocus():
        rounded(painter, QRectF(widget.rect()), corner, edge=theme.colours.accent, width=theme.sizes.focus)


def mirrored(widget: QWidget, place: QRectF) -> QRectF:
    """A place inside a widget as its direction has it: seen from the other side where text runs from the right."""
    if widget.layoutDirection() is not Qt.LayoutDirection.RightToLeft:
        return place
    return from_the_other_side(QRectF(widget.rect()), place)


def from_the_other_side(around: QRectF, place: QRectF) -> QRectF:
    """The place, mirrored inside `around`."""
    return QRectF(around.left() + around.right() - place.right(), place.top(), place.width(), place.height())


def plain(text: str) -> str:
    """For tooltips: a name that looks like markup is shown as it was typed."""
    return f"<span>{html.escape(text, quote=False)}</span>" if "<" in text else text


def repolish(widget: QWidget) -> None:
    """Lets the style sheet see a changed property."""
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()


def with_role(widget: QWidget, role: str) -> QWidget:
    """Sets the property that the style sheet tells texts apart by."""
    widget.setProperty("role", role)
    return widget
