"""From what a person calls a model (a name, a folder, or nothing) to its pair of files."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, replace
from pathlib import Path

from soundalike.errors import MissingError, RefusedError, SoundalikeError, UsageError
from soundalike.models.catalogue import OFFERED
from soundalike.models.model_file_info import Family, ModelFileInfo, describe
from soundalike.models.model_origin import read_origin
from soundalike.paths import bundled_resources
from soundalike.translation import tr

DEMO_NAME = "demo"
DEFAULT_FILE = "default"
"""In the models folder: one line, the name (or whole path) of the model that is used when none is named."""
LONGEST_NAME = 100
WINDOWS_DEVICES = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?", re.IGNORECASE)


@dataclass(frozen=True)
class ModelPair:
    """The two files of a model, and what to call it.

    `instead_of` is the chosen model when it is gone and this one, the demo, stands in for it: tell the person.
    """

    t3: Path
    s3gen: Path
    name: str
    instead_of: str | None = None


def find_model(name_or_folder: str | None, models_dir: Path) -> ModelPair:
    """The pair that `name_or_folder` means: an installed model's name, "demo", or a folder that holds a pair.

    `None` is the default: the model chosen by `choose_model`, else the bundled demo model.
    In a folder the files are `t3.gguf` and `s3gen.gguf`, or else the only two of their kinds.
    Raises `MissingError` when there is no such model, `RefusedError` when a file is damaged or the two don't fit.
    """
    if name_or_folder is None:
        chosen = chosen_model(models_dir)
        if chosen is not None and not _is_there(chosen, models_dir):
            return replace(find_model(DEMO_NAME, models_dir), instead_of=chosen)
        name_or_folder = chosen or DEMO_NAME
    installed = models_dir / name_or_folder
    if _is_name(name_or_folder) and installed.is_dir():
        return _installed_pair(installed)
    if name_or_folder == DEMO_NAME:
        return _pair(bundled_resources() / "demo", DEMO_NAME)
    folder = Path(name_or_folder)
    if name_or_folder and folder.is_dir():
        return _pair(folder, folder.absolute().name)
    fault = tr("There is no model '{name}', neither a folder nor one of these: {names}.").format(
        name=name_or_folder, names=", ".join([DEMO_NAME, *installed_models(models_dir)])
    )
    if name_or_folder in OFFERED:
        fault += " " + tr("To get it: {command}").format(command=f"soundalike models get {name_or_folder}")
    raise MissingError(fault)


def installed_models(models_dir: Path) -> list[str]:
    """The names of the models in `models_dir`, sorted."""
    if not models_dir.is_dir():
        return []
    folders = (entry for entry in models_dir.iterdir() if not entry.name.startswith(".") and entry.is_dir())
    return sorted(folder.name for folder in folders if any(folder.glob("*.gguf")))


def choose_model(name_or_folder: str, models_dir: Path) -> str:
    """Makes an installed model, "demo", or a folder with a pair the one that is used when none is named.

    Returns what is kept: the name, or the folder's whole path. Raises `MissingError` when there is no such model,
    `RefusedError` when it can't be used, `SoundalikeError` when the choice can't be kept.
    """
    kept = name_or_folder
    if not (_is_name(kept) and (kept == DEMO_NAME or kept in installed_models(models_dir))):
        folder = Path(name_or_folder)
        if not name_or_folder or name_or_folder in (".", "..") or not folder.is_dir() or "\n" in name_or_folder:
            raise MissingError(
                tr("There is no installed model '{name}' in {path}, nor such a folder.").format(
                    name=name_or_folder, path=models_dir
                )
            )
        kept = str(folder.absolute())
    find_model(kept, models_dir)
    temporary = models_dir / f"{DEFAULT_FILE}.part"
    try:
        models_dir.mkdir(parents=True, exist_ok=True)
        temporary.write_bytes(os.fsencode(f"{kept}\n"))
        temporary.replace(models_dir / DEFAULT_FILE)
    except OSError as error:
        raise SoundalikeError(
            tr("{path}: the choice can't be kept ({reason}).").format(path=models_dir, reason=error.strerror)
        ) from error
    return kept


def chosen_model(models_dir: Path) -> str | None:
    """What `choose_model` kept, whether or not it is still there; `None` when nothing was chosen."""
    try:
        content = (models_dir / DEFAULT_FILE).read_bytes()
    except OSError:
        return None
    text = os.fsdecode(content[:4096]).strip("\r\n")
    return text if _is_name(text) or Path(text).is_absolute() else None


def check_new_name(name: str) -> None:
    """Raises `UsageError` unless a model could be installed under this name on every system."""
    plain = _is_name(name) and name.isprintable() and not name.startswith(".") and name == name.strip(" .")
    reserved = name in (DEMO_NAME, DEFAULT_FILE) or WINDOWS_DEVICES.fullmatch(name) is not None
    if not plain or reserved or any(mark in name for mark in '<>"|?*') or len(name) > LONGEST_NAME:
        raise UsageError(
            tr("'{name}' can't be a model's name. Give letters, digits, spaces, - or _.").format(name=name)
        )


def _is_there(chosen: str, models_dir: Path) -> bool:
    if chosen == DEMO_NAME:
        return True
    folder = models_dir / chosen  # a whole path stays what it is
    return folder.is_dir() and (_is_name(chosen) or any(folder.glob("*.gguf")))


def _is_name(text: str) -> bool:
    return text not in ("", ".", "..") and not any(mark in text for mark in "/\\:\0")


def _installed_pair(folder: Path) -> ModelPair:
    """The pair of an installed model; of one that `get` made, a fault comes with the way to mend it."""
    try:
        return _pair(folder, folder.name)
    except (MissingError, RefusedError) as error:
        origin = read_origin(folder)
        if origin is None:
            raise
        name = "" if origin.entry == folder.name else f" --name '{folder.name}'"
        command = f"soundalike models get {origin.entry}{name} --again"
        raise type(error)(tr("{error} To make it again: {command}").format(error=error, command=command)) from error


def _pair(folder: Path, name: str) -> ModelPair:
    t3, s3gen = _find(folder, "t3"), _find(folder, "s3gen")
    if t3.family != "t3" or s3gen.family != "s3gen":
        raise RefusedError(
            tr("{folder}: t3.gguf and s3gen.gguf aren't what their names say. Convert the model again.").format(
                folder=folder
            )
        )
    if t3.variant not in s3gen.fits:
        raise RefusedError(
            tr(
                "{folder}: {name} is of the variant {variant}, but {other} goes with {names}. Use two files of "
                "one model."
            ).format(
                folder=folder,
                name=t3.path.name,
                variant=t3.variant,
                other=s3gen.path.name,
                names=", ".join(s3gen.fits),
            )
        )
    return ModelPair(t3.path, s3gen.path, name)


def _find(folder: Path, family: Family) -> ModelFileInfo:
    """The file of this family in `folder`: by its name, else the only one that says so itself."""
    named = folder / f"{family}.gguf"
    if named.is_file():
        return describe(named)
    candidates: list[ModelFileInfo] = []
    for path in sorted(folder.glob("*.gguf")):
        try:
            info = describe(path)
        except RefusedError:
            continue  # a voice, or another program's model; only a pair's own files matter here
        if info.family == family:
            candidates.append(info)
    if len(candidates) == 1:
        return candidates[0]
    if candidates:
        names = ", ".join(info.path.name for info in candidates)
        raise RefusedError(
            tr("{folder}: {names} are all {family} files. Name the right one {family}.gguf.").format(
                folder=folder, names=names, family=family
            )
        )
    if any(folder.glob("*.safetensors")):
        raise MissingError(
            tr("{folder}: there is no model file {name}. Convert it first: soundalike models convert.").format(
                folder=folder, name=f"{family}.gguf"
            )
        )
    raise MissingError(tr("{folder}: there is no model file {name}.").format(folder=folder, name=f"{family}.gguf"))
