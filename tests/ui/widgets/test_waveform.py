"""A sound as bars: on device pixels, with the heard part, moved in by mouse and key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.waveform import Waveform
from tests.ui.widgets.conftest import Show

PEAKS = bytes(range(0, 250, 2))


@pytest.fixture
def wave(theme: Theme, show: Show) -> Waveform:
    made = Waveform(theme, "Sound of this sentence")
    show(made, 200, 30)
    made.show_sound(PEAKS, 4.0)
    return made


def test_bars_lie_inside_on_whole_pixels(wave: Waveform) -> None:
    bars = wave.bars()
    assert len(bars) > 20
    assert all(bar.left() >= 0 and bar.right() <= 200 and bar.top() >= 0 and bar.bottom() <= 30 for bar in bars)
    assert all(bar.left() == round(bar.left()) and bar.top() == round(bar.top()) for bar in bars)
    heights = [bar.height() for bar in bars]
    assert heights == sorted(heights), "the sound grows"


def test_the_heard_part_is_drawn_in_the_accent(wave: Waveform, theme: Theme) -> None:
    wave.show_position(2.0)
    assert wave.heard() == 100
    wave.clearFocus()
    picture = wave.grab().toImage()
    accent = theme.colours.accent.lower()
    xs = {
        x for x in range(picture.width()) for y in range(picture.height()) if picture.pixelColor(x, y).name() == accent
    }
    assert xs
    assert max(xs) < picture.width() / 2 + 4


def test_a_click_and_keys_seek(wave: Waveform) -> None:
    sought: list[float] = []
    wave.sought.connect(sought.append)
    QTest.mouseClick(wave, Qt.MouseButton.LeftButton, pos=QPoint(50, 10))
    wave.show_position(1.0)
    QTest.keyClick(wave, Qt.Key.Key_Right)
    wave.show_position(1.1)
    QTest.keyClick(wave, Qt.Key.Key_PageUp)
    QTest.keyClick(wave, Qt.Key.Key_Home)
    assert sought == pytest.approx([1.0, 1.1, 2.1, 0.0])


def test_where_it_can_not_be_moved_in_nothing_is_told(wave: Waveform) -> None:
    sought: list[float] = []
    wave.sought.connect(sought.append)
    wave.set_seekable(False)
    QTest.mouseClick(wave, Qt.MouseButton.LeftButton, pos=QPoint(50, 10))
    QTest.keyClick(wave, Qt.Key.Key_Right)
    assert sought == []
    assert wave.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_its_place_can_be_read_aloud(wave: Waveform) -> None:
    assert wave.accessibleName() == "Sound of this sentence"
    assert wave.accessibleDescription() == "0:04.0"
    wave.show_position(1.5)
    assert wave.accessibleDescription() == "0:01.5 of 0:04.0"
    assert wave.value() == 15


def test_without_a_sound_it_is_empty(theme: Theme, show: Show) -> None:
    made = Waveform(theme, "Nothing")
    show(made)
    sought: list[float] = []
    made.sought.connect(sought.append)
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    assert sought == []
    assert not made.has_sound
    assert made.heard() == 0
