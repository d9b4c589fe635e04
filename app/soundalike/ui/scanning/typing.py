"""Typing into a field as its own keyboard would: whatever the field does with keys, it does with these."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QTextEdit, QWidget

_NO_MODIFIER = Qt.KeyboardModifier.NoModifier


class TextTarget(Protocol):
    """What the on-screen keyboard types into."""

    @property
    def before(self) -> str:
        """The text before the cursor, in the cursor's line or paragraph."""
        ...

    def insert(self, text: str) -> None:
        """At the cursor, in place of what is selected."""
        ...

    def backspace(self) -> None:
        """Deletes what is selected, or the letter before the cursor."""
        ...

    def delete_word(self) -> None:
        """Deletes the word before the cursor, with blanks behind it."""
        ...

    def clear(self) -> None:
        """Deletes everything; undo brings it back."""
        ...

    def move(self, step: int) -> None:
        """The cursor goes on by so many letters."""
        ...


def target_for(field: QWidget) -> TextTarget | None:
    """For a field that takes text; None for anything else, and for one that can't be changed."""
    if isinstance(field, QLineEdit):
        return None if field.isReadOnly() else LineTarget(field)
    if isinstance(field, QTextEdit | QPlainTextEdit):
        return None if field.isReadOnly() else DocumentTarget(field)
    return None


def press(widget: QWidget, key: Qt.Key, text: str = "") -> None:
    """A key pressed and let go. It isn't spontaneous, so that no switch hears it."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(widget, QKeyEvent(kind, key, _NO_MODIFIER, text))


def _type(widget: QWidget, text: str) -> None:
    for letter in text:
        known = 0x20 <= ord(letter) < 0x7F
        press(widget, Qt.Key(ord(letter.upper())) if known else Qt.Key.Key_unknown, letter)


class LineTarget:
    """One line."""

    def __init__(self, line: QLineEdit) -> None:
        self._line = line

    @property
    def before(self) -> str:
        return self._line.text()[: self._line.cursorPosition()]

    def insert(self, text: str) -> None:
        _type(self._line, text)

    def backspace(self) -> None:
        press(self._line, Qt.Key.Key_Backspace)

    def delete_word(self) -> None:
        if not self._line.hasSelectedText():
            self._line.cursorWordBackward(True)
        press(self._line, Qt.Key.Key_Backspace)

    def clear(self) -> None:
        self._line.selectAll()
        press(self._line, Qt.Key.Key_Backspace)

    def move(self, step: int) -> None:
        self._line.cursorForward(False, step)


class DocumentTarget:
    """Several lines."""

    def __init__(self, field: QTextEdit | QPlainTextEdit) -> None:
        self._field = field

    @property
    def before(self) -> str:
        cursor = self._field.textCursor()
        return cursor.block().text()[: cursor.positionInBlock()]

    def insert(self, text: str) -> None:
        _type(self._field, text)

    def backspace(self) -> None:
        press(self._field, Qt.Key.Key_Backspace)

    def delete_word(self) -> None:
        cursor = self._field.textCursor()
        if not cursor.hasSelection():
            cursor.movePosition(QTextCursor.MoveOperation.PreviousWord, QTextCursor.MoveMode.KeepAnchor)
            self._field.setTextCursor(cursor)
        press(self._field, Qt.Key.Key_Backspace)

    def clear(self) -> None:
        self._field.selectAll()
        press(self._field, Qt.Key.Key_Backspace)

    def move(self, step: int) -> None:
        cursor = self._field.textCursor()
        way = QTextCursor.MoveOperation.NextCharacter if step > 0 else QTextCursor.MoveOperation.PreviousCharacter
        cursor.movePosition(way, QTextCursor.MoveMode.MoveAnchor, abs(step))
        self._field.setTextCursor(cursor)
