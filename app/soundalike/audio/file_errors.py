"""What an error of the file system means to a person who wants to write a file."""

from __future__ import annotations

import errno
from pathlib import Path

from soundalike.errors import MissingError, RefusedError, SoundalikeError

FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}


def writing_error(error: OSError, path: Path) -> SoundalikeError:
    """The error to raise for `error`, met while `path` was written: missing space or folder, refused, or failed."""
    if error.errno in FULL:
        return MissingError(f"There isn't room on the disk for '{path}'. Nothing was written; free some space.")
    if error.errno in FORBIDDEN:
        return RefusedError(f"'{path}' can't be written here: {_reason(error)}. Give a folder that is yours.")
    if error.errno == errno.ENOENT:
        return MissingError(f"'{path}' can't be written: its folder is gone.")
    if error.errno == errno.ENAMETOOLONG:
        return RefusedError(f"'{path}' is too long a name for this disk. Give a shorter one.")
    return SoundalikeError(f"Writing '{path}' failed: {_reason(error)}. Nothing was written.")


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
