"""Another folder for models: what is in the old one moves along, and is gone there only when it is whole here."""

from __future__ import annotations

import filecmp
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from soundalike.errors import RefusedError, UsageError
from soundalike.models.downloads.folder_lock import only_here
from soundalike.models.downloads.folders import DOWNLOADS
from soundalike.models.downloads.free_space import check_space, write_failure
from soundalike.models.find_model import DEFAULT_FILE, installed_models
from soundalike.paths import Places
from soundalike.translation import tr

BLOCK = 4 << 20
COMING = ".coming"
"""Holds what isn't whole yet."""
TRIAL = ".soundalike-can-write"

OnMoved = Callable[[int, int], None]
"""Gets bytes copied and bytes in all; may raise to stop."""


@dataclass(frozen=True)
class Moved:
    """`models` that moved along, by name; `copied` says that they had to be copied, to another disk. `same`: it was
    the models folder already."""

    folder: Path
    models: tuple[str, ...] = ()
    copied: bool = False
    same: bool = False


def move_models(places: Places, new: Path, on_moved: OnMoved = lambda _done, _all: None) -> Moved:
    """Makes `new` the models folder, and moves there what is in the present one.

    Ends at once when there is nothing to move. Models that are in `new` already stay. Raises `UsageError` for a folder
    inside the other, `RefusedError` when both hold something of one name, `MissingError` when `new` can't be written or
    lacks space, `SoundalikeError` while a download is under way. Whatever is raised, the old folder is as it was and
    stays in use.
    """
    old, new = places.models_dir, new.absolute()
    if _same(old, new):
        return Moved(old, same=True)
    if new.resolve().is_relative_to(old.resolve()) or old.resolve().is_relative_to(new.resolve()):
        raise UsageError(
            tr("'{new}' and '{old}' lie one in the other. Choose a folder beside it.").format(new=new, old=old)
        )
    names = sorted(entry.name for entry in old.iterdir() if entry.name != COMING) if old.is_dir() else []
    models = tuple(installed_models(old))
    try:
        _try_to_write(new)
        _refuse_doubles(old, new, names)
        with ExitStack() as locked:
            for downloads in _download_folders(old):
                locked.enter_context(
                    only_here(
                        downloads, tr("'{name}' is being fetched. Wait for it first.").format(name=downloads.name)
                    )
                )
            copied = _bring(old, new, names, on_moved)
            _point(places, new)
        _clear(old, names)
    except OSError as error:
        raise write_failure(new, error) from error
    return Moved(new, models, copied=copied)


def _same(old: Path, new: Path) -> bool:
    return old == new or (old.exists() and new.exists() and old.samefile(new))


def _try_to_write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    trial = folder / TRIAL
    trial.write_bytes(b"")
    trial.unlink()


def _refuse_doubles(old: Path, new: Path, names: list[str]) -> None:
    """Nothing of the new folder is ever replaced. What a move that was killed left there is the same, and passes."""
    pairs = [(old / name, new / name) for name in names if name not in (DOWNLOADS, DEFAULT_FILE)]
    pairs += [(path, new / DOWNLOADS / path.name) for path in _download_folders(old)]
    doubles = [mine.name for mine, other in pairs if other.exists() and not _identical(mine, other)]
    if doubles:
        raise RefusedError(
            tr("'{new}' holds {names} already, as '{old}' does. Remove one of them first; nothing was moved.").format(
                new=new, names=", ".join(sorted(doubles)), old=old
            )
        )


def _identical(mine: Path, other: Path) -> bool:
    files = list(_files(mine))
    pairs = [(path, other if path == mine else other / path.relative_to(mine)) for path in files]
    return len(files) == len(list(_files(other))) and all(
        copy.is_file() and (path.samefile(copy) or filecmp.cmp(path, copy, shallow=False)) for path, copy in pairs
    )


def _download_folders(models_dir: Path) -> list[Path]:
    folder = models_dir / DOWNLOADS
    return sorted(path for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []


def _bring(old: Path, new: Path, names: list[str], on_moved: OnMoved) -> bool:
    """Every entry to the new folder, under a working name first. Returns whether anything had to be copied.

    On one disk a file gets a second name instead, so that the old folder stays whole until the new one counts.
    """
    files = [path for name in names for path in _files(old / name)]
    total = sum(path.stat().st_size for path in files if not path.is_symlink())
    if old.is_dir() and old.stat().st_dev != new.stat().st_dev:
        check_space(new, total, tr("moving the models"))
    coming = new / COMING
    _remove(coming)
    try:
        done = 0
        copied = False
        for path in files:
            copied = _bring_file(path, coming / path.relative_to(old), done, total, on_moved) or copied
            done += 0 if path.is_symlink() else path.stat().st_size
        _merge(coming, new)
    finally:
        _remove(coming)
    return copied


def _merge(coming: Path, target: Path) -> None:
    """Gives everything its name. Folders that are there already are entered, files that are there are the same."""
    for child in sorted(coming.iterdir()) if coming.is_dir() else []:
        if child.is_dir() and not child.is_symlink() and (target / child.name).is_dir():
            _merge(child, target / child.name)
        else:
            child.replace(target / child.name)


def _files(path: Path) -> Iterator[Path]:
    """The file itself, or all files below a folder; links are not followed."""
    if path.is_symlink() or path.is_file():
        yield path
    elif path.is_dir():
        for child in sorted(path.iterdir()):
            yield from _files(child)


def _bring_file(source: Path, target: Path, before: int, total: int, on_moved: OnMoved) -> bool:
    """Returns whether it had to be copied."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_symlink():
        target.symlink_to(source.readlink() if source.readlink().is_absolute() else source.resolve())
        return False
    try:
        os.link(source, target)
    except (OSError, NotImplementedError):
        with source.open("rb") as read, target.open("wb") as written:
            done = 0
            while block := read.read(BLOCK):
                written.write(block)
                done += len(block)
                on_moved(before + done, total)
            written.flush()
            os.fsync(written.fileno())
        return True
    on_moved(before + source.stat().st_size, total)
    return False


def _point(places: Places, new: Path) -> None:
    """From here on the new folder counts."""
    if new == places.usual_models_dir:
        places.models_pointer.unlink(missing_ok=True)
        return
    places.data_dir.mkdir(parents=True, exist_ok=True)
    temporary = places.models_pointer.with_name(f"{places.models_pointer.name}.new")
    temporary.write_bytes(os.fsencode(f"{new}\n"))
    temporary.replace(places.models_pointer)


def _clear(old: Path, names: list[str]) -> None:
    for name in names:
        _remove(old / name)
    if old.is_dir() and not any(old.iterdir()):
        old.rmdir()


def _remove(path: Path) -> None:
    if path.is_symlink() or path.is_file():
        path.unlink()
    elif path.is_dir():
        shutil.rmtree(path)


def missing_models_folder(places: Places) -> str | None:
    """A sentence when the chosen models folder isn't there, such as on a disk that isn't connected."""
    folder = places.moved_models
    if folder is None or folder.is_dir():
        return None
    return tr(
        "The models folder '{folder}' isn't there, so only the demo is. Connect its disk, or choose another: "
        "soundalike models folder."
    ).format(folder=folder)
