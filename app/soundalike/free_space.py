"""Is there room? Asked before anything is written."""

from __future__ import annotations

import errno
import shutil
from pathlib import Path

from soundalike.errors import MissingError, SoundalikeError
from soundalike.translation import number, tr, tr_noop

SPARE = 32 << 20
"""Left free beyond what is needed: a disk without a byte left harms other programs."""

KEPT = tr_noop("what was fetched so far is kept")

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
            tr(
                "{folder}: {what} needs {needed} of free space, but only {free} are free. Make room there, "
                "or choose another folder."
            ).format(folder=folder, what=what, needed=in_words(needed + SPARE), free=in_words(free))
        )


def write_failure(folder: Path, error: OSError, then: str = KEPT) -> SoundalikeError:
    """The sentence for a file that couldn't be written there; `then`, marked with
    `tr_noop`, is what a full disk leaves."""
    if error.errno in FULL:
        return MissingError(
            tr("{folder}: the disk is full ({free} free). Make room and try again: {then}.").format(
                folder=folder, free=in_words(free_bytes(folder)), then=tr(then)
            )
        )
    if error.errno in NOT_WRITABLE:
        return MissingError(
            tr(
                "{folder}: can't be written ({reason}). Choose a folder of your own, with --home or in Settings."
            ).format(folder=folder, reason=error.strerror)
        )
    return SoundalikeError(
        tr("{folder}: can't be written ({reason}). Check the disk and try again.").format(
            folder=folder, reason=error.strerror or error
        )
    )


def in_words(count: float) -> str:
    """Bytes as people say them, in steps of a thousand: 31 MB, 1.5 GB."""
    if count >= 1e9:
        return tr("{size} GB").format(size=number(count / 1e9, 1))
    if count >= 1e6:
        return tr("{size} MB").format(size=number(count / 1e6))
    return tr("{size} kB").format(size=number(count / 1e3))
