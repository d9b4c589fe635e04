"""Files that a person already has: an official file set, or a pair of GGUF files, found in folders or one by one."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from soundalike.errors import MissingError, RefusedError
from soundalike.models.catalogue import CatalogueEntry
from soundalike.models.model_file_info import Family, ModelFileInfo, describe
from soundalike.translation import tr

BLOCK = 4 << 20

VARIANTS = {"turbo": "t3_turbo", "nano": "t3_nano"}
"""What `chatterbox.variant` says in a model of these entries (formats.md, section 1)."""


@dataclass(frozen=True)
class OfficialFiles:
    """The files of a catalogue entry by their names."""

    files: dict[str, Path] = field(default_factory=dict)


@dataclass(frozen=True)
class GgufPair:
    """Two model files that belong together."""

    t3: Path
    s3gen: Path


def find_own_files(paths: Iterable[Path], entry: CatalogueEntry) -> OfficialFiles | GgufPair:
    """What of `entry` is in `paths`, each a file or a folder (looked into one level deep).

    Raises `MissingError` naming what is missing, `RefusedError` when files are damaged or of another model.
    """
    files = list(_files(paths))
    named = {path.name: path for path in files}
    official = {file.name: named[file.name] for file in entry.files if file.name in named}
    missing = [file.name for file in entry.files if file.needed and file.name not in official]
    if not missing:
        return OfficialFiles(official)
    models = [path for path in files if path.suffix.lower() == ".gguf"]
    if models:
        return _pair(models, entry)
    raise MissingError(
        tr(
            "These files are no whole {model}: {names} is missing. Choose the folder with all of them, or two GGUF "
            "files that belong together.|These files are no whole {model}: {names} are missing. Choose the folder "
            "with all of them, or two GGUF files that belong together.",
            "",
            len(missing),
        ).format(model=entry.title, names=", ".join(missing))
    )


def _files(paths: Iterable[Path]) -> Iterable[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(child for child in path.iterdir() if child.is_file())
        elif path.is_file():
            yield path
        else:
            raise MissingError(tr("There is no file or folder '{path}'.").format(path=path))


def _pair(models: list[Path], entry: CatalogueEntry) -> GgufPair:
    infos = [info for path in models if (info := _described(path, len(models) <= 2)) is not None]
    t3, s3gen = _only(infos, "t3"), _only(infos, "s3gen")
    if t3.variant not in s3gen.fits:
        raise RefusedError(
            tr(
                "{name} is of the variant {variant}, but {other} goes with {names}. Choose two files of one model."
            ).format(name=t3.path.name, variant=t3.variant, other=s3gen.path.name, names=", ".join(s3gen.fits))
        )
    if t3.variant != VARIANTS.get(entry.name, t3.variant):
        raise RefusedError(
            tr("{name} is of the variant {variant}, so it isn't {model}. Get it under its own name.").format(
                name=t3.path.name, variant=t3.variant, model=entry.title
            )
        )
    return GgufPair(t3.path, s3gen.path)


def _described(path: Path, wanted: bool) -> ModelFileInfo | None:
    """What a file is; in a folder of many, files of other programs don't matter."""
    try:
        return describe(path)
    except RefusedError:
        if wanted:
            raise
        return None


def _only(infos: list[ModelFileInfo], family: Family) -> ModelFileInfo:
    found = [info for info in infos if info.family == family]
    if len(found) == 1:
        return found[0]
    if not found:
        raise MissingError(
            tr("Among these GGUF files is no {family} file. A model is two files: a T3 and an S3Gen file.").format(
                family=family
            )
        )
    raise RefusedError(
        tr("{names} are all {family} files. Choose one of them.").format(
            names=", ".join(info.path.name for info in found), family=family
        )
    )


def show_in_folder(files: dict[str, Path], folder: Path) -> None:
    """Makes `folder` show these files under their names without copying, where the system lets us. Raises `OSError`."""
    folder.mkdir(parents=True)
    for name, path in files.items():
        try:
            (folder / name).symlink_to(path.absolute())
        except (OSError, NotImplementedError):  # Windows wants a right for it that most people lack
            os.link(path, folder / name)


def link_or_copy(source: Path, target: Path, *, copy: bool, on_bytes: Callable[[int], None]) -> bool:
    """Gives `source` a second name at `target`, or copies it if asked to or if that can't be. Returns whether copied.

    `on_bytes` gets the bytes copied so far, and may raise to stop. Raises `OSError`.
    """
    if not copy:
        try:
            os.link(source, target, follow_symlinks=True)
        except (OSError, NotImplementedError):
            pass  # another disk, or one without such links
        else:
            return False
    done = 0
    with source.open("rb") as read, target.open("wb") as written:
        while block := read.read(BLOCK):
            written.write(block)
            done += len(block)
            on_bytes(done)
        written.flush()
        os.fsync(written.fileno())
    return True
