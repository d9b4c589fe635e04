"""Which sentences were finished by typing. No Qt in here."""

from __future__ import annotations

import re

from soundalike.ui.view_models.edits import shared_start

MOST_PASTED = 400
"""Characters that come at once and still count as typed (a short paste); more is spoken on request."""

_END = re.compile(r"[.!?…][\"'’”)\]]{0,5}(?=\s|\Z)|\n")
_SAYS_NOTHING = re.compile(r"[\W_]*\Z")


class TypedText:
    """Follows one text. What was there before isn't typed, and a correction in what was spoken isn't spoken again."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._typed: tuple[int, int] | None = None
        """From where to where was typed and not spoken yet."""

    def follow(self, text: str, cursor: int, *, paused: bool) -> tuple[int, int] | None:
        """The stretch of `text` that was finished, each once; None when nothing was.

        `paused`: no key came for a while, so a mark at the very end ends its sentence. Before that it may go on ("e.g",
        a closing quotation mark).
        """
        before, self._text = self._text, text
        if text != before:
            self._edit(before, text)
        if self._typed is None:
            return None
        start, end = self._typed
        typed = text[start : min(end, cursor)]
        stop = _finished(typed, paused=paused)
        if stop is None:
            return None
        self._typed = (start + stop, max(end, start + stop))
        return None if _SAYS_NOTHING.match(typed[:stop]) else (start, start + stop)

    def _edit(self, before: str, text: str) -> None:
        place = shared_start(before, text)
        added = len(text) - len(before)
        if added > MOST_PASTED:
            self._typed = (place + added, place + added)
        elif self._typed is None or place > self._typed[1]:
            self._typed = (place, max(place, place + added))
        elif place < self._typed[0]:
            start, end = (max(place, bound + added) for bound in self._typed)
            self._typed = (start, end)
        else:
            self._typed = (self._typed[0], max(place, self._typed[1] + added))


def _finished(typed: str, *, paused: bool) -> int | None:
    """Where the last finished sentence of `typed` ends."""
    ends = [match.end() for match in _END.finditer(typed) if paused or match.end() < len(typed) or typed.endswith("\n")]
    return ends[-1] if ends else None
