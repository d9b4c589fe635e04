"""The click of scanning: short, quiet, and the system's own sign where there is no output."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from soundalike.errors import MissingError
from soundalike.ui.services.click_sound import LEVEL, SECONDS, ClickSound, click_samples
from soundalike.ui.services.clip_player import RATE
from tests.ui.wizard.mouth import CountingPlayer


def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30.0
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.002)


def test_it_is_short_quiet_and_begins_and_ends_in_silence() -> None:
    samples = click_samples()
    assert len(samples) == round(SECONDS * RATE)
    assert LEVEL / 3 < np.abs(samples).max() <= LEVEL
    assert samples[0] == 0
    assert abs(samples[-1]) < LEVEL / 50


def test_each_step_plays_it_on_the_output() -> None:
    sounder = CountingPlayer(speed=8.0)
    click = ClickSound(lambda: sounder)
    click.play()
    until(lambda: len(sounder.sound) == len(click_samples()))
    np.testing.assert_array_equal(sounder.sound, click_samples())
    click.close()


def test_without_an_output_the_system_gives_a_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    signs: list[bool] = []
    monkeypatch.setattr(QApplication, "beep", lambda: signs.append(True))

    def none() -> CountingPlayer:
        raise MissingError("There is no sound device to play on.")

    click = ClickSound(none)
    click.play()
    until(lambda: click._silent)
    click.play()
    assert signs == [True]
    click.output_changed()
    click.play()
    until(lambda: click._silent)
    assert signs == [True], "it was tried again"
    click.close()
