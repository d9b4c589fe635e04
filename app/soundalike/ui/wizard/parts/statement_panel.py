"""The sentence with which a person agrees, read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from soundalike.translation import number, tr
from soundalike.ui.view_models.waveform import clock
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.level_meter import LevelMeter
from soundalike.ui.widgets.themed import with_role
from soundalike.ui.wizard.context import WizardContext
from soundalike.ui.wizard.parts.announcing import SaidLabel
from soundalike.ui.wizard.parts.clip_button import ClipButton
from soundalike.ui.wizard.parts.device_menu import DeviceMenu
from soundalike.ui.wizard.parts.folding_row import FoldingRow
from soundalike.ui.wizard.parts.record_button import RecordButton
from soundalike.ui.wizard.parts.trouble_row import TroubleRow

if TYPE_CHECKING:
    from soundalike.audio.microphone.line_check import LineVerdict
    from soundalike.voices.draft import Line


class StatementPanel(QWidget):
    """Its microphone listens between `listen` and `rest`. `written_wanted`: the person can't, or doesn't want to."""

    changed = Signal()
    written_wanted = Signal()

    def __init__(self, context: WizardContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        from soundalike.voices.consent import STATEMENT_TEXT  # noqa: PLC0415
        from soundalike.voices.draft import Line as Reading  # noqa: PLC0415

        theme = context.surroundings.theme
        self._context = context
        self.line: Line = Reading.statement(context.draft.language)
        self._listening = False
        self._told_to_read = False
        self._verdict: LineVerdict | None = None
        self.button = RecordButton(theme, 44)
        self.meter = LevelMeter(theme, tr("Microphone"))
        self.written = TextButton(theme, tr("I can't speak: confirm in writing"))
        self.play = ClipButton(
            context, tr("Hear what you said"), tr("Stop what you said"), lambda: context.draft.path(self.line)
        )
        self.said = SaidLabel()
        self.said.setWordWrap(True)
        with_role(self.said, "secondary")
        self.device = DeviceMenu(context)
        self.trouble = TroubleRow(context)
        self._lay_out(tr("“{words}”", "words that are read aloud").format(words=tr(STATEMENT_TEXT)))
        self.button.clicked.connect(self.toggle)
        self.written.clicked.connect(self.written_wanted)
        recorder = context.recorder
        recorder.level.connect(self._feed)
        recorder.changed.connect(self._show)
        recorder.line_read.connect(self._read)
        self._look_up()

    @property
    def accepted(self) -> bool:
        """Whether the statement can be used."""
        return self._verdict is not None and self._verdict.accepted

    def listen(self) -> None:
        """The microphone is on."""
        if not self._listening:
            self._listening = True
            self._context.recorder.open()
        self._show()

    def rest(self) -> None:
        """The microphone is off."""
        if self._listening:
            self._listening = False
            self._context.recorder.close_device()

    def toggle(self) -> None:
        """Begins, or stops."""
        recorder = self._context.recorder
        if recorder.state == "listening":
            self._context.player.stop()
            recorder.start(self.line)
        else:
            recorder.stop()

    def _feed(self, peak: float, _clipped: int) -> None:
        if self._listening:
            self.meter.feed(peak)

    def _look_up(self) -> None:
        """An earlier reading, judged away from the main thread."""
        draft, line = self._context.draft, self.line

        def told(verdict: LineVerdict | None) -> None:
            self._verdict = verdict
            self._show()
            self.changed.emit()

        self._context.saver.run(lambda: draft.verdict(line), told)

    def _read(self, line: Line, verdict: LineVerdict) -> None:
        if line != self.line:
            return
        if verdict.accepted or not self.accepted:
            self._verdict = verdict
        self._show(fresh=verdict)
        self.changed.emit()

    def _show(self, fresh: LineVerdict | None = None) -> None:
        recorder = self._context.recorder
        mine = recorder.line is None or recorder.line == self.line
        self.button.show_state(recorder.state, recorder.count, mine=mine)
        verdict = fresh or self._verdict
        self.play.setVisible(self._verdict is not None and self._verdict.seconds > 0)
        if recorder.state == "recording" and mine:
            text = tr("Read the sentence, then press the button again. {length}")
            words = text.format(length=clock(recorder.seconds, tenths=False))
        elif recorder.state == "room":
            words = tr("Listening to the room: stay quiet for a moment.")
        elif recorder.state == "countdown":
            words = tr("Read it in {count} …").format(count=number(recorder.count))
        elif verdict is None:
            words = tr("Press the red button or Space, and read the sentence.")
        else:
            words = verdict.sentence
        # The time in it changes all the while: it is said once.
        reading = recorder.state == "recording"
        self.said.say(words, aloud=not (reading and self._told_to_read))
        self._told_to_read = reading and mine

    def _lay_out(self, statement: str) -> None:
        sizes = self._context.surroundings.theme.sizes
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(sizes.small)
        column.addWidget(label(tr("You'll be asked to read this first"), "secondary"))
        column.addWidget(label(statement, "reading", wrap=True))
        row = QHBoxLayout()
        row.setSpacing(sizes.large)
        row.addWidget(self.button)
        row.addWidget(self.meter, 1)
        row.addWidget(self.play)
        row.setContentsMargins(0, 0, 0, 0)
        speaking = QWidget()
        speaking.setLayout(row)
        column.addWidget(FoldingRow(speaking, self.written, sizes.large))
        column.addWidget(FoldingRow(self.said, self.device, sizes.small))
        column.addWidget(self.trouble)
