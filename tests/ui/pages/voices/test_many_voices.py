"""A library of 3,000 voices opens and scrolls while the window goes on answering."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soundalike.paths import Places
from soundalike.ui.pages.voices.page import VoicesPage
from soundalike.ui.services.voice_extras import VoiceExtras
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.window import make_window
from soundalike.ui.workers.heartbeat import Heartbeat
from soundalike.voices.entry import VoiceEntry
from tests.ui.fake_wiring import FakeWiring

MANY = 3000
LONGEST_WAIT = 10 * 0.05
"""Seconds: ten times what is aimed at, since other programs use this machine too."""


def entries(folder: Path) -> list[VoiceEntry]:
    made = VoiceEntry(folder, None, "", "", variant="t3_turbo", origin="recorded", created="2026-11-14T10:00:00+00:00")
    return [
        replace(made, path=folder / f"Voice {number}.voice.gguf", id=f"id-{number}", name=f"Voice {number}")
        for number in range(MANY)
    ]


class ManyVoices:
    """A library that only lists."""

    cache = None

    def __init__(self, folder: Path) -> None:
        self._entries = entries(folder)

    def entries(self) -> list[VoiceEntry]:
        return list(self._entries)


@pytest.fixture
def page(qtbot: QtBot, home: Places, window_of_many: MainWindow) -> VoicesPage:
    window_of_many.go_to("voices")
    shown = window_of_many.page("voices")
    assert isinstance(shown, VoicesPage)
    return shown


@pytest.fixture
def window_of_many(qtbot: QtBot, home: Places) -> MainWindow:
    wiring = FakeWiring().wiring()
    parts = replace(wiring.voices, open_library=lambda places: ManyVoices(places.voices_dir))  # type: ignore[arg-type,return-value]
    made = make_window(home, replace(wiring, voices=parts))
    qtbot.addWidget(made, before_close_func=lambda window: window.close())
    made.resize(1180, 728)
    made.show()
    made.start_services()
    qtbot.waitUntil(lambda: made.surroundings.services.voices.listed)
    return made


def test_only_the_cards_that_are_seen_are_asked_for(page: VoicesPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: len(page.grid.shown) == MANY)
    asked: set[str] = set()
    page.grid.delegate._extras = lambda card: asked.add(card.key) or VoiceExtras()  # type: ignore[func-returns-value]
    page.grab()
    assert 6 <= len(asked) <= 24


def test_it_opens_scrolls_and_is_searched_without_a_wait(page: VoicesPage, qtbot: QtBot) -> None:
    heartbeat = Heartbeat(page)
    heartbeat.start()
    page._shelf_changed()
    page.repaint()
    QTest.qWait(30)
    bar = page.grid.verticalScrollBar()
    for step in range(1, 41):
        bar.setValue(bar.maximum() * step // 40)
        page.repaint()
        QTest.qWait(5)
    page.search.setText("voice 29")
    found = sum("29" in str(number) for number in range(MANY))
    qtbot.waitUntil(lambda: len(page.grid.shown) == found)
    waited = heartbeat.stop()
    assert heartbeat.beats > 40
    assert waited < LONGEST_WAIT


def test_the_last_voice_is_reached_by_keys(page: VoicesPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: len(page.grid.shown) == MANY)
    page.grid.go_to("id-2999")
    assert page.grid.current_key == "id-2999"
    assert page.grid.visualRect(page.grid.currentIndex()).intersects(page.grid.viewport().rect())
