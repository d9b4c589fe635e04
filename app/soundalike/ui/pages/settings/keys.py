"""Keys for commands, and speaking the clipboard from other programs."""

from __future__ import annotations

import sys

from PySide6.QtGui import QGuiApplication

from soundalike.settings import Shortcuts
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
        super().__init__(around.theme, "Keys")
        self._around = around
        self.dialog: KeysDialog | None = None
        self.change = TextButton(around.theme, "Change keys…")
        self.state = label("", "secondary")
        self.clipboard = label("")
        self.copy = TextButton(around.theme, "Copy the command")
        self.add("Keys for commands", self.change, self.state)
        self.add("Speak the clipboard", self.clipboard, note="Here, in every page. Pressed again, it stops.")
        self.add("From other programs", self.copy, note=elsewhere_words(sys.platform, QGuiApplication.platformName()))
        self.change.clicked.connect(self.open)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(PROGRAM))
        around.settings.on_change(Shortcuts, lambda _value: self._show())
        self._show()

    def open(self) -> None:
        """The list."""
        pages = {row.key: f"the page {row.title}" for row in PAGES}
        self.dialog = KeysDialog(self._around.theme, self._around.settings, pages, self)
        self.dialog.open()

    def _show(self) -> None:
        changed = len(self._around.settings[Shortcuts].keys)
        self.state.setText("" if not changed else "One is changed." if changed == 1 else f"{changed} are changed.")
        key = self._around.commands.native_key(command("speak-clipboard"))
        self.clipboard.setText(key or "No key")


def elsewhere_words(platform: str, window_system: str) -> str:
    """How a key of the whole desktop is had, and what the desktop allows."""
    start = f"A program can't take a key of the whole desktop here. Give one to the command {PROGRAM}"
    where = {
        "darwin": ' in Shortcuts, with a "Run Shell Script" step.',
        "win32": " with a shortcut to it whose properties have a shortcut key.",
    }.get(platform, " in the desktop's own keyboard settings.")
    if window_system.startswith("wayland"):
        where += " Some Wayland desktops show the clipboard only to the window in front; then nothing is spoken."
    return f"{start}{where} The window may stay in the background."
