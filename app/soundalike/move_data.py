"""Another folder for voices, texts and takes: all of it moves, or nothing changes."""

from __future__ import annotations

import os
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from soundalike.data_folder import LEFT, MARKER, WINDOW, data_names, finish_earlier_move, moving
from soundalike.errors import SoundalikeError, UsageError
from soundalike.file_lock import FileLock
from soundalike.folder_move import OnMoved, Pointer, bring, is_same, refuse_doubles, refuse_nested, try_to_write
from soundalike.free_space import write_failure
from soundalike.paths import Places
from soundalike.takes import sessions
from soundalike.translation import tr, tr_noop
from soundalike.voices import Library
from soundalike.voices.library import LOCK as LIBRARY_LOCK


@dataclass(frozen=True)
class MovedData:
    """`moved`: there was something. `copied`: to another disk. `same`: it was the data folder already."""

    folder: Path
    moved: bool = False
    copied: bool = False
    same: bool = False


def move_data(places: Places, new: Path, on_moved: OnMoved = lambda _done, _all: None) -> MovedData:
    """Makes `new` the data folder, and moves there what is in the present one. Nothing of it may be open here.

    When the present one isn't there, only the choice changes. Raises `UsageError` for a folder inside the other or
    among the models, `RefusedError` when there are voices, texts or takes in `new` already, `MissingError` when `new`
    can't be written or lacks space, `SoundalikeError` while another program uses them. Whatever is raised, the old
    folder is as it was and stays in use.
    """
    old, new = places.data_dir, new.absolute()
    if is_same(old, new):
        return MovedData(old, same=True)
    refuse_nested(old, new)
    if new.resolve().is_relative_to(places.models_dir.resolve()):
        raise UsageError(tr("'{folder}' is where models are. Choose another folder.").format(folder=new))
    try:
        places.usual_data_dir.mkdir(parents=True, exist_ok=True)
        with moving(places):
            moved = _move_held(places, new, on_moved)
    except OSError as error:
        raise write_failure(new, error, tr_noop("nothing was moved")) from error
    finish_earlier_move(places, new)
    return moved


def _move_held(places: Places, new: Path, on_moved: OnMoved) -> MovedData:
    finish_earlier_move(places)
    with ExitStack() as held:
        _hold_all(places, held)
        names = [name for name in data_names(places, places.data_dir) if name != MARKER]
        try:  # the library, which is held, has other words for a disk that fails
            try_to_write(new)
            refuse_doubles(places.data_dir, new, names, _is_lock)
            (places.usual_data_dir / LEFT).write_bytes(os.fsencode(f"{places.data_dir}\n{new}\n"))
            copied = _bring_marked(places, new, names, on_moved)
        except OSError as error:
            raise write_failure(new, error, tr_noop("nothing was moved")) from error
    return MovedData(new, moved=bool(names), copied=copied)


def _bring_marked(places: Places, new: Path, names: list[str], on_moved: OnMoved) -> bool:
    marker = new / MARKER
    marked = marker.exists()
    pointer = Pointer(places.data_pointer, places.usual_data_dir)
    if new != places.usual_data_dir:
        marker.write_bytes(b"")
    try:
        return bring(
            places.data_dir,
            new,
            names,
            pointer,
            what=tr("moving voices, texts and takes"),
            on_moved=on_moved,
            leave=_is_lock,
        )
    except BaseException:
        if not marked and not pointer.names(new):
            marker.unlink(missing_ok=True)
        raise


def _hold_all(places: Places, held: ExitStack) -> None:
    """Raises `SoundalikeError` while another program has the window, the history or the library open."""
    window = held.enter_context(FileLock(places.usual_data_dir / WINDOW))
    if not window.acquire():
        raise SoundalikeError(tr("Soundalike's window is open. Close it first, or move them in its Settings."))
    if places.takes_dir.is_dir():
        held.enter_context(sessions.gate(places.takes_dir))
        if sessions.alive(places.takes_dir):
            raise SoundalikeError(tr("Another Soundalike has the history open. End it and try again."))
    if places.voices_dir.is_dir():
        held.enter_context(Library(places.voices_dir).held())


def _is_lock(path: Path) -> bool:
    return path.name in (LIBRARY_LOCK, sessions.GATE) or path.suffix == sessions.SUFFIX
