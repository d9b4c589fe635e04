"""Bars, times and the region that a voice is made from."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soundalike.ui.view_models.waveform import (
    LONGEST_REGION,
    SHORTEST_REGION,
    Handle,
    Region,
    bar_heights,
    bars_in,
    clock,
    snapped,
)


def test_a_bar_is_the_loudest_under_it() -> None:
    assert bar_heights(bytes([0, 100, 50, 200]), 2) == (0.5, 1.0)
    assert bar_heights(bytes([10]), 3) == (1.0, 1.0, 1.0)
    assert bar_heights(b"", 3) == (0.0, 0.0, 0.0)
    assert bar_heights(bytes(4), 2) == (0.0, 0.0)
    assert bar_heights(b"abc", 0) == ()


@given(st.binary(max_size=400), st.integers(1, 300))
def test_bars_are_as_many_as_asked_for_and_within_bounds(peaks: bytes, bars: int) -> None:
    heights = bar_heights(peaks, bars)
    assert len(heights) == bars
    assert all(0.0 <= height <= 1.0 for height in heights)


def test_as_many_bars_as_fit() -> None:
    assert [bars_in(width, 3, 2) for width in (0, 3, 7, 8, 100)] == [0, 1, 1, 2, 20]


def test_places_are_whole_device_pixels() -> None:
    assert snapped(1.3, 1.0) == 1.0
    assert snapped(1.3, 2.0) == 1.5


@pytest.mark.parametrize(
    ("seconds", "tenths", "whole"),
    [
        (0, "0:00.0", "0:00"),
        (5.44, "0:05.4", "0:05"),
        (59.96, "1:00.0", "1:00"),
        (61, "1:01.0", "1:01"),
        (-1, "0:00.0", "0:00"),
    ],
)
def test_times(seconds: float, tenths: str, whole: str) -> None:
    assert (clock(seconds), clock(seconds, tenths=False)) == (tenths, whole)


@given(
    st.sampled_from(["start", "end", "whole"]),
    st.lists(st.floats(-30, 30), max_size=6),
    st.floats(0.5, 120),
)
def test_a_region_never_leaves_its_limits(handle: Handle, moves: list[float], total: float) -> None:
    region = Region(0.0, min(total, 10.0), total)
    for by in moves:
        before, region = region, region.moved(handle, by)
        assert -1e-9 <= region.start <= region.end <= total + 1e-9
        assert region.seconds >= min(SHORTEST_REGION, total) - 1e-6
        assert region.seconds <= LONGEST_REGION + 1e-6
        if handle == "whole":
            assert region.seconds == pytest.approx(before.seconds)
