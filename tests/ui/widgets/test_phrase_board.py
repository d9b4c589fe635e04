"""The board of quick phrases: pressed, walked, moved, written in place; nothing is cut; it can be read aloud."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, SignalInstance
from PySide6.QtGui import QAccessible, QTextLayout
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from soundalike.settings import Appearance, Settings
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.phrases import LAST_SPOKEN, BoardFacts, ChipFacts, TileFacts
from soundalike.ui.widgets.phrase_board import PhraseBoard
from soundalike.ui.widgets.phrase_editor import PhraseEditor
from soundalike.ui.widgets.phrase_tile import PhraseTile
from tests.ui.widgets.conftest import Show

TEXTS = ("Yes, please.", "No, thank you.", "Give me a moment, I'm typing.", "Again?", "Fine.", "Window", "Ha", "Break")
CHIPS = (ChipFacts(1, "Everyday"), ChipFacts(2, "Kitchen & co"), ChipFacts(3, "Doctor"), ChipFacts(LAST_SPOKEN, "Last"))
FACTS = BoardFacts(CHIPS, 1, tuple(TileFacts(at + 10, text) for at, text in enumerate(TEXTS)))
Told = list[tuple[Any, ...]]


@pytest.fixture
def board(theme: Theme, show: Show, qtbot: QtBot) -> PhraseBoard:
    """Eight phrases in three columns."""
    made = PhraseBoard(theme)
    made.show_board(FACTS)
    show(made, 560, 420)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def told(signal: SignalInstance) -> Told:
    """Everything that the signal says from now on."""
    heard: Told = []
    signal.connect(lambda *values: heard.append(values))
    return heard


def tile(board: PhraseBoard, at: int) -> PhraseTile:
    return board.grid.tiles[at]


def press(board: PhraseBoard, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focused = board.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifier)


def editor_of(board: PhraseBoard) -> PhraseEditor:
    return next(one for one in board.findChildren(PhraseEditor) if one.isVisible())


def test_pressing_a_tile_speaks_it_and_leaves_the_keyboard_where_it_was(theme: Theme, show: Show, qtbot: QtBot) -> None:
    host, line, board = QWidget(), QLineEdit(), PhraseBoard(theme)
    layout = QVBoxLayout(host)
    layout.addWidget(line)
    layout.addWidget(board)
    board.show_board(FACTS)
    show(host, 560, 460)
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    spoken = told(board.phrase_chosen)
    QTest.mouseClick(tile(board, 4), Qt.MouseButton.LeftButton)
    assert spoken == [(14,)]
    assert line.hasFocus()


def test_keys_speak(board: PhraseBoard) -> None:
    spoken = told(board.phrase_chosen)
    tile(board, 0).setFocus()
    press(board, Qt.Key.Key_Space)
    press(board, Qt.Key.Key_Return)
    press(board, Qt.Key.Key_3)
    press(board, Qt.Key.Key_9)
    board.chip_row.chips[0].setFocus()
    press(board, Qt.Key.Key_2)
    assert spoken == [(10,), (10,), (12,), (11,)], "there is no ninth"


def test_arrows_lead_through_tiles_and_up_to_the_chips(board: PhraseBoard) -> None:
    tile(board, 0).setFocus()
    for key, at in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 4), (Qt.Key.Key_Left, 3), (Qt.Key.Key_End, 7)):
        press(board, key)
        assert tile(board, at).hasFocus()
    press(board, Qt.Key.Key_Home)
    press(board, Qt.Key.Key_Up)
    assert board.chip_row.chips[0].hasFocus()
    chosen = told(board.board_chosen)
    press(board, Qt.Key.Key_Right)
    assert chosen == [(2,)]
    press(board, Qt.Key.Key_Down)
    assert tile(board, 0).hasFocus()


def test_from_right_to_left_arrows_and_places_are_mirrored(board: PhraseBoard, qtbot: QtBot) -> None:
    board.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    board.show_board(FACTS)
    qtbot.waitUntil(lambda: tile(board, 0).x() > tile(board, 1).x() > tile(board, 2).x())
    qtbot.waitUntil(lambda: board.chip_row.chips[0].x() > board.chip_row.chips[1].x())
    tile(board, 0).setFocus()
    press(board, Qt.Key.Key_Left)
    assert tile(board, 1).hasFocus()


def test_alt_and_arrows_move_a_phrase_and_a_board(board: PhraseBoard) -> None:
    moved, boards = told(board.phrase_moved), told(board.board_moved)
    tile(board, 0).setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        press(board, key, Qt.KeyboardModifier.AltModifier)
    assert moved == [(10, 1), (10, 3)], "before the first there is no place"
    board.chip_row.chips[1].setFocus()
    press(board, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    board.chip_row.chips[2].setFocus()
    press(board, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert boards == [(2, 0)], "a look at all boards isn't one of them"


def test_the_keyboard_stays_on_a_phrase_that_moved_and_beside_one_that_is_gone(board: PhraseBoard) -> None:
    tile(board, 0).setFocus()
    first, second, *rest = FACTS.tiles
    board.show_board(replace(FACTS, tiles=(second, first, *rest)))
    assert tile(board, 1).hasFocus()
    assert tile(board, 1).phrase == first.id
    board.show_board(replace(FACTS, tiles=(second, *rest)))
    assert tile(board, 1).hasFocus()


def test_deleting_is_asked_for(board: PhraseBoard) -> None:
    phrases, boards = told(board.phrase_delete_wanted), told(board.board_delete_wanted)
    tile(board, 3).setFocus()
    press(board, Qt.Key.Key_Delete)
    board.chip_row.chips[2].setFocus()
    press(board, Qt.Key.Key_Delete)
    board.chip_row.chips[3].setFocus()
    press(board, Qt.Key.Key_Delete)
    assert (phrases, boards) == ([(13,)], [(3,)])


def test_a_phrase_is_written_in_place(board: PhraseBoard) -> None:
    edited = told(board.phrase_edited)
    tile(board, 1).setFocus()
    press(board, Qt.Key.Key_F2)
    editor = editor_of(board)
    assert editor.geometry() == tile(board, 1).geometry()
    QTest.keyClicks(editor, "Two")
    QTest.keyClick(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(editor, "lines 1")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert edited == [(11, "Two\nlines 1")]
    assert tile(board, 1).hasFocus()


def test_escape_and_emptiness_change_nothing_and_leaving_keeps(board: PhraseBoard) -> None:
    edited = told(board.phrase_edited)
    board.edit_phrase(11)
    QTest.keyClicks(editor_of(board), "Other")
    QTest.keyClick(editor_of(board), Qt.Key.Key_Escape)
    board.edit_phrase(11)
    QTest.keyClick(editor_of(board), Qt.Key.Key_Delete)
    QTest.keyClick(editor_of(board), Qt.Key.Key_Return)
    assert edited == []
    board.edit_phrase(11)
    QTest.keyClicks(editor_of(board), "Kept")
    QTest.mouseClick(board.chip_row.chips[1], Qt.MouseButton.LeftButton)
    assert edited == [(11, "Kept")]


def test_a_new_phrase_is_written_behind_the_last(board: PhraseBoard) -> None:
    added = told(board.phrase_added)
    board.add_wanted.connect(board.begin_adding)
    QTest.mouseClick(board.add_button, Qt.MouseButton.LeftButton)
    editor = editor_of(board)
    assert editor.y() == tile(board, 6).y()
    assert editor.x() > tile(board, 7).x()
    QTest.keyClicks(editor, "I am new.")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert added == [("I am new.",)]
    assert len(board.tiles()) == 8, "it is there once it is shown"


def test_a_board_is_named_in_place(board: PhraseBoard) -> None:
    renamed = told(board.board_renamed)
    board.chip_row.chips[1].setFocus()
    press(board, Qt.Key.Key_F2)
    QTest.keyClicks(editor_of(board), "At the table")
    QTest.keyClick(editor_of(board), Qt.Key.Key_Return)
    assert renamed == [(2, "At the table")]


def test_what_is_written_stays_over_its_chip(board: PhraseBoard, qtbot: QtBot) -> None:
    board.edit_board(3)
    editor = editor_of(board)
    board.resize(230, 420)
    chip = board.chip_row.chips[2]
    qtbot.waitUntil(lambda: chip.y() > 0)
    qtbot.waitUntil(lambda: editor.geometry().contains(chip.geometry().center()))
    assert board.chip_row.rect().contains(editor.geometry())
    editor.cancel()


def drag(tile: PhraseTile, to: QPoint) -> None:
    """From its middle to a global place."""
    begin = tile.rect().center()
    QTest.mousePress(tile, Qt.MouseButton.LeftButton, pos=begin)
    for step in (1, 2, 3):
        here = tile.mapToGlobal(begin) + (to - tile.mapToGlobal(begin)) * step / 3
        QTest.mouseMove(tile, tile.mapFromGlobal(here))
        QApplication.processEvents()
    QTest.mouseRelease(tile, Qt.MouseButton.LeftButton, pos=tile.mapFromGlobal(to))


def test_dragging_moves_a_phrase_and_speaks_nothing(board: PhraseBoard) -> None:
    moved, spoken = told(board.phrase_moved), told(board.phrase_chosen)
    target = tile(board, 4)
    drag(tile(board, 0), target.mapToGlobal(QPoint(target.width() - 4, target.height() // 2)))
    assert (moved, spoken) == ([(10, 4)], [])
    assert tile(board, 0).pos() == QPoint(0, 0), "it lies where it was until it is shown elsewhere"


def test_dropping_on_a_chip_moves_to_that_board(board: PhraseBoard) -> None:
    moved, to_board = told(board.phrase_moved), told(board.phrase_moved_to)
    for chip in board.chip_row.chips:
        drag(tile(board, 0), chip.mapToGlobal(chip.rect().center()))
    assert (moved, to_board) == ([], [(10, 2), (10, 3)])


def test_where_the_order_is_not_the_persons_nothing_moves(board: PhraseBoard) -> None:
    board.show_board(replace(FACTS, chosen=LAST_SPOKEN, in_order=False))
    moved = told(board.phrase_moved)
    tile(board, 0).setFocus()
    press(board, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    drag(tile(board, 0), tile(board, 4).mapToGlobal(QPoint(2, 2)))
    assert moved == []
    assert not board.add_button.isEnabled()


def test_rows_are_what_is_seen(board: PhraseBoard) -> None:
    rows = board.rows()
    assert rows[0] == [*board.chips(), board.add_button]
    assert [len(row) for row in rows[1:]] == [3, 3, 2]
    assert [one for row in rows[1:] for one in row] == board.tiles()
    for row in rows[1:]:
        assert len({one.y() for one in row}) == 1


@pytest.mark.parametrize(("width", "percent"), [(300, 100), (560, 100), (560, 200), (900, 200)])
def test_long_words_are_never_cut(theme: Theme, settings: Settings, show: Show, width: int, percent: int) -> None:
    settings.set(Appearance("light", percent))
    long = "Could somebody please bring the Donaudampfschifffahrtsgesellschaftskapitänsmütze here?\nThank you."
    board = PhraseBoard(theme)
    board.show_board(replace(FACTS, tiles=(TileFacts(1, long), *FACTS.tiles)))
    show(board, width, 400)
    for one in board.grid.tiles:
        layout, height = one._lines(one.width())
        assert height + 2 * 8 <= one.height()
        assert all(_line_width(layout, at) <= one.width() - 16 for at in range(layout.lineCount()))
        last = layout.lineAt(layout.lineCount() - 1)
        assert last.textStart() + last.textLength() == len(one.facts.text)


def _line_width(layout: QTextLayout, at: int) -> float:
    return layout.lineAt(at).naturalTextWidth()


def test_it_can_be_read_aloud(board: PhraseBoard) -> None:
    board.show_board(replace(FACTS, tiles=(replace(FACTS.tiles[0], state="sounding"), *FACTS.tiles[1:])))
    for one, text in zip(board.tiles(), TEXTS, strict=True):
        interface = QAccessible.queryAccessibleInterface(one)
        assert interface.role() == QAccessible.Role.Button
        assert interface.text(QAccessible.Text.Name) == text
        assert interface.state().focusable
    assert tile(board, 0).accessibleDescription() == "Phrase 1 of 8. It is sounding now."
    chip = board.chips()[1]
    assert (chip.accessibleName(), chip.text()) == ("Kitchen & co", "Kitchen && co")


def test_menus_do_what_they_say(board: PhraseBoard) -> None:
    deleted, moves = told(board.phrase_delete_wanted), told(board.board_moved)
    act(board.phrase_menu(10), "Delete")
    assert deleted == [(10,)]
    menu = board.phrase_menu(10)
    boards = next(action.menu() for action in menu.actions() if action.text() == "Move to board")
    assert isinstance(boards, QMenu)
    assert [action.text() for action in boards.actions()] == ["Kitchen && co", "Doctor"]
    moved = told(board.phrase_moved_to)
    boards.actions()[1].trigger()
    assert moved == [(10, 3)]
    act(board.chip_row.menu(1), "Move back")
    assert moves == [(1, 1)]
    assert not next(a for a in board.chip_row.menu(1).actions() if a.text() == "Move forward").isEnabled()


def act(menu: QMenu, words: str) -> None:
    """Chooses what these words name."""
    next(action for action in menu.actions() if action.text() == words).trigger()


def test_an_empty_board_says_so(board: PhraseBoard) -> None:
    board.show_board(BoardFacts(CHIPS, 2, (), nothing="This board has no phrases yet."))
    assert board.nothing.isVisible()
    assert board.tiles() == []
    board.show_board(FACTS)
    assert not board.nothing.isVisible()
