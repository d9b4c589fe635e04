"""Python's cyclic garbage, collected on the main thread alone."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

EACH_MILLISECONDS = 1000


def collect_what_is_due() -> None:
    """The oldest generation whose turn it is, as Python itself chooses it; nothing where none is."""
    counts, limits = gc.get_count(), gc.get_threshold()
    due = [generation for generation, limit in enumerate(limits) if counts[generation] > limit]
    if due:
        gc.collect(due[-1])


class MainThreadGarbage(QObject):
    """While it is there, no other thread collects.

    Python collects on whatever thread it is that makes the next object. What is found may hold objects of Qt's, which
    must go on the thread that they belong to: elsewhere a timer can't be stopped, and a connection is taken apart while
    the main thread uses it.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(EACH_MILLISECONDS)
        self._timer.timeout.connect(collect_what_is_due)
        self._timer.start()
        gc.disable()

    def end(self) -> None:
        """As it is in every Python program."""
        self._timer.stop()
        gc.enable()
