"""The Phrases page: boards are there at the first start, pressed, changed in place, found, brought in and taken out."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soundalike.settings import History, Phrases
from soundalike.ui.pages.phrases.page import PhrasesPage
from soundalike.ui.services.conductor import Told
from soundalike.ui.services.phrase_shelf import PhraseShelf
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.view_models.phrases import LAST_SPOKEN, MOST_SPOKEN
from soundalike.ui.widgets.phrase_editor import PhraseEditor
from tests.ui.fake_wiring import FakeWiring


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> PhrasesPage:
    """Shown, with the first boards on it."""
    shelf = window.surroundings.services.phrases
    qtbot.waitUntil(lambda: len(shelf.boards) == 4)
    window.go_to("phrases")
    made = window.page("phrases")
    assert isinstance(made, PhrasesPage)
    qtbot.waitUntil(lambda: len(made.board.tiles()) == 9)
    return made


def shelf_of(page: PhrasesPage) -> PhraseShelf:
    return page.surroundings.services.phrases


def shown(page: PhrasesPage) -> list[str]:
    return [tile.facts.text for tile in page.board.grid.tiles]


def chips(page: PhrasesPage) -> list[str]:
    return [chip.facts.name for chip in page.board.chip_row.chips]


def choose(page: PhrasesPage, chip: str) -> None:
    next(one for one in page.board.chip_row.chips if one.facts.name == chip).click()


def test_the_first_boards_are_there(page: PhrasesPage) -> None:
    assert chips(page) == ["Everyday", "Kitchen", "Doctor", "Phone", "Last spoken", "Most spoken"]
    assert shown(page)[0] == "Yes, please."
    assert page.board.grid.tiles[0].accessibleDescription().startswith("Phrase 1 of 9.")


def test_a_board_that_was_chosen_stays_chosen(page: PhrasesPage, qtbot: QtBot) -> None:
    choose(page, "Kitchen")
    qtbot.waitUntil(lambda: shown(page)[0] == "I'm hungry.")
    assert page.surroundings.settings[Phrases].board == shelf_of(page).boards[1].id


def test_a_pressed_phrase_is_spoken_and_counts(page: PhrasesPage, wiring: FakeWiring, qtbot: QtBot) -> None:
    page.board.grid.tiles[2].click()
    request, _after = wiring.conductor.requests[-1]
    assert request.text == "Give me a moment, I'm typing."
    assert request.document is None
    assert page.board.grid.tiles[2].facts.state == "waiting"
    assert page.stop.isEnabled()
    wiring.conductor.sounds(0, len(request.text))
    qtbot.waitUntil(lambda: page.board.grid.tiles[2].facts.state == "sounding")
    wiring.conductor.stop()
    wiring.conductor.tell(Told("ended"))
    qtbot.waitUntil(lambda: page.board.grid.tiles[2].facts.state == "")
    qtbot.waitUntil(lambda: [one.text for one in shelf_of(page).last_spoken] == [request.text])
    choose(page, "Last spoken")
    assert shown(page) == [request.text]
    assert page.binding.chosen == LAST_SPOKEN


def test_pressed_again_it_has_the_same_seed(page: PhrasesPage, wiring: FakeWiring) -> None:
    for _ in range(2):
        page.board.grid.tiles[0].click()
    first, second = (request.recipe.options.seed for request, _ in wiring.conductor.requests[-2:])
    assert first == second > 0


def test_a_look_keeps_its_order_while_it_is_shown(page: PhrasesPage, qtbot: QtBot) -> None:
    shelf = shelf_of(page)
    one, two = shelf.boards[0].phrases[:2]
    for phrase in (one, two, two):
        shelf.speak(phrase.id)
    qtbot.waitUntil(lambda: [phrase.spoken for phrase in shelf.most_spoken] == [2, 1])
    choose(page, "Most spoken")
    assert page.binding.chosen == MOST_SPOKEN
    assert shown(page) == [two.text, one.text]
    for _ in range(2):
        page.board.grid.tiles[1].click()
    qtbot.waitUntil(lambda: shelf.most_spoken[0].id == one.id)
    assert shown(page) == [two.text, one.text]


def test_private_leaves_no_trace(page: PhrasesPage, qtbot: QtBot) -> None:
    services = page.surroundings.services
    page.surroundings.settings.set(History(private=True))
    qtbot.waitUntil(lambda: services.store is not None and services.store.is_private)
    assert len(shelf_of(page).boards) == 4, "the boards are the person's, and stay"
    page.board.grid.tiles[0].click()
    shelf_of(page).edit(shelf_of(page).boards[0].phrases[1].id, "Changed")
    qtbot.waitUntil(lambda: "Changed" in shown(page))
    assert shelf_of(page).last_spoken == shelf_of(page).most_spoken == ()


def test_stopping_by_key_and_by_what_else_sounds(page: PhrasesPage, wiring: FakeWiring) -> None:
    page.board.grid.tiles[0].click()
    page.surroundings.commands.action("stop-phrase").trigger()
    assert shelf_of(page).sounding == 0
    assert wiring.conductor.calls[-1] == "stop"
    page.board.grid.tiles[0].click()
    page.surroundings.services.sounds_begin.emit(page)
    assert shelf_of(page).sounding == 0
    assert not page.stop.isEnabled()


def test_writing_a_new_phrase(page: PhrasesPage, qtbot: QtBot) -> None:
    page.surroundings.commands.action("new-phrase").trigger()
    editor = next(one for one in page.findChildren(PhraseEditor) if one.isVisible())
    QTest.keyClicks(editor, "I am new.")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: shown(page)[9:] == ["I am new."])


def test_changing_moving_deleting_and_undoing(page: PhrasesPage, qtbot: QtBot) -> None:
    board = page.board
    board.phrase_edited.emit(board.grid.tiles[0].phrase, "Yes.")
    qtbot.waitUntil(lambda: shown(page)[0] == "Yes.")
    board.phrase_moved.emit(board.grid.tiles[0].phrase, 1)
    qtbot.waitUntil(lambda: shown(page)[:2] == ["No, thank you.", "Yes."])
    gone = board.grid.tiles[0]
    gone.setFocus()
    QTest.keyClick(gone, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: len(shown(page)) == 8)
    assert page.surroundings.toasts.shown()[-1].facts.message == "The phrase was deleted."
    page.surroundings.commands.action("undo-phrases").trigger()
    qtbot.waitUntil(lambda: shown(page)[:2] == ["No, thank you.", "Yes."])
    assert not page.surroundings.commands.action("undo-phrases").isEnabled()
    board.phrase_moved_to.emit(board.grid.tiles[0].phrase, shelf_of(page).boards[1].id)
    qtbot.waitUntil(lambda: shown(page)[0] == "Yes.")
    assert shelf_of(page).boards[1].phrases[-1].text == "No, thank you."


def test_boards_are_made_named_moved_and_deleted(page: PhrasesPage, qtbot: QtBot) -> None:
    page.surroundings.commands.action("new-board").trigger()
    qtbot.waitUntil(lambda: any(one.isVisible() for one in page.findChildren(PhraseEditor)))
    editor = next(one for one in page.findChildren(PhraseEditor) if one.isVisible())
    QTest.keyClicks(editor, "Garden")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: chips(page)[4] == "Garden")
    assert page.board.nothing.isVisible()
    garden = shelf_of(page).boards[4].id
    page.board.board_moved.emit(garden, 0)
    qtbot.waitUntil(lambda: chips(page)[0] == "Garden")
    page.board.board_delete_wanted.emit(garden)
    qtbot.waitUntil(lambda: chips(page)[0] == "Everyday")
    page.binding.undo()
    qtbot.waitUntil(lambda: "Garden" in chips(page))


def test_searching_as_one_types(page: PhrasesPage, wiring: FakeWiring) -> None:
    QTest.keyClicks(page.search, "please TAXI")
    assert shown(page) == ["Call me a taxi, please."]
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert wiring.conductor.requests[-1][0].text == "Call me a taxi, please."
    page.search.setText("nothing like it")
    assert shown(page) == []
    assert page.board.nothing.text() == "No phrase has these words."
    page.search.clear()
    assert len(shown(page)) == 9


def test_out_and_in_again(page: PhrasesPage, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "phrases.txt"
    page.carrying.write_out(file)
    qtbot.waitUntil(file.exists)
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# Everyday\nYes, please.\n")
    file.write_bytes(b"\xef\xbb\xbf" + (text + "\n# Garten\nGieß die Blumen.\n").replace("\n", "\r\n").encode())
    page.carrying.take_in(file)
    qtbot.waitUntil(lambda: "Garten" in chips(page))
    words = "One phrase was added. One board is new. 36 were there already."
    qtbot.waitUntil(lambda: words in [toast.facts.message for toast in page.surroundings.toasts.shown()])


def test_a_file_that_cant_be_read_is_said(page: PhrasesPage, tmp_path: Path, qtbot: QtBot) -> None:
    page.carrying.take_in(tmp_path / "none.txt")
    said = "“none.txt” can't be read: No such file or directory. Choose another file."
    qtbot.waitUntil(lambda: said in [toast.facts.message for toast in page.surroundings.toasts.shown()])


def test_where_it_is_narrow_buttons_are_icons_with_names(page: PhrasesPage) -> None:
    page.narrow(True)
    assert (page.import_button.text(), page.import_button.accessibleName()) == ("", "Import…")
    page.narrow(False)
    assert page.import_button.text() == "Import…"


def test_how_many_start_at_once_is_said(page: PhrasesPage) -> None:
    shelf_of(page).maker.looked.emit(3, 36)
    assert page.ready.text() == "3 of 36 phrases start at once."
    shelf_of(page).maker.looked.emit(36, 36)
    assert page.ready.text() == "All 36 phrases start at once."
