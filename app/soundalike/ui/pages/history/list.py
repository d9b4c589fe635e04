"""The list of the history."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.history import HistoryRow
from soundalike.ui.widgets.history_row import ROW, HistoryRowDelegate


class _Rows(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.rows: list[HistoryRow] = []

    def show_rows(self, rows: Sequence[HistoryRow]) -> None:
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, _parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return len(self.rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return tr(", ", "between the items of a list").join(
                part for part in (row.title, row.detail, row.state, row.message) if part
            )
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.message or row.title
        return row.title if role == Qt.ItemDataRole.DisplayRole else None


class HistoryList(QListView):
    """Enter plays, Delete deletes; several lines can be chosen."""

    choice_changed = Signal()
    opened = Signal()
    delete_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._rows = _Rows()
        self._delegate = HistoryRowDelegate(theme)
        self.setModel(self._rows)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setAccessibleName(tr("What was said"))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setUniformItemSizes(True)
        self.selectionModel().selectionChanged.connect(lambda _new, _old: self.choice_changed.emit())
        self.doubleClicked.connect(lambda _index: self.opened.emit())
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def show_rows(self, rows: Sequence[HistoryRow]) -> None:
        """Shows these; what was chosen stays so where it is still there."""
        chosen = set(self.chosen())
        self._rows.show_rows(rows)
        for at, row in enumerate(rows):
            if row.utterance in chosen:
                self.selectionModel().select(self._rows.index(at), self.selectionModel().SelectionFlag.Select)

    def chosen_rows(self) -> list[HistoryRow]:
        """In the list's order."""
        return [self._rows.rows[at] for at in sorted(index.row() for index in self.selectionModel().selectedIndexes())]

    def chosen(self) -> list[int]:
        """Their ids."""
        return [row.utterance for row in self.chosen_rows()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)
