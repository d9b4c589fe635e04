"""Several changes of files as one: all of them happen, or none, even if the program is killed in between.

New content is written under temporary names first. Then the list of moves and removals is put down, flushed and
renamed into place; from then on the change is decided, and whoever opens the folder next completes it.
"""

from __future__ import annotations

import errno
import json
import shutil
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath
from typing import Any

from soundalike.voices.safe_file import flush_folder, write_flushed

JOURNAL = ".journal.json"
FULL_DISK = (errno.ENOSPC, errno.EDQUOT)


@dataclass(frozen=True)
class Move:
    """`source` becomes `target`, replacing what is there. Paths are relative to the folder."""

    source: str
    target: str


@dataclass(frozen=True)
class Remove:
    """A file or a folder with what is in it."""

    path: str


def carry_out(folder: Path, steps: list[Move | Remove]) -> None:
    """Does all the steps. The caller holds the folder's lock.

    On a full disk, where there is no room for the list, steps that only remove are done without it: stopped in between,
    they are as good as done when they are asked for again.
    """
    entries = [
        {"move": [step.source, step.target]} if isinstance(step, Move) else {"remove": step.path} for step in steps
    ]
    try:
        write_flushed(folder / JOURNAL, json.dumps(entries, ensure_ascii=False).encode())
    except OSError as error:
        if error.errno not in FULL_DISK or not all(isinstance(step, Remove) for step in steps):
            raise
    _replay(folder, steps)


def complete(folder: Path) -> bool:
    """Completes what another process had decided before it was killed. The caller holds the lock.

    Returns whether there was something. A journal that isn't one of ours is kept aside.
    """
    journal = folder / JOURNAL
    try:
        steps = [_step(folder, entry) for entry in json.loads(journal.read_text(encoding="utf-8"))]
    except FileNotFoundError:
        return False
    except (ValueError, TypeError, KeyError, RecursionError):
        journal.replace(folder / f"{JOURNAL}.damaged")
        return False
    _replay(folder, steps)
    return True


def _replay(folder: Path, steps: list[Move | Remove]) -> None:
    for step in steps:
        if isinstance(step, Move):
            source, target = folder / step.source, folder / step.target
            if source.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                source.replace(target)
                flush_folder(target.parent)
        else:
            remove(folder / step.path)
    flush_folder(folder)
    (folder / JOURNAL).unlink(missing_ok=True)


def remove(path: Path) -> None:
    """Removes a file, or a folder with what is in it; a link, not what it points at."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def _step(folder: Path, entry: Any) -> Move | Remove:
    if "move" in entry:
        source, target = entry["move"]
        return Move(_inside(folder, source), _inside(folder, target))
    return Remove(_inside(folder, entry["remove"]))


def _inside(folder: Path, path: Any) -> str:
    """A relative path that stays inside the folder: a journal from elsewhere can't reach out."""
    if isinstance(path, str) and "\0" not in path:
        parts = Path(path).parts
        anchored = Path(path).is_absolute() or PureWindowsPath(path).anchor
        if parts and ".." not in parts and not anchored:
            parent = (folder / path).parent.resolve()
            if parent.is_relative_to(folder.resolve()):  # no link on the way leads out
                return path
    raise ValueError(f"{path!r} isn't a path in the library")
