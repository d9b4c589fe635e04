"""Dwelling, by a clock that the test turns."""

from __future__ import annotations

from soundalike.ui.view_models.dwelling import Dwell


def test_it_presses_once_after_the_time_and_not_again_until_it_was_left() -> None:
    dwell = Dwell(1000)
    assert not dwell.at("a", 0)
    assert not dwell.at("a", 999)
    assert dwell.at("a", 1000)
    assert not dwell.at("a", 9000)
    assert not dwell.at(None, 9100)
    assert not dwell.at("a", 9200)
    assert dwell.at("a", 10_200)


def test_moving_off_cancels() -> None:
    dwell = Dwell(1000)
    dwell.at("a", 0)
    assert not dwell.at("b", 900)
    assert not dwell.at("b", 1500)
    assert dwell.at("b", 1900)


def test_the_share_of_the_time_is_shown_until_it_is_pressed() -> None:
    dwell = Dwell(1000)
    assert dwell.share(500) == 0
    dwell.at("a", 0)
    assert dwell.share(250) == 0.25
    assert dwell.share(5000) == 1
    dwell.at("a", 1000)
    assert dwell.share(1200) == 0
    dwell.at(None, 1300)
    assert dwell.share(1400) == 0
