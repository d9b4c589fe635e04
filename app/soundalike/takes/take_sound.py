"""The sound of one take: raw while it is spoken, FLAC of 24 bits once it is complete."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, BinaryIO

import numpy as np

from soundalike import __version__
from soundalike.audio.flac_tags import read_comments, with_comments
from soundalike.audio.pcm24 import from_int24, from_left_aligned, to_int24, to_left_aligned
from soundalike.engine.types import Samples
from soundalike.errors import RefusedError
from soundalike.translation import tr

FACTS_TAG = "SOUNDALIKE_TAKE"
FACTS_VERSION = 1
PROGRAM = f"Soundalike {__version__}"
_BLOCK = 65_536
_LONGEST_TITLE = 120


def part_bytes(samples: Samples) -> bytes:
    """Samples as they lie in a part."""
    return np.ascontiguousarray(samples, "<f4").tobytes()


def samples_of_part(data: bytes) -> Samples:
    """The samples in a part; a last one that was cut short is left out."""
    whole = len(data) // 4 * 4
    return np.frombuffer(data[:whole], "<f4").astype(np.float32)


def encoded(samples: Samples, sample_rate: int, facts: dict[str, Any]) -> bytes:
    """A FLAC file that says what it is. `facts` has what is needed to put the take back into a lost database."""
    import soundfile  # noqa: PLC0415 - its library is loaded only for those who keep sound

    buffer = io.BytesIO()
    with soundfile.SoundFile(buffer, "w", sample_rate, 1, "PCM_24", format="FLAC") as file:
        file.write(to_left_aligned(to_int24(samples)))
    return with_comments(buffer.getvalue(), PROGRAM, _comments(facts))


def decoded(file: BinaryIO) -> Iterator[Samples]:
    """The samples of a take's file, in blocks. Raises `RefusedError` when it is damaged."""
    import soundfile  # noqa: PLC0415

    try:
        with soundfile.SoundFile(file) as sound:
            while len(block := sound.read(_BLOCK, dtype="int32")):
                yield from_int24(from_left_aligned(block))
    except soundfile.SoundFileError as error:
        raise RefusedError(
            tr("The sound of this take is damaged ({error}). Speak it again.").format(error=error)
        ) from error


def sample_rate_of(file: BinaryIO) -> int:
    """Of a take's file. Raises `RefusedError` when it is damaged."""
    import soundfile  # noqa: PLC0415

    try:
        with soundfile.SoundFile(file) as sound:
            return int(sound.samplerate)
    except soundfile.SoundFileError as error:
        raise RefusedError(tr("The sound of this take is damaged ({error}).").format(error=error)) from error


def facts_in(file: BinaryIO) -> dict[str, Any]:
    """What `encoded` was told. Raises `RefusedError` when the file isn't a take's."""
    try:
        facts = json.loads(read_comments(file).get(FACTS_TAG, ""))
    except (ValueError, RecursionError):
        facts = None
    if not isinstance(facts, dict):
        raise RefusedError(tr("This sound file isn't a take of Soundalike's."))
    return facts


def _comments(facts: dict[str, Any]) -> list[tuple[str, str]]:
    day = datetime.fromtimestamp(facts["created"], UTC).date().isoformat()
    voice = facts["voice_name"]
    return [
        ("TITLE", facts["source"][:_LONGEST_TITLE]),
        ("ARTIST", voice),
        ("GENRE", "Synthetic speech"),
        ("DATE", day),
        ("SOFTWARE", PROGRAM),
        ("COMMENT", f"Synthetic speech in the voice '{voice}', made by {PROGRAM} on {day}"),
        (FACTS_TAG, json.dumps({**facts, "version": FACTS_VERSION}, ensure_ascii=False, sort_keys=True)),
    ]
