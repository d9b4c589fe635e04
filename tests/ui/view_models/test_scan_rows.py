"""Rows from places."""

from __future__ import annotations

from soundalike.ui.view_models.scan_rows import Box, rows_by_place


def test_what_is_beside_each_other_is_a_row_in_the_direction_of_reading() -> None:
    boxes = [Box(200, 10, 50, 30), Box(10, 12, 50, 26), Box(10, 60, 300, 30), Box(100, 8, 40, 40)]
    assert rows_by_place(boxes) == [[1, 3, 0], [2]]
    assert rows_by_place(boxes, mirrored=True) == [[0, 3, 1], [2]]


def test_a_grid_comes_row_by_row() -> None:
    grid = [Box(column * 60, row * 40, 50, 30) for row in range(3) for column in range(4)]
    assert rows_by_place(grid) == [[row * 4 + column for column in range(4)] for row in range(3)]


def test_what_only_touches_is_below() -> None:
    assert rows_by_place([Box(0, 0, 50, 40), Box(60, 30, 50, 40)]) == [[0], [1]]


def test_nothing_has_no_rows() -> None:
    assert rows_by_place([]) == []
