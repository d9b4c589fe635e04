"""How long the window made one wait: the largest delay of a timer that should come every few milliseconds."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Qt, QTimer

BEAT_MILLISECONDS = 10


class Heartbeat(QObject):
    """While it runs, `longest` is the longest time in seconds that the event loop was busy with one thing."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT_MILLISECONDS)
        self._timer.timeout.connect(self._beat)
        self._last = 0.0
        self.longest = 0.0
        self.beats = 0

    def start(self) -> None:
        """Measures from now on."""
        self._last = time.perf_counter()
        self.longest = 0.0
        self.beats = 0
        self._timer.start()

    def stop(self) -> float:
        """The longest delay, in seconds."""
        self._timer.stop()
        return self.longest

    def _beat(self) -> None:
        now = time.perf_counter()
        self.longest = max(self.longest, now - self._last - BEAT_MILLISECONDS / 1000)
        self._last = now
        self.beats += 1
