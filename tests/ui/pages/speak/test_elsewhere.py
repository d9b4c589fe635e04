"""What another window speaks is seen and stopped on the Speak page."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.services.conductor import Look, Part
from soundalike.ui.shell.main_window import MainWindow
from tests.ui.fake_wiring import FakeConductor


class Other:
    """Another window's speaker."""

    def __init__(self) -> None:
        self.now = Look("speaking", 0, Part(0, 5, peaks=bytes(range(100)), length=2.0), 0.5, text="Hello")

    def look(self) -> Look:
        return self.now

    def stop(self) -> None:
        self.now = Look()


@pytest.fixture
def other(window: MainWindow) -> Other:
    speaks = Other()
    window.surroundings.services.sounds_begin.emit(speaks)
    return speaks


def test_it_is_seen_in_the_transport_until_it_ends(page: SpeakPage, other: Other, qtbot: QtBot) -> None:
    transport = page.view.transport
    qtbot.waitUntil(lambda: transport.waveform.has_sound)
    assert transport.waveform.heard() / transport.waveform.width() == pytest.approx(0.25, abs=0.01)
    assert transport.stop_button.isEnabled()
    assert transport.speak_button.text() == "Speak"
    other.now = Look()
    qtbot.waitUntil(lambda: not transport.waveform.has_sound)
    assert not transport.stop_button.isEnabled()


def test_the_stop_button_stops_it(page: SpeakPage, other: Other, qtbot: QtBot) -> None:
    qtbot.waitUntil(page.view.transport.stop_button.isEnabled)
    page.view.transport.stop_button.click()
    assert other.now.state == "idle"


def test_escape_stops_it(page: SpeakPage, other: Other, window: MainWindow) -> None:
    window.commands.action("stop").trigger()
    assert other.now.state == "idle"


def test_what_this_page_speaks_itself_is_not_elsewhere(
    page: SpeakPage, conductor: FakeConductor, window: MainWindow
) -> None:
    page.view.panel.editor.insertPlainText("Good morning to you all.")
    page.controller.speak(0)
    conductor.sounds(0, 24)
    sounding = window.surroundings.services.sounding
    assert sounding.look_elsewhere(page.controller) == Look()
    look = sounding.look_elsewhere(None)
    assert (look.state, look.text) == ("speaking", "Good morning to you all.")
    page.elsewhere.stop()
    assert conductor.now.state == "speaking"
