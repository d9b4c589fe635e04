"""Where cards are in a list of any length, so that only those that are seen need be made. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ListGeometry:
    """`count` cards of one height; below card `current` there is `extra` more."""

    count: int
    height: int
    gap: int
    current: int | None = None
    extra: int = 0

    def top(self, index: int) -> int:
        """Where card `index` begins."""
        lowered = self.extra + self.gap if self.current is not None and index > self.current else 0
        return index * (self.height + self.gap) + lowered

    @property
    def total(self) -> int:
        """The height of all."""
        if not self.count:
            return 0
        last = self.top(self.count - 1) + self.height
        return last + (self.gap + self.extra if self.current == self.count - 1 else 0)

    @property
    def row_top(self) -> int | None:
        """Where the extra row begins, that belongs to the current card."""
        return None if self.current is None else self.top(self.current) + self.height + self.gap // 2

    def visible(self, top: int, height: int) -> range:
        """The cards of which something is between `top` and `top + height`."""
        step = self.height + self.gap
        first = max(0, (top - self.extra - self.gap) // step - 1)
        last = min(self.count, (top + height) // step + 2)
        inside = [at for at in range(first, last) if self.top(at) < top + height and self.top(at) + self.height > top]
        return range(inside[0], inside[-1] + 1) if inside else range(0)

    def scroll_to(self, index: int, top: int, height: int) -> int:
        """The scroll position, as near to `top` as possible, at which card `index` is wholly seen."""
        begin = self.top(index)
        end = begin + self.height + (self.extra + self.gap if index == self.current else 0)
        if begin < top:
            return begin
        return max(begin - height + self.height, end - height) if end > top + height else top
