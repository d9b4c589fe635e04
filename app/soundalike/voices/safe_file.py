"""Writing a file so that it is there whole or not at all."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path


def write_flushed(path: Path, content: bytes) -> None:
    """Writes under a temporary name beside `path`, flushes it to the disk, then renames it, replacing what is there."""
    temporary = path.with_name(f".part-{os.getpid()}-{path.name}")
    try:
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    flush_folder(path.parent)


def flush_folder(folder: Path) -> None:
    """Brings the folder's names to the disk, where systems know how."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
