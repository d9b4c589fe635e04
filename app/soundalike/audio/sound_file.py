"""A whole sound file as mono samples at a given rate."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from soundalike.engine.types import Samples
from soundalike.errors import MissingError, RefusedError

MOST_SECONDS = 600


def read_sound(path: Path, rate: int) -> Samples:
    """The file's channels mixed to one, resampled to `rate` Hz; at most ten minutes.

    Raises `MissingError` or `RefusedError`.
    """
    import soundfile  # noqa: PLC0415 - its library is loaded only when sound files are touched
    import soxr  # noqa: PLC0415

    if not path.is_file():
        raise MissingError(f"{path}: there is no such file.")
    try:
        with soundfile.SoundFile(path) as file:
            if file.frames > MOST_SECONDS * file.samplerate:
                raise RefusedError(f"{path}: it lasts more than ten minutes. Cut out the part that is meant.")
            block = file.read(dtype="float32", always_2d=True)
            mono = block.mean(axis=1, dtype=np.float32)
            own_rate = file.samplerate
    except soundfile.SoundFileError as error:
        raise RefusedError(f"{path}: it can't be read as sound ({error}). Convert it to WAV or FLAC first.") from error
    made: Samples = mono if own_rate == rate else np.asarray(soxr.resample(mono, own_rate, rate), np.float32)
    return made
