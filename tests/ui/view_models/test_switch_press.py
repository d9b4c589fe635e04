"""A switch counts once for each press, whatever the hand does."""

from __future__ import annotations

import random

import pytest

from soundalike.ui.view_models.switch_press import SwitchPress


def test_without_holding_it_counts_at_once() -> None:
    switch = SwitchPress()
    assert switch.down(0)
    assert not switch.down(5), "it is down already"
    switch.up(10)
    assert switch.down(11)


def test_it_counts_once_it_was_held_and_then_only_once() -> None:
    switch = SwitchPress(hold=300)
    assert not switch.down(0)
    assert switch.due == 300
    assert not switch.tick(299)
    assert switch.tick(300)
    assert not switch.tick(900)
    switch.up(1000)
    assert not switch.down(1100)
    switch.up(1399)
    assert switch.due is None
    assert not switch.tick(1500), "let go too soon"


def test_bouncing_doesnt_count_again() -> None:
    switch = SwitchPress(again=200)
    assert switch.down(0)
    switch.up(50)
    for bounce in (60, 120, 200, 249):
        assert not switch.down(bounce)
        switch.up(bounce + 5)
    assert switch.down(600)


def test_a_tremor_that_goes_on_is_waited_out() -> None:
    switch = SwitchPress(again=200)
    assert switch.down(0)
    switch.up(10)
    for now in range(100, 2000, 150):
        assert not switch.down(now)
        switch.up(now + 20)
    assert switch.down(2200)


def test_a_switch_whose_letting_go_was_never_told_works_again() -> None:
    switch = SwitchPress()
    assert switch.down(0)
    switch.forget()
    assert switch.down(500)


@pytest.mark.parametrize("seed", range(20))
def test_steady_presses_all_count_whatever_bounces_between(seed: int) -> None:
    rng = random.Random(seed)
    switch = SwitchPress(hold=50, again=150)
    counted = 0
    for press in range(30):
        start = press * 1000.0
        counted += switch.down(start) + switch.tick(start + 60)
        now = start + 100 + rng.random() * 100
        switch.up(now)
        for _ in range(rng.randrange(4)):
            now += rng.random() * 100
            counted += switch.down(now)
            now += rng.random() * 20
            counted += switch.tick(now)
            switch.up(now)
    assert counted == 30
