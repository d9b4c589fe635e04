"""A voice for another model, and a model with a voice inside; called on threads of their own. No Qt in here."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from soundalike.paths import Places
from soundalike.translation import tr
from soundalike.ui.services.voice_carrying import Reporting
from soundalike.ui.services.voice_parts import VoiceParts

if TYPE_CHECKING:
    from soundalike.engine import Cloner
    from soundalike.models import ModelPair
    from soundalike.voices import BakedPair, VoiceEntry


def models_to_choose(parts: VoiceParts, places: Places) -> list[tuple[str, str]]:
    """The names of the models there are, with their variants; those that can't be used are left out."""
    from soundalike.errors import SoundalikeError  # noqa: PLC0415
    from soundalike.models import installed_models  # noqa: PLC0415
    from soundalike.models.find_model import DEMO_NAME  # noqa: PLC0415

    found: list[tuple[str, str]] = []
    for name in dict.fromkeys([*installed_models(places.models_dir), DEMO_NAME]):
        try:
            found.append((name, parts.variant_of(parts.find_model(places, name))))
        except SoundalikeError:
            continue
    return found


def make_for_model(parts: VoiceParts, places: Places, entry: VoiceEntry, model: str, task: Reporting) -> Path:
    """The voice's file for this model, made again from its clip where it was made for another."""
    return _file_for(parts, places, entry, parts.find_model(places, model), task)


def bake_into(
    parts: VoiceParts, places: Places, entry: VoiceEntry, model: str, out: Path, task: Reporting
) -> BakedPair:
    """Writes a copy of the model with the voice inside into the new or empty folder `out`."""
    from soundalike.voices import bake, read_voice_file  # noqa: PLC0415

    pair = parts.find_model(places, model)
    voice = read_voice_file(_file_for(parts, places, entry, pair, task))
    return bake(pair, voice, out, task.report)


def _file_for(parts: VoiceParts, places: Places, entry: VoiceEntry, pair: ModelPair, task: Reporting) -> Path:
    from soundalike.engine.types import CLONE_STEPS  # noqa: PLC0415
    from soundalike.voices import voice_for_variant  # noqa: PLC0415

    def opened() -> Cloner:
        cloner = parts.open_cloner(pair, 0, lambda part: task.report(part, tr("opening the model")))
        task.on_cancel(cloner.cancel)
        return cloner

    try:
        return voice_for_variant(
            entry,
            parts.variant_of(pair),
            parts.open_library(places).cache or places.voice_copies_dir,
            opened,
            lambda step, part: task.report(part, tr(CLONE_STEPS[step])),
        )
    finally:
        task.on_cancel(lambda: None)
