"""Scanning with one switch and with two, by a clock that the test turns."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

import pytest

from soundalike.ui.view_models.scanning import GroupShape, RowShape, Scanner, ScanOptions, Spot

OPTIONS = ScanOptions(step=1000, first=1500, rounds=2)


def all_items(groups: Sequence[GroupShape]) -> Iterator[Hashable]:
    """Every item's key, in order."""
    for group in groups:
        for row in group.rows:
            yield from row.items


def group(name: str, *rows: str) -> GroupShape:
    """Rows of one-letter items."""
    return GroupShape(name, tuple(RowShape(row, tuple(row)) for row in rows))


KEYS = (group("keys", "abc", "de", "f"),)
PAGE = (group("side", "12"), group("page", "ABC", "D", "EF"), group("bar", "X"))


def scanner(groups: tuple[GroupShape, ...], options: ScanOptions = OPTIONS) -> Scanner:
    made = Scanner(options)
    made.show(groups, 0)
    return made


def marked(one: Scanner) -> Spot:
    assert one.spot is not None, "it rests"
    return one.spot


class Clock:
    """Turns until the mark is somewhere."""

    def __init__(self, one: Scanner) -> None:
        self.one = one
        self.now = 0.0

    def turn(self) -> None:
        assert self.one.due is not None, "it rests"
        self.now = max(self.now, self.one.due)
        self.one.tick(self.now)

    def wait_for(self, *keys: Hashable) -> None:
        for _ in range(100):
            spot = self.one.spot
            if spot is not None and spot.level != "back" and spot.key in keys:
                return
            self.turn()
        raise AssertionError(f"the mark never came to {keys}")

    def reach(self, item: str, groups: tuple[GroupShape, ...]) -> Hashable:
        """Chooses what leads to an item, and the item, with one switch; returns what was chosen."""
        way: list[Hashable] = [item]
        for one in groups:
            for row in one.rows:
                if item in row.items:
                    way += [row.key, one.key]
        if self.one.resting:
            assert self.one.choose(self.now) is None
        for _ in range(4):
            self.wait_for(*way)
            chosen = self.one.choose(self.now)
            if chosen is not None:
                return chosen.key
        raise AssertionError(f"{item} wasn't reached")


def test_it_rests_until_a_switch_is_pressed_and_that_press_chooses_nothing() -> None:
    one = scanner(KEYS)
    assert one.spot is None
    assert one.due is None
    assert one.choose(100) is None
    assert (marked(one).level, marked(one).key) == ("row", "abc")
    assert one.due == 1600


def test_rows_then_items_with_a_longer_first_step() -> None:
    one = scanner(KEYS)
    one.start(0)
    one.tick(1499)
    assert marked(one).key == "abc"
    one.tick(1500)
    assert marked(one).key == "de"
    assert one.due == 2500
    one.choose(1600)
    assert (marked(one).level, marked(one).key, marked(one).row) == ("item", "d", "de")
    assert one.due == 3100


def test_a_row_with_one_item_is_that_item() -> None:
    one = scanner(KEYS)
    one.start(0)
    clock = Clock(one)
    clock.wait_for("f")
    spot = one.spot
    assert spot is not None
    assert spot.level == "item"
    assert one.choose(clock.now) == spot


@pytest.mark.parametrize("options", [OPTIONS, replace(OPTIONS, order="items"), replace(OPTIONS, back_item=False)])
@pytest.mark.parametrize("groups", [KEYS, PAGE, (group("one", "z"),), PAGE + KEYS])
def test_one_switch_reaches_every_item(groups: tuple[GroupShape, ...], options: ScanOptions) -> None:
    one = scanner(groups, options)
    clock = Clock(one)
    for item in all_items(groups):
        assert clock.reach(str(item), groups) == item


@pytest.mark.parametrize("after", ["start-over", "stay", "rest"])
def test_every_item_is_reached_whatever_was_chosen_before(after: str) -> None:
    one = scanner(PAGE, replace(OPTIONS, after=after))  # type: ignore[arg-type]  # one of the literals
    clock = Clock(one)
    items = [str(item) for item in all_items(PAGE)]
    random.Random(3).shuffle(items)
    for item in items:
        for _ in range(40):  # out of the row that it stayed in
            spot = one.spot
            if after != "stay" or spot is None or spot.level != "item" or len(one._path) == 1:
                break
            clock.turn()
        assert clock.reach(item, PAGE) == item


def test_two_switches_reach_every_item_and_nothing_moves_by_itself() -> None:
    one = scanner(PAGE, replace(OPTIONS, automatic=False))
    reached = set()
    for item in all_items(PAGE):
        one.rest()
        one.next(0)
        for _ in range(60):
            spot = one.spot
            assert spot is not None
            assert one.due is None
            holds = item == spot.key or (
                spot.level in ("group", "row")
                and any(item in row.items for each in PAGE for row in each.rows if spot.key in (each.key, row.key))
            )
            if holds:
                chosen = one.choose(0)
                if chosen is not None:
                    reached.add(chosen.key)
                    break
            else:
                one.next(0)
    assert reached == set(all_items(PAGE))


def test_the_third_switch_leads_out_and_then_to_the_one_before() -> None:
    one = scanner(KEYS, replace(OPTIONS, automatic=False))
    one.next(0)
    one.next(0)
    one.choose(0)
    assert marked(one).key == "d"
    one.back(0)
    assert marked(one).key == "de"
    one.back(0)
    assert marked(one).key == "abc"


def test_a_row_is_left_after_its_rounds_and_all_rests_after_them() -> None:
    one = scanner(KEYS, replace(OPTIONS, back_item=False))
    one.start(0)
    one.choose(0)
    clock = Clock(one)
    seen = []
    while one.spot is not None and one.spot.level == "item":
        seen.append(one.spot.key)
        clock.turn()
    assert "".join(map(str, seen)) == "abcabc"
    assert marked(one).key == "abc", "the row that was left is marked"
    seen = []
    while one.spot is not None:
        seen.append(one.spot.key)
        clock.turn()
    assert seen == ["abc", "de", "f"] * 2
    assert one.due is None


def test_without_a_limit_it_never_rests() -> None:
    one = scanner(KEYS, replace(OPTIONS, rounds=0))
    one.start(0)
    clock = Clock(one)
    for _ in range(200):
        clock.turn()
        assert one.spot is not None


def test_the_way_out_at_the_end_of_a_row() -> None:
    one = scanner(KEYS)
    one.start(0)
    one.choose(0)
    clock = Clock(one)
    while one.spot is not None and one.spot.level != "back":
        clock.turn()
    assert one.choose(clock.now) is None
    assert (marked(one).level, marked(one).key) == ("row", "abc")


@pytest.mark.parametrize(
    ("after", "level", "key"), [("start-over", "row", "abc"), ("stay", "item", "a"), ("rest", None, None)]
)
def test_what_follows_a_choice(after: str, level: str | None, key: str | None) -> None:
    one = scanner(KEYS, replace(OPTIONS, after=after))  # type: ignore[arg-type]  # one of the literals
    assert Clock(one).reach("b", KEYS) == "b"
    spot = one.spot
    assert (spot.level if spot else None, spot.key if spot else None) == (level, key)


def test_a_press_means_what_is_marked_even_when_the_turn_is_late() -> None:
    """The clock should have moved on long ago; the person sees the row that is marked."""
    one = scanner(KEYS)
    one.start(0)
    assert one.choose(9000) is None
    assert marked(one).key == "a"
    chosen = one.choose(99_000)
    assert chosen is not None
    assert chosen.key == "a"


def test_a_late_turn_skips_nothing() -> None:
    one = scanner(KEYS)
    one.start(0)
    one.tick(50_000)
    assert marked(one).key == "de"
    assert one.due == 51_000


def test_presses_in_the_pause_after_a_choice_are_neither_lost_nor_doubled() -> None:
    one = scanner(KEYS)
    one.start(0)
    presses = [one.choose(now) for now in (0, 10, 20, 30)]
    assert [spot.key if spot else None for spot in presses] == [None, "a", None, "a"]


def test_the_mark_stays_when_something_else_changes() -> None:
    one = scanner(PAGE)
    one.start(0)
    clock = Clock(one)
    clock.wait_for("page")
    one.choose(clock.now)
    clock.wait_for("EF")
    one.choose(clock.now)
    clock.wait_for("F")
    due = one.due
    one.show((PAGE[0], group("page", "ABC", "D", "EF", "new"), PAGE[2]), clock.now)
    assert (marked(one).key, one.due) == ("F", due)


def test_it_starts_over_when_what_was_marked_is_gone() -> None:
    one = scanner(PAGE)
    one.start(0)
    clock = Clock(one)
    clock.wait_for("page")
    one.choose(clock.now)
    one.show((PAGE[0], PAGE[2]), clock.now)
    assert marked(one).key == "12"


def test_an_item_that_goes_away_leaves_the_mark_in_its_row() -> None:
    one = scanner(KEYS)
    one.start(0)
    one.choose(0)
    one.tick(1500)
    assert marked(one).key == "b"
    shorter = GroupShape("keys", (RowShape("abc", ("a", "c")), *KEYS[0].rows[1:]))
    one.show((shorter,), 1600)
    assert (marked(one).key, marked(one).row) == ("a", "abc")


def test_with_nothing_to_scan_a_press_does_nothing() -> None:
    one = scanner(())
    assert one.choose(0) is None
    assert one.spot is None
    one.tick(5000)
    assert one.spot is None


def test_other_times_hold_at_once() -> None:
    one = scanner(KEYS)
    one.start(0)
    one.use(replace(OPTIONS, first=400, step=300), 100)
    assert one.due == 500
    one.tick(500)
    assert one.due == 800
    one.use(replace(OPTIONS, automatic=False), 600)
    assert one.due is None
