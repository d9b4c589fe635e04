"""A voice for another model: made again from its clip, and kept as a copy that may be thrown away at any time."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from soundalike.engine.cloner import Cloner
from soundalike.engine.types import VoiceFeatures
from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.translation import tr
from soundalike.voices.clip_file import decode_clip, decode_statement
from soundalike.voices.entry import VoiceEntry
from soundalike.voices.safe_file import write_flushed
from soundalike.voices.voice_file import SUFFIX, VoiceDetails, VoiceFile, encode_voice, read_voice_file


def voice_for_variant(
    entry: VoiceEntry,
    variant: str,
    cache: Path,
    open_cloner: Callable[[], Cloner],
    on_step: Callable[[int, float], None] | None = None,
) -> Path:
    """The file of this voice for models of `variant`: its own, a copy made earlier, or one that is made now.

    `cache` is the folder of such copies (`Library.cache`); they are found by what the clip holds, so that a replaced
    clip is heard. Raises `MissingError` when the voice has no clip to make it from.
    """
    if entry.fault:
        raise RefusedError(entry.fault)
    if entry.variant == variant:
        return entry.path
    if entry.clip is None:
        raise MissingError(
            tr(
                "The voice {name} was made for the model {variant}, and its clip wasn't kept, so it can't be made "
                "again for {other}. Clone it again from a recording, or use a model it was made for."
            ).format(name=entry.name, variant=entry.variant, other=variant)
        )
    voice = read_voice_file(entry.path)
    copy = cache / voice.details.id / f"{_safe(variant)}-{_content_hash(entry.clip)}{SUFFIX}"
    made = _read_copy(copy, variant)
    if made is None:
        _make(voice, entry.clip, copy, open_cloner, on_step)
    elif made.details.name != voice.details.name:  # it was renamed since
        _keep(voice.details, made.features, copy)
    return copy


def _make(
    voice: VoiceFile,
    clip: Path,
    copy: Path,
    open_cloner: Callable[[], Cloner],
    on_step: Callable[[int, float], None] | None,
) -> None:
    details = voice.details
    spoken = details.consent.kind == "statement"
    statement = decode_statement(details.statement, str(voice.path)) if spoken else None
    with (
        open_cloner() as cloner,
        cloner.make(details.name, decode_clip(clip), details.consent, statement=statement, on_step=on_step) as made,
    ):
        _keep(details, made.features(), copy)


def _keep(details: VoiceDetails, features: VoiceFeatures, copy: Path) -> None:
    content = encode_voice(replace(details, picture=b"", variant=features.variant), features)
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        write_flushed(copy, content)
    except OSError as error:
        raise SoundalikeError(
            tr("{path}: the voice can't be kept there ({reason}). Make room.").format(path=copy, reason=error.strerror)
        ) from error


def _read_copy(copy: Path, variant: str) -> VoiceFile | None:
    """The copy that was made earlier; one that is damaged or isn't there is made anew."""
    try:
        voice = read_voice_file(copy)
    except SoundalikeError:
        return None
    return voice if voice.details.variant == variant else None


def _content_hash(clip: Path) -> str:
    return hashlib.sha256(clip.read_bytes()).hexdigest()[:16]


def _safe(variant: str) -> str:
    return re.sub(r"[^A-Za-z0-9_.-]", "_", variant)[:60]
