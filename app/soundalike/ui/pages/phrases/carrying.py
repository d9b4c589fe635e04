"""Phrases that come from a text file, or go into one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from soundalike.translation import tr
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.phrases import taken_in_words
from soundalike.ui.view_models.toast import ToastFacts, ToastKind

if TYPE_CHECKING:
    from soundalike.takes.phrases import TakenIn

SUFFIX = ".txt"


class PhraseCarrying(QObject):
    """A file is a board's name after "#", then a phrase a line."""

    def __init__(self, surroundings: Surroundings, host: QWidget) -> None:
        super().__init__(host)
        self._around = surroundings
        self._host = host

    def ask_for_file(self) -> None:
        """Which file to take in."""
        title, kinds = tr("Import phrases"), tr("Text files (*.txt);;All files (*)")
        file, _ = QFileDialog.getOpenFileName(self._host, title, str(_documents()), kinds)
        if file:
            self.take_in(Path(file))

    def take_in(self, path: Path) -> None:
        """Adds what is in it, and says what that was."""

        def done(taken: TakenIn) -> None:
            kind: ToastKind = "good" if taken.phrases or taken.boards else "info"
            self._around.toasts.show(ToastFacts(taken_in_words(taken), kind))

        self._around.services.phrases.take_in(path, done)

    def ask_where_to(self) -> None:
        """Where the file is to be written."""
        title, kinds = tr("Export phrases"), tr("Text files (*.txt)")
        usual = _documents() / tr("My phrases.txt")
        file, _ = QFileDialog.getSaveFileName(self._host, title, str(usual), kinds)
        if file:
            self.write_out(Path(file if Path(file).suffix else f"{file}{SUFFIX}"))

    def write_out(self, path: Path) -> None:
        """All boards."""
        words = tr("Your phrases are in “{file}”.").format(file=path.name)
        self._around.services.phrases.write_out(path, lambda _path: self._around.toasts.show(ToastFacts(words, "good")))


def _documents() -> Path:
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(place) if place else Path.home()
