"""With "Speak as I type", each finished sentence of the line is spoken as it is typed; Enter speaks the rest."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from soundalike.settings import Settings, Speaking
from soundalike.ui.compact.line import CompactLine
from soundalike.ui.services.typed_follower import TypedFollower


class AsTyped(QObject):
    """`speak` gets a stretch of the line's text, from and to."""

    def __init__(self, settings: Settings, line: CompactLine, speak: Callable[[int, int], object]) -> None:
        super().__init__(line)
        self._settings = settings
        self._line = line
        self._speak = speak
        self._spoke = False
        self._follower = TypedFollower(settings, lambda: (line.text, line.cursor_place), self._finished, self)
        line.edited.connect(self._follower.edited)
        settings.on_change(Speaking, lambda _value: self._switched())
        self.restart()

    def restart(self) -> None:
        """What stands in the line now wasn't typed, so it is spoken when it is asked for."""
        self._spoke = False
        self._follower.follow(self._settings[Speaking].as_i_type)

    def rest(self) -> tuple[int, int] | None:
        """What Enter is to speak: all of the line, or what of it wasn't spoken yet; None where all was."""
        text, typed = self._line.text, self._follower.typed
        if typed is None or not self._spoke:
            return 0, len(text)
        found = typed.follow(f"{text}\n", len(text) + 1, paused=True)
        return None if found is None else (found[0], min(found[1], len(text)))

    def _switched(self) -> None:
        if self._settings[Speaking].as_i_type != (self._follower.typed is not None):
            self.restart()

    def _finished(self, start: int, end: int) -> None:
        self._spoke = True
        self._speak(start, end)
