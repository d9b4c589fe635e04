"""The compact window and the phrases with one key, pressed at the times that the mark gives."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from soundalike.ui.compact.window import CompactWindow
from soundalike.ui.shell.main_window import MainWindow
from tests.ui.fake_wiring import FakeConductor, FakeWiring
from tests.ui.scanning.one_switch import OneSwitch


@pytest.fixture
def compact(window: MainWindow, qtbot: QtBot) -> Iterator[CompactWindow]:
    """With the boards that everybody begins with."""
    window.commands.action("compact").trigger()
    made = window.compact.window
    assert made is not None
    qtbot.waitUntil(lambda: QApplication.activeWindow() is made and len(made.view.board.tiles()) > 2)
    yield made
    window.quit()


def spoken(wiring: FakeWiring) -> list[str]:
    """By whatever speaks."""
    return [request.text for conductor in wiring.conductors for request, _after in conductor.requests]


def test_a_phrase_on_another_board(
    compact: CompactWindow, window: MainWindow, wiring: FakeWiring, qtbot: QtBot
) -> None:
    person = OneSwitch(window, qtbot, compact)
    tiles = [tile.accessibleName() for tile in compact.view.board.tiles()]
    person.choose(tiles[2])
    assert spoken(wiring) == [tiles[2]]
    chips = [chip.text() for chip in compact.view.board.chips()]
    person.choose(chips[1])
    others = [tile.accessibleName() for tile in compact.view.board.tiles()]
    assert others != tiles
    person.choose(others[0])
    assert spoken(wiring)[-1] == others[0]


def test_typing_in_the_compact_window(
    compact: CompactWindow, window: MainWindow, wiring: FakeWiring, qtbot: QtBot
) -> None:
    person = OneSwitch(window, qtbot, compact)
    person.choose("Text to speak")
    keyboard = window.reach.keyboard.keyboard
    assert keyboard is not None
    assert keyboard.window() is compact
    person.type("yes")
    person.choose("Speak")
    conductor = compact.speaker.conductor
    assert isinstance(conductor, FakeConductor)
    assert [request.text for request, _after in conductor.requests] == ["Yes"]
    person.choose("Done")
    assert window.reach.keyboard.keyboard is None


def test_words_of_phrases_are_offered(compact: CompactWindow, window: MainWindow, qtbot: QtBot) -> None:
    text = next(phrase.text for board in window.surroundings.services.phrases.boards for phrase in board.phrases)
    word = text.split()[-1].strip(".,?!").lower()
    person = OneSwitch(window, qtbot, compact)
    person.choose("Text to speak")
    qtbot.waitUntil(lambda: window.surroundings.services.disk.idle)
    person.type(word[:3])
    assert word in [item.name.lower() for group in person.driver.groups for row in group.rows for item in row.items]


def test_the_phrases_page(window: MainWindow, wiring: FakeWiring, qtbot: QtBot) -> None:
    person = OneSwitch(window, qtbot)
    person.choose("Phrases")
    assert window.shown_page == "phrases"
    qtbot.waitUntil(lambda: bool(window.surroundings.services.phrases.boards))
    first = window.surroundings.services.phrases.boards[0].phrases[0].text
    person.choose(first)
    assert spoken(wiring) == [first]


def test_back_to_the_whole_window(compact: CompactWindow, window: MainWindow, qtbot: QtBot) -> None:
    """Nobody is locked in."""
    person = OneSwitch(window, qtbot, compact)
    person.choose("Menu")
    person.choose("Main window")
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    person.choose("History")
    assert window.shown_page == "history"
