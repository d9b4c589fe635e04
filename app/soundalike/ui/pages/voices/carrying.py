"""Voices that leave or enter the library: files that are chosen or dropped, and the whole library as one file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from soundalike.settings import Model
from soundalike.translation import tr, tr_noop
from soundalike.ui.pages.voices.consent_dialog import ConsentDialog, GivenConsent
from soundalike.ui.pages.voices.export_dialog import ExportWish, VoiceExportDialog
from soundalike.ui.services.voice_carrying import adopt_foreign, export_voices, import_voices
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.dropped_files import sorted_out
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.view_models.voice import voice_key
from soundalike.ui.view_models.voice_cards import VoiceCard
from soundalike.ui.workers.tasks import Task

if TYPE_CHECKING:
    from soundalike.voices import TakenIn, VoiceEntry

LIBRARY_ENDING = ".voices.zip"
FILES = tr_noop("Voices (*.voice.gguf *.voices.zip *.zip *.pt *.pth);;All files (*)")


class VoiceCarrying(QObject):
    """`arrived` comes with the keys of voices that were taken in; `recording_dropped` with a recording's path."""

    arrived = Signal(object)
    recording_dropped = Signal(object)

    def __init__(self, surroundings: Surroundings, host: QWidget) -> None:
        super().__init__(host)
        self._around = surroundings
        self._host = host
        self._shelf = surroundings.services.voices
        self.dialog: QWidget | None = None
        """The dialog that was opened last."""

    # ---- out ----

    def export(self, cards: Sequence[VoiceCard]) -> None:
        """Asks where to and what of them."""
        entries = [card.entry for card in cards if not card.entry.fault]
        if not entries:
            return
        if len(entries) == 1:
            title = tr("Export {name}").format(name=" ".join(cards[0].name.split()))
        else:
            title = tr("Export one voice|Export %n voices", "", len(entries))
        clips = sum(entry.clip is not None for entry in entries)
        dialog = VoiceExportDialog(self._around.theme, title, clips, _documents(), self._host)
        dialog.wanted.connect(lambda wish: self._export(entries, wish))
        self.dialog = dialog
        dialog.open()

    def export_library(self) -> None:
        """Asks for the file, and whether recordings go with it."""
        file, _ = QFileDialog.getSaveFileName(
            self._host,
            tr("The whole library as one file"),
            str(_documents() / (tr("My voices", "the name of a file") + LIBRARY_ENDING)),
            tr("Voices (*.voices.zip)"),
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if not file:
            return
        out = Path(file if file.endswith(".zip") else file + LIBRARY_ENDING)
        box = QMessageBox(self._host)
        box.setWindowTitle(tr("The whole library"))
        box.setText(tr("Put the recordings in too?"))
        box.setInformativeText(
            tr(
                "With them, your voices can be made again for other models on the other computer. "
                "Whoever gets the file can hear them."
            )
        )
        with_clips = box.addButton(tr("With recordings"), QMessageBox.ButtonRole.YesRole)
        without = box.addButton(tr("Without"), QMessageBox.ButtonRole.NoRole)
        box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(without)
        box.exec()
        if box.clickedButton() in (with_clips, without):
            self.write_library(out, clips=box.clickedButton() is with_clips)

    def write_library(self, out: Path, *, clips: bool) -> None:
        """Writes it, with its progress."""
        parts, places = self._around.services.wiring.voices, self._around.services.places

        def run(task: Task) -> int:
            from soundalike.voices import pack_library  # noqa: PLC0415

            return pack_library(parts.open_library(places), out, clips=clips, on_progress=task.report)

        def done(count: int) -> None:
            words = tr(
                "One voice is in {file}. On the other computer, drop it on the Voices page.|"
                "%n voices are in {file}. On the other computer, drop it on the Voices page.",
                "",
                count,
            )
            self._show_folder(words.format(file=out.name), out.parent)

        self._around.tasks.run(tr("Writing {name}").format(name=out.name), run, done)

    # ---- in ----

    def ask_for_files(self) -> None:
        """Files of voices, or a library."""
        files, _ = QFileDialog.getOpenFileNames(self._host, tr("Add voices"), str(_documents()), tr(FILES))
        if files:
            self.take_in([Path(file) for file in files])

    def take_in(self, paths: Sequence[Path]) -> None:
        """Whatever was chosen or dropped."""
        dropped = sorted_out(paths)
        for path in dropped.others:
            self._warn(
                tr("'{name}' is no voice. Voices end in .voice.gguf, libraries in .voices.zip.").format(name=path.name)
            )
        for path in dropped.recordings:
            self.recording_dropped.emit(path)
        for library in dropped.libraries:
            self._take_in_library(library)
        if dropped.foreign:
            self._ask_consent(dropped.foreign[0])
        if len(dropped.foreign) > 1:
            self._warn(tr("Voices of other programs are taken in one at a time: each needs its speaker's consent."))
        if dropped.voices:
            voices = dict(dropped.voices)
            self._shelf.change(lambda library: import_voices(library, voices), self._taken_in)

    def _take_in_library(self, file: Path) -> None:
        parts, places = self._around.services.wiring.voices, self._around.services.places

        def run(task: Task) -> TakenIn:
            from soundalike.voices import unpack_library  # noqa: PLC0415

            return unpack_library(parts.open_library(places), file, task.report)

        def done(taken: TakenIn) -> None:
            self._shelf.change(lambda _library: taken, self._taken_in)

        self._around.tasks.run(
            tr("Taking in {name}").format(name=file.name), run, done, on_cancelled=self._shelf.refresh
        )

    def _ask_consent(self, path: Path) -> None:
        name = path.absolute().name
        dialog = ConsentDialog(self._around.theme, name.removesuffix(path.suffix) or name, self._host)
        dialog.given.connect(lambda given: self._adopt(path, given))
        self.dialog = dialog
        dialog.open()

    def _adopt(self, path: Path, given: GivenConsent) -> None:
        parts, places = self._around.services.wiring.voices, self._around.services.places
        model = self._around.settings[Model].name

        def run(task: Task) -> VoiceEntry:
            task.report(None)
            return adopt_foreign(parts, places, path, given, model, task)

        def done(entry: VoiceEntry) -> None:
            self._shelf.change(lambda _library: None, lambda _nothing: self._tell_arrived([entry]))

        self._around.tasks.run(tr("Adding {name}").format(name=path.name), run, done)

    def _taken_in(self, taken: TakenIn) -> None:
        for said in taken.refused:
            self._warn(said)
        if taken.voices:
            self._tell_arrived(taken.voices)

    def _tell_arrived(self, entries: Sequence[VoiceEntry]) -> None:
        words = tr("{name} is in the library.|%n voices are in the library.", "", len(entries))
        words = words.format(name=" ".join(entries[0].name.split()))
        self._around.toasts.show(ToastFacts(words, "good"))
        self.arrived.emit([voice_key(entry) for entry in entries])

    def _export(self, entries: list[VoiceEntry], wish: ExportWish) -> None:
        def run(task: Task) -> list[Path]:
            return export_voices(entries, wish.folder, wish.form, clips=wish.clips, on_progress=task.report)

        def done(written: list[Path]) -> None:
            words = tr("{file} was written.|%n files were written.", "", len(written))
            self._show_folder(words.format(file=written[0].name), wish.folder)

        self._around.tasks.run(tr("Exporting"), run, done)

    def _show_folder(self, words: str, folder: Path) -> None:
        show = QUrl.fromLocalFile(str(folder))
        self._around.toasts.show(
            ToastFacts(words, "good", tr("Show the folder")), lambda: QDesktopServices.openUrl(show)
        )

    def _warn(self, sentence: str) -> None:
        self._around.toasts.show(ToastFacts(sentence, "warning"))


def _documents() -> Path:
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(documents) if documents else Path.home()
