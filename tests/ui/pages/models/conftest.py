"""The Models page over a hub on this machine that misbehaves when it is told to, and a model small enough to fetch."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from soundalike.ui.pages.models.page import ModelsPage
from soundalike.ui.services.model_parts import ModelParts
from soundalike.ui.shell.main_window import MainWindow
from tests.cli.hub_program import ENTRY, SHORT, move_to_trash_beside
from tests.models.downloads.flaky_hub import FlakyHub
from tests.ui.fake_wiring import PROCESSOR, FakeWiring

Settle = Callable[[], None]


@pytest.fixture
def hub(official: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FlakyHub]:
    """A hub that HF_ENDPOINT names."""
    with FlakyHub({path.name: path.read_bytes() for path in official.iterdir()}) as running:
        monkeypatch.setenv("HF_ENDPOINT", running.endpoint)
        yield running
    for thread in threading.enumerate():
        if "process_request_thread" in thread.name:  # an answer that stood still and was let go just now
            thread.join(60)


@pytest.fixture
def wiring() -> FakeWiring:
    made = FakeWiring()
    made.models = ModelParts(lambda: (ENTRY,), lambda: PROCESSOR, move_to_trash_beside, SHORT)
    return made


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> ModelsPage:
    window.go_to("models")
    shown = window.page("models")
    assert isinstance(shown, ModelsPage)
    qtbot.waitUntil(lambda: bool(shown.rows))
    return shown


@pytest.fixture
def settle(window: MainWindow, qtbot: QtBot) -> Settle:
    """Waits until all that was asked for was done."""
    services = window.surroundings.services

    def wait() -> None:
        qtbot.waitUntil(lambda: services.models.lane.idle and not window.surroundings.tasks.running, timeout=60_000)

    return wait
