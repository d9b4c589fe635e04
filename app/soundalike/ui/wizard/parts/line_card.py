"""A line to read aloud, and what became of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.buttons import IconButton, RoundButton
from soundalike.ui.widgets.labels import IconLabel, label
from soundalike.ui.widgets.themed import repolish

if TYPE_CHECKING:
    from soundalike.audio.microphone.line_check import LineVerdict

LineState = Literal["ahead", "current", "recording", "read", "refused"]
_WORDS: dict[LineState, str] = {
    "ahead": "not read yet",
    "current": "to be read next",
    "recording": "being recorded",
    "read": "read",
    "refused": "to be read again",
}


class LineCard(QFrame):
    """`chosen`: it is to be read now. `redo`: it is to be read again. `play_pressed`: it is to be heard."""

    chosen = Signal()
    redo = Signal()
    play_pressed = Signal()

    def __init__(self, theme: Theme, number: int, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sizes = theme.sizes
        self.number = number
        self.state: LineState = "ahead"
        self.setProperty("ground", "panel")
        self._mark = IconLabel(theme, "", size=sizes.large)
        self._figure = label(str(number), "body-secondary")
        self._words = label(words, "read", wrap=True)
        self._verdict = label("", "warning", wrap=True)
        self.play = RoundButton(theme, f"Hear line {number}")
        self.redo_button = IconButton(theme, "retake", f"Read line {number} again")
        self.play.clicked.connect(self.play_pressed)
        self.redo_button.clicked.connect(self.redo)
        column = QVBoxLayout()
        column.setSpacing(sizes.tiny)
        column.addWidget(self._words)
        column.addWidget(self._verdict)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(sizes.large + 2, sizes.medium, sizes.medium, sizes.medium)
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
        self.setAccessibleName(f"Line {self.number}, {_WORDS[state]}: {self._words.text()}")
        self.setAccessibleDescription(said)

    def show_playing(self, playing: bool) -> None:
        """Whether it sounds now."""
        name = f"Stop line {self.number}" if playing else f"Hear line {self.number}"
        self.play.show_state("stop" if playing else "play", strong=playing, name=name)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit()
        event.accept()
