"""Small parts: what they show fits, can be read aloud and used by keyboard."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from soundalike.settings import Appearance, Settings
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.verdict import Verdict
from soundalike.ui.widgets.avatar import Avatar
from soundalike.ui.widgets.buttons import IconButton, RoundButton, TextButton
from soundalike.ui.widgets.flow_layout import FlowLayout
from soundalike.ui.widgets.info_card import InfoCard
from soundalike.ui.widgets.labels import ElidedLabel
from soundalike.ui.widgets.level_meter import BLOCKS, LevelMeter
from soundalike.ui.widgets.segmented import Segmented
from soundalike.ui.widgets.step_list import StepList
from soundalike.ui.widgets.switch import Switch
from soundalike.ui.widgets.verdict_tile import VerdictTile
from tests.ui.widgets.conftest import Show


def test_a_switch_is_pressed_by_mouse_anywhere_and_by_space(theme: Theme, show: Show) -> None:
    switch = Switch(theme, "Speak as I type")
    show(switch, 300, 30)
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=switch.rect().center())
    assert switch.isChecked()
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert not switch.isChecked()
    assert switch.sizeHint().width() > switch.fontMetrics().horizontalAdvance(switch.text())


def test_one_of_a_few(theme: Theme, show: Show) -> None:
    segmented = Segmented(theme, (("a", "One"), ("b", "Two"), ("c", "Three")), "Which")
    show(segmented, 300, 34)
    told: list[str] = []
    segmented.changed.connect(told.append)
    segmented.choose("c")
    assert (segmented.chosen, told) == ("c", [])
    segmented.enable("b", False, "There is none.")
    segmented.choose("a")
    button = segmented._group.button(1)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (segmented.chosen, told) == ("a", [])
    assert button.toolTip() == "There is none."
    QTest.mouseClick(segmented._group.button(2), Qt.MouseButton.LeftButton)
    assert told == ["c"]
    names = [one.accessibleName() for one in segmented._group.buttons()]
    assert names == ["One", "Two", "Three"]


def test_a_click_leaves_the_keyboard_where_it_is(theme: Theme, show: Show, qtbot: QtBot) -> None:
    host = QWidget()
    line = QLineEdit()
    buttons = [TextButton(theme, "Words"), IconButton(theme, "undo", "Undo"), RoundButton(theme, "Play")]
    layout = QVBoxLayout(host)
    for widget in (line, *buttons):
        layout.addWidget(widget)
    show(host, 200, 200)
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    for button in buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert line.hasFocus()
        assert button.accessibleName() or button.text()


def test_words_without_room_end_in_dots_and_are_the_tooltip(show: Show) -> None:
    label = ElidedLabel("A rather long sentence that has no room here")
    show(label, 60, 20)
    label.grab()
    assert label.shown().endswith("…")
    assert label.toolTip() == label.text()
    label.resize(600, 20)
    label.grab()
    assert label.shown() == label.text()
    assert label.toolTip() == ""


def test_lines_break_where_there_is_no_room(show: Show) -> None:
    host = QWidget()
    layout = FlowLayout(8, host)
    buttons = [QPushButton(f"Button {number}") for number in range(6)]
    for button in buttons:
        button.setFixedSize(100, 30)
        layout.addWidget(button)
    show(host, 330, 200)
    layout.setGeometry(QRect(0, 0, 330, 200))
    assert [(button.x(), button.y()) for button in buttons[:4]] == [(0, 0), (108, 0), (216, 0), (0, 38)]
    assert layout.heightForWidth(330) == 68
    assert layout.heightForWidth(1000) == 30
    assert layout.heightForWidth(50) == 6 * 30 + 5 * 8


def test_the_level_can_be_read_aloud_and_lies_inside(theme: Theme, show: Show) -> None:
    meter = LevelMeter(theme, "Microphone")
    show(meter, 300, 20)
    meter.feed(0.1, 1.0)
    assert (meter.value(), meter.accessibleDescription()) == (-20, "-20 dB, good")
    blocks = meter.blocks()
    assert len(blocks) == BLOCKS
    assert blocks[0].left() == 0
    assert round(blocks[-1].right()) == 300
    meter.grab()


def test_steps_fit_at_any_width(theme: Theme, show: Show) -> None:
    steps = StepList(theme, ("Consent", "Record", "Choose", "Clean up", "Meet"))
    show(steps, 800, 40)
    steps.show_step(2)
    assert steps.accessibleName() == "Step 3 of 5: Choose"
    for width in (800, 420, 200):
        steps.resize(width, 40)
        places = steps.places()
        assert all(place[1].right() <= following[0].left() for place, following in pairwise(places))
        assert places[2][1].width() > 0, "the current one has its name always"
        steps.grab()


def test_a_finding_says_all_in_words(theme: Theme, show: Show) -> None:
    tile = VerdictTile(theme, Verdict("Length", "12.2 s of speech. Ten to fifteen is best.", "good"))
    show(tile, 300, 80)
    assert tile.accessibleName() == "Length, good"
    tile.show_verdict(Verdict("Noise", "It hums.", "warning"))
    assert (tile.accessibleName(), tile.accessibleDescription()) == ("Noise, could be better", "It hums.")


def test_a_card_and_a_face_say_what_they_are(theme: Theme, show: Show) -> None:
    card = InfoCard(theme, "models", "Heading", "A sentence.", "Do it")
    show(card, 300, 200)
    told: list[bool] = []
    card.chosen.connect(lambda: told.append(True))
    button = card.findChild(TextButton)
    assert button is not None
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert told == [True]
    card.say("Another.")
    assert card.accessibleDescription() == "Another."
    face = Avatar(theme)
    show(face, 40, 40)
    face.show_voice("Zoë", "1")
    assert face.accessibleName() == "Zoë"
    face.grab()


def test_everything_is_drawn_anew_in_another_look(theme: Theme, settings: Settings, show: Show) -> None:
    switch = Switch(theme, "On")
    switch.setChecked(True)
    show(switch, 100, 30)
    switch.clearFocus()
    light = switch.grab().toImage()
    settings.set(Appearance("dark"))
    dark = switch.grab().toImage()
    assert light != dark
