"""The chips that choose a board of phrases, in as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.phrase_grid import neighbour
from soundalike.ui.view_models.phrases import ChipFacts
from soundalike.ui.widgets.flow_layout import FlowLayout
from soundalike.ui.widgets.phrase_chip import BoardChip
from soundalike.ui.widgets.phrase_editor import PhraseEditor
from soundalike.ui.widgets.phrase_keys import popup, step_of


class BoardChips(QWidget):
    """Arrows lead to the neighbours, Alt+arrows move the board, F2 and Delete rename and delete it."""

    chosen = Signal(int)
    renamed = Signal(int, str)
    moved = Signal(int, int)
    delete_wanted = Signal(int)
    below_wanted = Signal()
    """The keyboard is to go down, to the tiles."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._editor: PhraseEditor | None = None
        self._edited: BoardChip | None = None
        self._flow = FlowLayout(theme.sizes.small, self)
        self.chips: list[BoardChip] = []
        self.setAccessibleName(tr("Boards"))
        theme.changed.connect(self.updateGeometry)

    def show_chips(self, boards: Sequence[ChipFacts], chosen: int) -> None:
        """Shows these. A chip whose board is still there is the same button, and keeps the keyboard."""
        had = {chip.board: chip for chip in self.chips}
        while self._flow.count():
            self._flow.takeAt(0)
        self.chips = [had.pop(one.id) if one.id in had else self._make(one) for one in boards]
        for chip in had.values():
            chip.hide()
            chip.deleteLater()
        for chip, facts in zip(self.chips, boards, strict=True):
            chip.show_facts(facts)
            chip.setChecked(chip.board == chosen)
            self._flow.addWidget(chip)
            chip.show()
        self.updateGeometry()

    def edit(self, board: int) -> None:
        """A board's name is written anew in place; `renamed` comes with it."""
        self.end_editing()
        chip = next((chip for chip in self.chips if chip.board == board and chip.facts.is_board), None)
        if chip is None:
            return
        self._editor = PhraseEditor(self._theme, chip.facts.name, tr("Name of the board"), self, lines=False)
        self._editor.ended.connect(partial(self._written, chip))
        self._edited = chip
        self._editor.begin(self._place_over(chip))

    def end_editing(self) -> None:
        """What is being written is kept."""
        if self._editor is not None:
            self._editor.keep()

    def focus_chosen(self) -> None:
        """The keyboard goes to the chosen board."""
        chip = next((chip for chip in self.chips if chip.isChecked()), None)
        if chip is not None:
            chip.setFocus(Qt.FocusReason.TabFocusReason)

    def board_at(self, here: QPoint) -> int:
        """The board whose chip is at this global place; 0 when there is none."""
        for chip in self.chips:
            if chip.facts.is_board and chip.rect().contains(chip.mapFromGlobal(here)):
                return chip.board
        return 0

    def menu(self, board: int) -> QMenu:
        """What can be done with a board."""
        boards = self._boards()
        at = boards.index(board)
        menu = QMenu(self)
        menu.addAction(tr("Rename"), lambda: self.edit(board))
        before = menu.addAction(tr("Move forward"), lambda: self.moved.emit(board, at - 1))
        before.setEnabled(at > 0)
        after = menu.addAction(tr("Move back"), lambda: self.moved.emit(board, at + 1))
        after.setEnabled(at + 1 < len(boards))
        menu.addSeparator()
        menu.addAction(tr("Delete this board"), lambda: self.delete_wanted.emit(board))
        return menu

    def event(self, event: QEvent) -> bool:
        """What is written stays over its chip, wherever that moves."""
        done = super().event(event)
        moved = event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize)
        if moved and self._editor is not None and self._edited is not None:
            self._editor.setGeometry(self._place_over(self._edited))
        return done

    def _place_over(self, chip: BoardChip) -> QRect:
        place = QRect(chip.geometry())
        place.setWidth(min(max(place.width(), self._theme.sizes.panel // 2), self.width()))
        place.moveLeft(max(0, min(place.left(), self.width() - place.width())))
        return place

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        done = False
        if isinstance(focused, BoardChip):
            if modifiers == Qt.KeyboardModifier.AltModifier:
                done = self._move(focused, event.key())
            elif not modifiers:
                done = self._step(focused, event.key()) or self._act(focused, event.key())
        if not done:
            event.ignore()

    def _step(self, chip: BoardChip, key: int) -> bool:
        step = step_of(key, self.layoutDirection())
        if step == "down":
            self.below_wanted.emit()
        if step in (None, "up", "down"):
            return step == "down"
        at = self.chips.index(chip)
        to = neighbour(at, step, len(self.chips), len(self.chips))
        self.chips[to].setFocus(Qt.FocusReason.TabFocusReason)
        if to != at:
            self.chips[to].click()
        return True

    def _move(self, chip: BoardChip, key: int) -> bool:
        step = step_of(key, self.layoutDirection())
        if step not in ("before", "after") or not chip.facts.is_board:
            return False
        boards = self._boards()
        at = boards.index(chip.board)
        to = neighbour(at, step, len(boards), len(boards))
        if to != at:
            self.moved.emit(chip.board, to)
        return True

    def _act(self, chip: BoardChip, key: int) -> bool:
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            chip.click()
        elif key == Qt.Key.Key_F2:
            self.edit(chip.board)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and chip.facts.is_board:
            self.delete_wanted.emit(chip.board)
        else:
            return False
        return True

    def _boards(self) -> list[int]:
        return [chip.board for chip in self.chips if chip.facts.is_board]

    def _make(self, facts: ChipFacts) -> BoardChip:
        chip = BoardChip(self._theme, facts, self)
        chip.clicked.connect(lambda: self._press(chip))
        chip.customContextMenuRequested.connect(lambda here: self._show_menu(chip, chip.mapToGlobal(here)))
        return chip

    def _press(self, pressed: BoardChip) -> None:
        for chip in self.chips:
            chip.setChecked(chip is pressed)
        self.chosen.emit(pressed.board)

    def _written(self, chip: BoardChip, name: str | None) -> None:
        had_keyboard = self._editor is not None and self._editor.hasFocus()
        self._editor = self._edited = None
        if had_keyboard:
            chip.setFocus(Qt.FocusReason.OtherFocusReason)
        if name is not None:
            self.renamed.emit(chip.board, name)

    def _show_menu(self, chip: BoardChip, here: QPoint) -> None:
        if chip.facts.is_board:
            popup(self.menu(chip.board), here)
