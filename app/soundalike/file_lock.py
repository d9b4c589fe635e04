"""A lock on a file that the system lets go when its process ends, however it ends."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from soundalike.closing import Closeable

_RETRY_SECONDS = 0.02


class FileLock(Closeable):
    """An exclusive lock on `path`, which is made when it is missing. It says nothing about the file's content.

    Where the file system knows no locks, `supported` is False and the lock is held by everybody.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.supported = True
        self._descriptor: int | None = None

    def acquire(self, *, seconds: float = 0.0) -> bool:
        """Takes the lock, waiting at most `seconds`; False when another process, or another object, holds it.

        Raises `OSError` when the file can't be made.
        """
        descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        deadline = time.monotonic() + seconds
        try:
            while not self._try(descriptor):
                if time.monotonic() >= deadline:
                    return False
                time.sleep(_RETRY_SECONDS)
            self._descriptor, descriptor = descriptor, -1
            return True
        finally:
            if descriptor >= 0:
                os.close(descriptor)

    def close(self) -> None:
        """Lets it go; the file stays."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _try(self, descriptor: int) -> bool:
        try:
            _lock(descriptor)
        except (BlockingIOError, PermissionError):
            return False
        except OSError:  # some network file systems know no locks
            self.supported = False
        return True


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
