"""Keys for commands: the list, a new key, and what it would stand in the way of."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from soundalike.settings import Settings, Shortcuts
from soundalike.translation import tr
from soundalike.ui.shell.command_table import COMMANDS, MENUS, Command, command, without_mnemonic
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.shortcuts import can_change, conflict_words, conflicts, keys_of, with_key
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.dialog import Dialog
from soundalike.ui.widgets.labels import label

SIZE = (620, 560)
_ID = Qt.ItemDataRole.UserRole


class KeysDialog(Dialog):
    """Every change is in effect at once. A key that is in use isn't taken, and it is said by what."""

    def __init__(self, theme: Theme, settings: Settings, page_keys: Mapping[str, str], parent: QWidget) -> None:
        """`page_keys` are the pages' titles by their keys, which stay."""
        super().__init__(tr("Keys"), parent)
        self._settings = settings
        self._page_keys = dict(page_keys)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search"))
        self.search.setAccessibleName(tr("Search commands"))
        self.list = QTreeWidget()
        self.list.setAccessibleName(tr("Commands and their keys"))
        self.list.setHeaderLabels([tr("Command"), tr("Menu"), tr("Key")])
        self.list.setRootIsDecorated(False)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(tr("New key"))
        self.set_key = TextButton(theme, tr("Use this key"))
        self.usual = TextButton(theme, tr("Usual key"))
        self.none = TextButton(theme, tr("No key"))
        self.problem = label("", "warning", wrap=True)
        self.all_usual = TextButton(theme, tr("All as usual"))
        self.close_button = TextButton(theme, tr("Close"))
        self._lay_out(theme)
        self.search.textChanged.connect(self._filter)
        self.list.currentItemChanged.connect(lambda _now, _before: self._show_command())
        self.edit.keySequenceChanged.connect(lambda _keys: self._show_problem())
        self.set_key.clicked.connect(lambda: self._change(self._typed()))
        self.usual.clicked.connect(self._take_usual)
        self.none.clicked.connect(lambda: self._change(""))
        self.all_usual.clicked.connect(self._take_all_usual)
        self.close_button.clicked.connect(self.close)
        self._fill()
        self.choose(COMMANDS[0].id)

    def choose(self, command_id: str) -> None:
        """Goes to a command."""
        for item in self._items():
            if item.data(0, _ID) == command_id:
                self.list.setCurrentItem(item)

    def _lay_out(self, theme: Theme) -> None:
        sizes = theme.sizes
        row = QHBoxLayout()
        row.setSpacing(sizes.small)
        row.addWidget(label(tr("New key"), "body-secondary"))
        row.addWidget(self.edit, 1)
        changes = QHBoxLayout()
        changes.setSpacing(sizes.small)
        for button in (self.set_key, self.usual, self.none):
            changes.addWidget(button)
        changes.addStretch()
        foot = QHBoxLayout()
        foot.addWidget(self.all_usual)
        foot.addStretch()
        foot.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.wide, sizes.large, sizes.wide, sizes.large)
        layout.setSpacing(sizes.medium)
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)
        layout.addLayout(row)
        layout.addLayout(changes)
        layout.addWidget(self.problem)
        layout.addLayout(foot)
        for button in (self.set_key, self.usual, self.none, self.all_usual, self.close_button):
            button.setAutoDefault(False)
        self.resize(*SIZE)

    @property
    def _changed(self) -> dict[str, str]:
        return self._settings[Shortcuts].keys

    def _items(self) -> list[QTreeWidgetItem]:
        found = [self.list.topLevelItem(row) for row in range(self.list.topLevelItemCount())]
        return [item for item in found if item is not None]

    def _fill(self) -> None:
        for row in COMMANDS:
            if can_change(row):
                item = QTreeWidgetItem([row.name, without_mnemonic(tr(MENUS[row.menu])), ""])
                item.setData(0, _ID, row.id)
                self.list.addTopLevelItem(item)
        self._show_keys()

    def _show_keys(self) -> None:
        changed = self._changed
        for item in self._items():
            keys = keys_of(command(item.data(0, _ID)), changed)
            item.setText(2, native(keys[0]) if keys else "")

    def _current(self) -> Command | None:
        item = self.list.currentItem()
        return None if item is None else command(item.data(0, _ID))

    def _show_command(self) -> None:
        row = self._current()
        keys = keys_of(row, self._changed) if row is not None else ()
        self.edit.setKeySequence(QKeySequence(keys[0]) if keys else QKeySequence())
        self._show_problem()

    def _typed(self) -> str:
        return self.edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText)

    def _show_problem(self) -> None:
        row, key = self._current(), self._typed()
        names = conflicts(row.id, key, self._changed, self._page_keys) if row is not None else []
        self.problem.setText(conflict_words(native(key), names))
        mine = keys_of(row, self._changed)[:1] if row is not None else ()
        self.set_key.setEnabled(row is not None and bool(key) and not names and mine != (key,))
        self.usual.setEnabled(row is not None and row.id in self._changed)
        self.none.setEnabled(bool(mine))

    def _change(self, key: str) -> None:
        row = self._current()
        if row is not None:
            self._settings.set(Shortcuts.of(with_key(row.id, key, self._changed)))
            self._show_keys()
            self._show_command()

    def _take_usual(self) -> None:
        """Unless something else has it now."""
        row = self._current()
        if row is None:
            return
        key = row.keys[0] if row.keys else ""
        names = conflicts(row.id, key, self._changed, self._page_keys)
        if names:
            self.edit.setKeySequence(QKeySequence(key))
        else:
            self._change(key)

    def _take_all_usual(self) -> None:
        self._settings.set(Shortcuts())
        self._show_keys()
        self._show_command()

    def _filter(self, words: str) -> None:
        for item in self._items():
            item.setHidden(words.casefold() not in f"{item.text(0)} {item.text(1)}".casefold())


def native(key: str) -> str:
    """The key as this system writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
