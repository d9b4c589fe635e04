"""Where cards are in a list of any length."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

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
