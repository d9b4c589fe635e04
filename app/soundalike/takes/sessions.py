"""Which runs of the program are alive, so that what a dead one left undone is recognised.

Each run holds a lock on a file of its own; the system lets the lock go when the process ends, even by kill -9.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from soundalike.closing import Closeable
from soundalike.errors import SoundalikeError
from soundalike.file_lock import FileLock
from soundalike.translation import tr

GATE = "gate.lock"
_GATE_SECONDS = 60.0
SUFFIX = ".session"


@contextmanager
def gate(folder: Path) -> Iterator[None]:
    """While inside, no other process opens the store in `folder`: one at a time makes, repairs or upgrades it."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = FileLock(folder / GATE)
    if not lock.acquire(seconds=_GATE_SECONDS):
        raise SoundalikeError(tr("Another Soundalike has been opening the history for a minute. End it and try again."))
    with lock:
        yield


class Session(Closeable):
    """This run. It is made, and others are looked at, inside the gate only."""

    def __init__(self, folder: Path | None) -> None:
        """`folder` None: nobody else can see this run, because it keeps everything in memory."""
        self.name = secrets.token_hex(8)
        self._folder = folder
        self._lock: FileLock | None = None
        if folder is not None:
            self._lock = FileLock(folder / f"{self.name}{SUFFIX}")
            self._lock.acquire()

    def dead(self, names: set[str]) -> set[str]:
        """Those of the sessions `names` that have ended; their lock files are removed."""
        return {name for name in names - {self.name} if self._folder is not None and _ended(self._folder, name)}

    def close(self) -> None:
        """Ends it; twice does nothing."""
        if self._lock is not None:
            self._lock.close()
            self._lock.path.unlink(missing_ok=True)
            self._lock = None


def alive(folder: Path) -> bool:
    """Whether a run has the store in `folder` open. Inside the gate only."""
    return not all(_ended(folder, path.stem) for path in folder.glob(f"*{SUFFIX}"))


def _ended(folder: Path, name: str) -> bool:
    path = folder / f"{name}{SUFFIX}"
    if not path.exists():
        return True
    lock = FileLock(path)
    with lock:
        if not lock.acquire() or not lock.supported:
            return False
    path.unlink(missing_ok=True)
    return True
