"""Text that remembers where every character came from.

Normalisation rewrites the text many times. Each rewriting goes through `Spanned`, so that in the end every
character still knows the stretch of the original text it stands for, and a window can highlight it.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator
from re import Match, Pattern

Replacement = Callable[[Match[str]], str | None]


class Spanned:
    """A string with, for every character, the start and end of its origin (indices into the original text)."""

    __slots__ = ("ends", "starts", "text")

    def __init__(self, text: str, starts: "array[int]", ends: "array[int]") -> None:
        self.text = text
        self.starts = starts
        self.ends = ends

    @classmethod
    def original(cls, text: str) -> "Spanned":
        """The text itself: character i comes from i to i + 1."""
        return cls(text, array("q", range(len(text))), array("q", range(1, len(text) + 1)))

    def __len__(self) -> int:
        return len(self.text)

    def slice(self, start: int, end: int) -> "Spanned":
        return Spanned(self.text[start:end], self.starts[start:end], self.ends[start:end])

    def strip(self) -> "Spanned":
        left = len(self.text) - len(self.text.lstrip())
        return self.slice(left, max(left, len(self.text.rstrip())))

    def origin(self) -> tuple[int, int]:
        """Start and end in the original text of everything in here. Needs at least one character."""
        return self.starts[0], max(self.ends[-1], self.starts[0])

    def sub(self, pattern: Pattern[str], replacement: "str | Replacement") -> "Spanned":
        """Replaces every match. All characters of a replacement stand for the whole match.

        A replacement function that returns None leaves its match as it is.
        """

        def changes() -> Iterator[tuple[int, int, str]]:
            for match in pattern.finditer(self.text):
                new = replacement if isinstance(replacement, str) else replacement(match)
                if new is not None and new != match.group():
                    yield *match.span(), new

        return self.replaced(changes())

    def replaced(self, changes: Iterable[tuple[int, int, str]]) -> "Spanned":
        """With the stretches (start, end, new text) replaced; they come in order and don't overlap."""
        pieces: list[str] = []
        starts: array[int] = array("q")
        ends: array[int] = array("q")
        done = 0
        for start, end, new in changes:
            origin_start, origin_end = self._origin_of(start, end)
            pieces += (self.text[done:start], new)
            starts += self.starts[done:start] + array("q", [origin_start]) * len(new)
            ends += self.ends[done:start] + array("q", [origin_end]) * len(new)
            done = end
        if not pieces:
            return self
        pieces.append(self.text[done:])
        return Spanned("".join(pieces), starts + self.starts[done:], ends + self.ends[done:])

    def _origin_of(self, start: int, end: int) -> tuple[int, int]:
        if end > start:
            return self.starts[start], self.ends[end - 1]
        if start > 0:
            return self.ends[start - 1], self.ends[start - 1]
        here = self.starts[0] if self.text else 0
        return here, here


def joined(parts: Iterable[tuple[str, Spanned]]) -> Spanned:
    """Parts one after another, each with the separator that goes before it (the first one's is left out).

    A separator stands for the place between its neighbours.
    """
    texts: list[str] = []
    starts: array[int] = array("q")
    ends: array[int] = array("q")
    for separator, part in parts:
        if not part.text:
            continue
        if texts:
            texts.append(separator)
            starts += array("q", [ends[-1]]) * len(separator)
            ends += array("q", [max(ends[-1], part.starts[0])]) * len(separator)
        texts.append(part.text)
        starts += part.starts
        ends += part.ends
    return Spanned("".join(texts), starts, ends)
