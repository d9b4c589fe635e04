"""A line to read aloud, and what became of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from soundalike.translation import number, tr, tr_noop
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.buttons import IconButton, RoundButton
from soundalike.ui.widgets.labels import IconLabel, label
from soundalike.ui.widgets.margins import set_margins
from soundalike.ui.widgets.themed import repolish

if TYPE_CHECKING:
    from soundalike.audio.microphone.line_check import LineVerdict

LineState = Literal["ahead", "current", "recording", "read", "refused"]
_WORDS: dict[LineState, str] = {
    "ahead": tr_noop("not read yet"),
    "current": tr_noop("to be read next"),
    "recording": tr_noop("being recorded"),
    "read": tr_noop("read"),
    "refused": tr_noop("to be read again"),
}


class LineCard(QFrame):
    """`chosen`: it is to be read now. `redo`: it is to be read again. `play_pressed`: it is to be heard."""

    chosen = Signal()
    redo = Signal()
    play_pressed = Signal()

    def __init__(self, theme: Theme, place: int, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sizes = theme.sizes
        self.number = place
        self.state: LineState = "ahead"
        self.setProperty("ground", "panel")
        self._mark = IconLabel(theme, "", size=sizes.large)
        self._figure = label(number(place), "body-secondary")
        self._words = label(words, "read", wrap=True)
        self._verdict = label("", "warning", wrap=True)
        self.play = RoundButton(theme, self._hear())
        self.redo_button = IconButton(theme, "retake", tr("Read line {number} again").format(number=number(place)))
        self.play.clicked.connect(self.play_pressed)
        self.redo_button.clicked.connect(self.redo)
        column = QVBoxLayout()
        column.setSpacing(sizes.tiny)
        column.addWidget(self._words)
        column.addWidget(self._verdict)
        layout = QHBoxLayout(self)
        set_margins(layout, sizes.large + 2, sizes.medium, sizes.medium, sizes.medium)
        layout.setSpacing(sizes.medium)
        layout.addWidget(self._mark)
        layout.addWidget(self._figure)
        layout.addLayout(column, 1)
        layout.addWidget(self.play)
        layout.addWidget(self.redo_button)
        self.show_line("ahead", None)

    def show_line(self, state: LineState, verdict: LineVerdict | None) -> None:
        """What became of it."""
        self.state = state
        icon, colour = {
            "read": ("check", "good"),
            "refused": ("warning", "warning"),
            "recording": ("record", "recording"),
        }.get(state, ("", "secondary"))
        self._mark.show_icon(icon, colour)
        self._mark.setVisible(bool(icon))
        self._figure.setVisible(not icon)
        said = verdict.sentence if verdict is not None and state == "refused" else ""
        self._verdict.setText(said)
        self._verdict.setVisible(bool(said))
        self.play.setVisible(verdict is not None and verdict.seconds > 0 and state in ("read", "refused", "current"))
        self.redo_button.setVisible(verdict is not None and state in ("read", "refused"))
        self._words.setProperty("role", "reading" if state in ("current", "recording", "refused") else "read")
        edge = {"recording": "recording", "current": "accent", "refused": "accent"}.get(state, "")
        self.setProperty("edge", edge)
        for widget in (self, self._words):
            repolish(widget)
        self.setAccessibleName(
            tr("Line {number}, {state}: {words}").format(
                number=number(self.number), state=tr(_WORDS[state]), words=self._words.text()
            )
        )
        self.setAccessibleDescription(said)

    def show_playing(self, playing: bool) -> None:
        """Whether it sounds now."""
        name = tr("Stop line {number}").format(number=number(self.number)) if playing else self._hear()
        self.play.show_state("stop" if playing else "play", strong=playing, name=name)

    def _hear(self) -> str:
        return tr("Hear line {number}").format(number=number(self.number))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit()
        event.accept()
