"""What is asked of a lane is done in order, off the main thread, and told on it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial

import pytest
import shiboken6
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from soundalike.errors import CancelledError, MissingError
from soundalike.ui.workers.lane import Lane


@pytest.fixture
def lane() -> Iterator[Lane]:
    made = Lane("a lane")
    yield made
    assert made.close()


def test_one_after_another_in_the_order_they_were_asked_for(lane: Lane, qtbot: QtBot) -> None:
    done: list[int] = []
    told: list[int] = []

    def note(number: int) -> int:
        done.append(number)
        return number

    for number in range(50):
        lane.run(partial(note, number), told.append)
    assert not lane.idle
    qtbot.waitUntil(lambda: lane.idle)
    assert done == told == list(range(50))


def test_it_works_elsewhere_and_tells_on_the_main_thread(lane: Lane, qtbot: QtBot) -> None:
    threads: list[threading.Thread] = []
    lane.run(threading.current_thread, lambda worker: threads.extend([worker, threading.current_thread()]))
    qtbot.waitUntil(lambda: bool(threads))
    assert threads[0].name == "a lane"
    assert threads[1] is threading.main_thread()


@pytest.mark.parametrize(
    ("error", "words"),
    [(MissingError("The disk is gone."), "The disk is gone."), (ZeroDivisionError("by zero"), "by zero")],
)
def test_an_error_is_told_and_the_next_is_done(lane: Lane, qtbot: QtBot, error: Exception, words: str) -> None:
    """Case GUI-03: the worker lives on."""
    said: list[str] = []
    done: list[int] = []

    def fail() -> None:
        raise error

    lane.failed.connect(said.append)
    lane.run(fail)
    lane.run(fail, None, lambda sentence: said.append(f"own: {sentence}"))
    lane.run(lambda: 1, done.append)
    qtbot.waitUntil(lambda: lane.idle)
    assert done == [1]
    assert len(said) == 2
    assert words in said[0]
    assert said[1] == f"own: {said[0]}"


def test_what_was_stopped_is_not_told_as_an_error(lane: Lane, qtbot: QtBot) -> None:
    told: list[object] = []

    def stop() -> None:
        raise CancelledError("Stopped.")

    lane.failed.connect(told.append)
    lane.run(stop, told.append)
    qtbot.waitUntil(lambda: lane.idle)
    assert told == []


def test_closing_does_what_was_asked_for_and_tells_nothing(qtbot: QtBot) -> None:
    lane = Lane("a lane")
    told: list[object] = []
    done: list[int] = []
    goes = threading.Event()
    lane.run(lambda: goes.wait(20), told.append)
    lane.run(lambda: done.append(1), told.append)
    goes.set()
    assert lane.close()
    lane.run(lambda: done.append(2))
    qtbot.wait(20)
    assert (done, told) == ([1], [])
    assert "a lane" not in {thread.name for thread in threading.enumerate()}


def test_one_that_hangs_is_said_at_closing() -> None:
    lane = Lane("a lane")
    goes = threading.Event()
    lane.run(lambda: goes.wait(20))
    thread = next(one for one in threading.enumerate() if one.name == "a lane")
    assert not lane.close(seconds=0.05)
    goes.set()
    thread.join(20)


def test_one_that_was_never_used_has_no_thread() -> None:
    assert Lane("unused").close()
    assert "unused" not in {thread.name for thread in threading.enumerate()}


def test_what_is_still_running_at_the_end_finds_the_lane_whole(qtbot: QtBot) -> None:
    """Its window is gone by then, and what came of it is told nobody; it must not be memory of something else."""
    window = QObject()
    lane = Lane("held up", window)
    go_on, ended = threading.Event(), threading.Event()

    def work() -> None:
        go_on.wait(10)
        lane._post.emit(lambda: None)
        ended.set()

    lane.run(work)
    assert not lane.close(0.05)
    shiboken6.delete(window)
    assert shiboken6.isValid(lane)
    go_on.set()
    assert ended.wait(10)
