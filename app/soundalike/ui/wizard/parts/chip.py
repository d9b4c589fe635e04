"""A short finding in a pill: an icon and a few words."""

from __future__ import annotations

from typing import Literal

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.labels import IconLabel, label
from soundalike.ui.widgets.themed import repolish

ChipKind = Literal["good", "warning", "plain"]
_ICONS: dict[ChipKind, tuple[str, str]] = {
    "good": ("check", "good"),
    "warning": ("warning", "warning"),
    "plain": ("info", "secondary"),
}


class Chip(QFrame):
    """Says one thing."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sizes = theme.sizes
        self._icon = IconLabel(theme, "info", "secondary", sizes.icon_small)
        self._words = label("")
        self._said: tuple[ChipKind, str] | None = None
        layout = QHBoxLayout(self)
        layout.setContentsMargins(sizes.medium, 0, sizes.medium, 0)
        layout.setSpacing(sizes.tiny + 2)
        layout.addWidget(self._icon)
        layout.addWidget(self._words)
        self.setFixedHeight(sizes.small_button)

    def say(self, kind: ChipKind, words: str) -> None:
        """Another finding."""
        if (kind, words) == self._said:
            return
        self._said = (kind, words)
        icon, colour = _ICONS[kind]
        self._icon.show_icon(icon, colour)
        self._words.setText(words)
        self.setAccessibleName(words)
        self.setProperty("chip", kind)
        repolish(self)
        repolish(self._words)
