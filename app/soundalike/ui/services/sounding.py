"""What sounds, whichever window it was asked for in: every window shows it and can stop it. No Qt widgets in here."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, Signal

from soundalike.ui.services.conductor import Look


@runtime_checkable
class Speaks(Protocol):
    """Whoever speaks by its own conductor."""

    def look(self) -> Look: ...

    def stop(self) -> None: ...


class Sounding(QObject):
    """`changed` comes when somebody else begins to speak; how long that goes on is asked for, as often as it is drawn.

    It hears of it by `Services.sounds_begin`.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._who: Speaks | None = None

    def begin(self, who: object) -> None:
        """This is about to speak."""
        self._who = who if isinstance(who, Speaks) else None
        self.changed.emit()

    def look_elsewhere(self, me: object) -> Look:
        """What somebody other than `me` speaks."""
        return Look() if self._who is None or self._who is me else self._who.look()

    def stop_elsewhere(self, me: object) -> None:
        """Silent at once, unless it is `me` who speaks."""
        if self._who is not None and self._who is not me:
            self._who.stop()
