"""Voices, texts and takes move to another folder while the window is closed: how far it is, and a way to stop it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QVBoxLayout

from soundalike.paths import Places
from soundalike.settings import Settings
from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.progress import ProgressFacts
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.widgets.labels import ElidedLabel
from soundalike.ui.widgets.progress_row import ProgressRow
from soundalike.ui.workers.tasks import Task, Tasks

if TYPE_CHECKING:
    from soundalike.move_data import MovedData

WIDTH = 520


class MovingDialog(QDialog):
    """Closes when it has ended; `places` are the folders from then on, and `outcome` is to be told.

    `ending`: the program was asked to end meanwhile.
    """

    def __init__(self, places: Places, folder: Path) -> None:
        super().__init__()
        theme = Theme(Settings.load(places.config_file))
        title = tr("Moving voices, texts and takes")
        self.places = places
        self.outcome = ToastFacts(tr("Nothing was moved."))
        self.ending = False
        self.setWindowTitle("Soundalike")
        self.setMinimumWidth(WIDTH)
        self.setProperty("ground", "page")
        self._tasks = Tasks(self)
        self.row = ProgressRow(theme, ProgressFacts(title))
        target = ElidedLabel(str(folder), "secondary")
        target.setAccessibleName(tr("Data folder"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.sizes.large, theme.sizes.large, theme.sizes.large, theme.sizes.large)
        layout.addWidget(target)
        layout.addWidget(self.row)
        self._tasks.progressed.connect(lambda _task, facts: self.row.show_progress(facts))
        self._task = self._tasks.run(
            title,
            lambda task: _move(places, folder, task),
            self._moved,
            self._failed,
            on_cancelled=self.accept,
        )
        self.row.cancelled.connect(self._task.cancel)

    def reject(self) -> None:
        """Stops it. It closes once everything is as it was."""
        self._task.cancel()

    def end(self) -> None:
        """Stops it, and the program is to end."""
        self.ending = True
        self._task.cancel()

    def _moved(self, moved: MovedData) -> None:
        usual = moved.folder == self.places.usual_data_dir
        self.places = replace(self.places, moved_data=None if usual else moved.folder)
        words = tr("Voices, texts and takes are kept in '{folder}' now.")
        if moved.same:
            words = tr("They are kept there already.")
        self.outcome = ToastFacts(words.format(folder=moved.folder), "good")
        self.accept()

    def _failed(self, said: str) -> None:
        self.outcome = ToastFacts(said, "error")
        self.accept()


def _move(places: Places, folder: Path, task: Task) -> MovedData:
    from soundalike.move_data import move_data  # noqa: PLC0415

    return move_data(places, folder, lambda done, total: task.report(done / total if total else None))
