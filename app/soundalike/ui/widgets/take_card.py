"""One sentence with the take of it that plays."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.take_card import CardFacts
from soundalike.ui.widgets.buttons import IconButton, RoundButton
from soundalike.ui.widgets.labels import ElidedLabel, label
from soundalike.ui.widgets.margins import set_margins
from soundalike.ui.widgets.themed import painting, rounded
from soundalike.ui.widgets.waveform import Waveform


class TakeCard(QFrame):
    """Each signal comes with the sentence's id, `sought` with seconds too."""

    play_pressed = Signal(int)
    star_pressed = Signal(int)
    chosen = Signal(int)
    sought = Signal(int, float)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.facts = CardFacts(0, "")
        self._current = False
        self.play_button = RoundButton(theme, tr("Play"))
        self.title = ElidedLabel()
        self.meta = label("", "note")
        self.waveform = Waveform(theme, tr("Sound of this sentence"))
        self.star = IconButton(theme, "star", tr("Favourite"))
        self.length = label("", "secondary")
        self.play_button.clicked.connect(lambda: self.play_pressed.emit(self.facts.sentence))
        self.star.clicked.connect(lambda: self.star_pressed.emit(self.facts.sentence))
        self.waveform.sought.connect(lambda seconds: self.sought.emit(self.facts.sentence, seconds))
        self._lay_out()

    def show_facts(self, facts: CardFacts, *, current: bool) -> None:
        """What it shows now; `current` while it is the one that sounds or is chosen."""
        if facts == self.facts and current == self._current:
            return
        self.facts = facts
        self._current = current
        self.title.setText(facts.title)
        self.title.update()
        self.meta.setText(facts.meta)
        self.waveform.show_sound(facts.peaks, facts.seconds or 0.0)
        self.waveform.show_position(facts.position)
        self.waveform.set_seekable(facts.playable)
        self.length.setText(facts.length)
        self.star.set_icon("star-full" if facts.favourite else "star", "star" if facts.favourite else "secondary")
        self.star.set_name(tr("Not a favourite any more") if facts.favourite else tr("Make it a favourite"))
        self.star.setEnabled(facts.playable)
        speaking = facts.state == "speaking"
        self.play_button.setEnabled(facts.playable)
        self.play_button.show_state(
            "pause" if speaking else "play",
            strong=facts.state in ("speaking", "paused"),
            name=tr("Pause") if speaking else tr("Play"),
        )
        self.setAccessibleName(facts.words)
        self.setToolTip(facts.warning)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(self.facts.sentence)
        super().mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        edge = colours.accent if self._current else colours.warning if self.facts.warning else colours.line
        with painting(self) as painter:
            place = QRectF(self.rect())
            rounded(
                painter, place, sizes.panel_corner, fill=colours.surface, edge=edge, width=2 if self._current else 1
            )

    def _lay_out(self) -> None:
        sizes = self._theme.sizes
        words = QHBoxLayout()
        words.setSpacing(sizes.medium)
        words.addWidget(self.title, 1)
        words.addWidget(self.meta)
        middle = QVBoxLayout()
        middle.setSpacing(2)
        middle.addLayout(words)
        middle.addWidget(self.waveform)
        grid = QGridLayout(self)
        set_margins(grid, sizes.medium + 1, sizes.small, sizes.medium, sizes.small)
        grid.setHorizontalSpacing(sizes.medium)
        grid.setVerticalSpacing(0)
        grid.addWidget(self.play_button, 0, 0, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.addLayout(middle, 0, 1, 2, 1)
        grid.addWidget(self.star, 0, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(self.length, 1, 2, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(1, 1)
        self.length.setFont(self._theme.font(sizes.text_secondary, tabular=True))
        self.length.setMinimumWidth(sizes.page)
        self.length.setAlignment(Qt.AlignmentFlag.AlignRight)
