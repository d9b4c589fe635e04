"""Another folder for models: what is in the old one moves along, and is gone there only when it is whole here."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

from soundalike.errors import UsageError
from soundalike.folder_move import (
    COMING,
    OnMoved,
    Pointer,
    bring,
    clear,
    is_same,
    refuse_doubles,
    refuse_nested,
    try_to_write,
)
from soundalike.free_space import write_failure
from soundalike.models.downloads.folder_lock import only_here
from soundalike.models.downloads.folders import DOWNLOADS
from soundalike.models.find_model import DEFAULT_FILE, installed_models
from soundalike.paths import Places
from soundalike.translation import tr, tr_noop


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
    if is_same(old, new):
        return Moved(old, same=True)
    refuse_nested(old, new)
    if places.data_dir.resolve().is_relative_to(new.resolve()):
        raise UsageError(
            tr("'{folder}' is where voices, texts and takes are. Choose a folder of its own for models.").format(
                folder=new
            )
        )
    names = sorted(entry.name for entry in old.iterdir() if entry.name != COMING) if old.is_dir() else []
    models = tuple(installed_models(old))
    downloads = _download_folders(old)
    single = [name for name in names if name not in (DOWNLOADS, DEFAULT_FILE)]
    try:
        try_to_write(new)
        refuse_doubles(old, new, single + [f"{DOWNLOADS}/{folder.name}" for folder in downloads])
        with ExitStack() as locked:
            for folder in downloads:
                said = tr("'{name}' is being fetched. Wait for it first.").format(name=folder.name)
                locked.enter_context(only_here(folder, said))
            pointer = Pointer(places.models_pointer, places.usual_models_dir)
            copied = bring(old, new, names, pointer, what=tr("moving the models"), on_moved=on_moved)
    except OSError as error:
        raise write_failure(new, error, tr_noop("nothing was moved")) from error
    with suppress(OSError):  # the new folder counts already
        clear(old, names)
    return Moved(new, models, copied=copied)


def _download_folders(models_dir: Path) -> list[Path]:
    folder = models_dir / DOWNLOADS
    return sorted(path for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []


def missing_models_folder(places: Places) -> str | None:
    """A sentence when the chosen models folder isn't there, such as on a disk that isn't connected."""
    folder = places.moved_models
    if folder is None or folder.is_dir():
        return None
    return tr(
        "The models folder '{folder}' isn't there, so only the demo is. Connect its disk, or choose another: "
        "soundalike models folder."
    ).format(folder=folder)
