"""Of all that could be said under the line, what matters most is."""

from __future__ import annotations

import pytest

from soundalike.ui.services.conductor import Look, Part
from soundalike.ui.services.engine_room import RoomFacts
from soundalike.ui.view_models.compact_notice import Notice, is_in_line, notice_of

TEXT = "Good morning. How are you?"
SPEAKING = Look("speaking", 0, Part(14, 26), 0.5, text=TEXT)
CALL = Notice("call", "Into the call: Cable")
READY, LOADING = RoomFacts("ready"), RoomFacts("loading", 0.4)


def words(said: Notice | None, elsewhere: Look, here: Look, line: str, room: RoomFacts = READY) -> str:
    found = notice_of(said, elsewhere, here, line, room, CALL)
    return "" if found is None else found.words


def test_what_was_said_comes_before_all_else() -> None:
    assert words(Notice("error", "It failed.", "close"), SPEAKING, SPEAKING, "") == "It failed."


def test_then_what_sounds_elsewhere() -> None:
    assert words(None, SPEAKING, Look(), "") == "The main window says: How are you?"
    assert words(None, Look("waiting"), Look(), "") == "The main window is speaking."


@pytest.mark.parametrize(
    ("here", "line", "said"),
    [
        (SPEAKING, "", "How are you?"),
        (SPEAKING, TEXT, "Into the call: Cable"),
        (SPEAKING, f"{TEXT} Typed on", "Into the call: Cable"),
        (Look("speaking", 0, Part(0, 13), text=TEXT, queued=1), "", "Good morning. (1 more waits)"),
        (Look("speaking", 0, Part(0, 13), text=TEXT, queued=3), TEXT, "3 more wait"),
        (Look("waiting", text=TEXT), "", "Its sound is being made."),
        (Look("waiting", text=TEXT), TEXT, "Into the call: Cable"),
        (Look("paused", text=TEXT), "", "Paused."),
        (Look(), "", "Into the call: Cable"),
    ],
)
def test_then_what_sounds_here_unless_the_line_shows_it(here: Look, line: str, said: str) -> None:
    assert words(None, Look(), here, line) == said


def test_a_model_that_loads_says_how_far_it_is() -> None:
    assert words(None, Look(), Look(), "", LOADING) == "The model is loading: 40 %."


def test_a_line_that_was_changed_before_what_sounds_does_not_show_it() -> None:
    assert is_in_line(SPEAKING, TEXT)
    assert not is_in_line(SPEAKING, "Good evening. How are you?")
    assert not is_in_line(Look("speaking", 0, Part(0, 0), text=TEXT), TEXT)
    assert not is_in_line(Look("speaking", 0, Part(0, 3)), TEXT)
