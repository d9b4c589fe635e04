"""Ctrl-C in the terminal and the request to end close the window as a person does.

Python runs a handler only between its own instructions, and Qt's loop is none of those: the wake-up descriptor is.
"""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QSocketNotifier

ENDING = (signal.SIGINT, signal.SIGTERM)


def close_on_signals(close: Callable[[], object]) -> Callable[[], None]:
    """Calls `close` on the main thread when a signal asks to end. Returns how to end that."""
    reader, writer = socket.socketpair()
    reader.setblocking(False)
    writer.setblocking(False)
    previous_descriptor = signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
    previous = {number: signal.signal(number, lambda _number, _frame: None) for number in ENDING}
    notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read)

    def came() -> None:
        numbers = reader.recv(64)
        if any(number in ENDING for number in numbers):
            close()

    notifier.activated.connect(came)

    def end() -> None:
        notifier.setEnabled(False)
        signal.set_wakeup_fd(previous_descriptor)
        for number, handler in previous.items():
            signal.signal(number, handler)
        reader.close()
        writer.close()

    return end
