"""The compact window's keys: those of the commands, as the person has them, and Alt with a figure for a phrase."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from soundalike.settings import Settings, Shortcuts
from soundalike.ui.shell.command_table import command
from soundalike.ui.shell.commands import Commands
from soundalike.ui.view_models.phrases import MOST_NUMBERED
from soundalike.ui.view_models.shortcuts import keys_of

SHARED = ("larger", "smaller", "usual-size", "speak-clipboard", "clone", "quit")
"""Commands that mean the same in both windows."""


class CompactKeys:
    """`own` are commands of the table by their ids, and what they do here."""

    def __init__(
        self,
        window: QWidget,
        commands: Commands,
        settings: Settings,
        own: Mapping[str, Callable[[], object]],
        speak_phrase: Callable[[int], object],
    ) -> None:
        self._window = window
        self._settings = settings
        self._own = own
        self._made: list[QShortcut] = []
        bound = {row.id for row in commands.bound()}
        for command_id in SHARED:
            if command_id in bound:
                window.addAction(commands.action(command_id))
        for figure in range(1, MOST_NUMBERED + 1):
            shortcut = QShortcut(QKeySequence(f"Alt+{figure}"), window)
            shortcut.activated.connect(lambda number=figure: speak_phrase(number))
        settings.on_change(Shortcuts, lambda _value: self._make())
        self._make()

    def _make(self) -> None:
        for shortcut in self._made:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._made = []
        for command_id, run in self._own.items():
            for key in keys_of(command(command_id), self._settings[Shortcuts].keys):
                shortcut = QShortcut(QKeySequence(key), self._window)
                shortcut.activated.connect(run)
                self._made.append(shortcut)
