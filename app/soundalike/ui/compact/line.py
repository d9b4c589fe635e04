"""The line that is typed into: large, one line high until it needs more."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor

MARGINS = (16, 12, 8)
_LIFT = 6
"""Free pixels under the text: in a line of fixed height it stands low."""
MOST_LINES = 3
MOST_SHARE = 0.4
"""Of the window's height; a text that needs more lines is scrolled."""


class CompactLine(SentenceEditor):
    """Enter speaks, Shift+Enter begins a line. Up in its first line and Down in its last walk through what was said."""

    speak_wanted = Signal()
    older_wanted = Signal()
    newer_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, tr("Type, and press Enter"), parent, margins=MARGINS)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportMargins(0, 0, 0, _LIFT)
        self._fitting = QTimer(self)  # the text is laid out only once whoever changed it is done
        self._fitting.setSingleShot(True)
        self._fitting.setInterval(0)
        self._fitting.timeout.connect(self.fit)
        self.textChanged.connect(self._fitting.start)
        theme.changed.connect(self._fitting.start)
        self.fit()

    def show_text(self, text: str) -> None:
        """Another text, with the cursor behind it; undo brings the old one back."""
        self.replace_text(text)
        self.moveCursor(QTextCursor.MoveOperation.End)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self._completion.takes_key(event) or not plain:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.speak_wanted.emit()
        elif event.key() == Qt.Key.Key_Up and not self._can_move(QTextCursor.MoveOperation.Up):
            self.older_wanted.emit()
        elif event.key() == Qt.Key.Key_Down and not self._can_move(QTextCursor.MoveOperation.Down):
            self.newer_wanted.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def _can_move(self, where: QTextCursor.MoveOperation) -> bool:
        """Within the text, from the cursor."""
        cursor = QTextCursor(self.textCursor())
        return not self._completion.is_open and cursor.movePosition(where)

    def fit(self) -> None:
        """As high as the text, or the placeholder in its place, needs; it scrolls where that is too much."""
        tall = self._theme.sizes.editor_line
        lines = round((self.document().size().height() - 2 * MARGINS[1]) / tall)
        if not self.text:
            lines = self.placeholder_height() // tall
        most = max(1, min(MOST_LINES, int(self.window().height() * MOST_SHARE / tall)))
        self.setFixedHeight(max(1, min(most, lines)) * tall + 2 * MARGINS[1] + _LIFT)
        needed = Qt.ScrollBarPolicy.ScrollBarAsNeeded if lines > most else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(needed)
