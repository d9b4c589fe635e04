"""What a folder holds, moved to another folder or disk: gone in the old one only when it is whole in the new one."""

from __future__ import annotations

import contextlib
import filecmp
import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from soundalike.errors import RefusedError, UsageError
from soundalike.free_space import check_space
from soundalike.translation import tr

BLOCK = 4 << 20
COMING = ".coming"
"""Holds what isn't whole yet."""
TRIAL = ".soundalike-can-write"

OnMoved = Callable[[int, int], None]
"""Gets bytes copied and bytes in all; may raise to stop."""
Leave = Callable[[Path], bool]
"""Whether a file is left behind."""


@dataclass(frozen=True)
class Pointer:
    """The file that names the chosen folder: one line, a whole path. Without it the `usual` one counts."""

    file: Path
    usual: Path

    def point(self, folder: Path) -> None:
        """From here on this folder counts."""
        if folder == self.usual:
            self.file.unlink(missing_ok=True)
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        temporary = self.file.with_name(f"{self.file.name}.new")
        with temporary.open("wb") as file:
            file.write(_line(folder))
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(self.file)

    def names(self, folder: Path) -> bool:
        """Whether this folder counts."""
        return self.file.read_bytes() == _line(folder) if self.file.exists() else folder == self.usual


def _line(folder: Path) -> bytes:
    return os.fsencode(f"{folder}\n")


def _nothing(_path: Path) -> bool:
    return False


def is_same(old: Path, new: Path) -> bool:
    """Whether both are one folder, under whatever names."""
    return old == new or (old.exists() and new.exists() and old.samefile(new))


def refuse_nested(old: Path, new: Path) -> None:
    """Raises `UsageError` when one lies in the other."""
    if new.resolve().is_relative_to(old.resolve()) or old.resolve().is_relative_to(new.resolve()):
        said = tr("'{new}' and '{old}' lie one in the other. Choose a folder beside it.")
        raise UsageError(said.format(new=new, old=old))


def try_to_write(folder: Path) -> None:
    """Makes it if need be. Raises `OSError` when nothing can be written there."""
    folder.mkdir(parents=True, exist_ok=True)
    trial = folder / TRIAL
    trial.write_bytes(b"")
    trial.unlink()


def refuse_doubles(old: Path, new: Path, names: Iterable[str], leave: Leave = _nothing) -> None:
    """Nothing of the new folder is ever replaced. What a move that was killed left there is the same, and passes.

    Raises `RefusedError`.
    """
    doubles = sorted(Path(name).name for name in names if not _passes(old / name, new / name, leave))
    if doubles:
        said = tr("'{new}' holds {names} already, as '{old}' does. Remove one of them first; nothing was moved.")
        raise RefusedError(said.format(new=new, names=", ".join(doubles), old=old))


def _passes(mine: Path, other: Path, leave: Leave) -> bool:
    if not other.exists() or (other.is_dir() and not any(_files(other, leave))):
        return True
    files = list(_files(mine, leave))
    pairs = [(path, other if path == mine else other / path.relative_to(mine)) for path in files]
    return len(files) == len(list(_files(other, leave))) and all(
        copy.is_file() and (path.samefile(copy) or filecmp.cmp(path, copy, shallow=False)) for path, copy in pairs
    )


def bring(
    old: Path,
    new: Path,
    names: Iterable[str],
    pointer: Pointer,
    *,
    what: str,
    on_moved: OnMoved,
    leave: Leave = _nothing,
) -> bool:
    """Brings the entries `names` to the new folder, and lets it count. Returns whether anything had to be copied.

    On one disk a file gets a second name instead, so that the old folder stays whole until the new one counts. Whatever
    is raised before that leaves the new folder as it was. `what` is what needs room, as in "moving the models".
    """
    files = [path for name in names for path in _files(old / name, leave)]
    total = sum(path.stat().st_size for path in files if not path.is_symlink())
    if old.is_dir() and old.stat().st_dev != new.stat().st_dev:
        check_space(new, total, what)
    coming = new / COMING
    remove(coming)
    placed: list[Path] = []
    try:
        done = 0
        copied = False
        for path in files:
            copied = _bring_file(path, coming / path.relative_to(old), done, total, on_moved) or copied
            done += 0 if path.is_symlink() else path.stat().st_size
        _merge(coming, new, placed)
        pointer.point(new)
    except BaseException:
        if not pointer.names(new):  # a person may interrupt it right after that, too
            for path in placed:
                remove(path)
        raise
    finally:
        remove(coming)
    return copied


def _merge(coming: Path, target: Path, placed: list[Path]) -> None:
    """Gives everything its name. Folders that are there already are entered, files that are there are the same."""
    for child in sorted(coming.iterdir()) if coming.is_dir() else []:
        named = target / child.name
        if child.is_dir() and not child.is_symlink() and named.is_dir():
            _merge(child, named, placed)
        else:
            if not named.exists():
                placed.append(named)
            child.replace(named)


def _files(path: Path, leave: Leave) -> Iterator[Path]:
    """The file itself, or all files below a folder; links are not followed."""
    if path.is_symlink() or path.is_file():
        if not leave(path):
            yield path
    elif path.is_dir():
        for child in sorted(path.iterdir()):
            yield from _files(child, leave)


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
        with contextlib.suppress(OSError):  # some disks know neither times nor permissions
            shutil.copystat(source, target)
        return True
    on_moved(before + source.stat().st_size, total)
    return False


def clear(old: Path, names: Iterable[str]) -> None:
    """Removes the entries, and the folder if nothing else is in it. Raises `OSError`."""
    for name in names:
        remove(old / name)
    if old.is_dir() and not any(old.iterdir()):
        old.rmdir()


def remove(path: Path) -> None:
    """A file, or a folder with what is in it; a link, not what it points at."""
    if path.is_symlink() or path.is_file():
        path.unlink()
    elif path.is_dir():
        shutil.rmtree(path)
