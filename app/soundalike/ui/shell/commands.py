"""The table's commands as Qt actions, shared by menus, buttons and keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from soundalike.settings import Settings, Shortcuts
from soundalike.translation import tr
from soundalike.ui.shell.command_table import COMMANDS, MENUS, Command, command
from soundalike.ui.theme.icons import icon
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.shortcuts import keys_of

_ROLES = {
    "": QAction.MenuRole.NoRole,
    "quit": QAction.MenuRole.QuitRole,
    "preferences": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
}


class Commands(QObject):
    """A command that nobody has bound isn't in the menus. `keys_changed` comes when the person chose other keys."""

    keys_changed = Signal()

    def __init__(self, theme: Theme, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._settings = settings
        self._theme = theme
        self._window = window
        self._page = ""
        self._enabled: dict[str, bool] = {}
        self._actions: dict[str, QAction] = {}
        theme.changed.connect(self._draw_icons)
        settings.on_change(Shortcuts, lambda _value: self._set_keys())

    def bind(self, command_id: str, run: Callable[[], object]) -> QAction:
        """What the command does from now on."""
        if command_id in self._actions:
            action = self._actions[command_id]
            action.triggered.disconnect()
        else:
            action = self._make(command(command_id))
        action.triggered.connect(lambda _checked=False: run())
        return action

    def action(self, command_id: str) -> QAction:
        """Of a bound command."""
        return self._actions[command_id]

    def bound(self) -> list[Command]:
        """In the table's order."""
        return [row for row in COMMANDS if row.id in self._actions]

    def enable(self, command_id: str, enabled: bool) -> None:
        """Whether it can be used now, as far as its page is concerned."""
        self._enabled[command_id] = enabled
        if command_id in self._actions:
            self._refresh(command(command_id))

    def show_page(self, page: str) -> None:
        """Commands of other pages can't be used."""
        self._page = page
        for row in self.bound():
            self._refresh(row)

    def fill(self, bar: QMenuBar) -> None:
        """Makes the menus."""
        bar.clear()
        for menu, title in MENUS.items():
            rows = [row for row in self.bound() if row.menu == menu]
            if rows:
                self._fill_menu(bar.addMenu(tr(title)), rows)

    def tooltip(self, command_id: str) -> str:
        """The command's name with its key as this system writes it."""
        row = command(command_id)
        keys = self.native_key(row)
        return tr("{command} ({key})", "a command and its key").format(command=row.name, key=keys) if keys else row.name

    def native_key(self, row: Command) -> str:
        """The command's first key as this system writes it."""
        keys = keys_of(row, self._settings[Shortcuts].keys)
        return QKeySequence(keys[0]).toString(QKeySequence.SequenceFormat.NativeText) if keys else ""

    def _fill_menu(self, menu: QMenu, rows: list[Command]) -> None:
        group = rows[0].group
        for row in rows:
            if row.group != group:
                menu.addSeparator()
                group = row.group
            menu.addAction(self._actions[row.id])

    def _make(self, row: Command) -> QAction:
        action = QAction(tr(row.text), self)
        if row.elsewhere:
            action.setText(f"{tr(row.text)}\t{self.native_key(row)}")
        action.setCheckable(row.checkable)
        action.setMenuRole(_ROLES[row.role])
        self._actions[row.id] = action
        self._set_key(row)
        # A hidden menu bar's shortcuts would be dead; the window's own aren't.
        self._window.addAction(action)
        self._draw_icon(row)
        self._refresh(row)
        return action

    def _set_keys(self) -> None:
        for row in self.bound():
            self._set_key(row)
        self.keys_changed.emit()

    def _set_key(self, row: Command) -> None:
        if not row.elsewhere:
            keys = keys_of(row, self._settings[Shortcuts].keys)
            self._actions[row.id].setShortcuts([QKeySequence(key) for key in keys])
        self._actions[row.id].setToolTip(self.tooltip(row.id))

    def _refresh(self, row: Command) -> None:
        here = not row.page or row.page == self._page
        self._actions[row.id].setEnabled(here and self._enabled.get(row.id, True))

    def _draw_icons(self) -> None:
        for row in self.bound():
            self._draw_icon(row)

    def _draw_icon(self, row: Command) -> None:
        if row.icon:
            colours = self._theme.colours
            size = self._theme.sizes.icon
            self._actions[row.id].setIcon(icon(row.icon, colours.secondary, size, colours.on_disabled))
