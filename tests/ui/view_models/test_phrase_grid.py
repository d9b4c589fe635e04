"""Tiles lie beside each other without touching, rows are as high as their tallest, and arrows and drops find places."""

from __future__ import annotations

import itertools

import pytest

from soundalike.ui.view_models.phrase_grid import (
    Step,
    columns,
    gap_at,
    marker,
    neighbour,
    place_after_move,
    places,
    rows,
    total_height,
)

HEIGHTS = [71.0, 71.0, 120.0, 80.0, 71.0, 71.0, 90.0]


@pytest.mark.parametrize(
    ("width", "percent", "count"),
    [(528, 100, 3), (400, 100, 2), (200, 100, 1), (528, 200, 1), (2000, 100, 3), (0, 100, 1)],
)
def test_three_columns_or_fewer(width: float, percent: int, count: int) -> None:
    assert columns(width, 12, percent) == count


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("side_by_side", [1, 2, 3])
def test_nothing_is_cut_and_nothing_overlaps(side_by_side: int, mirrored: bool) -> None:
    found = places(HEIGHTS, 528, 12, side_by_side, mirrored=mirrored)
    for place, height in zip(found, HEIGHTS, strict=True):
        assert place.height >= height
        assert place.x >= 0
        assert place.x + place.width <= 528
    for one, other in itertools.combinations(found, 2):
        beside = one.x + one.width + 12 <= other.x or other.x + other.width + 12 <= one.x
        below = one.y + one.height + 12 <= other.y or other.y + other.height + 12 <= one.y
        assert beside or below
    assert total_height(found) == max(place.y + place.height for place in found)


def test_tiles_of_a_row_are_equally_high_and_begin_where_reading_does() -> None:
    found = places(HEIGHTS, 528, 12, 3, mirrored=False)
    assert [place.height for place in found] == [120, 120, 120, 80, 80, 80, 90]
    assert [place.x for place in found[:4]] == [0, 180, 360, 0]
    assert [place.x for place in places(HEIGHTS, 528, 12, 3, mirrored=True)[:4]] == [360, 180, 0, 360]


def test_rows_hold_all_in_order() -> None:
    assert [list(row) for row in rows(7, 3)] == [[0, 1, 2], [3, 4, 5], [6]]
    assert rows(0, 3) == []


@pytest.mark.parametrize(
    ("at", "step", "to"),
    [
        (0, "before", 0),
        (2, "after", 3),
        (1, "down", 4),
        (4, "down", 6),
        (6, "down", 6),
        (4, "up", 1),
        (1, "up", 1),
        (6, "after", 6),
        (5, "first", 0),
        (0, "last", 6),
    ],
)
def test_arrows_lead_to_neighbours(at: int, step: Step, to: int) -> None:
    assert neighbour(at, step, 3, 7) == to


@pytest.mark.parametrize("mirrored", [False, True])
def test_what_is_dropped_on_a_half_of_a_tile_lies_on_that_side(mirrored: bool) -> None:
    found = places(HEIGHTS, 528, 12, 3, mirrored=mirrored)
    for at, place in enumerate(found):
        left = gap_at(found, place.x + 1, place.y + 1, mirrored=mirrored)
        right = gap_at(found, place.x + place.width - 1, place.y + 1, mirrored=mirrored)
        assert (left, right) == ((at + 1, at) if mirrored else (at, at + 1))
    assert gap_at(found, 264, 10_000, mirrored=mirrored) == 7
    assert gap_at([], 0, 0, mirrored=mirrored) == 0


def test_a_move_into_the_gaps_beside_a_tile_leaves_it_where_it_is() -> None:
    assert [place_after_move(2, gap) for gap in range(6)] == [0, 1, 2, 2, 3, 4]


@pytest.mark.parametrize("mirrored", [False, True])
def test_the_line_of_a_gap_touches_no_tile(mirrored: bool) -> None:
    found = places(HEIGHTS, 528, 12, 3, mirrored=mirrored)
    for gap in range(len(found) + 1):
        line = marker(found, gap, 12, 4, mirrored=mirrored)
        in_row = [place for place in found if place.y == line.y]
        assert in_row
        assert all(line.x + line.width <= place.x or line.x >= place.x + place.width for place in in_row)
