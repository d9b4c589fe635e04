"""Levels, their zones, and the peak that is held."""

from __future__ import annotations

import math

import pytest

from soundalike.ui.view_models.level_meter import HOLD_SECONDS, LOWEST_DB, LevelMeterModel, decibels, zone_of


@pytest.mark.parametrize(
    ("level", "db", "zone"),
    [
        (0.0, LOWEST_DB, "quiet"),
        (1.0, 0.0, "clipping"),
        (0.5, -6.02, "loud"),
        (0.1, -20.0, "good"),
        (1e-9, LOWEST_DB, "quiet"),
    ],
)
def test_levels_in_decibels(level: float, db: float, zone: str) -> None:
    assert decibels(level) == pytest.approx(db, abs=0.01)
    assert zone_of(decibels(level)) == zone


def test_the_highest_level_is_held_for_a_while() -> None:
    meter = LevelMeterModel()
    meter.feed(0.5, 0.0)
    meter.feed(0.01, 0.5)
    assert (round(meter.level_db), round(meter.held_db)) == (-40, -6)
    meter.feed(0.01, HOLD_SECONDS + 0.1)
    assert round(meter.held_db) == -40
    assert meter.words == "-40 dB, too quiet"


def test_a_level_that_is_no_number_is_silence() -> None:
    meter = LevelMeterModel()
    meter.feed(math.nan, 0.0)
    assert meter.level_db == LOWEST_DB
    assert not any(lit for _, lit in meter.blocks(29))
    meter.feed(1.0, 0.1)
    assert all(lit for _, lit in meter.blocks(29))
    assert meter.held_block(29) == 28
