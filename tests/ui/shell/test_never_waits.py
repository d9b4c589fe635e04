"""Whatever takes its time is done beside the window: it answers all the while (case GUI-05)."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from soundalike.errors import MissingError
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.workers.heartbeat import Heartbeat
from tests.ui.fake_wiring import FakeWiring

WORK_SECONDS = 2.5
HANG_SECONDS = 2.0
"""Ten times what the case allows: a guard against waiting on the main thread, no measurement."""


def busy(*_arguments: object, **_named: object) -> None:
    time.sleep(WORK_SECONDS)
    raise MissingError("It took its time.")


def test_it_answers_while_all_kinds_of_work_are_done(
    window: MainWindow, wiring: FakeWiring, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heart = Heartbeat()
    heart.start()
    services = window.surroundings.services
    wiring.hold_loading = threading.Event()
    monkeypatch.setattr("soundalike.ui.pages.speak.texts.read_text", busy)
    services.load_model()
    window.page("speak").texts.open_file(str(tmp_path / "a.txt"))  # type: ignore[attr-defined]
    services.disk.run(busy)
    begun = time.monotonic()
    qtbot.waitUntil(lambda: len(window.toasts.shown()) >= 1, timeout=60_000)
    qtbot.waitUntil(lambda: services.disk.idle and not window.surroundings.tasks.running, timeout=60_000)
    assert time.monotonic() - begun >= WORK_SECONDS * 0.9, "the work was really done meanwhile"
    wiring.hold_loading.set()
    qtbot.waitUntil(lambda: services.status.state == "ready")
    assert heart.stop() < HANG_SECONDS
