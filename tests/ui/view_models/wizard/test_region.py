"""Where a part of a clip can be taken hold of, and where time is written."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soundalike.ui.view_models.waveform import LONGEST_REGION, SHORTEST_REGION, Region
from soundalike.ui.view_models.wizard.region import handle_at, marks, region_of


@pytest.mark.parametrize(
    ("x", "handle"), [(95.0, "start"), (108.0, "start"), (150.0, "whole"), (203.0, "end"), (50.0, None), (260.0, None)]
)
def test_the_nearer_handle_is_taken(x: float, handle: str | None) -> None:
    assert handle_at(Region(10.0, 20.0, 40.0), x, 400.0) == handle


def test_nothing_is_taken_where_there_is_nothing() -> None:
    assert handle_at(Region(0.0, 0.0, 0.0), 5.0, 400.0) is None


@given(
    st.lists(
        st.tuples(st.floats(0, 60), st.floats(0.1, 40)).map(lambda pair: (pair[0], pair[0] + pair[1])), max_size=4
    ),
    st.floats(0.5, 100),
)
def test_one_part_of_several_is_never_too_short_or_too_long(spans: list[tuple[float, float]], total: float) -> None:
    inside = [(start, min(end, total)) for start, end in spans if start < total]
    region = region_of(inside, total)
    assert min(SHORTEST_REGION, total) - 1e-9 <= region.seconds <= LONGEST_REGION + 1e-9
    assert region.start >= -1e-9
    assert region.end <= total + 1e-9


@pytest.mark.parametrize(("total", "width"), [(10.0, 800.0), (32.0, 800.0), (7200.0, 800.0), (32.0, 200.0)])
def test_times_dont_touch(total: float, width: float) -> None:
    found = marks(total, width)
    assert found[0] == 0
    assert found[-1] <= total
    assert all((later - earlier) / total * width >= 60 for earlier, later in itertools.pairwise(found))
    assert marks(0.0, width) == []
