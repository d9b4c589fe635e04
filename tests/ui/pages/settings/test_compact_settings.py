"""The compact window's settings change it at once, and are kept."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from soundalike.settings import Compact
from soundalike.ui.pages.settings.compact import CompactSettings
from soundalike.ui.pages.settings.page import SettingsPage
from soundalike.ui.shell.main_window import MainWindow
from tests.ui.fake_wiring import SPEAKERS, FakeWiring


@pytest.fixture
def form(window: MainWindow, qtbot: QtBot) -> CompactSettings:
    window.go_to("settings")
    page = window.page("settings")
    assert isinstance(page, SettingsPage)
    qtbot.waitUntil(lambda: page.compact.output.count() > 1)
    return page.compact


def compact(window: MainWindow) -> Compact:
    return window.surroundings.settings[Compact]


@pytest.mark.parametrize(
    ("switch", "name"), [("clear", "clear_after"), ("phrases", "phrases"), ("keyboard", "keyboard")]
)
def test_each_switch_switches(form: CompactSettings, window: MainWindow, switch: str, name: str) -> None:
    before = getattr(compact(window), name)
    button = getattr(form, switch)
    assert button.isChecked() == before
    button.click()
    assert getattr(compact(window), name) != before
    settings = window.surroundings.settings
    settings.set(replace(settings[Compact], **{name: before}))
    assert button.isChecked() == before


def test_what_becomes_of_the_next_line_is_chosen(form: CompactSettings, window: MainWindow) -> None:
    box = form.while_speaking
    assert box.currentData() == "queue"
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert compact(window).while_speaking == "replace"


def test_an_output_of_its_own_is_chosen_and_named(form: CompactSettings, window: MainWindow) -> None:
    box = form.output
    assert [box.itemText(row) for row in range(box.count())] == [
        "The output of the main window",
        "Loudspeakers",
        "A headset",
    ]
    box.setCurrentIndex(2)
    box.activated.emit(2)
    assert (compact(window).device, compact(window).device_words) == ("headset", "A headset")


def test_one_that_is_gone_stays_chosen(
    form: CompactSettings, window: MainWindow, wiring: FakeWiring, qtbot: QtBot
) -> None:
    settings = window.surroundings.settings
    settings.set(replace(settings[Compact], device="headset", device_words="A headset"))
    wiring.outputs = (SPEAKERS,)
    form.refresh()
    qtbot.waitUntil(lambda: form.output.currentText() == "A headset (isn't there)")
    form.output.activated.emit(form.output.currentIndex())
    assert compact(window).device_words == "A headset"
