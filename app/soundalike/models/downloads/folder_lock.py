"""One process at a time in a folder of downloads."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from soundalike.errors import SoundalikeError
from soundalike.file_lock import FileLock

LOCK_FILE = "lock"


@contextmanager
def only_here(folder: Path, busy: str) -> Iterator[None]:
    """While inside, no other process is. The folder is made if need be.

    Raises `SoundalikeError` with the text `busy` if another is inside, `OSError` if the folder can't be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with FileLock(folder / LOCK_FILE) as lock:
        if not lock.acquire():
            raise SoundalikeError(busy)
        yield
