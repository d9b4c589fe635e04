"""Phrases under the line: spoken by Alt and a figure, where the line is spoken; "+" keeps what was typed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soundalike.settings import Compact, Output
from soundalike.ui.compact.window import CompactWindow
from soundalike.ui.services.conductor import Look, Told
from soundalike.ui.shell.main_window import MainWindow
from tests.ui.fake_wiring import FakeConductor

Press = Callable[..., None]
Settle = Callable[[], None]


@pytest.fixture(autouse=True)
def boards(compact: CompactWindow, settle: Settle, qtbot: QtBot) -> None:
    """Those that everybody begins with."""
    settle()
    qtbot.waitUntil(lambda: len(compact.view.board.tiles()) > 2)


def live(compact: CompactWindow) -> FakeConductor:
    """What speaks phrases here that aren't made ahead."""
    found = compact.phrases.speaking._live
    assert isinstance(found, FakeConductor)
    return found


def test_alt_and_a_figure_speak_a_phrase_and_a_figure_alone_is_typed(
    compact: CompactWindow, press: Press, qtbot: QtBot
) -> None:
    texts = [tile.accessibleName() for tile in compact.view.board.tiles()]
    QTest.keyClicks(compact.line, "2")
    assert compact.line.text == "2"
    QTest.keyClick(compact.windowHandle(), Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert live(compact).requests[-1][0].text == texts[1]
    assert compact.line.text == "2"


def test_it_sounds_on_this_windows_own_output(
    compact: CompactWindow, window: MainWindow, press: Press, settle: Settle
) -> None:
    settings = window.surroundings.settings
    settings.set(replace(settings[Compact], device="headset", device_words="A headset"))
    settle()
    press(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert live(compact).device == "headset"
    settings.set(Output("speaker"))
    settle()
    assert live(compact).device == "headset"
    settings.set(replace(settings[Compact], device=""))
    settle()
    assert live(compact).device == "speaker"


def test_what_sounds_is_marked_here_and_on_the_page_and_can_be_stopped(
    compact: CompactWindow, window: MainWindow, press: Press, qtbot: QtBot
) -> None:
    press(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    conductor = live(compact)
    text = conductor.requests[-1][0].text
    conductor.now = Look("speaking", 0, text=text)
    tile = compact.view.board.grid.tiles[0]
    qtbot.waitUntil(lambda: tile.facts.state == "sounding")
    notice = compact.view.notice
    qtbot.waitUntil(lambda: notice.notice is not None and notice.notice.words == text)
    window.go_to("phrases")
    page = window.page("phrases")
    assert page.board.grid.tiles[0].facts.state == "sounding"  # type: ignore[attr-defined]
    compact.activateWindow()
    QTest.keyClick(compact.line, Qt.Key.Key_Escape)
    assert conductor.now.state == "idle"
    assert tile.facts.state == ""


def test_the_line_stops_for_a_phrase(compact: CompactWindow, conductor: FakeConductor, press: Press) -> None:
    QTest.keyClicks(compact.line, "A long story")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert conductor.now.state == "idle"


def test_plus_keeps_what_was_typed_as_a_phrase(
    compact: CompactWindow, window: MainWindow, settle: Settle, qtbot: QtBot
) -> None:
    shelf = window.surroundings.services.phrases
    QTest.keyClicks(compact.line, "See you at seven")
    compact.view.board.add_button.click()
    qtbot.waitUntil(lambda: any(tile.accessibleName() == "See you at seven" for tile in compact.view.board.tiles()))
    board = next(one for one in shelf.boards if one.id == shelf.board)
    assert board.phrases[-1].text == "See you at seven"
    assert compact.line.text == ""


def test_plus_with_an_empty_line_begins_to_write_one(compact: CompactWindow, window: MainWindow, qtbot: QtBot) -> None:
    compact.view.board.add_button.click()
    focused = compact.focusWidget()
    assert focused is not None
    assert focused is not compact.line
    QTest.keyClicks(focused, "Typed in place")
    QTest.keyClick(focused, Qt.Key.Key_Return)
    shelf = window.surroundings.services.phrases
    board = shelf.board
    qtbot.waitUntil(
        lambda: any(
            phrase.text == "Typed in place" for one in shelf.boards if one.id == board for phrase in one.phrases
        )
    )


def test_what_goes_wrong_with_a_phrase_is_said_here_alone(
    compact: CompactWindow, window: MainWindow, press: Press
) -> None:
    press(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    live(compact).tell(Told("failed", "The model can't be opened."))
    assert compact.view.notice.notice is not None
    assert compact.view.notice.notice.words == "The model can't be opened."
    assert window.toasts.shown() == []
