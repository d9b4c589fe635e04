"""What is going on is seen at once, and can be stopped there."""

from __future__ import annotations

import threading

import pytest
from pytestqt.qtbot import QtBot

from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.task_strip import TaskStrip
from soundalike.ui.widgets.buttons import IconButton
from soundalike.ui.widgets.progress_row import ProgressRow, ThinBar
from soundalike.ui.workers.tasks import Task


@pytest.fixture
def strip(window: MainWindow) -> TaskStrip:
    return window._strip


def rows(strip: TaskStrip) -> list[ProgressRow]:
    return [row for row in strip.findChildren(ProgressRow) if not row.isHidden()]


def until_stopped(task: Task) -> None:
    for step in range(2000):
        task.report(step / 2000, f"step {step}")
        threading.Event().wait(0.01)


def test_a_task_has_its_row_from_its_start_to_its_end(window: MainWindow, strip: TaskStrip, qtbot: QtBot) -> None:
    assert not strip.isVisible()
    goes = threading.Event()

    def count(task: Task) -> None:
        task.report(0.5, "half of it")
        goes.wait(20)

    window.surroundings.tasks.run("Counting", count)
    (row,) = rows(strip)
    assert strip.isVisible()
    qtbot.waitUntil(lambda: row.accessibleName() == "Counting · 50 % · half of it")
    bar = row.findChild(ThinBar)
    assert bar is not None
    assert bar.value() == 50
    assert bar.filled().width() == pytest.approx(bar.width() / 2)
    goes.set()
    qtbot.waitUntil(lambda: not strip.isVisible())


def test_its_button_stops_it_and_that_is_no_error(window: MainWindow, strip: TaskStrip, qtbot: QtBot) -> None:
    window.surroundings.tasks.run("Counting", until_stopped)
    (row,) = rows(strip)
    button = row.findChild(IconButton)
    assert button is not None
    assert button.accessibleName() == "Cancel: Counting"
    button.click()
    qtbot.waitUntil(lambda: not strip.isVisible())
    assert window.toasts.shown() == []


def test_a_task_that_dies_is_told_and_its_row_goes(window: MainWindow, strip: TaskStrip, qtbot: QtBot) -> None:
    """Case GUI-03."""

    def die(_task: Task) -> None:
        raise RuntimeError("nobody thought of this")

    window.surroundings.tasks.run("Dying", die)
    qtbot.waitUntil(lambda: bool(window.toasts.shown()))
    assert "nobody thought of this" in window.toasts.shown()[0].facts.message
    qtbot.waitUntil(lambda: rows(strip) == [])


def test_several_have_a_row_each(window: MainWindow, strip: TaskStrip, qtbot: QtBot) -> None:
    tasks = [window.surroundings.tasks.run(f"Task {number}", until_stopped) for number in range(3)]
    qtbot.waitUntil(lambda: len(rows(strip)) == 3)
    tasks[1].cancel()
    qtbot.waitUntil(lambda: len(rows(strip)) == 2)
    assert strip.isVisible()
    for task in tasks:
        task.cancel()
    qtbot.waitUntil(lambda: not strip.isVisible())


def test_where_the_end_is_not_known_the_bar_wanders_and_rests_when_hidden(
    window: MainWindow, strip: TaskStrip, qtbot: QtBot
) -> None:
    goes = threading.Event()
    window.surroundings.tasks.run("Looking", lambda _task: goes.wait(20))
    (row,) = rows(strip)
    bar = row.findChild(ThinBar)
    assert bar is not None
    before = bar.filled()
    qtbot.waitUntil(lambda: bar.filled() != before)
    goes.set()
    qtbot.waitUntil(lambda: not strip.isVisible())
