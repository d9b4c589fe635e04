"""Boards of quick phrases: chips that choose a board, and its phrases as numbered tiles."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QMenu, QScrollArea, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.phrase_grid import neighbour
from soundalike.ui.view_models.phrases import BoardFacts
from soundalike.ui.widgets.buttons import IconButton
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.phrase_chips import BoardChips
from soundalike.ui.widgets.phrase_grid import PhraseGrid
from soundalike.ui.widgets.phrase_keys import popup, step_of
from soundalike.ui.widgets.phrase_tile import PhraseTile


class _TileArea(QScrollArea):
    """Scrolls by wheel and bar; arrow keys are the board's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class PhraseBoard(QWidget):
    """Shows what it is given and says what the person wants; it changes no phrase by itself.

    A phrase is spoken by its tile, or by its figure while the keyboard is on the board. Arrows lead from tile to tile,
    Alt+arrows move the tile, F2 and Delete change and delete it. Dragging moves it too, also onto another board's chip.
    """

    board_chosen = Signal(int)
    phrase_chosen = Signal(int)
    add_wanted = Signal()
    phrase_added = Signal(str)
    phrase_edited = Signal(int, str)
    phrase_moved = Signal(int, int)
    """A phrase and its new place on its board."""
    phrase_moved_to = Signal(int, int)
    """A phrase and the board it goes to, behind the last one there."""
    phrase_delete_wanted = Signal(int)
    board_renamed = Signal(int, str)
    board_moved = Signal(int, int)
    board_delete_wanted = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._facts = BoardFacts()
        self.chip_row = BoardChips(theme)
        self.add_button = IconButton(theme, "plus", tr("Write a new phrase"))
        self.nothing = label("", "body-secondary", wrap=True)
        self.grid = PhraseGrid(theme)
        self._area = _TileArea()
        self._lay_out()
        self._connect()

    def show_board(self, facts: BoardFacts) -> None:
        """Shows another state. What is being written goes on, as long as its phrase is there."""
        self._facts = facts
        self.chip_row.show_chips(facts.chips, facts.chosen)
        self.add_button.setEnabled(facts.can_add)
        self.grid.show_tiles(facts.tiles, movable=facts.in_order)
        self.nothing.setText(facts.nothing)
        self._show_nothing()

    def tiles(self) -> list[QAbstractButton]:
        """In reading order."""
        return list(self.grid.tiles)

    def chips(self) -> list[QAbstractButton]:
        """In reading order."""
        return list(self.chip_row.chips)

    def rows(self) -> list[list[QAbstractButton]]:
        """Everything that can be pressed, row by row: the chips with "+" behind them, then the tiles."""
        first: list[QAbstractButton] = [*self.chip_row.chips, *([self.add_button] if self._facts.can_add else [])]
        return [first, *(list[QAbstractButton](row) for row in self.grid.rows())]

    def begin_adding(self) -> None:
        """A new phrase is written behind the last; `phrase_added` comes with it."""
        if self._facts.can_add:
            self.nothing.hide()
            self._area.show()
            self.grid.add()
            QTimer.singleShot(0, self, self._show_end)

    def edit_phrase(self, phrase: int) -> None:
        """A phrase is written anew in place; `phrase_edited` comes with it."""
        self.grid.edit(phrase)

    def end_editing(self) -> None:
        """What is being written is kept."""
        self.grid.end_editing()
        self.chip_row.end_editing()

    def edit_board(self, board: int) -> None:
        """A board's name is written anew in place; `board_renamed` comes with it."""
        self.end_editing()
        self.chip_row.edit(board)

    def choose_number(self, figure: int) -> bool:
        """Speaks the phrase with this figure; False when there is none."""
        tiles = self.grid.tiles
        if not 1 <= figure <= min(9, len(tiles)):
            return False
        self.phrase_chosen.emit(tiles[figure - 1].phrase)
        return True

    def phrase_menu(self, phrase: int) -> QMenu:
        """What can be done with a phrase."""
        menu = QMenu(self)
        menu.addAction(tr("Speak it"), lambda: self.phrase_chosen.emit(phrase))
        menu.addAction(tr("Edit"), lambda: self.edit_phrase(phrase))
        others = [chip for chip in self._facts.chips if chip.is_board and chip.id != self._facts.chosen]
        if others:
            boards = menu.addMenu(tr("Move to board"))
            for board in others:
                words = board.name.replace("&", "&&")
                boards.addAction(words, partial(self.phrase_moved_to.emit, phrase, board.id))
        menu.addSeparator()
        menu.addAction(tr("Delete"), lambda: self.phrase_delete_wanted.emit(phrase))
        return menu

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        key, modifiers = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not modifiers and Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and self.choose_number(key - Qt.Key.Key_0):
            return
        if isinstance(focused, PhraseTile) and self._tile_key(focused, key, modifiers):
            return
        super().keyPressEvent(event)

    def _tile_key(self, tile: PhraseTile, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        tiles = self.grid.tiles
        step = step_of(key, self.layoutDirection())
        if step is not None and modifiers in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier):
            at = tiles.index(tile)
            to = neighbour(at, step, self.grid.side_by_side(), len(tiles))
            if not modifiers and to == at and step == "up":
                self.chip_row.focus_chosen()
            elif not modifiers:
                tiles[to].setFocus(Qt.FocusReason.TabFocusReason)
                self._area.ensureWidgetVisible(tiles[to], 0, self._theme.sizes.small)
            elif to != at and self._facts.in_order:
                self.phrase_moved.emit(tile.phrase, to)
            return True
        if modifiers:
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            tile.click()
        elif key == Qt.Key.Key_F2:
            self.edit_phrase(tile.phrase)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.phrase_delete_wanted.emit(tile.phrase)
        else:
            return False
        return True

    def _choose_board(self, board: int) -> None:
        self.end_editing()
        if board != self._facts.chosen:
            self.board_chosen.emit(board)

    def _focus_first_tile(self) -> None:
        if self.grid.tiles:
            self.grid.tiles[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _written(self, phrase: int, text: str) -> None:
        if phrase:
            self.phrase_edited.emit(phrase, text)
        else:
            self.phrase_added.emit(text)

    def _dropped(self, phrase: int, here: QPoint) -> None:
        """A tile was let go outside the tiles; on a chip it moves to that board."""
        board = self.chip_row.board_at(here)
        if board and board != self._facts.chosen:
            self.phrase_moved_to.emit(phrase, board)

    def _show_phrase_menu(self, phrase: int, here: QPoint) -> None:
        if phrase:
            popup(self.phrase_menu(phrase), here)

    def _show_nothing(self) -> None:
        empty = not self._facts.tiles and self._facts.nothing != ""
        self.nothing.setVisible(empty)

    def _show_end(self) -> None:
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _lay_out(self) -> None:
        sizes = self._theme.sizes
        top = QHBoxLayout()
        top.setSpacing(sizes.small)
        top.addWidget(self.chip_row, 1)
        top.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignTop)
        self._area.setWidget(self.grid)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(sizes.medium)
        layout.addLayout(top)
        layout.addWidget(self.nothing)
        layout.addWidget(self._area, 1)

    def _connect(self) -> None:
        self.add_button.clicked.connect(self.add_wanted)
        self.chip_row.chosen.connect(self._choose_board)
        self.chip_row.renamed.connect(self.board_renamed)
        self.chip_row.moved.connect(self.board_moved)
        self.chip_row.delete_wanted.connect(self.board_delete_wanted)
        self.chip_row.below_wanted.connect(self._focus_first_tile)
        self.grid.pressed.connect(self.phrase_chosen)
        self.grid.moved.connect(self.phrase_moved)
        self.grid.written.connect(self._written)
        self.grid.dropped_at.connect(self._dropped)
        self.grid.menu_wanted.connect(self._show_phrase_menu)
