"""Is there room? Asked before anything is written."""

from __future__ import annotations

import errno
import shutil
from pathlib import Path

from soundalike.errors import MissingError, SoundalikeError

SPARE = 32 << 20
"""Left free beyond what is needed: a disk without a byte left harms other programs."""

FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))
NOT_WRITABLE = (errno.EACCES, errno.EPERM, errno.EROFS)


def free_bytes(folder: Path) -> int:
    """What is free on the disk of `folder`, or of the nearest folder above it that exists."""
    place = folder.absolute()
    while not place.exists() and place != place.parent:
        place = place.parent
    return shutil.disk_usage(place).free


def check_space(folder: Path, needed: int, what: str) -> None:
    """Raises `MissingError` naming both figures when `needed` bytes don't fit."""
    free = free_bytes(folder)
    if free < needed + SPARE:
        raise MissingError(
            f"{folder}: {what} needs {in_words(needed + SPARE)} of free space, but only {in_words(free)} are free. "
            "Make room there, or choose another folder."
        )


def write_failure(folder: Path, error: OSError) -> SoundalikeError:
    """The sentence for a file that couldn't be written there."""
    if error.errno in FULL:
        return MissingError(
            f"{folder}: the disk is full ({in_words(free_bytes(folder))} free). "
            "Make room and try again: what was fetched so far is kept."
        )
    if error.errno in NOT_WRITABLE:
        return MissingError(
            f"{folder}: can't be written ({error.strerror}). Choose a folder of your own, with --home or in Settings."
        )
    return SoundalikeError(f"{folder}: can't be written ({error.strerror or error}). Check the disk and try again.")


def in_words(count: float) -> str:
    """Bytes as people say them, in steps of a thousand: 31 MB, 1.5 GB."""
    if count >= 1e9:
        return f"{count / 1e9:.1f} GB"
    if count >= 1e6:
        return f"{count / 1e6:.0f} MB"
    return f"{count / 1e3:.0f} kB"
