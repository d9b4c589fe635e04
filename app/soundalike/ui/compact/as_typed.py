"""With "Speak as I type", each finished sentence of the line is spoken as it is typed; Enter speaks the rest."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from soundalike.settings import Settings, Speaking, Timing
from soundalike.ui.compact.line import CompactLine
from soundalike.ui.view_models.typing import TypedText


class AsTyped(QObject):
    """`speak` gets a stretch of the line's text, from and to."""

    def __init__(self, settings: Settings, line: CompactLine, speak: Callable[[int, int], object]) -> None:
        super().__init__(line)
        self._settings = settings
        self._line = line
        self._speak = speak
        self._typed: TypedText | None = None
        self._spoke = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(settings[Timing].typing_pause)
        settings.on_change(Timing, lambda value: self._timer.setInterval(value.typing_pause))
        self._timer.timeout.connect(lambda: self._follow(paused=True))
        line.edited.connect(self._edited)
        settings.on_change(Speaking, lambda _value: self._switched())
        self.restart()

    def restart(self) -> None:
        """What stands in the line now wasn't typed, so it is spoken when it is asked for."""
        self._timer.stop()
        self._spoke = False
        on = self._settings[Speaking].as_i_type
        self._typed = TypedText(self._line.text) if on else None

    def rest(self) -> tuple[int, int] | None:
        """What Enter is to speak: all of the line, or what of it wasn't spoken yet; None where all was."""
        text = self._line.text
        if self._typed is None or not self._spoke:
            return 0, len(text)
        found = self._typed.follow(f"{text}\n", len(text) + 1, paused=True)
        return None if found is None else (found[0], min(found[1], len(text)))

    def _switched(self) -> None:
        if self._settings[Speaking].as_i_type != (self._typed is not None):
            self.restart()

    def _edited(self) -> None:
        if self._typed is not None:
            self._follow(paused=False)
            self._timer.start()

    def _follow(self, *, paused: bool) -> None:
        if self._typed is None:
            return
        found = self._typed.follow(self._line.text, self._line.cursor_place, paused=paused)
        if found is not None:
            self._spoke = True
            self._speak(*found)
