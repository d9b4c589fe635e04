"""Export, from the button to the message that says where it went."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices

from soundalike.settings import Export as ExportSettings
from soundalike.translation import tr
from soundalike.ui.pages.speak.draft import Draft
from soundalike.ui.pages.speak.export.dialog import ExportDialog
from soundalike.ui.pages.speak.export.request import Source
from soundalike.ui.pages.speak.view import SpeakView
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.export import name_from_text, written_words
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.workers.tasks import Task

if TYPE_CHECKING:
    from soundalike.takes import Export, ExportResult


class ExportAction(QObject):
    """The dialog, then a task with its progress, then a message."""

    def __init__(self, surroundings: Surroundings, view: SpeakView, draft: Draft) -> None:
        super().__init__(view.panel)
        self._around = surroundings
        self._view = view
        self._draft = draft
        self.dialog: ExportDialog | None = None
        view.export_button.clicked.connect(self.open)

    def open(self) -> None:
        """Shows the dialog, once the sentences are those of the text."""
        store = self._draft.store
        if store is None:
            return
        self._draft.keep()
        self._around.services.disk.run(lambda: None, lambda _nothing: self._show())

    def _show(self) -> None:
        store = self._draft.store
        if store is None:
            return
        editor = self._view.panel.editor
        name = name_from_text(editor.text)
        source = Source(store, tuple(self._draft.sentences), editor.selected, name, "")
        self.dialog = ExportDialog(self._around, source, self._folder(), self._view.panel.window())
        self.dialog.wanted.connect(self._run)
        self.dialog.finished.connect(self._closed)
        self.dialog.open()

    def _closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    def _folder(self) -> Path:
        kept = self._around.settings[ExportSettings].folder
        return Path(kept) if kept else self._usual_folder()

    def _usual_folder(self) -> Path:
        music = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.MusicLocation)
        return Path(music or Path.home()) / "Soundalike"

    def _run(self, export: Export) -> None:
        open_mark = self._around.services.wiring.open_mark
        usual = self._usual_folder()

        def run(task: Task) -> ExportResult:
            folder = export.files[0].parent
            if folder == usual:  # any other was there when it was chosen; gone, it may be a disk that was taken out
                folder.mkdir(parents=True, exist_ok=True)
            with _Marks(open_mark) as marks:
                return export.run(marks.get, on_progress=task.report, cancelled=lambda: task.cancelled)

        self._around.tasks.run(tr("Exporting {name}").format(name=export.files[0].name), run, self._done)

    def _done(self, result: ExportResult) -> None:
        folder = result.files[0].parent
        message = " ".join([written_words(result.files), *result.notices])
        show = QUrl.fromLocalFile(str(folder))
        self._around.toasts.show(
            ToastFacts(message, "good", tr("Show the folder")), lambda: QDesktopServices.openUrl(show)
        )


class _Marks:
    """The mark's network, opened when it is first asked for and closed at the end."""

    def __init__(self, open_mark: Any) -> None:
        self._open_mark = open_mark
        self._mark: Any = None

    def get(self) -> Any:
        if self._mark is None:
            self._mark = self._open_mark()
        return self._mark

    def __enter__(self) -> _Marks:
        return self

    def __exit__(self, *_error: object) -> None:
        if self._mark is not None:
            self._mark.close()
