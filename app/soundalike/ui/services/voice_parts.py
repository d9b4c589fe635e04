"""What the voice library's pages stand on, imported when it is first used; tests may give stand-ins. No Qt in here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from soundalike.data_folder import require_data_folder
from soundalike.errors import MissingError
from soundalike.paths import Places
from soundalike.translation import tr

if TYPE_CHECKING:
    from soundalike.engine import Cloner
    from soundalike.models import ModelPair
    from soundalike.voices import Library


def open_voices(places: Places) -> Library:
    """The person's library with the bundled voices. Raises what `require_data_folder` raises."""
    from soundalike.paths import bundled_voices  # noqa: PLC0415
    from soundalike.voices import Library as Opened  # noqa: PLC0415

    require_data_folder(places)
    return Opened(places.voices_dir, bundled_voices(), places.voice_copies_dir)


def _find_model(places: Places, model: str) -> ModelPair:
    from soundalike.models import find_model  # noqa: PLC0415

    return find_model(model or None, places.models_dir)


def _open_cloner(model: ModelPair, threads: int, on_progress: Callable[[float], None]) -> Cloner:
    from soundalike.engine import Cloner as Opened  # noqa: PLC0415

    return Opened.open(model.t3, model.s3gen, threads=threads, on_progress=on_progress)


def _variant_of(model: ModelPair) -> str:
    from soundalike.voices import model_variant  # noqa: PLC0415

    return model_variant(model)


@dataclass(frozen=True)
class VoiceParts:
    """What opens the library, finds a model, and makes voices."""

    open_library: Callable[[Places], Library] = open_voices
    find_model: Callable[[Places, str], ModelPair] = _find_model
    """By its name or folder; empty for the usual one."""
    variant_of: Callable[[ModelPair], str] = _variant_of
    open_cloner: Callable[[ModelPair, int, Callable[[float], None]], Cloner] = _open_cloner


def file_for_model(parts: VoiceParts, places: Places, key: str, variant: str, model: str) -> Path:
    """The file of the voice with this id or file name for models of `variant`, made again from its clip if need be.

    A whole path means that file. `model` is the name of the model that it is made with. Raises `MissingError` when the
    voice is gone.
    """
    if Path(key).is_absolute():
        return Path(key)
    from soundalike.voices import voice_for_variant  # noqa: PLC0415

    library = parts.open_library(places)
    try:
        entry = library.find(key)
    except MissingError as error:
        raise MissingError(tr("The chosen voice isn't there any more. Choose another one.")) from error
    cache = library.cache or library.folder
    return voice_for_variant(
        entry, variant, cache, lambda: parts.open_cloner(parts.find_model(places, model), 0, lambda _part: None)
    )
