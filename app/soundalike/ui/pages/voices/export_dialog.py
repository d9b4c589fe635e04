"""What of voices goes into which folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from soundalike.translation import tr, tr_noop
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.button_row import button_row
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.dialog import Dialog
from soundalike.ui.widgets.labels import ElidedLabel, label
from soundalike.ui.widgets.segmented import Segmented
from soundalike.ui.widgets.switch import Switch

WIDTH = 500
_FORMS = (("file", tr_noop("Voice file")), ("folder", tr_noop("Folder of .npy files")))
_NOTES = {
    "file": tr_noop("The voice with its record of consent, for Soundalike on any computer."),
    "folder": tr_noop("For chatterbox.cpp. It holds no record of consent: keep that yourself."),
}


@dataclass(frozen=True)
class ExportWish:
    """`form` is "file" or "folder"."""

    folder: Path
    form: str
    clips: bool


class VoiceExportDialog(Dialog):
    """`wanted` comes with an `ExportWish`. The recordings go only when they are asked for."""

    wanted = Signal(object)

    def __init__(self, theme: Theme, title: str, clips: int, folder: Path, parent: QWidget) -> None:
        """`clips` is how many of the voices have a recording."""
        super().__init__(tr("Export"), parent, WIDTH)
        sizes = theme.sizes
        self._folder = folder
        self._clips = clips
        self.form = Segmented(theme, [(key, tr(words)) for key, words in _FORMS], tr("Form"))
        self.note = label("", "secondary", wrap=True)
        words = tr("The recording too") if clips == 1 else tr("The recordings too")
        self.clips = Switch(theme, words)
        self.folder = ElidedLabel(str(folder), "body-secondary")
        self.folder.setAccessibleName(tr("Folder"))
        self.choose = TextButton(theme, tr("Change…"), icon_name="folder")
        self.export = TextButton(theme, tr("Export"), "primary")
        self.cancel = TextButton(theme, tr("Cancel"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.wide, sizes.wide, sizes.wide, sizes.large)
        layout.setSpacing(sizes.medium)
        layout.addWidget(label(title, "heading", wrap=True))
        forms = QHBoxLayout()
        forms.addWidget(self.form)
        forms.addStretch()
        layout.addLayout(forms)
        layout.addWidget(self.note)
        layout.addWidget(self.clips)
        where = QHBoxLayout()
        where.addWidget(self.folder, 1)
        where.addWidget(self.choose)
        layout.addLayout(where)
        layout.addSpacing(sizes.small)
        layout.addLayout(button_row(theme, self.cancel, self.export))
        self.form.changed.connect(lambda _form: self._show())
        self.choose.clicked.connect(self._ask)
        self.cancel.clicked.connect(self.reject)
        self.export.clicked.connect(self._accept)
        self.export.setDefault(True)
        self._show()

    def _show(self) -> None:
        self.note.setText(tr(_NOTES[self.form.chosen]))
        possible = self.form.chosen == "file" and self._clips > 0
        self.clips.setEnabled(possible)
        self.clips.setToolTip("" if possible else tr("There is none that could go with it."))

    def _ask(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, tr("Folder to export to"), str(self._folder))
        if chosen:
            self._folder = Path(chosen)
            self.folder.setText(chosen)

    def _accept(self) -> None:
        wish = ExportWish(self._folder, self.form.chosen, self.clips.isChecked() and self.clips.isEnabled())
        self.accept()
        self.wanted.emit(wish)
