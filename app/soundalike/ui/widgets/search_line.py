"""A line to search in what a page lists."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from soundalike.ui.theme.theme import Theme


class SearchLine(QLineEdit):
    """`words` say what is searched; there is room for them at every size of text."""

    def __init__(self, theme: Theme, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setPlaceholderText(words)
        self.setAccessibleName(words)
        self.setClearButtonEnabled(True)
        theme.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.setMaximumWidth(self._theme.sizes.panel * max(100, self._theme.text_percent) // 100)
