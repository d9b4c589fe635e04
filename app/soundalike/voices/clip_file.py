"""The cleaned clip beside a voice: FLAC, 24 kHz, mono, 24 bits."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np

from soundalike.engine.cloner import CLIP_RATE
from soundalike.engine.types import Samples
from soundalike.errors import RefusedError

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
    import soundfile  # noqa: PLC0415

    try:
        with soundfile.SoundFile(path) as file:
            if file.samplerate != CLIP_RATE or file.channels != 1 or file.frames > MOST_SECONDS * CLIP_RATE:
                raise RefusedError(f"{path}: this isn't the clip of a voice. Make the voice again from its recording.")
            samples: Samples = file.read(dtype="float32")
            return samples
    except (soundfile.SoundFileError, OSError) as error:
        raise RefusedError(
            f"{path}: the clip can't be read ({error}). Make the voice again from a recording."
        ) from error
