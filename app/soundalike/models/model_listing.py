"""What `models list` and the Models page show: the models that are here, and those that can be had."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from soundalike.errors import SoundalikeError
from soundalike.models.catalogue import CatalogueEntry
from soundalike.models.find_model import DEMO_NAME, ModelPair, chosen_model, find_model, installed_models
from soundalike.models.get_model import source_bytes
from soundalike.models.model_file_info import CLONING_PARTS, describe
from soundalike.models.model_origin import ModelOrigin, read_origin
from soundalike.translation import tr, tr_noop

State = Literal["built in", "installed", "damaged", "begun", "available"]

DEMO_GOOD_FOR = tr_noop("English. Comes with Soundalike. Small and rough: to try the program at once.")


@dataclass(frozen=True)
class ListedModel:
    """One line. `bytes` are on disk, `speaking_bytes` of them in memory while it speaks; of the official files
    `fetched_bytes` are here, whole or in part.

    `entry` is what can be had under this name, `origin` where an installed model came from. `fault` says why a
    damaged one can't be used and what to do.
    """

    name: str
    state: State
    chosen: bool
    bytes: int = 0
    fetched_bytes: int = 0
    variant: str = ""
    weights: str = ""
    good_for: str = ""
    entry: CatalogueEntry | None = None
    origin: ModelOrigin | None = None
    fault: str = ""
    speaking_bytes: int = 0


def list_models(models_dir: Path, entries: Sequence[CatalogueEntry]) -> list[ListedModel]:
    """The demo, then what is installed, then what can be had; nothing is fetched or changed."""
    chosen = chosen_model(models_dir)
    speaking = chosen if chosen is not None else DEMO_NAME
    by_name = {entry.name: entry for entry in entries}
    names = [name for name in installed_models(models_dir) if name != DEMO_NAME]
    listed = [_here(DEMO_NAME, models_dir, speaking, None), *(_here(n, models_dir, speaking, by_name) for n in names)]
    if chosen is not None and Path(chosen).is_absolute():
        listed.append(_here(chosen, models_dir, speaking, None))
    listed += [_available(entry, models_dir) for entry in entries if entry.name not in names]
    return listed


def _here(name: str, models_dir: Path, speaking: str, entries: dict[str, CatalogueEntry] | None) -> ListedModel:
    origin = read_origin(models_dir / name) if name != DEMO_NAME else None
    entry = (entries or {}).get(origin.entry if origin is not None else name)
    fetched = source_bytes(entry, models_dir) if entry is not None else 0
    try:
        pair = find_model(name, models_dir)
        variant, weights, speaking_bytes = _told_by_files(pair)
    except SoundalikeError as error:
        return ListedModel(
            name,
            "damaged",
            name == speaking,
            fetched_bytes=fetched,
            entry=entry,
            origin=origin,
            fault=str(error),
        )
    good_for = tr(DEMO_GOOD_FOR) if name == DEMO_NAME else entry.good_for if entry is not None else ""
    return ListedModel(
        name,
        "built in" if name == DEMO_NAME else "installed",
        name == speaking,
        pair.t3.stat().st_size + pair.s3gen.stat().st_size,
        fetched,
        variant,
        weights,
        good_for,
        entry,
        origin,
        speaking_bytes=speaking_bytes,
    )


def _told_by_files(pair: ModelPair) -> tuple[str, str, int]:
    """The variant; the types of the two files, as one where they are the same; what is in memory while it speaks."""
    infos = describe(pair.t3), describe(pair.s3gen)
    kinds = [info.quantization or info.types[0].name for info in infos]
    speaking = sum(part.bytes for info in infos for part in info.parts if part.name not in CLONING_PARTS)
    both = kinds[0] if kinds[0] == kinds[1] else tr("{t3} and {s3gen}").format(t3=kinds[0], s3gen=kinds[1])
    return infos[0].variant, both, speaking


def _available(entry: CatalogueEntry, models_dir: Path) -> ListedModel:
    fetched = source_bytes(entry, models_dir)
    state: State = "begun" if fetched else "available"
    return ListedModel(entry.name, state, False, fetched_bytes=fetched, good_for=entry.good_for, entry=entry)
