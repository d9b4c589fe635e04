from __future__ import annotations

import pytest

from soundalike.ui.view_models.window_place import (
    MOST_KEPT,
    Frame,
    Kept,
    first_place,
    fitted,
    read_places,
    screens_key,
    with_place,
    write_places,
)

LEFT = Frame(0, 0, 1920, 1050)
RIGHT = Frame(1920, 0, 1280, 1024)


def test_what_can_be_seen_stays_where_it_was() -> None:
    wanted = Frame(2000, 100, 560, 430)
    assert fitted(wanted, [LEFT, RIGHT]) == wanted


@pytest.mark.parametrize(
    ("wanted", "placed"),
    [
        (Frame(1800, 100, 560, 430), Frame(1920, 100, 560, 430)),
        (Frame(-300, -80, 560, 430), Frame(0, 0, 560, 430)),
        (Frame(5000, 5000, 560, 430), Frame(2640, 594, 560, 430)),
        (Frame(100, 100, 4000, 3000), Frame(0, 0, 1920, 1050)),
    ],
)
def test_what_can_not_is_put_where_it_can(wanted: Frame, placed: Frame) -> None:
    assert fitted(wanted, [LEFT, RIGHT]) == placed


def test_a_screen_that_is_gone_takes_nothing_along() -> None:
    assert fitted(Frame(2600, 500, 560, 430), [LEFT]) == Frame(1360, 500, 560, 430)


def test_at_first_it_is_out_of_the_way() -> None:
    place = first_place(560, 430, LEFT)
    assert fitted(place, [LEFT]) == place
    assert place.x > LEFT.width / 2
    assert place.y > LEFT.height / 2
    assert first_place(560, 430, Frame(10, 20, 300, 200)) == Frame(10, 20, 300, 200)


def test_a_set_of_screens_is_known_in_any_order() -> None:
    assert screens_key([LEFT, RIGHT]) == screens_key([RIGHT, LEFT])
    assert screens_key([LEFT]) != screens_key([LEFT, RIGHT])
    assert screens_key([LEFT]) != screens_key([Frame(0, 0, 1920, 1080)])


def test_places_survive_the_settings_file() -> None:
    places = {"a": Kept(-5, 3, 560, 430, pinned=False), "b": Kept(0, 0, 360, 240)}
    assert read_places(write_places(places)) == places


def test_only_the_last_used_are_kept() -> None:
    places: dict[str, Kept] = {}
    for number in range(MOST_KEPT + 5):
        places = with_place(places, str(number), Kept(number, 0, 10, 10))
    places = with_place(places, "5", Kept(1, 1, 10, 10))
    kept = read_places(write_places(places))
    assert len(kept) == MOST_KEPT
    assert kept["5"] == Kept(1, 1, 10, 10)
    assert "4" not in kept


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[1]",
        '{"a": 3}',
        '{"a": [1, 2, 0, 4, true]}',
        '{"a": [1, 2, 3, 4, 5]}',
        '{"a": [true, 2, 3, 4, true]}',
    ],
)
def test_what_is_not_a_place_counts_for_nothing(text: str) -> None:
    assert read_places(text) == {}
