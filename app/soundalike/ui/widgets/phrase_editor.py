"""Words written in place: over a tile, or over a board's chip."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from soundalike.ui.theme.theme import Theme

_OWN = {Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_NEVER = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
_STAYS = {Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.MenuBarFocusReason}


class PhraseEditor(QPlainTextEdit):
    """Enter and leaving it keep what was written, Escape doesn't. Shift+Enter begins a line where lines are allowed.

    `ended` comes once, with the text, or with None when nothing is to be changed.
    """

    ended = Signal(object)

    def __init__(self, theme: Theme, text: str, name: str, parent: QWidget, *, lines: bool = True) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self._lines = lines
        self._before = text
        self._done = False
        self.setProperty("kind", "phrase")
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self.setWordWrapMode(
            QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere if lines else QTextOption.WrapMode.NoWrap
        )
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded if lines else _NEVER)
        self.setHorizontalScrollBarPolicy(_NEVER)
        self.selectAll()

    def begin(self, place: QRect) -> None:
        """Shows it there, with the keyboard in it."""
        self.setGeometry(place)
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keep(self) -> None:
        """What was written holds. Nothing written changes nothing."""
        text = self.toPlainText().strip()
        if not self._lines:
            text = " ".join(text.split())
        self._end(text if text and text != self._before else None)

    def cancel(self) -> None:
        """All as it was."""
        self._end(None)

    def event(self, event: QEvent) -> bool:
        """While something is written, its keys are nobody else's."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _OWN:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancel()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not (
            self._lines and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        ):
            self.keep()
        else:
            super().keyPressEvent(event)
            event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _STAYS:
            self.keep()

    def _end(self, text: str | None) -> None:
        if not self._done:
            self._done = True
            self.ended.emit(text)
            self.hide()
            self.deleteLater()
