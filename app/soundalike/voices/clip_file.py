"""The cleaned clip beside a voice: FLAC, 24 kHz, mono, 24 bits."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np

from soundalike.engine.cloner import CLIP_RATE, ENCODER_RATE
from soundalike.engine.types import Samples
from soundalike.errors import MissingError, RefusedError
from soundalike.translation import tr

CLIP_SUFFIX = ".clip.flac"
MOST_SECONDS = 120


def encode_flac(samples: Samples, rate: int = CLIP_RATE) -> bytes:
    """Mono samples in -1..1 as FLAC; what is beyond is clipped."""
    import soundfile  # noqa: PLC0415 - its library is loaded only when sound files are touched

    buffer = io.BytesIO()
    soundfile.write(buffer, np.clip(samples, -1.0, 1.0), rate, format="FLAC", subtype="PCM_24")
    return buffer.getvalue()


def decode_clip(path: Path) -> Samples:
    """The samples of a voice's clip. Raises `RefusedError` when it isn't one."""
    if not path.is_file():
        raise MissingError(tr("{path}: there is no such file.").format(path=path))
    samples, rate = _decode(path, str(path))
    if rate != CLIP_RATE:
        raise RefusedError(
            tr("{path}: this isn't the clip of a voice. Make the voice again from its recording.").format(path=path)
        )
    return samples


def decode_statement(flac: bytes, voice: str, rate: int = ENCODER_RATE) -> Samples:
    """The samples of the spoken statement in a voice file, at `rate`; `voice` names it in messages."""
    import soxr  # noqa: PLC0415

    samples, own_rate = _decode(io.BytesIO(flac), tr("{voice}, the spoken statement").format(voice=voice))
    made: Samples = samples if own_rate == rate else soxr.resample(samples, own_rate, rate)
    return made


def _decode(source: Path | io.BytesIO, named: str) -> tuple[Samples, int]:
    """Mono samples and their rate. A file of few bytes can claim hours of silence: its length is checked first."""
    import soundfile  # noqa: PLC0415

    try:
        with soundfile.SoundFile(source) as file:
            if file.channels != 1 or not 0 < file.frames <= MOST_SECONDS * file.samplerate or file.samplerate > 192_000:
                raise RefusedError(
                    tr(
                        "{named}: this isn't the sound of one voice, of at most {most} s. Make the voice "
                        "again from its recording."
                    ).format(named=named, most=MOST_SECONDS)
                )
            samples: Samples = file.read(dtype="float32")
            return samples, int(file.samplerate)
    except (soundfile.SoundFileError, OSError) as error:
        raise RefusedError(
            tr("{named}: it can't be read ({error}). Make the voice again from a recording.").format(
                named=named, error=error
            )
        ) from error
