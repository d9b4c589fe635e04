"""What is said to those who don't see it."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel


class SaidLabel(QLabel):
    """Words whose changes screen readers say, once for each."""

    def say(self, words: str, *, aloud: bool) -> None:
        """`aloud` is false for what changes all the time."""
        if words == self.text():
            return
        self.setText(words)
        if aloud and words and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
