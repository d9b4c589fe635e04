"""A short click for each step of scanning, in the chosen output; the system's own sign where there is none."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from soundalike.ui.services.clip_player import RATE, ClipPlayer

if TYPE_CHECKING:
    from soundalike.engine.types import Samples
    from soundalike.ui.services.performance import Sounder

SECONDS = 0.015
PITCH = 1_800.0
LEVEL = 0.1
"""A tenth of full scale: heard beside speech, not over it."""
FALL = 5.0
"""How many times e it falls over its length."""


def click_samples() -> Samples:
    """A sine that falls off: made here, no recording of anything."""
    import numpy as np  # noqa: PLC0415

    at = np.arange(round(SECONDS * RATE)) / RATE
    rise = np.minimum(1.0, at * RATE / 12)
    return (LEVEL * rise * np.exp(-FALL * at / SECONDS) * np.sin(2 * np.pi * PITCH * at)).astype(np.float32)


class ClickSound:
    """Played beside whatever speaks. The device is opened with the first click."""

    def __init__(self, open_player: Callable[[], Sounder]) -> None:
        self._player = ClipPlayer(open_player, self._trouble)
        self._silent = False

    def play(self) -> None:
        """Once, now."""
        if self._silent:
            QApplication.beep()
        else:
            self._player.play("scanning", {"click": click_samples()}, "click")

    def output_changed(self) -> None:
        """There may be sound again."""
        self._silent = False

    def close(self) -> None:
        """Gives the device back."""
        self._player.close()

    def _trouble(self, _said: str) -> None:
        """On the player's thread."""
        self._silent = True
