"""A round button that plays a recording and stops it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from soundalike.ui.services.clip_player import RATE
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.widgets.buttons import RoundButton
from soundalike.ui.wizard.context import WizardContext

if TYPE_CHECKING:
    from soundalike.engine.types import Samples

LOOK_MILLISECONDS = 50


class ClipButton(RoundButton):
    """Plays the file that `find` gives, read on the workshop's thread. `hear` and `stop` are its names."""

    def __init__(
        self, context: WizardContext, hear: str, stop: str, find: Callable[[], Path], parent: QWidget | None = None
    ) -> None:
        super().__init__(context.surroundings.theme, hear, parent)
        self._context = context
        self._hear, self._stop = hear, stop
        self._find = find
        self._key = ""
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MILLISECONDS)
        self._timer.timeout.connect(self._look)
        self.clicked.connect(self.toggle_sound)

    def toggle_sound(self) -> None:
        """Plays it, or stops it."""
        player = self._context.player
        if self._key and player.heard().group == self._key:
            player.stop()
            self._look()
            return
        path = self._find()

        def read() -> Samples:
            return read_for_playing(path)

        def play(sound: Samples) -> None:
            self._key = str(path)
            player.play(self._key, {"": sound}, "")
            self._timer.start()
            self._look()

        toasts = self._context.toasts
        self._context.workshop.run(read, play, lambda said: toasts.show(ToastFacts(said, "error")))

    def _look(self) -> None:
        sounding = bool(self._key) and self._context.player.heard().group == self._key
        name = self._stop if sounding else self._hear
        self.show_state("stop" if sounding else "play", strong=sounding, name=name)
        if not sounding:
            self._timer.stop()
            self._key = ""


def read_for_playing(path: Path) -> Samples:
    """A short recording as mono at the players' rate. Raises `MissingError` when it can't be read."""
    import numpy as np  # noqa: PLC0415

    from soundalike.voices.draft.joined_lines import read_line  # noqa: PLC0415

    frames, rate = read_line(path)
    mono = np.ascontiguousarray(frames.mean(axis=1, dtype=np.float32))
    if rate == RATE:
        return mono
    import soxr  # noqa: PLC0415

    return np.asarray(soxr.resample(mono, rate, RATE), np.float32)
