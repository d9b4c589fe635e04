"""Ctrl-C and the request to end: they stop the work at once and leave nothing half done.

Python runs a signal's handler only between its own instructions, so it waits for a native call to return. The
wake-up descriptor doesn't wait: the C side writes the signal's number to it, and a thread that reads it can cancel
what is running natively.
"""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

STOPPING = (signal.SIGINT, signal.SIGTERM)


def _on_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


@contextmanager
def ending_cleanly() -> Iterator[None]:
    """While inside, a request to end (SIGTERM) raises `KeyboardInterrupt` as Ctrl-C does."""
    if not _on_main_thread():
        yield
        return
    previous = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, previous)


@contextmanager
def cancelling(cancel: Callable[[], None]) -> Iterator[None]:
    """While inside, a stopping signal calls `cancel` at once, on another thread, even during a native call.

    `KeyboardInterrupt` follows on the main thread as usual.
    """
    if not _on_main_thread():
        yield
        return
    reader, writer = socket.socketpair()
    writer.setblocking(False)

    def watch() -> None:
        while number := reader.recv(1):
            if number[0] in STOPPING:
                cancel()

    watcher = threading.Thread(target=watch, name="interrupt", daemon=True)
    watcher.start()
    previous = signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
    try:
        yield
    finally:
        signal.set_wakeup_fd(previous)
        writer.close()
        watcher.join()
        reader.close()


@contextmanager
def deferred() -> Iterator[None]:
    """While inside, a stopping signal waits, and `KeyboardInterrupt` comes on leaving.

    For native calls that call back into Python: an exception in the callback would be lost there.
    """
    if not _on_main_thread():
        yield
        return
    came = False

    def note(_number: int, _frame: FrameType | None) -> None:
        nonlocal came
        came = True

    previous = {
        number: signal.signal(number, note) for number in STOPPING if signal.getsignal(number) is not signal.SIG_IGN
    }
    try:
        yield
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)
    if came:
        raise KeyboardInterrupt
