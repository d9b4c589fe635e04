"""Taking an installed model off the disk: to the system's trash, or for good."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from soundalike.errors import MissingError, RefusedError, UsageError
from soundalike.models.find_model import DEMO_NAME, chosen_model
from soundalike.translation import tr

Trash = Callable[[Path], None]


def system_trash(path: Path) -> None:
    """Moves `path` to the trash that the desktop shows. Raises `OSError` where that isn't possible."""
    from send2trash import send2trash  # noqa: PLC0415 - only when something is removed

    send2trash(str(path))


def remove_model(name: str, models_dir: Path, *, for_good: bool = False, trash: Trash = system_trash) -> bool:
    """Removes the installed model `name`; returns whether it was the chosen one, so that the demo speaks from now on.

    Only what lies in `models_dir` goes: of a link to another folder the link, never what it points to.
    Raises `RefusedError` for the bundled model, `MissingError` for one that isn't installed or can't be removed,
    `UsageError` for a path.
    """
    if name == DEMO_NAME:
        raise RefusedError(
            tr("The demo comes with Soundalike and stays: it is what speaks when there is nothing else.")
        )
    folder = models_dir / name
    if name in ("", ".", "..") or name.startswith(".") or folder.parent != models_dir or folder.name != name:
        raise UsageError(
            tr(
                "'{name}' is no installed model's name. Only models in {path} are removed; a folder "
                "elsewhere is yours to delete."
            ).format(name=name, path=models_dir)
        )
    if not folder.is_dir() and not folder.is_symlink():
        raise MissingError(tr("There is no installed model '{name}' in {path}.").format(name=name, path=models_dir))
    was_chosen = chosen_model(models_dir) == name
    try:
        _take_away(folder, for_good, trash)
    except OSError as error:
        fault = (
            tr("{path}: can't be removed ({reason}). Close what uses it.")
            if for_good
            else tr("{path}: can't be removed ({reason}). Close what uses it, or remove it with --for-good.")
        )
        raise MissingError(fault.format(path=folder, reason=error.strerror or error)) from error
    return was_chosen


def _take_away(folder: Path, for_good: bool, trash: Trash) -> None:
    if folder.is_symlink():
        folder.unlink()
        return
    if not for_good:
        trash(folder)
        return
    doomed = folder.with_name(f".{folder.name}.removing")  # from here on it is no model any more, whatever happens
    if doomed.exists():
        shutil.rmtree(doomed)
    folder.rename(doomed)
    shutil.rmtree(doomed)
