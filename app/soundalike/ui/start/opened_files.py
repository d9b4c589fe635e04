"""Files that macOS wants opened: it tells a program so by an event, not by arguments."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class OpenedFiles(QObject):
    """An event filter of the application's; `wanted` gives files. What comes before `begin` waits for it."""

    wanted = Signal(list)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Path] | None = []

    def begin(self) -> None:
        """From now on files are given as they come; those that waited are given at once."""
        waited, self._waiting = self._waiting, None
        if waited:
            self.wanted.emit(waited)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes the event when it names a file; an address of the web isn't one."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return super().eventFilter(watched, event)
        file = Path(event.file())
        if self._waiting is None:
            self.wanted.emit([file])
        else:
            self._waiting.append(file)
        return True
