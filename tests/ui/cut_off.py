"""Finds words that aren't shown whole: cut off by their widget, or ended with an ellipsis."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QScrollArea,
    QStyle,
    QStyleOptionFrame,
    QWidget,
)

from soundalike.ui.widgets.labels import ElidedLabel

SLACK = 2.5
"""Pixels that rounding, and the taller letters of another script's font, may take."""
FRAME = 8
"""Of a list, beside its words."""
BESIDE_WORDS = 4
"""Pixels that Qt keeps free in a field beside its words."""


@contextmanager
def painted_words(own_words: set[str]) -> Iterator[list[str]]:
    """Notes what widgets paint themselves and what doesn't fit its place, and which of the window's `own_words` are
    ended with an ellipsis; a person's names and texts may be."""
    found: list[str] = []
    draw, elide = QPainter.drawText, QFontMetrics.elidedText

    def watched_draw(painter: QPainter, *arguments: Any) -> Any:
        if len(arguments) == 3 and isinstance(arguments[0], (QRectF, QRect)) and len(arguments[2]) > 1:
            place, flags, words = arguments
            _look_at(found, painter, QRectF(place), int(flags), words)
        return draw(painter, *arguments)

    def watched_elide(metrics: QFontMetrics, text: str, *arguments: Any) -> str:
        shown = elide(metrics, text, *arguments)
        if shown != text and text in own_words:
            found.append(f"'{text}' is shown as '{shown}'")
        return shown

    setattr(QPainter, "drawText", watched_draw)  # noqa: B010
    setattr(QFontMetrics, "elidedText", watched_elide)  # noqa: B010
    try:
        yield found
    finally:
        setattr(QPainter, "drawText", draw)  # noqa: B010
        setattr(QFontMetrics, "elidedText", elide)  # noqa: B010


def _look_at(found: list[str], painter: QPainter, place: QRectF, flags: int, words: str) -> None:
    metrics = QFontMetricsF(painter.font())
    if flags & int(Qt.TextFlag.TextWordWrap):
        needed = metrics.boundingRect(QRectF(0, 0, place.width(), 10_000), flags, words)
        if needed.height() > place.height() + SLACK:
            found.append(f"'{words}' needs {needed.height():.0f} of {place.height():.0f} pixels in height")
    else:
        needed = metrics.boundingRect(QRectF(0, 0, 10_000, 10_000), flags, words)
    if needed.width() > place.width() + SLACK:
        found.append(f"'{words}' needs {needed.width():.0f} of {place.width():.0f} pixels in width")


def cut_off(window: QWidget) -> list[str]:
    """What of the shown labels, buttons, fields and lists in it has less room than its words need."""
    found = []
    for widget in window.findChildren(QWidget):
        if widget.isVisibleTo(window) and not widget.visibleRegion().isEmpty():
            found += [f"{type(widget).__name__} {said}" for said in _of(widget)]
            found += _outside(widget)
    return found


def _of(widget: QWidget) -> list[str]:
    match widget:
        case ElidedLabel():
            return []  # watched when it is painted
        case QLabel():
            return _label(widget)
        case QAbstractButton():
            return _too_small(widget, widget.text(), _wanted(widget)) if widget.text() else []
        case QComboBox():
            words = widget.currentText()
            return _narrow(words, widget.fontMetrics().horizontalAdvance(words) + 2 * FRAME, widget.width())
        case QLineEdit():
            words = widget.placeholderText() if not widget.text() else ""
            if isinstance(widget.parentWidget(), QKeySequenceEdit):
                words = widget.text() or words
            return _narrow(words, widget.fontMetrics().horizontalAdvance(words) + BESIDE_WORDS, _room(widget))
        case _:
            return []


def _room(field: QLineEdit) -> int:
    """Pixels of width within its frame."""
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    return field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field).width()


def _wanted(button: QAbstractButton) -> QSize:
    if not button.hasHeightForWidth():
        return button.sizeHint()
    return QSize(button.minimumSizeHint().width(), button.heightForWidth(button.width()))


def _label(label: QLabel) -> list[str]:
    if not label.text():
        return []
    if not label.wordWrap():
        return _too_small(label, label.text(), label.sizeHint())
    wanted = label.heightForWidth(label.width())
    if wanted > label.height() + SLACK:
        return [f"'{label.text()}' needs {wanted} of {label.height()} pixels in height"]
    if any("\u2e80" <= letter <= "\uffef" for letter in label.text()):
        return []  # Chinese breaks a line anywhere
    room = label.contentsRect().width()
    longest = max(label.text().split(), key=label.fontMetrics().horizontalAdvance, default="")
    return _narrow(longest, label.fontMetrics().horizontalAdvance(longest), room)


def _too_small(widget: QWidget, words: str, wanted: QSize) -> list[str]:
    found = _narrow(words, wanted.width(), widget.width())
    if wanted.height() > widget.height() + SLACK:
        found.append(f"'{words}' needs {wanted.height()} of {widget.height()} pixels in height")
    return found


def _narrow(words: str, wanted: float, width: float) -> list[str]:
    return [f"'{words}' needs {wanted:.0f} of {width:.0f} pixels in width"] if words and wanted > width + SLACK else []


def _outside(widget: QWidget) -> list[str]:
    """Reaches beyond what it lies in, which nothing scrolls."""
    parent = widget.parentWidget()
    if parent is None or widget.isWindow() or not isinstance(widget, (QLabel, QAbstractButton, QLineEdit, QComboBox)):
        return []
    if isinstance(parent.parentWidget(), QScrollArea):
        return []
    place = widget.geometry()
    if place.left() >= -SLACK and place.right() <= parent.width() + SLACK:
        return []
    words = widget.text() if isinstance(widget, (QLabel, QAbstractButton)) else widget.accessibleName()
    return [f"{type(widget).__name__} '{words}' reaches from {place.left()} to {place.right()} of {parent.width()}"]
