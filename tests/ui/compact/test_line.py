"""What is typed is spoken, walked back to, and given back when it couldn't be spoken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soundalike.engine.types import SynthesisOptions
from soundalike.settings import Compact, History, Speaking
from soundalike.takes import Recipe, VoiceName
from soundalike.ui.compact.window import CompactWindow
from soundalike.ui.services.conductor import Look, Part, Told
from soundalike.ui.shell.main_window import MainWindow
from tests.speech.fake_engine import SAMPLE_RATE
from tests.ui.fake_wiring import FakeConductor

Press = Callable[..., None]
Settle = Callable[[], None]


def type_text(compact: CompactWindow, text: str) -> None:
    QTest.keyClicks(compact.line, text)


def sounds(conductor: FakeConductor, text: str, start: int, end: int, queued: int = 0) -> None:
    conductor.now = Look("speaking", 0, Part(start, end, length=2.0), 0.5, text=text, queued=queued)


def change(window: MainWindow, **changes: object) -> None:
    settings = window.surroundings.settings
    settings.set(replace(settings[Compact], **changes))  # type: ignore[arg-type]


def said(conductor: FakeConductor) -> list[str]:
    return [request.text[request.start : request.end] for request, _after in conductor.requests]


def test_enter_speaks_at_once_and_clears_the_line(
    compact: CompactWindow, conductor: FakeConductor, press: Press
) -> None:
    type_text(compact, "See you at [pause 1 s] seven")
    press(Qt.Key.Key_Return)
    ((request, after),) = conductor.requests
    assert (request.text, request.start, request.end) == ("See you at [pause 1 s] seven", 0, 28)
    assert (request.kind, request.document, after) == ("sentences", None, False)
    assert compact.line.text == ""
    press(Qt.Key.Key_Return)
    assert len(conductor.requests) == 1, "an empty line says nothing"


def test_the_line_stays_if_that_is_wished(
    compact: CompactWindow, window: MainWindow, conductor: FakeConductor, press: Press
) -> None:
    change(window, clear_after=False)
    type_text(compact, "Hello there")
    press(Qt.Key.Key_Return)
    assert compact.line.text == "Hello there"
    press(Qt.Key.Key_Return)
    assert said(conductor) == ["Hello there"] * 2


def test_shift_and_enter_begin_a_line(compact: CompactWindow, conductor: FakeConductor, press: Press) -> None:
    type_text(compact, "One")
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    type_text(compact, "Two")
    assert compact.line.text == "One\nTwo"
    assert conductor.requests == []


@pytest.mark.parametrize("wish", ["queue", "replace"])
def test_what_is_spoken_while_it_speaks_waits_or_takes_its_place(
    compact: CompactWindow, window: MainWindow, conductor: FakeConductor, press: Press, wish: str
) -> None:
    change(window, while_speaking=wish)
    type_text(compact, "One")
    press(Qt.Key.Key_Return)
    type_text(compact, "Two")
    press(Qt.Key.Key_Return)
    assert [later for _request, later in conductor.requests] == [False, wish == "queue"]


def test_up_and_down_walk_through_the_history_and_the_draft_is_not_lost(
    compact: CompactWindow, window: MainWindow, conductor: FakeConductor, press: Press, settle: Settle
) -> None:
    keep(window, "Long ago")
    settle()
    type_text(compact, "Just now")
    press(Qt.Key.Key_Return)
    type_text(compact, "A draft")
    press(Qt.Key.Key_Up)
    assert compact.line.text == "Just now"
    press(Qt.Key.Key_Up)
    assert compact.line.text == "Long ago"
    press(Qt.Key.Key_Up)
    assert compact.line.text == "Long ago"
    press(Qt.Key.Key_Return)
    assert said(conductor)[-1] == "Long ago"
    assert compact.line.text == "A draft"


def test_up_and_down_move_the_cursor_where_there_are_lines(compact: CompactWindow, press: Press) -> None:
    type_text(compact, "First")
    press(Qt.Key.Key_Return)
    compact.line.show_text("One\nTwo")
    press(Qt.Key.Key_Up)
    assert compact.line.text == "One\nTwo"
    assert compact.line.cursor_place == 3
    press(Qt.Key.Key_Up)
    assert compact.line.text == "First"


def test_in_private_mode_only_what_was_said_since_is_walked_to(
    compact: CompactWindow, window: MainWindow, press: Press, settle: Settle
) -> None:
    keep(window, "Kept long ago")
    settle()
    private(window, True)
    settle()
    type_text(compact, "A secret")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Up)
    assert compact.line.text == "A secret"
    compact.line.show_text("")
    press(Qt.Key.Key_Down)
    private(window, False)
    settle()
    press(Qt.Key.Key_Up)
    assert compact.line.text == "Kept long ago"


def test_the_button_pauses_goes_on_and_stops(compact: CompactWindow, conductor: FakeConductor, press: Press) -> None:
    box = compact.view.box
    assert not box.stop_button.isVisible()
    type_text(compact, "Hello there")
    box.speak_button.click()
    sounds(conductor, "Hello there", 0, 11)
    compact.speaker._show_frame()
    assert box.speak_button.accessibleName() == "Pause"
    box.speak_button.click()
    assert box.speak_button.accessibleName() == "Resume"
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert conductor.calls == ["pause", "resume"]
    box.stop_button.click()
    assert conductor.calls[-1] == "stop"
    assert not box.stop_button.isVisible()
    assert box.speak_button.accessibleName() == "Speak"


def test_escape_stops_and_takes_no_text(compact: CompactWindow, conductor: FakeConductor, press: Press) -> None:
    type_text(compact, "Hello there")
    press(Qt.Key.Key_Return)
    type_text(compact, "Next")
    press(Qt.Key.Key_Escape)
    assert conductor.calls == ["stop"]
    assert compact.line.text == "Next"
    assert compact.isVisible()


def test_what_sounds_is_marked_in_the_line_or_said_beneath(
    compact: CompactWindow, window: MainWindow, conductor: FakeConductor, press: Press
) -> None:
    change(window, clear_after=False)
    text = "Good morning. How are you?"
    type_text(compact, text)
    press(Qt.Key.Key_Return)
    sounds(conductor, text, 14, 26)
    compact.speaker._show_frame()
    assert compact.line.sounding == (14, 26)
    assert compact.view.notice.notice is None
    compact.line.show_text("Something else")
    sounds(conductor, text, 14, 26, queued=2)
    compact.speaker._show_frame()
    assert compact.line.sounding is None
    notice = compact.view.notice.notice
    assert notice is not None
    assert notice.words == "How are you? (2 more wait)"
    conductor.now = Look()
    compact.speaker._show_frame()
    assert not compact.view.notice.isVisible()


def test_what_could_not_be_spoken_is_said_and_comes_back(
    compact: CompactWindow, conductor: FakeConductor, press: Press
) -> None:
    type_text(compact, "Hello there")
    press(Qt.Key.Key_Return)
    conductor.now = Look()
    conductor.tell(Told("failed", "The model's file is damaged. Fetch it again."))
    notice = compact.view.notice
    assert notice.notice is not None
    assert (notice.notice.kind, notice.notice.words) == ("error", "The model's file is damaged. Fetch it again.")
    assert notice.isVisible()
    assert compact.line.text == "Hello there"
    notice.close_button.click()
    assert not notice.isVisible()


def test_a_model_that_gives_nothing_is_told_of_until_something_comes(
    compact: CompactWindow, conductor: FakeConductor
) -> None:
    conductor.now = Look("waiting", quiet_seconds=11.0, text="Hello")
    compact.speaker._show_frame()
    notice = compact.view.notice
    assert notice.notice is not None
    assert notice.notice.words.startswith("Nothing has come from the model for ten seconds.")
    sounds(conductor, "Hello", 0, 5)
    compact.speaker._show_frame()
    assert notice.notice.words == "Hello"
    conductor.now = Look()
    compact.speaker._show_frame()


def test_what_was_typed_meanwhile_is_not_replaced_by_what_failed(
    compact: CompactWindow, conductor: FakeConductor, press: Press
) -> None:
    type_text(compact, "Hello there")
    press(Qt.Key.Key_Return)
    type_text(compact, "Next")
    conductor.tell(Told("failed", "It failed."))
    assert compact.line.text == "Next"


def test_sentences_are_spoken_as_they_are_typed_and_enter_speaks_the_rest(
    compact: CompactWindow, window: MainWindow, conductor: FakeConductor, press: Press
) -> None:
    press(Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert window.surroundings.settings[Speaking].as_i_type
    type_text(compact, "Good morning. How are")
    assert said(conductor) == ["Good morning."]
    type_text(compact, " you")
    press(Qt.Key.Key_Return)
    assert [one.strip() for one in said(conductor)] == ["Good morning.", "How are you"]
    assert [after for _request, after in conductor.requests] == [False, True]
    assert compact.line.text == ""


def test_all_of_it_spoken_as_typed_enter_only_ends_the_line(
    compact: CompactWindow, window: MainWindow, conductor: FakeConductor, press: Press, qtbot: QtBot
) -> None:
    settings = window.surroundings.settings
    settings.set(replace(settings[Speaking], as_i_type=True))
    type_text(compact, "Good morning.")
    qtbot.waitUntil(lambda: len(conductor.requests) == 1)
    press(Qt.Key.Key_Return)
    assert said(conductor) == ["Good morning."]
    assert compact.line.text == ""
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Return)
    assert said(conductor) == ["Good morning.", "Good morning."], "an old line is spoken whole"


def keep(window: MainWindow, text: str) -> None:
    """A line of the history."""
    store = window.surroundings.services.store
    assert store is not None
    recipe = Recipe(VoiceName("m", "My voice"), "fake", SynthesisOptions(seed=1))
    with store.record(text, recipe, SAMPLE_RATE):
        pass
    window.surroundings.services.history_changed.emit()


def private(window: MainWindow, on: bool) -> None:
    settings = window.surroundings.settings
    settings.set(replace(settings[History], private=on))
