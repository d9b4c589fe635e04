"""Where things are, how much room they take, and moving them elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from soundalike.data_folder import missing_data_folder
from soundalike.translation import tr
from soundalike.ui.pages.settings.form import SettingsForm
from soundalike.ui.services.disk_use import DiskUse, clear_copies, disk_use
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.model_rows import size_words
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.labels import ElidedLabel, label

if TYPE_CHECKING:
    from soundalike.models.move_models import Moved


class StorageSettings(SettingsForm):
    """Sizes are looked up when the page is shown."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around.theme, tr("Storage"))
        self._around = around
        theme = around.theme
        self.models = ElidedLabel("", "body")
        self.models.setAccessibleName(tr("Models folder"))
        self.move_button = TextButton(theme, tr("Move…"), icon_name="folder")
        self.usual = TextButton(theme, tr("Usual place"))
        self.data = ElidedLabel("", "body")
        self.data.setAccessibleName(tr("Data folder"))
        self.open = TextButton(theme, tr("Open"))
        self.move_data_button = TextButton(theme, tr("Move…"), icon_name="folder")
        self.move_data_button.setAccessibleName(tr("Move voices, texts and takes"))
        self.usual_data = TextButton(theme, tr("Usual place"))
        self.usual_data.setAccessibleName(tr("Move voices, texts and takes to the usual place"))
        self.missing = label("", "warning", wrap=True)
        self.missing.hide()
        self.again = TextButton(theme, tr("Try again"))
        self.again.hide()
        self.sizes = label("", "secondary", wrap=True)
        self.clear = TextButton(theme, tr("Delete copies"))
        self.clear.setEnabled(False)
        self.copies = label("")
        self.add(
            tr("Models"),
            self.models,
            self.move_button,
            self.usual,
            wide=True,
            note=tr("Models that are there move along. If that can't be done, nothing changes."),
        )
        self.add(
            tr("Voices, texts and takes"),
            self.data,
            self.open,
            self.move_data_button,
            self.usual_data,
            wide=True,
            note=tr(
                "Soundalike stops speaking, closes, moves them, and opens again by itself. If that can't be done, "
                "nothing changes."
            ),
        )
        self.add_words(self.missing)
        self.add_words(self.again)
        self.add_words(self.sizes)
        self.add(
            tr("Copies of voices"),
            self.copies,
            self.clear,
            note=tr("Made for other models. They are made again when needed."),
        )
        self.move_button.clicked.connect(self._ask)
        self.usual.clicked.connect(lambda: self.move_to(around.services.places.usual_models_dir))
        self.move_data_button.clicked.connect(self._ask_data)
        self.usual_data.clicked.connect(lambda: self.move_data_to(around.services.places.usual_data_dir))
        self.again.clicked.connect(lambda: around.services.reopen_wanted.emit(None))
        self.open.clicked.connect(self._open)
        self.clear.clicked.connect(self._clear)
        self._show_places()

    def refresh(self) -> None:
        """Looks how much room everything takes."""
        self._show_places()
        places = self._around.services.places
        self._around.services.models.lane.run(lambda: disk_use(places), self._show)
        self._around.services.disk.run(lambda: missing_data_folder(places), self._show_missing)

    def move_to(self, folder: Path) -> None:
        """Keeps models there from now on."""
        self._around.services.move_models(folder, self._moved)

    def move_data_to(self, folder: Path) -> None:
        """Keeps voices, texts and takes there from now on; the window closes for it and opens again."""
        self._around.services.reopen_wanted.emit(folder)

    def _show_places(self) -> None:
        places = self._around.services.places
        self.models.setText(str(places.models_dir))
        self.data.setText(str(places.data_dir))
        self.usual.setEnabled(places.models_dir != places.usual_models_dir)
        self.usual_data.setEnabled(places.moved_data is not None)

    def _show(self, use: DiskUse) -> None:
        self.sizes.setText(
            tr("Models {models}, voices {voices}, takes {takes}. {free} free on the disk of the models.").format(
                models=size_words(use.models),
                voices=size_words(use.voices),
                takes=size_words(use.takes),
                free=size_words(use.free),
            )
        )
        self.copies.setText(size_words(use.copies))
        self.clear.setEnabled(use.copies > 0)

    def _moved(self, moved: Moved) -> None:
        if moved.same:
            words = tr("The models are kept there already.")
        elif moved.models:
            words = tr("{models} was moved.|{models} were moved.", "", len(moved.models)).format(
                models=tr(", ", "between the items of a list").join(moved.models)
            )
        else:
            words = tr("Models are kept there from now on. There were none to move.")
        self._around.toasts.show(ToastFacts(words, "good"))
        self.refresh()

    def _ask(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self, tr("Folder for models"), str(self._around.services.places.models_dir)
        )
        if chosen:
            self.move_to(Path(chosen))

    def _ask_data(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self, tr("Folder for voices, texts and takes"), str(self._around.services.places.data_dir)
        )
        if chosen:
            self.move_data_to(Path(chosen))

    def _show_missing(self, missing: str | None) -> None:
        self.missing.setText(missing or "")
        self.missing.setVisible(missing is not None)
        self.again.setVisible(missing is not None)
        self.open.setEnabled(missing is None)

    def _open(self) -> None:
        folder = self._around.services.places.data_dir
        folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _clear(self) -> None:
        places = self._around.services.places
        self._around.services.voices.lane.run(lambda: clear_copies(places), lambda _nothing: self.refresh())
