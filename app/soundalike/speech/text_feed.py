"""Text on its way from whoever writes it to whoever speaks it."""

from __future__ import annotations

import threading
import time
from collections import deque

from soundalike.errors import CancelledError
from soundalike.text.live import LiveSplitter, LiveText
from soundalike.translation import tr


class TextFeed:
    """One thread puts text in as it arrives, another takes whole sentences out. All calls may come from any thread."""

    def __init__(self, splitter: LiveSplitter) -> None:
        self._splitter = splitter
        self._changed = threading.Condition()
        self._ready: deque[LiveText] = deque()
        self._arrived = time.monotonic()
        self._ended = False
        self._cancelled = False
        self._error: Exception | None = None

    def put(self, text: str) -> None:
        """More text."""
        with self._changed:
            self._ready.extend(self._splitter.push(text))
            self._arrived = time.monotonic()
            self._changed.notify_all()

    def end(self, error: Exception | None = None) -> None:
        """No more text follows: what is left is complete. With an `error`, a waiting `take` raises it in the end."""
        with self._changed:
            self._ended = True
            self._error = error
            self._changed.notify_all()

    def cancel(self) -> None:
        """The running or next `take` raises `CancelledError`."""
        with self._changed:
            self._cancelled = True
            self._changed.notify_all()

    @property
    def ended(self) -> bool:
        """Whether everything was taken and nothing follows."""
        with self._changed:
            nothing_left = not self._ready and self._splitter.patience() is None
            return self._ended and self._error is None and nothing_left

    def take(self, *, wait: bool) -> LiveText | None:
        """The next sentences, complete because their end is certain, the text paused or it ended.

        None at the end, and without `wait` also when nothing is complete yet.
        """
        with self._changed:
            while True:
                if self._cancelled:
                    raise CancelledError(tr("Stopped."))
                if not self._ready and (self._ended or self._seconds_left() == 0.0):
                    self._ready.extend(self._splitter.flush())
                if self._ready:
                    return self._ready.popleft()
                if not wait:
                    return None
                if self._error is not None:
                    raise self._error
                if self._ended:
                    return None
                self._changed.wait(self._seconds_left())

    def _seconds_left(self) -> float | None:
        """Until the pause is long enough; None while nothing waits for one."""
        patience = self._splitter.patience()
        return None if patience is None else max(0.0, self._arrived + patience - time.monotonic())
