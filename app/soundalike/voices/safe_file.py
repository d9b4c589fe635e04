"""Writing a file so that it is there whole or not at all."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from soundalike.errors import RefusedError, SoundalikeError
from soundalike.translation import tr

PART = ".part-"
"""How files begin that are still being written."""


def write_flushed(path: Path, content: bytes) -> None:
    """Writes under a temporary name beside `path`, flushes it to the disk, then renames it, replacing what is there."""
    temporary = temporary_beside(path)
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


def copy_all_new(copies: Sequence[tuple[Path, Path]]) -> list[Path]:
    """Copies files to where none are, all of them or none; returns where they are now.

    Raises `RefusedError` when a target exists.
    """
    for _, target in copies:
        if target.exists():
            raise RefusedError(tr("{path}: there is a file already. Give another name.").format(path=target))
    written: list[Path] = []
    try:
        for source, target in copies:
            write_flushed(target, source.read_bytes())
            written.append(target)
    except OSError as error:
        for target in written:
            target.unlink(missing_ok=True)
        raise SoundalikeError(
            tr("{path}: it can't be written or read ({reason}).").format(path=error.filename, reason=error.strerror)
        ) from error
    return written


def temporary_beside(path: Path) -> Path:
    """The name under which this process writes `path`. Long names are cut: systems allow 255 bytes."""
    return path.with_name(f"{PART}{os.getpid()}-{path.name.encode()[:100].decode(errors='ignore')}")


def flush_folder(folder: Path) -> None:
    """Brings the folder's names to the disk, where systems know how."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
