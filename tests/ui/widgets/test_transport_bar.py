"""The row under the text: buttons tell, sliders say their values, and what has no room is left out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.outputs import OutputChoice
from soundalike.ui.view_models.transport import TransportFacts
from soundalike.ui.widgets.transport_bar import TransportBar
from tests.ui.widgets.conftest import Show


@pytest.fixture
def bar(theme: Theme, show: Show) -> Iterator[TransportBar]:
    host = QWidget()
    made = TransportBar(theme, lambda command: command, "Ctrl+Return", host)
    made.resize(1000, 60)
    show(host, 1000, 60)
    yield made
    host.close()


def test_every_button_tells(bar: TransportBar) -> None:
    told: list[str] = []
    bar.toggled.connect(lambda: told.append("toggled"))
    bar.stopped.connect(lambda: told.append("stopped"))
    bar.previous.connect(lambda: told.append("previous"))
    bar.next.connect(lambda: told.append("next"))
    bar.show_facts(TransportFacts("speaking"))
    for button in (bar.previous_button, bar.stop_button, bar.next_button):
        QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.keyClick(bar.speak_button, Qt.Key.Key_Return)
    QTest.keyClick(bar.speak_button, Qt.Key.Key_Space)
    assert told == ["previous", "stopped", "next", "toggled", "toggled"]


def test_stop_can_be_pressed_only_while_there_is_something_to_stop(bar: TransportBar) -> None:
    for state, can in (("idle", False), ("loading", False), ("queued", True), ("speaking", True), ("paused", True)):
        bar.show_facts(TransportFacts(state))  # type: ignore[arg-type]
        assert bar.stop_button.isEnabled() == can
        assert bar.speak_button.accessibleName() == bar.speak_button.text()
        assert bar.speak_button.accessibleDescription()


@pytest.mark.parametrize(
    ("percent", "words"), [(50, "0.5×"), (85, "0.85×"), (100, "1.0×"), (120, "1.2×"), (150, "1.5×")]
)
def test_the_speed_in_words(bar: TransportBar, percent: int, words: str) -> None:
    bar.speed.setValue(percent + 1)
    bar.speed.setValue(percent)
    assert bar.speed.accessibleDescription() == words
    assert bar._speed_value.text() == words


def test_at_little_width_the_wave_and_words_go_and_every_button_stays(bar: TransportBar) -> None:
    bar.show_sound(b"\x10\x40\x90", 2.0, 0.5)
    assert bar.waveform.isVisible()
    bar.resize(700, 60)
    assert not bar.waveform.isVisible()
    assert not bar._speed_words.isVisible()
    buttons = (bar.previous_button, bar.speak_button, bar.stop_button, bar.next_button, bar.output_button)
    assert all(button.isVisible() and bar.rect().contains(button.geometry()) for button in buttons)
    assert bar.speed.isVisible()
    assert bar.volume.isVisible()


def test_a_long_name_of_an_output_is_cut_and_the_whole_can_be_read(bar: TransportBar) -> None:
    name = "A headset with a very long name by a firm that likes long names"
    bar.show_outputs([OutputChoice("headset", name)], "headset")
    assert bar.output_button.text().endswith("…")
    assert bar.output_button.accessibleName() == f"Sound output: {name}"
    assert bar.output_button.toolTip() == f"Sound output: {name}"


def test_the_output_button_shows_that_a_menu_opens_and_has_room_for_its_words(bar: TransportBar) -> None:
    button = bar.output_button
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        button.setLayoutDirection(direction)
        button.resize(button.sizeHint())
        words, arrow = button.words_place(), button.arrow_place()
        assert words.width() >= button.fontMetrics().horizontalAdvance(button.text())
        assert not words.intersects(arrow)
        assert (arrow.left() > words.right()) == (direction is Qt.LayoutDirection.LeftToRight)
        picture = button.grab(arrow.toAlignedRect()).toImage()
        colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
        assert len(colours) > 1, "an arrow is drawn"


def test_words_that_need_more_room_send_the_sliders_beneath_the_buttons(bar: TransportBar, qtbot: QtBot) -> None:
    """The button's words change while the model is loaded."""
    bar.resize(600, 120)
    bar.show_facts(TransportFacts("idle"))
    qtbot.waitUntil(lambda: bar.volume.y() < bar.speak_button.geometry().bottom())
    bar.show_facts(TransportFacts("queued"))
    qtbot.waitUntil(lambda: bar.volume.y() > bar.speak_button.geometry().bottom())
    assert bar.speak_button.width() >= bar.speak_button.sizeHint().width()
    bar.show_facts(TransportFacts("speaking"))
    qtbot.waitUntil(lambda: bar.volume.y() < bar.speak_button.geometry().bottom())
