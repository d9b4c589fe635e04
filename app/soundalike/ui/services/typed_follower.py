"""Follows what is typed, and gives each sentence once it is finished: by its mark and what follows, or by a pause."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from soundalike.settings import Settings, Timing
from soundalike.ui.view_models.typing import TypedText


class TypedFollower(QObject):
    """`look` gives the text and the cursor's place in it, `finished` gets a stretch of it, from and to.

    Without a key for as long as the person set, a sentence that ends in a mark is finished.
    """

    def __init__(
        self,
        settings: Settings,
        look: Callable[[], tuple[str, int]],
        finished: Callable[[int, int], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._finished = finished
        self._typed: TypedText | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(settings[Timing].typing_pause)
        settings.on_change(Timing, lambda value: self._timer.setInterval(value.typing_pause))
        self._timer.timeout.connect(lambda: self._follow(paused=True))

    @property
    def typed(self) -> TypedText | None:
        """What is followed; None while nothing is."""
        return self._typed

    def follow(self, on: bool) -> None:
        """From here on, or not any more. What is there already wasn't typed."""
        self._timer.stop()
        self._typed = TypedText(self._look()[0]) if on else None

    def edited(self) -> None:
        """A key changed the text."""
        if self._typed is not None:
            self._follow(paused=False)
            self._timer.start()

    def _follow(self, *, paused: bool) -> None:
        if self._typed is None:
            return
        found = self._typed.follow(*self._look(), paused=paused)
        if found is not None:
            self._finished(*found)
