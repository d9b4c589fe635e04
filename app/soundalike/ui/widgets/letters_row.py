"""Under the current card: another take of the sentence, and which of its takes plays."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.take_card import LetterFacts
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.margins import set_margins
from soundalike.ui.widgets.themed import focus_ring, painting, rounded


class LetterButton(QAbstractButton):
    """One take's letter in a pill."""

    def __init__(self, theme: Theme, facts: LetterFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.facts = facts
        self.setCheckable(True)
        self.setChecked(facts.chosen)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        fault = tr("may have a fault") if facts.suspect else ""
        parts = (tr("Take {letter}").format(letter=facts.letter), facts.name, fault)
        name = ", ".join(part for part in parts if part)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.sizes.small_button, self._theme.sizes.wide)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def nextCheckState(self) -> None:
        """Which one is chosen is decided elsewhere."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        chosen = self.facts.chosen
        with painting(self) as painter:
            corner = self.height() / 2
            edge = colours.accent if chosen else colours.warning if self.facts.suspect else colours.line
            rounded(
                painter, QRectF(self.rect()), corner, fill=colours.accent_soft if chosen else colours.surface, edge=edge
            )
            painter.setPen(QColor(colours.accent if chosen else colours.secondary))
            painter.setFont(self._theme.font(sizes.text_secondary, sizes.strong if chosen else sizes.regular))
            painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self.facts.letter)
            focus_ring(painter, self, self._theme, corner)


class LettersRow(QWidget):
    """`retake` asks for another take; `letter_chosen` comes with the take's id."""

    retake = Signal()
    letter_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._letters: tuple[LetterFacts, ...] | None = None
        sizes = theme.sizes
        self.retake_button = TextButton(theme, tr("Re-take this sentence"), "ghost", "retake")
        self.retake_button.clicked.connect(self.retake)
        self._layout = QHBoxLayout(self)
        set_margins(self._layout, sizes.tiny - 2, 0, sizes.small, 0)
        self._layout.setSpacing(sizes.tiny + 2)
        self._layout.addWidget(self.retake_button)
        self._layout.addStretch()
        self._buttons: list[LetterButton] = []

    def show_letters(self, letters: tuple[LetterFacts, ...], *, can_retake: bool) -> None:
        """The sentence's takes, oldest first; the last few where there are many."""
        self.retake_button.setEnabled(can_retake)
        if letters == self._letters:
            return
        self._letters = letters
        for button in self._buttons:
            self._layout.removeWidget(button)
            button.deleteLater()
        self._buttons = []
        for facts in letters[-5:]:
            button = LetterButton(self._theme, facts, self)
            button.clicked.connect(lambda _checked=False, take=facts.take: self.letter_chosen.emit(take))
            self._layout.addWidget(button)
            self._buttons.append(button)

    @property
    def buttons(self) -> list[LetterButton]:
        return list(self._buttons)
