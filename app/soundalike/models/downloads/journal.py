"""What happened during a download, for "copy details". Addresses lose what may be secret: queries hold signatures."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from urllib.parse import urlsplit

KEPT_LINES = 200


class Journal:
    """The last lines of what happened, with the seconds since the beginning."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._start = clock()
        self._lines: deque[str] = deque(maxlen=KEPT_LINES)
        self._lock = threading.Lock()

    def note(self, text: str) -> None:
        """Adds a line."""
        with self._lock:
            self._lines.append(f"{self._clock() - self._start:8.1f} s  {text}")

    def details(self) -> str:
        """All of it as text, without the person's folders, names or addresses."""
        with self._lock:
            return "\n".join(self._lines)


def public_address(url: str) -> str:
    """The address without user, password, query and fragment."""
    parts = urlsplit(url)
    port = f":{parts.port}" if parts.port is not None else ""
    return f"{parts.scheme}://{parts.hostname or ''}{port}{parts.path}"
