"""Pausing, resuming and cancelling a transfer from another thread."""

from __future__ import annotations

import threading

from soundalike.errors import CancelledError
from soundalike.translation import tr, tr_noop

CANCELLED = tr_noop("Stopped. What was fetched is kept, and the next time goes on from there.")


class TransferControl:
    """What the worker looks at, and any other thread may change."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._paused = False
        self._cancelled = False

    def pause(self) -> None:
        """Stop using the network until `resume`; what was fetched is kept."""
        self._set(paused=True)

    def resume(self) -> None:
        """Go on after `pause`."""
        self._set(paused=False)

    def cancel(self) -> None:
        """End the work: it raises `CancelledError` soon after."""
        with self._changed:
            self._cancelled = True
            self._changed.notify_all()

    @property
    def paused(self) -> bool:
        """Whether it is to rest."""
        return self._paused

    @property
    def wants_stop(self) -> bool:
        """Whether a running transfer has to let go of its connection."""
        return self._paused or self._cancelled

    def check(self) -> None:
        """Raises `CancelledError` after `cancel`."""
        if self._cancelled:
            raise CancelledError(tr(CANCELLED))

    def wait_while_paused(self) -> None:
        """Returns when it may go on. Raises `CancelledError` after `cancel`."""
        with self._changed:
            self._changed.wait_for(lambda: self._cancelled or not self._paused)
        self.check()

    def sleep(self, seconds: float) -> None:
        """Waits, less long when asked to stop. Raises `CancelledError` after `cancel`."""
        with self._changed:
            self._changed.wait_for(lambda: self.wants_stop, timeout=seconds)
        self.check()

    def _set(self, *, paused: bool) -> None:
        with self._changed:
            self._paused = paused
            self._changed.notify_all()
