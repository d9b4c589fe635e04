"""Keys for commands, and speaking the clipboard from other programs."""

from __future__ import annotations

import sys

from PySide6.QtGui import QGuiApplication

from soundalike.settings import Shortcuts
from soundalike.translation import tr
from soundalike.ui.pages.settings.form import SettingsForm
from soundalike.ui.pages.table import PAGES
from soundalike.ui.shell.command_table import command
from soundalike.ui.shell.keys_dialog import KeysDialog
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.labels import label

PROGRAM = "soundalike --speak-clipboard"


class KeySettings(SettingsForm):
    """The list of keys is a dialog of its own."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around.theme, tr("Keys"))
        self._around = around
        self.dialog: KeysDialog | None = None
        self.change = TextButton(around.theme, tr("Change keys…"))
        self.state = label("", "secondary")
        self.clipboard = label("")
        self.copy = TextButton(around.theme, tr("Copy the command"))
        self.add(tr("Keys for commands"), self.change, self.state)
        self.add(tr("Speak the clipboard"), self.clipboard, note=tr("Here, in every page. Pressed again, it stops."))
        self.add(
            tr("From other programs"), self.copy, note=elsewhere_words(sys.platform, QGuiApplication.platformName())
        )
        self.change.clicked.connect(self.open)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(PROGRAM))
        around.settings.on_change(Shortcuts, lambda _value: self._show())
        self._show()

    def open(self) -> None:
        """The list."""
        pages = {
            row.key: tr("the page {title}", "what has a key: Ctrl+1 is the key of … already").format(
                title=tr(row.title)
            )
            for row in PAGES
        }
        self.dialog = KeysDialog(self._around.theme, self._around.settings, pages, self)
        self.dialog.open()

    def _show(self) -> None:
        changed = len(self._around.settings[Shortcuts].keys)
        self.state.setText(tr("One is changed.|%n are changed.", "keys", changed) if changed else "")
        key = self._around.commands.native_key(command("speak-clipboard"))
        self.clipboard.setText(key or tr("No key"))


def elsewhere_words(platform: str, window_system: str) -> str:
    """How a key of the whole desktop is had, and what the desktop allows."""
    said = [_how(platform).format(command=PROGRAM)]
    if window_system.startswith("wayland"):
        said.append(tr("Some Wayland desktops show the clipboard only to the window in front; then nothing is spoken."))
    return " ".join((*said, tr("The window may stay in the background.")))


def _how(platform: str) -> str:
    if platform == "darwin":
        return tr(
            "A program can't take a key of the whole desktop here. "
            'Give one to the command {command} in Shortcuts, with a "Run Shell Script" step.'
        )
    if platform == "win32":
        return tr(
            "A program can't take a key of the whole desktop here. "
            "Give one to the command {command} with a shortcut to it whose properties have a shortcut key."
        )
    return tr(
        "A program can't take a key of the whole desktop here. "
        "Give one to the command {command} in the desktop's own keyboard settings."
    )
