"""A voice for another model: made again from its clip, and kept as a copy that may be thrown away at any time."""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from soundalike.engine.cloner import Cloner
from soundalike.engine.types import Samples
from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.voices.clip_file import decode_clip
from soundalike.voices.clone import STATEMENT_RATE
from soundalike.voices.entry import VoiceEntry
from soundalike.voices.safe_file import write_flushed
from soundalike.voices.voice_file import SUFFIX, encode_voice, read_voice_file


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
            f"The voice {entry.name} was made for the model {entry.variant}, and its clip wasn't kept, so it can't be "
            f"made again for {variant}. Clone it again from a recording, or use a model it was made for."
        )
    copy = cache / entry.id / f"{_safe(variant)}-{_content_hash(entry.clip)}{SUFFIX}"
    if not _is_whole(copy, variant):
        _make(entry, entry.clip, copy, open_cloner, on_step)
    return copy


def _make(
    entry: VoiceEntry,
    clip: Path,
    copy: Path,
    open_cloner: Callable[[], Cloner],
    on_step: Callable[[int, float], None] | None,
) -> None:
    details = read_voice_file(entry.path).details
    statement = _statement(details.statement) if details.consent.kind == "statement" else None
    with (
        open_cloner() as cloner,
        cloner.make(details.name, decode_clip(clip), details.consent, statement=statement, on_step=on_step) as voice,
    ):
        content = encode_voice(replace(details, picture=b""), voice.features())
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        write_flushed(copy, content)
    except OSError as error:
        raise SoundalikeError(f"{copy}: the voice can't be kept there ({error.strerror}). Make room.") from error


def _is_whole(copy: Path, variant: str) -> bool:
    try:
        return copy.is_file() and read_voice_file(copy).details.variant == variant
    except SoundalikeError:
        return False


def _statement(flac: bytes) -> Samples:
    import soundfile  # noqa: PLC0415 - its library is loaded only when sound files are touched
    import soxr  # noqa: PLC0415

    samples, rate = soundfile.read(io.BytesIO(flac), dtype="float32")
    made: Samples = samples if rate == STATEMENT_RATE else soxr.resample(samples, rate, STATEMENT_RATE)
    return made


def _content_hash(clip: Path) -> str:
    return hashlib.sha256(clip.read_bytes()).hexdigest()[:16]


def _safe(variant: str) -> str:
    return re.sub(r"[^A-Za-z0-9_.-]", "_", variant)[:60]
