"""The lines to read, with button, level, time and what is known of room and microphone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from soundalike.translation import number, tr
from soundalike.ui.view_models.waveform import clock
from soundalike.ui.view_models.wizard.room import room_is_quiet
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.flow_layout import FlowLayout
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.level_meter import LevelMeter
from soundalike.ui.widgets.themed import with_role
from soundalike.ui.wizard.context import WizardContext
from soundalike.ui.wizard.parts.announcing import SaidLabel
from soundalike.ui.wizard.parts.chip import Chip
from soundalike.ui.wizard.parts.device_menu import DeviceMenu
from soundalike.ui.wizard.parts.lines import Lines
from soundalike.ui.wizard.parts.record_button import RecordButton
from soundalike.ui.wizard.parts.trouble_row import TroubleRow

if TYPE_CHECKING:
    from soundalike.audio.microphone.line_check import LineVerdict
    from soundalike.voices.draft import Line

CLIP_MILLISECONDS = 3_000
"""How long the clip light stays on."""


class ReadingPanel(QWidget):
    """Space starts and stops, R reads the line again."""

    changed = Signal()

    def __init__(self, context: WizardContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = context.surroundings.theme
        self._context = context
        self._listening = False
        self._wants_keyboard = False
        """The button had it when the microphone went, or is to have it once there is one."""
        self.lines = Lines(context)
        self.button = RecordButton(theme)
        self.meter = LevelMeter(theme, tr("Microphone"))
        self.time = label(clock(0.0, tenths=False), "figure")
        self.of_time = label("", "secondary")
        self.said = SaidLabel()
        self.said.setWordWrap(True)
        with_role(self.said, "body-secondary")
        self.room = Chip(theme)
        self.clip_light = Chip(theme)
        self.device = DeviceMenu(context)
        self.other_text = TextButton(theme, tr("Another text"), icon_name="retake")
        self.trouble = TroubleRow(context)
        self._clip_timer = QTimer(self)
        self._clip_timer.setSingleShot(True)
        self._clip_timer.setInterval(CLIP_MILLISECONDS)
        self._clip_timer.timeout.connect(self._show)
        self._lay_out()
        self._connect()
        self._show()

    @property
    def ready(self) -> bool:
        """Whether every line can be used."""
        return self.lines.all_read and self._context.recorder.state in ("closed", "listening")

    @property
    def seconds(self) -> float:
        """What the timer shows: of the lines that can be used, and of the one that is being read."""
        recorder = self._context.recorder
        reading = recorder.line if recorder.state in ("recording", "keeping") else None
        return self.lines.read_seconds(reading) + recorder.seconds

    def listen(self) -> None:
        """The microphone is on, and its level is shown before anything is recorded."""
        self._context.choose(source="recorded")
        self.lines.show_text()
        if not self._listening:
            self._listening = True
            self._context.recorder.open()
        self._wants_keyboard = True
        self._show()

    def rest(self) -> None:
        """The microphone is off; what was read is kept."""
        if self._listening:
            self._listening = False
            self._context.recorder.close_device()
            self._clip_timer.stop()

    def toggle(self) -> None:
        """Begins to read the current line, or ends it."""
        recorder = self._context.recorder
        if recorder.state == "listening":
            self._context.player.stop()
            line = self.lines.current
            if line is not None:
                recorder.start(line)
        else:
            recorder.stop()

    def redo(self) -> None:
        """The line that was read last, or is current, again."""
        recorder = self._context.recorder
        if recorder.state in ("recording", "countdown", "room"):
            recorder.stop()
            return
        last = recorder.line
        if last is not None and last in self._context.draft.lines:
            self.lines.choose(last)
        self.toggle()

    def key_pressed(self, key: int) -> bool:
        if key == Qt.Key.Key_Space:
            self.toggle()
            return True
        if key == Qt.Key.Key_R:
            self.redo()
            return True
        return False

    def _next_text(self) -> None:
        draft = self._context.draft
        choices = draft.choices
        self._context.set(choices.with_new_clip(text=(choices.text + 1) % len(draft.texts), made="", made_from=""))
        self.lines.show_text()

    def _line_read(self, line: Line, verdict: LineVerdict) -> None:
        if line not in self._context.draft.lines:
            return
        choices = self._context.choices
        self._context.set(choices.with_new_clip(made="", made_from=""))
        self.lines.read(line, verdict)
        self._show()
        self.changed.emit()

    def _feed(self, peak: float, clipped: int) -> None:
        if not self._listening:
            return
        self.meter.feed(peak)
        if clipped:
            self._clip_timer.start()
            self._show_clipping()

    def _show(self) -> None:
        recorder = self._context.recorder
        self._wants_keyboard = self._wants_keyboard or self.button.hasFocus()
        self.button.show_state(recorder.state, recorder.count, mine=True)
        if self._wants_keyboard and self.button.isEnabled() and self._listening:
            self._wants_keyboard = False
            self.button.setFocus()
        self.time.setText(clock(self.seconds, tenths=False))
        self.of_time.setText(tr("of about {length}").format(length=clock(self.lines.seconds, tenths=False)))
        kind = "plain" if recorder.room_db is None else "good" if room_is_quiet(recorder.room_db) else "warning"
        self.room.say(kind, recorder.room_words)  # type: ignore[arg-type]  # one of the three
        self._show_clipping()
        self.said.say(self._words(), aloud=True)
        busy = recorder.state not in ("closed", "listening")
        self.other_text.setEnabled(not busy)
        self.lines.show_recording(recorder.line if recorder.state == "recording" else None, busy=busy)

    def _show_clipping(self) -> None:
        if self._clip_timer.isActive():
            self.clip_light.say("warning", tr("Too loud: it is clipping"))
        else:
            self.clip_light.say("good", tr("No clipping"))

    def _words(self) -> str:
        recorder = self._context.recorder
        if recorder.state == "room":
            return tr("Listening to the room: stay quiet for a moment.")
        if recorder.state == "countdown":
            return tr("Read the line in {count} …").format(count=number(recorder.count))
        if recorder.state == "recording":
            return tr("Read the line, then press the button or Space.")
        if recorder.state == "keeping":
            return tr("Keeping the line.")
        if self.lines.all_read:
            return tr("All three lines are read. Hear them, redo any, or continue.")
        return tr("Press the red button or Space, then read the outlined line. R reads it again.")

    def _lay_out(self) -> None:
        sizes = self._context.surroundings.theme.sizes
        meter = QVBoxLayout()
        meter.setSpacing(sizes.tiny)
        self.meter.setFixedHeight(26)
        meter.addWidget(self.meter)
        words = QHBoxLayout()
        words.addWidget(label(tr("too quiet"), "secondary"))
        words.addStretch()
        words.addWidget(label(tr("good", "a level of sound"), "good"))
        words.addStretch()
        words.addWidget(label(tr("too loud"), "secondary"))
        meter.addLayout(words)
        time = QVBoxLayout()
        time.setSpacing(0)
        time.addWidget(self.time)
        time.addWidget(self.of_time)
        row = QHBoxLayout()
        row.setSpacing(sizes.large + 4)
        row.addWidget(self.button)
        row.addLayout(meter, 1)
        row.addLayout(time)
        found = QWidget()
        chips = FlowLayout(sizes.medium - 2, found)
        for widget in (self.room, self.clip_light, self.device, self.other_text):
            chips.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(sizes.medium)
        layout.addWidget(self.lines)
        layout.addLayout(row)
        layout.addWidget(self.said)
        layout.addWidget(self.trouble)
        layout.addWidget(found)
        layout.addStretch()

    def _connect(self) -> None:
        self.button.clicked.connect(self.toggle)
        self.other_text.clicked.connect(self._next_text)
        self.lines.changed.connect(self._lines_changed)
        self.lines.redo_wanted.connect(self._redo_line)
        recorder = self._context.recorder
        recorder.level.connect(self._feed)
        recorder.changed.connect(self._show)
        recorder.line_read.connect(self._line_read)

    def _redo_line(self, line: Line) -> None:
        self.lines.choose(line)
        self.toggle()

    def _lines_changed(self) -> None:
        self._show()
        self.changed.emit()
