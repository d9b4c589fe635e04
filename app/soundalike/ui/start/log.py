"""The log file, and what goes there: our own notes, Qt's messages, errors that nobody caught.

Opened from a menu there is no terminal: nothing may be printed (case SYS-11).
"""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from soundalike.translation import tr

LOG_FILE = "soundalike.log"
_MOST_BYTES = 500_000

Show = Callable[[str], None]


def open_log(folder: Path) -> Path | None:
    """Notes go to a file in `folder` from now on; None where none can be written, and they go nowhere then."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    path = folder / LOG_FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = RotatingFileHandler(
            path, maxBytes=_MOST_BYTES, backupCount=1, encoding="utf-8", delay=False
        )
    except OSError:
        root.addHandler(logging.NullHandler())
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)
    return path


def close_log() -> None:
    """Closes what `open_log` opened."""
    root = logging.getLogger()
    root.setLevel(logging.WARNING)  # as Python begins
    for handler in list(root.handlers):
        if isinstance(handler, RotatingFileHandler):
            root.removeHandler(handler)
            handler.close()


def occupy_standard_streams() -> None:
    """Where standard input, output or error is closed, opens the null device in its place.

    Else the next file that is opened would get its number, and a library that prints would write into it.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            nowhere = os.open(os.devnull, os.O_RDWR)
            if nowhere != number:
                os.dup2(nowhere, number)
                os.close(nowhere)


def catch_errors(show: Show) -> Callable[[], None]:
    """Errors that nobody caught are logged and shown in a sentence; the program goes on. Returns how to end that."""
    previous, previous_thread = sys.excepthook, threading.excepthook

    def caught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        logging.getLogger("soundalike").error("An error that nobody caught.", exc_info=(kind, error, trace))
        said = str(error) or kind.__name__
        show(
            tr("Something went wrong that shouldn't: {said}. Your text is kept; the log has the details.").format(
                said=said
            )
        )

    def caught_in_thread(arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            logging.getLogger("soundalike").error("A thread ended by an error.", exc_info=arguments.exc_value)

    sys.excepthook = caught
    threading.excepthook = caught_in_thread

    def end() -> None:
        sys.excepthook, threading.excepthook = previous, previous_thread

    return end
