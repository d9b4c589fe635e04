"""What an error of the file system means to a person who wants to write a file."""

from __future__ import annotations

import errno
from pathlib import Path

from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.translation import tr

FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}


def writing_error(error: OSError, path: Path) -> SoundalikeError:
    """The error to raise for `error`, met while `path` was written: missing space or folder, refused, or failed."""
    if error.errno in FULL:
        return MissingError(
            tr("There isn't room on the disk for '{path}'. Nothing was written; free some space.").format(path=path)
        )
    if error.errno in FORBIDDEN:
        return RefusedError(
            tr("'{path}' can't be written here: {reason}. Give a folder that is yours.").format(
                path=path, reason=_reason(error)
            )
        )
    if error.errno == errno.ENOENT:
        return MissingError(tr("'{path}' can't be written: its folder is gone.").format(path=path))
    if error.errno == errno.ENAMETOOLONG:
        return RefusedError(tr("'{path}' is too long a name for this disk. Give a shorter one.").format(path=path))
    return SoundalikeError(
        tr("Writing '{path}' failed: {reason}. Nothing was written.").format(path=path, reason=_reason(error))
    )


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
