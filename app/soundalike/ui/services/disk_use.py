"""How much room what is kept takes; asked on a thread of its own. No Qt in here."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from soundalike.errors import SoundalikeError
from soundalike.paths import Places
from soundalike.translation import tr


@dataclass(frozen=True)
class DiskUse:
    """In bytes. `copies` are voices made again for other models, `free` is what is left on the models' disk."""

    models: int
    voices: int
    takes: int
    copies: int
    free: int


def disk_use(places: Places) -> DiskUse:
    """Looks at every file."""
    from soundalike.free_space import free_bytes  # noqa: PLC0415

    takes = folder_bytes(places.takes_dir) + _file_bytes(places.takes_file)
    return DiskUse(
        folder_bytes(places.models_dir),
        folder_bytes(places.voices_dir),
        takes,
        folder_bytes(places.voice_copies_dir),
        free_bytes(places.models_dir),
    )


def folder_bytes(folder: Path) -> int:
    """All files below it; links and what can't be read count for nothing."""
    total = 0
    for parent, _folders, files in os.walk(folder):
        total += sum(_file_bytes(Path(parent) / name) for name in files)
    return total


def clear_copies(places: Places) -> None:
    """Deletes the voices that were made again for other models. Raises `SoundalikeError` when it can't."""
    try:
        if places.voice_copies_dir.exists():
            shutil.rmtree(places.voice_copies_dir)
    except OSError as error:
        raise SoundalikeError(
            tr("{folder}: can't be deleted ({error}).").format(folder=places.voice_copies_dir, error=error.strerror)
        ) from error


def _file_bytes(path: Path) -> int:
    try:
        return 0 if path.is_symlink() else path.stat().st_size
    except OSError:
        return 0
