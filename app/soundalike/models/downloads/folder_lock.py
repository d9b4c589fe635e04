"""One process at a time in a folder. The system lets go of the lock when a process ends, however it ends."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from soundalike.errors import SoundalikeError

LOCK_FILE = "lock"

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def _release(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _take(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _release(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_UN)


@contextmanager
def only_here(folder: Path, busy: str) -> Iterator[None]:
    """While inside, no other process is. The folder is made if need be.

    Raises `SoundalikeError` with the text `busy` if another is inside, `OSError` if the folder can't be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK_FILE).open("a+b") as file:
        try:
            _take(file)
        except OSError as error:
            raise SoundalikeError(busy) from error
        try:
            yield
        finally:
            _release(file)
