"""The sizes that a model can be made in, and what each costs: disk, memory, speed. No Qt in here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from soundalike.translation import tr, tr_noop
from soundalike.ui.view_models.model_rows import size_words, speed_words, was_measured
from soundalike.weight_choices import PRESETS

if TYPE_CHECKING:
    from soundalike.models.catalogue import CatalogueEntry
    from soundalike.models.model_listing import ListedModel
    from soundalike.settings import Measured

PRESET_NAMES = {"small": tr_noop("Small"), "balanced": tr_noop("Balanced"), "exact": tr_noop("Exact")}


@dataclass(frozen=True)
class PresetChoice:
    """One of the sizes that a model can be made in."""

    key: str
    title: str
    note: str
    keep_bytes: int
    meanwhile_bytes: int


def preset_choices(
    entry: CatalogueEntry, *, download: bool, measured: Mapping[str, Measured] | None = None
) -> list[PresetChoice]:
    """The presets with what each costs. `download`: whether the official files are fetched first.

    `measured` is what was measured here, by presets; see `measured_presets`.
    """
    return [
        PresetChoice(
            key,
            tr(PRESET_NAMES[key]),
            _preset_note(entry, key, (measured or {}).get(key)),
            entry.keep_bytes(key),
            entry.meanwhile_bytes(key) if download else entry.making_bytes(key),
        )
        for key in entry.choices
        if key in PRESETS
    ]


def _preset_note(entry: CatalogueEntry, key: str, measured: Measured | None) -> str:
    text = tr("Keeps {size}, needs about {memory} of memory: {described}.")
    if measured is not None:
        text = tr("Keeps {size}, needs about {memory} of memory: {described}. Measured: {speed}.")
    return text.format(
        size=size_words(entry.keep_bytes(key)),
        memory=size_words(entry.speaking_bytes(key)),
        described=tr(PRESETS[key].described),
        speed=speed_words(measured) if measured is not None else "",
    )


def measured_presets(entry: CatalogueEntry, models: Sequence[ListedModel], measured: Measured) -> dict[str, Measured]:
    """What was measured here of models made from `entry`, by the presets that they were made in."""
    kinds = {
        model.weights
        for model in models
        if model.entry is not None and model.entry.name == entry.name and was_measured(model, measured)
    }
    return {
        key: measured
        for key, preset in PRESETS.items()
        if " and ".join(dict.fromkeys((preset.t3, preset.s3gen))) in kinds
    }
