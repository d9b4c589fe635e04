"""Who agreed that another program's voice is used here: it carries no record of it, so the person gives one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QFormLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from soundalike.translation import tr, tr_noop
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.button_row import button_row
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.dialog import Dialog
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.segmented import Segmented

WIDTH = 560
_KINDS = (
    ("self", tr_noop("It is my voice")),
    ("written", tr_noop("I have permission")),
    ("statement", tr_noop("A spoken statement")),
)
_NOTES = {
    "self": tr_noop("You confirm that you are the speaker of this voice, and agree that it speaks for you."),
    "written": tr_noop(
        "You confirm that the speaker has agreed that this voice is made and used. Keep what was written."
    ),
    "statement": tr_noop(
        "A recording in which the speaker agrees. It is compared with the voice and kept in its file."
    ),
}
SOUNDS = tr_noop("Sound (*.wav *.flac *.mp3 *.m4a *.ogg *.opus);;All files (*)")


@dataclass(frozen=True)
class GivenConsent:
    """`kind` is "self", "written" or "statement", which has a file."""

    name: str
    kind: str
    speaker: str
    statement: Path | None = None


class ConsentDialog(Dialog):
    """`given` comes with `GivenConsent`; without it nothing is taken in."""

    given = Signal(object)

    def __init__(self, theme: Theme, name: str, parent: QWidget) -> None:
        super().__init__(tr("Consent"), parent, WIDTH)
        sizes = theme.sizes
        self._statement: Path | None = None
        self.name = QLineEdit(name)
        self.name.setAccessibleName(tr("Name of the voice"))
        self.kind = Segmented(theme, [(key, tr(words)) for key, words in _KINDS], tr("Consent"))
        self.note = label("", "secondary", wrap=True)
        self.speaker = QLineEdit()
        self.speaker.setAccessibleName(tr("Name of the speaker"))
        self.speaker.setPlaceholderText(tr("First and last name"))
        self.choose = TextButton(theme, tr("Choose the statement…"), icon_name="open")
        self.take_in = TextButton(theme, tr("Confirm and add"), "primary")
        self.cancel = TextButton(theme, tr("Cancel"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.wide, sizes.wide, sizes.wide, sizes.large)
        layout.setSpacing(sizes.medium)
        layout.addWidget(label(tr("Whose voice is this?"), "heading"))
        words = tr("It comes from another program, whose files don't say that the speaker has agreed.")
        layout.addWidget(label(words, wrap=True))
        kinds = QHBoxLayout()
        kinds.addWidget(self.kind)
        kinds.addStretch()
        layout.addLayout(kinds)
        layout.addWidget(self.note)
        layout.addWidget(self.choose, 0, Qt.AlignmentFlag.AlignLeft)
        form = QFormLayout()
        form.setHorizontalSpacing(sizes.wide)
        form.setVerticalSpacing(sizes.medium)
        form.addRow(label(tr("Speaker"), "body-secondary"), self.speaker)
        form.addRow(label(tr("Call it", "the name that the voice is to have"), "body-secondary"), self.name)
        layout.addLayout(form)
        layout.addLayout(button_row(theme, self.cancel, self.take_in))
        self.kind.changed.connect(lambda _kind: self._show())
        self.name.textChanged.connect(self._show)
        self.speaker.textChanged.connect(self._show)
        self.choose.clicked.connect(self._ask)
        self.cancel.clicked.connect(self.reject)
        self.take_in.clicked.connect(self._accept)
        self.speaker.setFocus()
        self._show()

    def take_statement(self, path: Path) -> None:
        """The recording of the statement."""
        self._statement = path
        self.choose.set_words(path.name)
        self._show()

    def _show(self) -> None:
        kind = self.kind.chosen
        self.note.setText(tr(_NOTES[kind]))
        self.choose.setVisible(kind == "statement")
        complete = bool(self.speaker.text().strip() and self.name.text().strip())
        self.take_in.setEnabled(complete and (kind != "statement" or self._statement is not None))

    def _ask(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, tr("The spoken statement"), "", tr(SOUNDS))
        if chosen:
            self.take_statement(Path(chosen))

    def _accept(self) -> None:
        kind = self.kind.chosen
        given = GivenConsent(
            " ".join(self.name.text().split()),
            kind,
            " ".join(self.speaker.text().split()),
            self._statement if kind == "statement" else None,
        )
        self.accept()
        self.given.emit(given)
