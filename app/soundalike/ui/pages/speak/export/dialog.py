"""What is exported, as what, and where to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QFormLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from soundalike.settings import Export as ExportSettings
from soundalike.translation import tr, tr_noop
from soundalike.ui.pages.speak.export.request import Source, build
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.export import folder_words, format_words, summary
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.scroll_column import FittingColumn
from soundalike.ui.widgets.segmented import Segmented
from soundalike.ui.widgets.switch import Switch

if TYPE_CHECKING:
    pass

_WHAT = (
    ("whole", tr_noop("Whole text")),
    ("selection", tr_noop("Selection")),
    ("sentences", tr_noop("One file a sentence")),
)
_FORMATS = (("wav", "WAV"), ("flac", "FLAC"), ("mp3", "MP3"), ("opus", "Opus"), ("ogg", "OGG"))
_BITS = (("16", "16"), ("24", "24"), ("float", tr_noop("float")))
_CAPTIONS = (("srt", "SRT"), ("vtt", "VTT"))
WIDTH = 640
LARGE_TEXT = 140
"""Per cent from which on what stands side by side goes one below the other."""


@dataclass(frozen=True)
class Wish:
    """What the dialog asks for."""

    what: str
    container: str
    encoding: str
    name: str
    folder: Path
    captions: str
    loudness: float | None
    overwrite: bool = False


def _translated(choices: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(key, tr(words)) for key, words in choices]


class ExportDialog(QDialog):
    """`wanted` comes with an `Export` that was checked; it is run elsewhere."""

    wanted = Signal(object)

    def __init__(self, surroundings: Surroundings, source: Source, folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = surroundings
        self._source = source
        self._folder = folder
        self.setWindowTitle(tr("Export"))
        theme = surroundings.theme
        self.what = Segmented(theme, _translated(_WHAT), tr("What"))
        self.what_words = label("", "secondary", wrap=True)
        self.container = Segmented(theme, _FORMATS, tr("Format"))
        self.bits = Segmented(theme, _translated(_BITS), tr("Samples"))
        self.format_words = label("", "secondary")
        self.name = QLineEdit(source.name)
        self.name.setAccessibleName(tr("Name"))
        self.folder_button = TextButton(theme, "", icon_name="folder")
        self.captions = Switch(theme, tr("Captions"))
        self.caption_kind = Segmented(theme, _CAPTIONS, tr("Captions"))
        self.loudness = Switch(theme, tr("Even loudness"))
        self.loudness_value = Segmented(theme, source.loudness_choices, tr("Loudness"))
        self.problem = label("", "warning", wrap=True)
        self.cancel = TextButton(theme, tr("Cancel"))
        self.export = TextButton(theme, tr("Export"), "primary", "export")
        self._lay_out()
        self._connect()
        self._restore()
        self.show_wish()
        self.name.setFocus()
        self.name.selectAll()

    def wish(self) -> Wish:
        """What is asked for now."""
        container = self.container.chosen
        lossless = container in ("wav", "flac")
        bits = "24" if container == "flac" and self.bits.chosen == "float" else self.bits.chosen
        return Wish(
            self.what.chosen,
            container,
            bits if lossless else "lossy",
            self.name.text().strip(),
            self._folder,
            self.caption_kind.chosen if self.captions.isChecked() else "none",
            float(self.loudness_value.chosen) if self.loudness.isChecked() else None,
        )

    def show_wish(self) -> None:
        """What it would come to."""
        wish = self.wish()
        lossless = wish.container in ("wav", "flac")
        self.bits.setVisible(lossless)
        self.bits.enable("float", wish.container == "wav", tr("FLAC holds 16 or 24 bits."))
        if wish.container == "flac" and self.bits.chosen == "float":
            self.bits.choose("24")
        self.caption_kind.setVisible(self.captions.isChecked())
        self.loudness_value.setVisible(self.loudness.isChecked())
        made = build(self._source, wish)
        self.what_words.setText(summary(made.sentences, made.letters, made.missing, made.seconds))
        self.format_words.setText(format_words(made.format_words, made.largest_bytes) if made.export else "")
        self.export.setEnabled(made.export is not None)
        self.problem.setText(made.problem)
        self.problem.setVisible(bool(made.problem))

    def accept(self) -> None:
        """Asks for the export, or says why it can't be."""
        wish = self.wish()
        made = build(self._source, wish)
        if made.export is None:
            self._complain(made.problem)
            return
        existing = made.export.existing()
        if existing and self.export.text() != tr("Replace it"):
            self.export.set_words(tr("Replace it"))
            self._complain(
                tr("There is a file '{name}' already. Press again to replace it, or change the name.").format(
                    name=existing[0].name
                )
            )
            return
        if existing:
            made = build(self._source, replace(wish, overwrite=True))
        self._keep(wish)
        if made.export is not None:
            self.wanted.emit(made.export)
            super().accept()

    def choose_folder(self) -> None:
        """Asks for another folder."""
        chosen = QFileDialog.getExistingDirectory(self, tr("Folder for exports"), str(self._folder))
        if chosen:
            self.set_folder(Path(chosen))

    def set_folder(self, folder: Path) -> None:
        """Writes there."""
        self._folder = folder
        self.folder_button.set_words(folder_words(folder, Path.home()))
        self.folder_button.setAccessibleName(tr("Folder: {folder}").format(folder=folder))
        self.folder_button.setToolTip(str(folder))
        self._changed()

    def _complain(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.show()

    def _changed(self) -> None:
        self.export.set_words(tr("Export"))
        self.show_wish()

    def _keep(self, wish: Wish) -> None:
        settings = self._around.settings
        chosen: dict[str, Any] = {
            "folder": str(wish.folder),
            "format": self.container.chosen,
            "samples": self.bits.chosen,
            "captions": wish.captions,
            "even_loudness": wish.loudness is not None,
            "loudness": float(self.loudness_value.chosen),
        }
        settings.set(replace(settings[ExportSettings], **chosen))

    def _restore(self) -> None:
        kept = self._around.settings[ExportSettings]
        self.container.choose(kept.format)
        self.bits.choose(kept.samples)
        self.captions.setChecked(kept.captions != "none")
        self.caption_kind.choose(kept.captions if kept.captions != "none" else "srt")
        self.loudness.setChecked(kept.even_loudness)
        known = [key for key, _ in self._source.loudness_choices]
        key = f"{kept.loudness:g}"
        self.loudness_value.choose(key if key in known else "-16")
        self.what.enable("selection", self._source.selection is not None, tr("Nothing is selected."))
        self.set_folder(self._folder)

    def _connect(self) -> None:
        for chooser in (self.what, self.container, self.bits, self.caption_kind, self.loudness_value):
            chooser.changed.connect(lambda _key: self._changed())
        for switch in (self.captions, self.loudness):
            switch.toggled.connect(lambda _on: self._changed())
        self.name.textChanged.connect(lambda _text: self._changed())
        self.folder_button.clicked.connect(self.choose_folder)
        self.cancel.clicked.connect(self.reject)
        self.export.clicked.connect(self.accept)
        self.export.setDefault(True)

    def _lay_out(self) -> None:
        sizes = self._around.theme.sizes
        inside = QWidget()
        form = QFormLayout(inside)
        form.setContentsMargins(sizes.wide + 2, sizes.large + 2, sizes.wide + 2, sizes.wide)
        form.setHorizontalSpacing(sizes.page)
        form.setVerticalSpacing(sizes.large)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.addRow(label(tr("What"), "body-secondary"), self._stacked(self._beside(self.what), self.what_words))
        form.addRow(
            label(tr("Format"), "body-secondary"),
            self._stacked(self._beside(self.container), self._beside(self.bits), self.format_words)
            if self._around.theme.text_percent > LARGE_TEXT
            else self._stacked(self._beside(self.container, self.bits), self.format_words),
        )
        form.addRow(label(tr("Name"), "body-secondary"), self.name)
        form.addRow(label(tr("Folder"), "body-secondary"), self._beside(self.folder_button))
        also = self._stacked(
            self._beside(self.captions, self.caption_kind), self._beside(self.loudness, self.loudness_value)
        )
        form.addRow(label(tr("Also", "what is exported beside the sound"), "body-secondary"), also)
        tags = label(
            tr("Title, voice, date, and “synthetic speech”. The inaudible mark is always in."),
            "body-secondary",
            wrap=True,
        )
        form.addRow(label(tr("Tags"), "body-secondary"), tags)
        form.addRow("", self.problem)
        footer = QWidget()
        footer.setProperty("ground", "footer")
        footer.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        buttons = QHBoxLayout(footer)
        buttons.setContentsMargins(sizes.wide + sizes.tiny, sizes.large, sizes.wide + sizes.tiny, sizes.large)
        buttons.addWidget(self.cancel)
        buttons.addStretch()
        buttons.addWidget(self.export)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(FittingColumn(inside, tr("Export")), 1)
        layout.addWidget(footer)
        self.setMinimumWidth(WIDTH)

    def _beside(self, *widgets: QWidget) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._around.theme.sizes.medium - 2)
        for widget in widgets:
            row.addWidget(widget)
        row.addStretch()
        return box

    def _stacked(self, *widgets: QWidget) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._around.theme.sizes.small)
        for widget in widgets:
            column.addWidget(widget)
        return box
