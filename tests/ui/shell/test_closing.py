"""Closed in the middle of anything, the window ends cleanly and leaves nothing half-written (case GUI-01)."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from soundalike.paths import Places
from soundalike.settings import Settings, Speaking
from soundalike.takes import TakeStore
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.workers.tasks import Task
from tests.ui.fake_wiring import FakeWiring

WORKERS = {"engine", "disk"}


def threads() -> set[str]:
    return {thread.name for thread in threading.enumerate()}


def test_while_the_model_loads(window: MainWindow, wiring: FakeWiring, qtbot: QtBot) -> None:
    wiring.hold_loading = threading.Event()
    window.surroundings.services.load_model()
    qtbot.waitUntil(lambda: window.status.facts.state == "loading")
    window.close()
    assert not threads() & WORKERS
    assert wiring.conductor.calls[-1] == "close"


def test_while_tasks_run(window: MainWindow) -> None:
    def forever(task: Task) -> None:
        while True:
            task.check()
            time.sleep(0.005)

    for number in range(3):
        window.surroundings.tasks.run(f"A task {number}", forever)
    window.close()
    assert not [name for name in threads() if name.startswith("A task")]


def test_right_after_it_was_shown(home: Places, wiring: FakeWiring, qtbot: QtBot) -> None:
    from soundalike.ui.shell.window import make_window  # noqa: PLC0415

    for _ in range(3):
        made = make_window(home, wiring.wiring())
        qtbot.addWidget(made)
        made.show()
        made.start_services()
        qtbot.wait(1)
        made.close()
        assert not threads() & WORKERS


def test_what_was_typed_last_is_kept(window: MainWindow, home: Places, qtbot: QtBot) -> None:
    editor = window.page("speak").view.panel.editor  # type: ignore[attr-defined]
    editor.insertPlainText("The very last word")
    window.close()
    with TakeStore.open(home) as store:
        latest = store.documents.latest()
    assert latest is not None
    assert latest.text == "The very last word"


def test_settings_are_kept(window: MainWindow, home: Places) -> None:
    window.page("speak").view.transport.speed.setValue(85)  # type: ignore[attr-defined]
    window.close()
    assert Settings.load(home.config_file)[Speaking].speed == 0.85


def test_the_signal_that_it_has_ended_comes_once_and_last(window: MainWindow) -> None:
    alive: list[set[str]] = []
    window.closed.connect(lambda: alive.append(threads() & WORKERS))
    window.close()
    window.close()
    assert alive == [set()]


def test_while_a_text_is_opened(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "book.txt"
    file.write_text("A long book. " * 1000, encoding="utf-8")
    reading = threading.Event()
    read = window.page("speak").texts  # type: ignore[attr-defined]

    def slowly(_path: Path, task: Task) -> str:
        reading.set()
        while True:
            task.report(0.5)
            time.sleep(0.005)

    monkeypatch.setattr("soundalike.ui.pages.speak.texts.read_text", slowly)
    read.open_file(str(file))
    assert reading.wait(20)
    window.close()
    assert not [name for name in threads() if name.startswith("Opening")]
