"""Tags and pauses, offered while `[` or `/` is typed."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QAbstractItemView, QCompleter, QTextEdit

from soundalike.translation import tr
from soundalike.ui.view_models.editor_text import Completion, completion_at

_LOOK_BACK = 60
_OF_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_KEYS_OF_THE_LIST = (Qt.Key.Key_Enter, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class TagCompletion(QObject):
    """A list under the cursor; Enter or Tab takes from it, Escape closes it, typing goes on."""

    def __init__(self, edit: QTextEdit) -> None:
        super().__init__(edit)
        self._edit = edit
        self._tags: tuple[str, ...] = ()
        self._found: Completion | None = None
        self._model = QStringListModel(self)
        self._completer = QCompleter(self._model, self)
        self._completer.setWidget(edit)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.activated.connect(self._insert)
        self._popup.setAccessibleName(tr("Tags and pauses"))
        self._popup.installEventFilter(self)

    @property
    def _popup(self) -> QAbstractItemView:
        popup = self._completer.popup()
        assert popup is not None, "a completer makes its list itself"
        return popup

    def set_tags(self, tags: Collection[str]) -> None:
        self._tags = tuple(tags)

    @property
    def is_open(self) -> bool:
        return self._popup.isVisible()

    @property
    def offers(self) -> tuple[str, ...]:
        """What is offered now."""
        return self._found.offers if self._found is not None and self._popup.isVisible() else ()

    def takes_key(self, event: QKeyEvent) -> bool:
        """Whether this key is for the list."""
        commands = event.modifiers() & _OF_COMMANDS
        return self._popup.isVisible() and event.key() in _KEYS_OF_THE_LIST and not commands

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Keys for the list mean nothing else while it is open: Escape closes it and doesn't stop what sounds."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self.takes_key(event):
            event.accept()
            return True
        return False

    def offer(self) -> None:
        """Shows what could complete the text before the cursor, or hides the list."""
        cursor = self._edit.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()][-_LOOK_BACK:]
        self._found = completion_at(before, self._tags) if not cursor.hasSelection() else None
        popup = self._popup
        if self._found is None:
            popup.hide()
            return
        self._model.setStringList(list(self._found.offers))
        place = self._edit.cursorRect()
        place.setWidth(popup.sizeHintForColumn(0) + popup.verticalScrollBar().sizeHint().width() + 24)
        self._completer.complete(place)
        popup.setCurrentIndex(self._completer.completionModel().index(0, 0))

    def _insert(self, offer: str) -> None:
        if self._found is None:
            return
        cursor = self._edit.textCursor()
        for _ in self._found.begun:
            cursor.movePosition(QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(offer)
        self._edit.setTextCursor(cursor)
        self._found = None
