"""Places in a text, as Python counts them (characters) and as Qt does (UTF-16 units). No Qt in here."""

from __future__ import annotations

from array import array
from bisect import bisect_left


class Positions:
    """Turns one into the other, for one text. A text without characters beyond U+FFFF costs nothing."""

    def __init__(self, text: str) -> None:
        self._length = len(text)
        # After which characters the two counts drift apart by one more.
        self._wide = array("q", (at for at, character in enumerate(text) if character > "\uffff"))
        self._units = array("q", (at + number for number, at in enumerate(self._wide)))

    def to_units(self, character: int) -> int:
        """Where Qt has the place before character `character`."""
        return character + bisect_left(self._wide, character)

    def to_characters(self, unit: int) -> int:
        """Which character begins at Qt's place `unit`; inside one, the one it belongs to ends there."""
        return min(unit - bisect_left(self._units, unit), self._length)
