"""Stands in for a sound output where there is none: takes are made all the same, and can be exported."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from soundalike.errors import CancelledError

if TYPE_CHECKING:
    from soundalike.engine.types import Samples


class SilentPlayer:
    """Takes sound as fast as it is made, and nothing is ever heard."""

    underruns = 0
    first_sound_seconds: float | None = None

    def __init__(self) -> None:
        self._going = threading.Event()
        self._going.set()
        self._stopped = False

    @property
    def paused(self) -> bool:
        return not self._going.is_set()

    def heard_seconds(self) -> float:
        return 0.0

    def begin(self) -> None:
        self._stopped = False
        self._going.set()

    def expect(self) -> None:
        return

    def write(self, _samples: Samples) -> None:
        self._going.wait()
        if self._stopped:
            raise CancelledError("Stopped.")

    def rest(self) -> None:
        return

    def drain(self) -> None:
        return

    def stop(self) -> None:
        self._stopped = True
        self._going.set()

    def pause(self) -> None:
        self._going.clear()

    def resume(self) -> None:
        self._going.set()

    def set_volume(self, _volume: float) -> None:
        return

    def close(self) -> None:
        self.stop()
