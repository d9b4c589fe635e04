"""What was said before, walked through with the up arrow as in a shell. No Qt in here."""

from __future__ import annotations

from collections.abc import Sequence

MOST = 200
"""Lines that are walked through."""


class Recall:
    """The draft is place 0, what was said last is place 1, and so on.

    What is typed into an old line stays there until something is spoken; neither it nor the draft is lost by walking.
    """

    def __init__(self) -> None:
        self._session: list[str] = []
        self._kept: tuple[str, ...] = ()
        self._lines: list[str] = []
        self._draft = ""
        self._typed: dict[str, str] = {}
        """What old lines were changed to, by what they were."""
        self._at = 0

    @property
    def at(self) -> int:
        """The place of the line that is shown."""
        return self._at

    def show_kept(self, kept: Sequence[str]) -> None:
        """What the history has, the newest first. What it had and has no longer was deleted, so it is forgotten here
        too."""
        gone = set(self._kept) - set(kept)
        self._session = [line for line in self._session if line not in gone]
        self._kept = tuple(kept)
        self._arrange()

    def other_history(self) -> None:
        """Another history is in use from now on; what was said since the start stays."""
        self._kept = ()
        self._arrange()

    def forget_session(self) -> None:
        """What was said since the start is known no more, but for what the history has."""
        self._session.clear()
        self._arrange()

    def older(self, shown: str) -> str | None:
        """The line before the one that is shown; None where there is none."""
        return self._go(1, shown)

    def newer(self, shown: str) -> str | None:
        """The line after it, at last the draft; None where that is shown already."""
        return self._go(-1, shown)

    def spoken(self, said: str) -> str:
        """`said` was spoken: it is the newest line now. Returns the draft that was left for it, or nothing."""
        draft = self._draft if self._at else ""
        line = " ".join(said.split())
        if line:
            self._session = [line, *(one for one in self._session if one != line)][:MOST]
        self._typed.clear()
        self._at = 0
        self._arrange()
        return draft

    def _go(self, step: int, shown: str) -> str | None:
        target = self._at + step
        if not 0 <= target <= len(self._lines):
            return None
        if self._at == 0:
            self._draft = shown
        else:
            self._typed[self._lines[self._at - 1]] = shown
        self._at = target
        if target == 0:
            return self._draft
        line = self._lines[target - 1]
        return self._typed.get(line, line)

    def _arrange(self) -> None:
        """While somebody walks, places stay what they are."""
        if self._at == 0:
            known = dict.fromkeys(self._session)
            rest = (line for line in (" ".join(one.split()) for one in self._kept) if line)
            self._lines = list(dict.fromkeys([*known, *rest]))[:MOST]
