"""All sentences' cards. Only those that are seen exist, so that a book scrolls as a letter does."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.take_card import CardFacts
from soundalike.ui.view_models.take_list import ListGeometry
from soundalike.ui.widgets.letters_row import LettersRow
from soundalike.ui.widgets.take_card import TakeCard
from soundalike.ui.widgets.themed import painting, rounded

CARD_HEIGHT = 74
ROW_HEIGHT = 34


class TakeList(QAbstractScrollArea):
    """Arrow keys move the current card, Enter plays it. Signals come with ids."""

    play_pressed = Signal(int)
    star_pressed = Signal(int)
    card_chosen = Signal(int)
    sought = Signal(int, float)
    retake = Signal(int)
    letter_chosen = Signal(int, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._facts: Sequence[CardFacts] = ()
        self._current: int | None = None
        self._can_retake = True
        self._cards: dict[int, TakeCard] = {}
        self._spare: list[TakeCard] = []
        self._row = LettersRow(theme, self.viewport())
        self._row.retake.connect(self._ask_retake)
        self._row.letter_chosen.connect(self._tell_letter)
        self._row.hide()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(tr("Takes"))
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().valueChanged.connect(self._place)
        self.verticalScrollBar().setSingleStep(theme.sizes.wide)
        theme.changed.connect(self._place)

    @property
    def current(self) -> int | None:
        """The index of the card that is marked."""
        return self._current

    @property
    def row(self) -> LettersRow:
        return self._row

    def card(self, index: int) -> TakeCard | None:
        """The card at `index`, if it is seen."""
        return self._cards.get(index)

    def show_cards(self, facts: Sequence[CardFacts], current: int | None, *, can_retake: bool = True) -> None:
        """Shows these; the current one is scrolled to when it became that."""
        moved = current != self._current
        self._facts = facts
        self._current = current if current is not None and current < len(facts) else None
        self._can_retake = can_retake
        self._place()
        if moved and self._current is not None:
            bar = self.verticalScrollBar()
            bar.setValue(self._geometry().scroll_to(self._current, bar.value(), self.viewport().height()))

    def sizeHint(self) -> QSize:
        return QSize(self._theme.sizes.panel, 300)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.hasFocus():
            with painting(self.viewport()) as painter:
                ring = self.viewport().rect()
                rounded(painter, ring.toRectF(), self._theme.sizes.panel_corner, edge=self._theme.colours.accent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -5, Qt.Key.Key_PageDown: 5}
        key = Qt.Key(event.key())
        if key in steps and self._facts:
            at = 0 if self._current is None else self._current + steps[key]
            self.card_chosen.emit(self._facts[min(max(at, 0), len(self._facts) - 1)].sentence)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._current is not None:
            self.play_pressed.emit(self._facts[self._current].sentence)
        else:
            super().keyPressEvent(event)

    def _geometry(self) -> ListGeometry:
        scale = self._theme.sizes.text_body / 14
        height = round(CARD_HEIGHT * scale)
        row = max(round(ROW_HEIGHT * scale), self._row.sizeHint().height())  # the letters of some scripts are taller
        return ListGeometry(len(self._facts), height, self._theme.sizes.small, self._current, row)

    def _place(self) -> None:
        geometry = self._geometry()
        height = self.viewport().height()
        bar = self.verticalScrollBar()
        bar.setPageStep(height)
        bar.setRange(0, max(0, geometry.total - height))
        top = bar.value()
        seen = geometry.visible(top, height)
        for index in [index for index in self._cards if index not in seen]:
            card = self._cards.pop(index)
            card.hide()
            self._spare.append(card)
        for index in seen:
            card = self._cards.get(index) or self._take_card(index)
            card.show_facts(self._facts[index], current=index == self._current)
            card.setGeometry(1, geometry.top(index) - top, self.viewport().width() - 2, geometry.height)
            card.show()
        self._place_row(geometry, top)

    def _place_row(self, geometry: ListGeometry, top: int) -> None:
        row_top = geometry.row_top
        if row_top is None or self._current is None:
            self._row.hide()
            return
        facts = self._facts[self._current]
        self._row.show_letters(facts.letters, can_retake=self._can_retake)
        self._row.setGeometry(0, row_top - top, self.viewport().width(), geometry.extra)
        self._row.show()

    def _take_card(self, index: int) -> TakeCard:
        if self._spare:
            card = self._spare.pop()
        else:
            card = TakeCard(self._theme, self.viewport())
            card.play_pressed.connect(self.play_pressed)
            card.star_pressed.connect(self.star_pressed)
            card.chosen.connect(self.card_chosen)
            card.sought.connect(self.sought)
        self._cards[index] = card
        return card

    def _ask_retake(self) -> None:
        if self._current is not None:
            self.retake.emit(self._facts[self._current].sentence)

    def _tell_letter(self, take: int) -> None:
        if self._current is not None:
            self.letter_chosen.emit(self._facts[self._current].sentence, take)
