"""The folder of voices, texts and takes: what belongs to it, whether it is there, and who may move it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from soundalike.errors import MissingError, SoundalikeError
from soundalike.file_lock import FileLock
from soundalike.folder_move import clear
from soundalike.paths import Places
from soundalike.translation import tr

LOOK_SECONDS = 1.0
"""Others look for a moment whether something is being moved; a move takes longer."""
MARKER = ".soundalike-data"
"""In a chosen folder, so that an empty one in its place, such as where a disk isn't mounted, is told apart."""
MOVING = "data-folder.moving"
WINDOW = "data-folder.window"
LEFT = "data-folder.left"
"""The old folder and the new one, a line each, as long as the old one may not be cleared yet."""


def data_names(places: Places, folder: Path) -> list[str]:
    """What of the entries in `folder` belongs to voices, texts and takes: settings and models may lie beside them."""
    whole = {places.voices_dir.name, places.voice_draft_dir.name, places.takes_dir.name, MARKER}
    lists = (places.takes_file, places.pronunciation_file)
    begins = tuple(begin for path in lists for begin in (path.name, f"{path.stem}-damaged-"))
    names = [entry.name for entry in folder.iterdir()] if folder.is_dir() else []
    return sorted(name for name in names if name in whole or name.startswith(begins))


def missing_data_folder(places: Places) -> str | None:
    """A sentence when the chosen folder isn't there, such as on a disk that isn't connected."""
    folder = places.moved_data
    with suppress(OSError):
        if folder is None or data_names(places, folder):
            return None
    return tr(
        "Voices, texts and takes are kept in '{folder}', and they aren't there now. Connect its disk and try again, or "
        "choose another folder for them: in Settings, or with soundalike data folder DIR."
    ).format(folder=folder)


def require_data_folder(places: Places) -> None:
    """Asked before anything in it is opened. Raises `MissingError` when it isn't there, `SoundalikeError` while it is
    being moved."""
    missing = missing_data_folder(places)
    if missing is not None:
        raise MissingError(missing)
    if (places.usual_data_dir / MOVING).exists():
        with suppress(OSError), moving(places):
            return


@contextmanager
def held_by_window(places: Places) -> Iterator[None]:
    """While inside, no other program moves the data folder. Raises `SoundalikeError` while one does."""
    with ExitStack() as held:
        # Where nothing can be written or no locks are known, better a window without a lock than none.
        with suppress(OSError):
            places.usual_data_dir.mkdir(parents=True, exist_ok=True)
            with moving(places):
                finish_earlier_move(places)
                held.enter_context(FileLock(places.usual_data_dir / WINDOW)).acquire()
        yield


@contextmanager
def moving(places: Places) -> Iterator[None]:
    """While inside, the data folder is being moved. Raises `SoundalikeError` while another program does."""
    with FileLock(places.usual_data_dir / MOVING) as lock:
        if not lock.acquire(seconds=LOOK_SECONDS):
            raise SoundalikeError(
                tr("Voices, texts and takes are being moved to another folder. Try again once that is done.")
            )
        yield


def finish_earlier_move(places: Places, now: Path | None = None) -> None:
    """Clears the old folder of a move whose new one counts; a move that was killed before that is forgotten."""
    note = places.usual_data_dir / LEFT
    with suppress(OSError):
        lines = os.fsdecode(note.read_bytes()).split("\n")
        old, new = (Path(line) for line in lines[:2])
        if new == (now or places.data_dir) != old:
            clear(old, data_names(places, old))
        note.unlink()
