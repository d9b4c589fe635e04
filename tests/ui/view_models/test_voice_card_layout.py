"""The parts of a card lie inside it and beside each other, at any text size."""

from __future__ import annotations

import itertools

import pytest

from soundalike.ui.view_models.voice_card_layout import Place, card_height, card_layout, columns

NUMBERS = [(20.0, 16.0, 30.0), (40.0, 32.0, 60.0), (15.0, 12.0, 23.0)]


@pytest.mark.parametrize(("line", "small", "button"), NUMBERS)
@pytest.mark.parametrize("width", [268.0, 310.0, 500.0])
def test_nothing_sticks_out_and_nothing_overlaps(width: float, line: float, small: float, button: float) -> None:
    layout = card_layout(width, line, small, button, 16)
    height = card_height(line, small, button, 16)
    places = vars(layout)
    for place in places.values():
        assert place.x >= 0
        assert place.y >= 0
        assert place.x + place.width <= width
        assert place.y + place.height <= height
    for one, other in itertools.combinations(places.values(), 2):
        assert not overlaps(one, other)


def overlaps(one: Place, other: Place) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def test_what_can_be_pressed_is_found_where_it_is_drawn() -> None:
    layout = card_layout(310, 20, 16, 30, 16)
    for part in ("play", "star", "more"):
        place: Place = getattr(layout, part)
        assert layout.part_at(place.x + place.width / 2, place.y + place.height / 2) == part
    assert layout.part_at(layout.name.x + 1, layout.name.y + 1) is None


@pytest.mark.parametrize(("width", "percent", "count"), [(960, 100, 3), (660, 100, 2), (200, 100, 1), (960, 200, 1)])
def test_columns_follow_width_and_text_size(width: float, percent: int, count: int) -> None:
    assert columns(width, 16, percent) == count
