"""Ends a connection that stands still, or that nobody wants any more.

A read with a time limit isn't enough: a server that sends a byte now and then resets it for ever. So a thread counts
what arrives, and shuts the socket when it is too little, when the headers take too long, or when the person pauses or
cancels; the blocked read then returns at once.
"""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Literal, Self

from soundalike.models.downloads.control import TransferControl
from soundalike.models.downloads.limits import TransferLimits

Ending = Literal["stopped", "no answer", "stalled"]
LOOK_EVERY = 0.05


class StallWatch:
    """Watches one request. `trace` is httpx's extension of that name, from which it learns the sockets."""

    def __init__(
        self, control: TransferControl, limits: TransferLimits, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._control = control
        self._limits = limits
        self._clock = clock
        self._lock = threading.Lock()
        self._sockets: list[socket.socket] = []
        self._window_start = clock()
        self._window_bytes = 0
        self._answered = False
        self._busy_since: float | None = None
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="stall watch", daemon=True)
        self.ending: Ending | None = None
        """Why it shut the connection, if it did."""

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._done.set()
        self._thread.join()
        for copy in self._sockets:
            copy.close()

    def trace(self, event: str, information: dict[str, Any]) -> None:
        """Notes every new connection. The copy stays good when the connection is wrapped for encryption."""
        if event.endswith("connect_tcp.complete"):  # of a direct connection, or of one to a proxy
            found = information["return_value"].get_extra_info("socket")
            if isinstance(found, socket.socket):
                with self._lock:
                    self._sockets.append(found.dup())
                    if self.ending is not None:
                        _shut(self._sockets[-1])

    def answered(self) -> None:
        """The headers are complete: from now on bytes are expected."""
        with self._lock:
            self._answered = True
            self._start_window()

    def received(self, count: int) -> None:
        """Counts bytes; the time until the next call of `waiting` is this side's, not the server's."""
        with self._lock:
            self._window_bytes += count
            self._busy_since = self._clock()

    def waiting(self) -> None:
        """This side is ready for more."""
        with self._lock:
            if self._busy_since is not None:
                self._window_start += self._clock() - self._busy_since
                self._busy_since = None

    def _watch(self) -> None:
        while not self._done.wait(LOOK_EVERY):
            with self._lock:
                ending = self._judge()
                if ending is not None:
                    self.ending = ending
                    for copy in self._sockets:
                        _shut(copy)
                    return

    def _judge(self) -> Ending | None:
        if self._control.wants_stop:
            return "stopped"
        passed = self._clock() - self._window_start
        if not self._answered:
            return "no answer" if passed > self._limits.answer else None
        if self._busy_since is not None or passed <= self._limits.stall_window:
            return None
        if self._window_bytes < self._limits.stall_bytes:
            return "stalled"
        self._start_window()
        return None

    def _start_window(self) -> None:
        self._window_start = self._clock()
        self._window_bytes = 0


def _shut(connection: socket.socket) -> None:
    with suppress(OSError):  # the other side was faster
        connection.shutdown(socket.SHUT_RDWR)
