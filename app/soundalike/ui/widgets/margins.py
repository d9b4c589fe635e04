"""Room around what is laid out, on the sides that the language begins and ends on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLayout


def set_margins(layout: QLayout, before: int, top: int, after: int, bottom: int) -> None:
    """In pixels; `before` is the left side, and the right one where the language runs from right to left.

    A layout's margins are the only part of it that Qt doesn't turn round.
    """
    mirrored = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    left, right = (after, before) if mirrored else (before, after)
    layout.setContentsMargins(left, top, right, bottom)
