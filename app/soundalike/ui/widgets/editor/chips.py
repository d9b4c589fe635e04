"""Tags and pauses as chips: their letters small and coloured, their brackets the chip's empty ends."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QFont, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.positions import Positions

if TYPE_CHECKING:
    from soundalike.text.tags import WrittenMark

CHIP_TEXT = 0.8
"""The letters' size, of the editor's."""


class ChipHighlighter(QSyntaxHighlighter):
    """The text stays as it was typed, so that it copies, searches and is read out as plain text."""

    def __init__(self, document: QTextDocument, theme: Theme) -> None:
        super().__init__(document)
        self._theme = theme
        self._tags: tuple[str, ...] = ()
        self._formats()
        theme.changed.connect(self._redraw)

    @property
    def tags(self) -> tuple[str, ...]:
        return self._tags

    def set_tags(self, tags: Collection[str]) -> None:
        """The tags of the model that is loaded."""
        if tuple(tags) != self._tags:
            self._tags = tuple(tags)
            self.rehighlight()

    def chips_in(self, text: str) -> list[WrittenMark]:
        """The chips of one block, their places as Qt counts."""
        if "[" not in text:
            return []
        from soundalike.text.tags import WrittenMark, written_marks  # noqa: PLC0415 - not before the window is there

        positions = Positions(text)
        return [
            WrittenMark(positions.to_units(mark.start), positions.to_units(mark.end), mark.name, mark.seconds)
            for mark in written_marks(text, self._tags)
        ]

    def highlightBlock(self, text: str) -> None:
        for chip in self.chips_in(text):
            self.setFormat(chip.start, chip.end - chip.start, self._words)
            self.setFormat(chip.start, 1, self._bracket)
            self.setFormat(chip.end - 1, 1, self._bracket)

    def _formats(self) -> None:
        size = round(self._theme.sizes.text_editor * CHIP_TEXT)
        self._words, self._bracket = QTextCharFormat(), QTextCharFormat()
        for form, colour in ((self._words, QColor(self._theme.colours.on_tag)), (self._bracket, QColor(0, 0, 0, 0))):
            form.setFont(self._theme.font(size))
            form.setForeground(colour)
        self._bracket.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
        self._bracket.setFontLetterSpacing(self._theme.sizes.tiny)

    def _redraw(self) -> None:
        self._formats()
        self.rehighlight()
