"""A task tells how far it is, can be stopped, and whatever comes of it is told on the main thread."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from soundalike.errors import MissingError
from soundalike.ui.view_models.progress import ProgressFacts
from soundalike.ui.workers.tasks import Task, Tasks, sentence_of


@pytest.fixture
def tasks() -> Iterator[Tasks]:
    made = Tasks()
    yield made
    assert made.close()


def until_stopped(task: Task) -> None:
    """Works until it is stopped."""
    for _ in range(2000):
        task.report(None)
        threading.Event().wait(0.01)


def test_progress_and_result_come_on_the_main_thread(tasks: Tasks, qtbot: QtBot) -> None:
    seen: list[tuple[ProgressFacts, bool]] = []
    results: list[int] = []
    here = threading.main_thread()
    tasks.progressed.connect(lambda _task, facts: seen.append((facts, threading.current_thread() is here)))

    def work(task: Task) -> int:
        assert threading.current_thread() is not here
        task.report(0.5, "half of it")
        return 7

    task = tasks.run("Counting", work, results.append)
    assert seen == [(ProgressFacts("Counting"), True)], "shown at once, before anything was done"
    qtbot.waitUntil(lambda: results == [7])
    assert seen[1:] == [(ProgressFacts("Counting", "half of it", 0.5), True)]
    assert task not in tasks.running


@pytest.mark.parametrize("error", [MissingError("It isn't there."), RuntimeError("oh"), MemoryError()])
def test_whatever_is_raised_is_told_in_a_sentence(tasks: Tasks, qtbot: QtBot, error: Exception) -> None:
    """Case GUI-03."""
    said: list[str] = []
    ended: list[Task] = []

    def fail(_task: Task) -> None:
        raise error

    tasks.failed.connect(lambda _task, sentence: said.append(sentence))
    tasks.ended.connect(ended.append)
    tasks.run("Failing", fail)
    tasks.run("Failing", fail, None, said.append)
    qtbot.waitUntil(lambda: len(said) == 2)
    assert said == [sentence_of(error)] * 2
    assert len(ended) == 2
    assert said[0].endswith(".")
    assert "Traceback" not in said[0]


def test_even_the_request_to_end_ends_only_the_task(tasks: Tasks, qtbot: QtBot) -> None:
    said: list[str] = []

    def leave(_task: Task) -> None:
        raise SystemExit(3)

    tasks.run("Leaving", leave, None, said.append)
    qtbot.waitUntil(lambda: bool(said))
    assert tasks.running == []


def test_stopping_ends_it_and_is_no_error(tasks: Tasks, qtbot: QtBot) -> None:
    told: list[object] = []
    cancelled: list[bool] = []
    tasks.failed.connect(lambda *said: told.append(said))
    task = tasks.run("Waiting", until_stopped, told.append, on_cancelled=lambda: cancelled.append(True))
    task.cancel()
    qtbot.waitUntil(lambda: cancelled == [True])
    assert told == []
    assert task.cancelled


def test_what_can_not_ask_itself_is_stopped_too(tasks: Tasks, qtbot: QtBot) -> None:
    stopped = threading.Event()
    results: list[bool] = []

    def work(task: Task) -> bool:
        task.on_cancel(stopped.set)
        return stopped.wait(20)

    task = tasks.run("A call into a library", work, results.append)
    task.cancel()
    qtbot.waitUntil(lambda: bool(results))
    assert results == [True]


def test_an_invisible_one_shows_no_progress(tasks: Tasks, qtbot: QtBot) -> None:
    seen: list[object] = []
    done: list[object] = []
    tasks.progressed.connect(lambda *facts: seen.append(facts))
    tasks.run("Quietly", lambda task: task.report(0.5), done.append, visible=False)
    qtbot.waitUntil(lambda: bool(done))
    assert seen == []


def test_closing_stops_all_and_tells_nothing(qtbot: QtBot) -> None:
    tasks = Tasks()
    told: list[object] = []
    for _ in range(3):
        tasks.run("Waiting", until_stopped, told.append, told.append, on_cancelled=lambda: told.append("cancelled"))
    assert tasks.close()
    qtbot.wait(20)
    assert told == []
    assert tasks.running == []
    assert "Waiting" not in {thread.name for thread in threading.enumerate()}


def test_one_that_hangs_is_said_at_closing() -> None:
    tasks = Tasks()
    goes = threading.Event()
    tasks.run("Hanging", lambda _task: goes.wait(20))
    thread = next(one for one in threading.enumerate() if one.name == "Hanging")
    assert not tasks.close(seconds=0.05)
    goes.set()
    thread.join(20)


def test_the_log_has_the_traceback_of_an_error_that_is_not_ours(caplog: pytest.LogCaptureFixture) -> None:
    assert sentence_of(MissingError("Ours.")) == "Ours."
    assert not caplog.records
    assert "KeyError" in sentence_of(KeyError())
    assert caplog.records[-1].exc_info is not None
