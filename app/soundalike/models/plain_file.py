"""Opens a file that came from elsewhere: only a plain one, and without waiting for anybody."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import BinaryIO

from soundalike.errors import MissingError, RefusedError
from soundalike.translation import tr


def open_plain_file(path: Path) -> BinaryIO:
    """Opens `path` for reading.

    A folder, a pipe or a device is refused: opening a pipe would otherwise last until somebody writes to it, and
    reading a device might never end. Raises `MissingError` when there is no such file, `RefusedError` for anything
    else that can't be read.
    """
    waiting = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_CLOEXEC", 0) | waiting)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise MissingError(tr("{path}: there is no such file.").format(path=path)) from error
    except (OSError, ValueError) as error:
        raise RefusedError(tr("{path}: can't be read ({reason}).").format(path=path, reason=_reason(error))) from error
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise RefusedError(tr("{path}: can't be read (it isn't a plain file). Choose another.").format(path=path))
    return os.fdopen(descriptor, "rb")


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
