"""Scanning: what the mark is on, when it moves, and what a press of a switch means. No Qt in here, and no clock.

Things are in rows, and rows in groups. The mark goes over groups, then over the rows of the chosen one, then over its
items; what has only one part is passed through, so that nobody chooses between one thing. Times are milliseconds; `now`
is whatever clock the caller has. A press means what is marked at that moment, however late the clock's turn came.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Literal

from soundalike.settings.scanning import AfterChoice, ScanOrder

Level = Literal["group", "row", "item", "back"]


@dataclass(frozen=True)
class RowShape:
    """A row: what it is known by, and its items."""

    key: Hashable
    items: tuple[Hashable, ...]


@dataclass(frozen=True)
class GroupShape:
    """Rows that belong together, such as a panel's."""

    key: Hashable
    rows: tuple[RowShape, ...]


@dataclass(frozen=True)
class Spot:
    """What the mark is on. `back` is the way out at the end of a row or a group; its key is that of what it leaves.

    `row` is the key of the row that an item is in.
    """

    level: Level
    key: Hashable
    row: Hashable = None


@dataclass(frozen=True)
class ScanOptions:
    """How it scans. `automatic` moves by itself and has one switch; else a second switch moves it.

    `first` is how long the mark stays on the first of several, `step` on each other one. After `rounds` over a row it
    leaves the row, and after as many over everything it rests until a switch is pressed; 0 goes on for ever.
    """

    automatic: bool = True
    order: ScanOrder = "rows"
    step: int = 1200
    first: int = 1800
    rounds: int = 3
    after: AfterChoice = "start-over"
    back_item: bool = True


@dataclass(frozen=True)
class _Node:
    spot: Spot
    parts: tuple[_Node, ...] = ()


_ROOT = Spot("group", None)


def _through(node: _Node) -> _Node:
    """What has one part is passed through."""
    while len(node.parts) == 1:
        node = node.parts[0]
    return node


def _tree(groups: Sequence[GroupShape], options: ScanOptions) -> _Node:
    if options.order == "items":
        every = (_Node(Spot("item", item, row.key)) for group in groups for row in group.rows for item in row.items)
        return _Node(_ROOT, tuple(every))
    made = []
    for group in groups:
        rows = []
        for row in group.rows:
            items = tuple(_Node(Spot("item", item, row.key)) for item in row.items)
            if items:
                rows.append(_through(_Node(Spot("row", row.key), items)))
        if rows:
            made.append(_through(_Node(Spot("group", group.key), tuple(rows))))
    root = _Node(_ROOT, tuple(made))
    while len(root.parts) == 1 and root.parts[0].parts:
        root = root.parts[0]
    return _Node(_ROOT, tuple(_with_way_out(part, options) for part in root.parts))


def _with_way_out(node: _Node, options: ScanOptions) -> _Node:
    if not node.parts:
        return node
    parts = tuple(_with_way_out(part, options) for part in node.parts)
    out = (_Node(Spot("back", node.spot.key)),) if options.back_item else ()
    return _Node(node.spot, parts + out)


class Scanner:
    """Where the mark is. It rests until the first press, or until `start`."""

    def __init__(self, options: ScanOptions | None = None) -> None:
        self.options = options or ScanOptions()
        self._groups: tuple[GroupShape, ...] = ()
        self._root = _Node(_ROOT)
        self._path: list[tuple[_Node, int]] = []
        """What was entered, and which of its parts the mark is on; empty while it rests."""
        self._round = 0
        self._due: float | None = None

    @property
    def spot(self) -> Spot | None:
        """What is marked; None while it rests."""
        return self._marked().spot if self._path else None

    @property
    def due(self) -> float | None:
        """When `tick` is to be called next; None while nothing moves by itself."""
        return self._due

    @property
    def resting(self) -> bool:
        return not self._path

    def start(self, now: float) -> None:
        """Marks the first thing there is."""
        self._path = []
        if self._root.parts:
            self._enter(self._root, now)
        else:
            self._due = None

    def rest(self) -> None:
        """Marks nothing until a switch is pressed."""
        self._path = []
        self._due = None

    def show(self, groups: Sequence[GroupShape], now: float) -> None:
        """Other things to scan. The mark stays where it is if that is still there, else it starts over."""
        if tuple(groups) == self._groups:
            return
        self._groups = tuple(groups)
        self._rebuild(now)

    def use(self, options: ScanOptions, now: float) -> None:
        """Scans so from now on."""
        if options != self.options:
            self.options = options
            self._rebuild(now)
            if self._path:
                self._due = now + options.first if options.automatic else None

    def tick(self, now: float) -> None:
        """Moves on if it is time. A turn that comes late skips nothing."""
        if self._due is None or now < self._due or not self._path:
            return
        self._step(now, 1)

    def choose(self, now: float) -> Spot | None:
        """The choosing switch was pressed. The item that is to be activated; None where it only led on."""
        if not self._path:
            self.start(now)
            return None
        node = self._marked()
        if node.spot.level == "back":
            self._leave(now)
            return None
        if node.parts:
            self._enter(node, now)
            return None
        self._after_choice(now)
        return node.spot

    def next(self, now: float) -> None:
        """The moving switch was pressed."""
        if not self._path:
            self.start(now)
        else:
            self._step(now, 1)

    def back(self, now: float) -> None:
        """The switch that leads out was pressed: out of the row, or to the one before where there is no way out."""
        if not self._path:
            self.start(now)
        elif len(self._path) > 1:
            self._leave(now)
        else:
            self._step(now, -1)

    # ---- inside ----

    def _marked(self) -> _Node:
        node, at = self._path[-1]
        return node.parts[at]

    def _enter(self, node: _Node, now: float) -> None:
        self._path.append((node, 0))
        self._begin(now)

    def _leave(self, now: float) -> None:
        """What was left is marked, so that it is seen where one is."""
        self._path.pop()
        self._begin(now)

    def _begin(self, now: float) -> None:
        self._round = 0
        self._due = now + self.options.first if self.options.automatic else None

    def _step(self, now: float, by: int) -> None:
        node, at = self._path[-1]
        at += by
        if at >= len(node.parts) and self.options.automatic:
            self._round += 1
            if self.options.rounds and self._round >= self.options.rounds:
                if len(self._path) > 1:
                    self._leave(now)
                else:
                    self.rest()
                return
        self._path[-1] = node, at % len(node.parts)
        self._due = now + self.options.step if self.options.automatic else None

    def _after_choice(self, now: float) -> None:
        if self.options.after == "rest":
            self.rest()
        elif self.options.after == "stay" and len(self._path) > 1:
            node, _at = self._path.pop()
            self._enter(node, now)
        else:
            self.start(now)

    def _rebuild(self, now: float) -> None:
        before = [node.parts[at].spot for node, at in self._path]
        due, rounds = self._due, self._round
        self._root = _tree(self._groups, self.options)
        if not before:
            return
        self._path = []
        node = self._root
        for spot in before:
            at = next((number for number, part in enumerate(node.parts) if part.spot == spot), None)
            if at is None:
                break
            self._path.append((node, at))
            node = node.parts[at]
        else:
            self._due, self._round = due, rounds
            return
        if len(self._path) < len(before) - 1 or not node.parts or not self._path:
            self.start(now)
        else:  # the row is still there, but not what was marked in it
            self._enter(node, now)
