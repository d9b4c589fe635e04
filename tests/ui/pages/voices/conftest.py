"""The Voices page of a window over stand-ins, with a library of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from soundalike.paths import Places
from soundalike.ui.pages.voices.page import VoicesPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.voices import Library
from tests.voices.made_voices import details, features, tone

NAMES = ("Ada", "Bram", "Cleo")
Settle = Callable[[], None]


@pytest.fixture
def library(home: Places) -> Library:
    """Three voices of the person's own; Ada has a clip."""
    made = Library(home.voices_dir, None, home.voice_copies_dir)
    for number, name in enumerate(NAMES):
        made.add(details(name), features(number), tone() if number == 0 else None)
    return made


@pytest.fixture
def page(library: Library, window: MainWindow, qtbot: QtBot) -> VoicesPage:
    window.go_to("voices")
    shown = window.page("voices")
    assert isinstance(shown, VoicesPage)
    qtbot.waitUntil(lambda: len(shown.grid.shown) == 8)
    return shown


@pytest.fixture
def settle(window: MainWindow, qtbot: QtBot) -> Settle:
    """Waits until all that was asked for was done."""
    services = window.surroundings.services

    def wait() -> None:
        qtbot.waitUntil(
            lambda: services.voices.lane.idle and services.disk.idle and not window.surroundings.tasks.running
        )

    return wait
