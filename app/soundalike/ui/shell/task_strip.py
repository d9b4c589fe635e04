"""What is going on, above the status line: a row for each task, with a way to stop it."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.progress import ProgressFacts
from soundalike.ui.widgets.progress_row import ProgressRow
from soundalike.ui.workers.tasks import Task, Tasks


class TaskStrip(QWidget):
    """Rows come and go with their tasks."""

    def __init__(self, theme: Theme, tasks: Tasks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: dict[Task, ProgressRow] = {}
        sizes = theme.sizes
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(sizes.wide, 0, sizes.wide, sizes.small)
        self._layout.setSpacing(sizes.tiny)
        self.hide()
        tasks.progressed.connect(self._show_progress)
        tasks.ended.connect(self._remove)

    def _show_progress(self, task: Task, facts: ProgressFacts) -> None:
        row = self._rows.get(task)
        if row is not None:
            row.show_progress(facts)
            return
        row = ProgressRow(self._theme, facts, self)
        row.cancelled.connect(task.cancel)
        self._rows[task] = row
        self._layout.addWidget(row)
        self.show()

    def _remove(self, task: Task) -> None:
        row = self._rows.pop(task, None)
        if row is not None:
            self._layout.removeWidget(row)
            row.deleteLater()
        self.setVisible(bool(self._rows))
