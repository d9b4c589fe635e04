"""A recording that is brought: chosen or dropped, read with progress, one of its sound streams."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from soundalike.translation import number, tr
from soundalike.ui.view_models.progress import ProgressFacts
from soundalike.ui.view_models.waveform import clock
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.labels import IconLabel, label
from soundalike.ui.widgets.progress_row import ProgressRow
from soundalike.ui.wizard.context import WizardContext

if TYPE_CHECKING:
    from soundalike.audio.media import ClipAnalysis


class ImportPanel(QWidget):
    """`browse_wanted`: another file is to be chosen."""

    changed = Signal()
    browse_wanted = Signal()

    def __init__(self, context: WizardContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._reading = False
        self._shown = ""
        theme = context.surroundings.theme
        self.name = label("", "heading", wrap=True)
        self.facts = label("", "body-secondary", wrap=True)
        self.fault = label("", "warning", wrap=True)
        self.browse = TextButton(theme, tr("Choose a file"), icon_name="folder")
        self.streams = QComboBox()
        self.streams.setAccessibleName(tr("Sound stream"))
        self._stream_row = QWidget()
        self.progress = ProgressRow(theme, ProgressFacts(tr("Reading")))
        self._lay_out()
        self.browse.clicked.connect(self.browse_wanted)
        self.streams.activated.connect(self._choose_stream)
        self.progress.cancelled.connect(self.cancel)
        context.workshop.progressed.connect(self._progressed)

    @property
    def ready(self) -> bool:
        """Whether the file was read and is the chosen one."""
        return not self._reading and bool(self._shown) and self._shown == self._wanted

    def begin(self) -> None:
        """Reads the chosen file, unless it was."""
        if self._shown == self._wanted and not self.fault.text():
            return
        self._reading = True
        self._shown = ""
        context = self._context
        wanted = self._wanted
        self.name.setText(Path(context.choices.imported).name)
        self.facts.setText("")
        self.fault.setText("")
        self._stream_row.hide()
        self._show()
        context.workshop.read(context.draft.clip, context.choices.stream, lambda: self._read(wanted), self._failed)
        self.changed.emit()

    def rest(self) -> None:
        """Nobody looks any more; a file that is being read is read to its end later."""
        if self._reading:
            self._context.workshop.cancel()
            self._reading = False
            self._show()

    def cancel(self) -> None:
        """Reads no further."""
        self._context.workshop.cancel()
        self._failed(tr("Stopped. Choose the file again, or another one."))

    @property
    def _wanted(self) -> str:
        choices = self._context.choices
        return f"{choices.stream} {choices.imported}"

    def _read(self, wanted: str) -> None:
        if wanted != self._wanted:
            return
        self._reading = False
        self._shown = wanted
        analysis = self._context.workshop.analysis
        if analysis is not None:
            self.facts.setText(_facts(analysis))
            self.streams.clear()
            for stream in analysis.media.streams:
                self.streams.addItem(stream.describe(), stream.number)
            self.streams.setCurrentIndex(analysis.stream.number - 1)
            self._stream_row.setVisible(len(analysis.media.streams) > 1)
        self._show()
        self.changed.emit()

    def _failed(self, said: str) -> None:
        self._reading = False
        self.fault.setText(said)
        self._show()
        self.changed.emit()

    def _choose_stream(self, index: int) -> None:
        stream = int(self.streams.itemData(index))
        choices = self._context.choices
        if stream != choices.stream:
            self._context.set(choices.with_new_clip(stream=stream, made="", made_from=""))
            self.begin()

    def _progressed(self, words: str, part: float) -> None:
        if self._reading:
            self.progress.show_progress(ProgressFacts(words, self.name.text(), part or None))

    def _show(self) -> None:
        self.progress.setVisible(self._reading)
        self.fault.setVisible(bool(self.fault.text()))
        self.facts.setVisible(bool(self.facts.text()))

    def _lay_out(self) -> None:
        theme = self._context.surroundings.theme
        sizes = theme.sizes
        panel = QFrame()
        panel.setProperty("ground", "dashed")
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(sizes.wide, sizes.wide, sizes.wide, sizes.wide)
        inside.setSpacing(sizes.small)
        top = QHBoxLayout()
        top.setSpacing(sizes.medium)
        top.addWidget(IconLabel(theme, "wave", "accent", sizes.icon_large), alignment=Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.name, 1)
        top.addWidget(self.browse)
        inside.addLayout(top)
        inside.addWidget(self.facts)
        inside.addWidget(self.fault)
        row = QHBoxLayout(self._stream_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(sizes.small)
        words = label(tr("Sound stream"), "secondary")
        words.setBuddy(self.streams)
        row.addWidget(words)
        row.addWidget(self.streams, 1)
        inside.addWidget(self._stream_row)
        inside.addWidget(label(tr("Or drop another file here."), "secondary"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(sizes.medium)
        layout.addWidget(panel)
        layout.addWidget(self.progress)
        layout.addStretch()
        self._stream_row.hide()
        self._show()


def _facts(analysis: ClipAnalysis) -> str:
    """How long it is, how much of it is speech, and whether it was read to its end."""
    spoken = sum(phrase.seconds for phrase in analysis.speech.phrases)
    text = tr("{length} long, {seconds} s of speech found; 10 to 15 s of it are used, and you choose which.")
    found = text.format(length=clock(analysis.seconds, tenths=False), seconds=number(spoken))
    if not analysis.cut_short:
        return found
    hours = round(analysis.seconds / 3600)
    cut = tr("The first hour was read.|The first %n hours were read.", "", hours)
    return f"{found} {cut}"
