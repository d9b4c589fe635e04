"""Where downloads and models lie in the models folder, and how a finished model takes its place there."""

from __future__ import annotations

import shutil
from pathlib import Path

DOWNLOADS = ".downloads"
"""Below the models folder; a model's name never begins with a dot."""
REPLACED = "replaced"
MADE = "made"
OWN = "own"


def download_folder(models_dir: Path, name: str) -> Path:
    """Where the official files of the entry `name` are while they are needed."""
    return models_dir / DOWNLOADS / name


def put_in_place(made: Path, target: Path, work: Path) -> None:
    """Makes the finished folder `made` the model `target`; an older model of that name is gone only afterwards.

    Both names are on one disk, so each step is a rename: whenever it is stopped, `recover` finds a whole model.
    Raises `OSError`.
    """
    aside = work / REPLACED
    shutil.rmtree(aside, ignore_errors=True)
    if target.exists() or target.is_symlink():
        target.rename(aside)
    made.rename(target)
    if aside.is_symlink():
        aside.unlink()
    else:
        shutil.rmtree(aside, ignore_errors=True)


def recover(target: Path, work: Path) -> None:
    """Brings back the older model if `put_in_place` was stopped between its two renames. Raises `OSError`."""
    aside = work / REPLACED
    if (aside.exists() or aside.is_symlink()) and not target.exists():
        aside.rename(target)
