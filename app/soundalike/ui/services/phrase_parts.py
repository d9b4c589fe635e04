"""What quick phrases stand on, imported when it is first used; tests may give stand-ins. No Qt in here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from soundalike.paths import Places
from soundalike.ui.services.voice_parts import VoiceParts

if TYPE_CHECKING:
    from soundalike.audio.playback import Player
    from soundalike.ui.services.conductor import Tell
    from soundalike.ui.services.phrase_conductor import PhraseConductor


def _voice_stamp(parts: VoiceParts, places: Places, key: str) -> str:
    """What tells the file of the voice with this id or file name from every other; empty for the model's own voice."""
    import hashlib  # noqa: PLC0415

    if not key:
        return ""
    path = Path(key) if Path(key).is_absolute() else parts.open_library(places).find(key).path
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _model_stamp(parts: VoiceParts, places: Places, model: str) -> tuple[str, str]:
    """The model's name, and what tells its files from others of that name; models are too large to be read for it."""
    pair = parts.find_model(places, model)
    facts = [path.stat() for path in (pair.t3, pair.s3gen)]
    return pair.name, " ".join(f"{fact.st_size}:{fact.st_mtime_ns}" for fact in facts)


def _make_player(open_player: Callable[[str | None], Player], tell: Tell) -> PhraseConductor:
    from soundalike.ui.services.phrase_conductor import PhraseConductor as Made  # noqa: PLC0415

    return Made(open_player, tell)


@dataclass(frozen=True)
class PhraseParts:
    """What says which voice and model speak, and what plays sound that was made ahead."""

    voice_stamp: Callable[[VoiceParts, Places, str], str] = _voice_stamp
    model_stamp: Callable[[VoiceParts, Places, str], tuple[str, str]] = _model_stamp
    make_player: Callable[[Callable[[str | None], Player], Tell], PhraseConductor] = _make_player
