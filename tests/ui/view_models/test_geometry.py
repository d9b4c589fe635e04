"""Where cards and blocks are."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soundalike.ui.view_models.level_meter import HOLD_SECONDS, LOWEST_DB, LevelMeterModel, decibels, zone_of
from soundalike.ui.view_models.take_list import ListGeometry


def test_cards_follow_one_another_with_room_below_the_current_one() -> None:
    geometry = ListGeometry(3, 70, 8, current=1, extra=34)
    assert [geometry.top(index) for index in range(3)] == [0, 78, 198]
    assert geometry.row_top == 78 + 70 + 4
    assert geometry.total == 198 + 70
    assert ListGeometry(0, 70, 8).total == 0
    assert ListGeometry(3, 70, 8, current=2, extra=34).total == 3 * 70 + 2 * 8 + 8 + 34


@given(st.integers(0, 200), st.one_of(st.none(), st.integers(0, 199)), st.integers(0, 20_000), st.integers(1, 900))
def test_the_visible_ones_are_those_that_overlap(count: int, current: int | None, top: int, height: int) -> None:
    current = current if current is not None and current < count else None
    geometry = ListGeometry(count, 70, 8, current, 34)
    seen = [
        index
        for index in range(count)
        if geometry.top(index) < top + height and geometry.top(index) + geometry.height > top
    ]
    assert list(geometry.visible(top, height)) == seen


@given(st.integers(1, 200), st.data(), st.integers(0, 20_000), st.integers(200, 900))
def test_scrolling_shows_the_card_and_moves_no_more_than_needed(
    count: int, data: st.DataObject, top: int, height: int
) -> None:
    index = data.draw(st.integers(0, count - 1))
    geometry = ListGeometry(count, 70, 8, index, 34)
    target = geometry.scroll_to(index, top, height)
    begin = geometry.top(index)
    assert target <= begin
    assert begin + geometry.height <= target + height
    if top <= begin and begin + geometry.height + geometry.extra + geometry.gap <= top + height:
        assert target == top


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
