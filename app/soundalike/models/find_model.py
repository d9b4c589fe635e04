"""From what a person calls a model (a name, a folder, or nothing) to its pair of files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.models.model_file_info import Family, ModelFileInfo, describe
from soundalike.paths import bundled_resources

DEMO_NAME = "demo"
DEFAULT_FILE = "default"
"""In the models folder: one line, the name of the model that is used when none is named."""


@dataclass(frozen=True)
class ModelPair:
    """The two files of a model, and what to call it."""

    t3: Path
    s3gen: Path
    name: str


def find_model(name_or_folder: str | None, models_dir: Path) -> ModelPair:
    """The pair that `name_or_folder` means: an installed model's name, "demo", or a folder that holds a pair.

    `None` is the default: the installed model chosen by `choose_model`, else the bundled demo model.
    In a folder the files are `t3.gguf` and `s3gen.gguf`, or else the only two of their kinds.
    Raises `MissingError` when there is no such model, `RefusedError` when a file is damaged or the two don't fit.
    """
    if name_or_folder is None:
        name_or_folder = _chosen(models_dir) or DEMO_NAME
    installed = models_dir / name_or_folder
    if _is_name(name_or_folder) and installed.is_dir():
        return _pair(installed, name_or_folder)
    if name_or_folder == DEMO_NAME:
        return _pair(bundled_resources() / "demo", DEMO_NAME)
    folder = Path(name_or_folder)
    if name_or_folder and folder.is_dir():
        return _pair(folder, folder.absolute().name)
    raise MissingError(
        f"There is no model '{name_or_folder}', neither a folder nor one of these: "
        f"{', '.join([DEMO_NAME, *installed_models(models_dir)])}."
    )


def installed_models(models_dir: Path) -> list[str]:
    """The names of the models in `models_dir`, sorted."""
    if not models_dir.is_dir():
        return []
    return sorted(entry.name for entry in models_dir.iterdir() if entry.is_dir() and any(entry.glob("*.gguf")))


def choose_model(name: str, models_dir: Path) -> None:
    """Makes `name` (an installed model, or "demo") the one that is used when none is named."""
    if not _is_name(name) or (name != DEMO_NAME and name not in installed_models(models_dir)):
        raise MissingError(f"There is no installed model '{name}' in {models_dir}.")
    temporary = models_dir / f"{DEFAULT_FILE}.part"
    try:
        models_dir.mkdir(parents=True, exist_ok=True)
        temporary.write_text(f"{name}\n", encoding="utf-8")
        temporary.replace(models_dir / DEFAULT_FILE)
    except OSError as error:
        raise SoundalikeError(f"{models_dir}: the choice can't be kept ({error.strerror}).") from error


def _chosen(models_dir: Path) -> str | None:
    """The chosen model's name, if it is still installed."""
    try:
        name = (models_dir / DEFAULT_FILE).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError):
        return None
    return name if _is_name(name) and (models_dir / name).is_dir() else None


def _is_name(text: str) -> bool:
    return text not in ("", ".", "..") and not any(mark in text for mark in "/\\:\0")


def _pair(folder: Path, name: str) -> ModelPair:
    t3, s3gen = _find(folder, "t3"), _find(folder, "s3gen")
    if t3.family != "t3" or s3gen.family != "s3gen":
        raise RefusedError(f"{folder}: t3.gguf and s3gen.gguf aren't what their names say. Convert the model again.")
    if t3.variant not in s3gen.fits:
        raise RefusedError(
            f"{folder}: {t3.path.name} is of the variant {t3.variant}, but {s3gen.path.name} goes with "
            f"{', '.join(s3gen.fits)}. Use two files of one model."
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
        raise RefusedError(f"{folder}: {names} are all {family} files. Name the right one {family}.gguf.")
    hint = " Convert it first: soundalike models convert." if any(folder.glob("*.safetensors")) else ""
    raise MissingError(f"{folder}: there is no model file {family}.gguf.{hint}")
