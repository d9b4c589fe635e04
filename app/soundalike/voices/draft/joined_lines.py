"""The lines that were read, as one recording."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np

from soundalike.audio.microphone.growing_wave import GrowingWave
from soundalike.engine.types import Samples
from soundalike.errors import MissingError, SoundalikeError
from soundalike.translation import tr

FADE_SECONDS = 0.005
"""Lines are faded out and in where they meet, so that nothing clicks; not a sample is left out."""


def read_line(path: Path) -> tuple[Samples, int]:
    """A recorded line, (frames, channels), and its rate. Raises `MissingError` when it is gone or can't be read."""
    import soundfile  # noqa: PLC0415 - its library is loaded only where files are read

    try:
        frames, rate = soundfile.read(path, dtype="float32", always_2d=True)
    except (soundfile.SoundFileError, OSError) as error:
        said = tr("'{name}' can't be read any more. Record this line again.")
        raise MissingError(said.format(name=path.name)) from error
    return frames, int(rate)


def join_lines(paths: Sequence[Path], target: Path) -> Path:
    """Writes the lines one after another into `target`, at the rate and in the channels of the first."""
    lines = [read_line(path) for path in paths]
    if not lines:
        raise SoundalikeError(tr("Nothing was recorded yet. Read the lines first."))
    rate, channels = lines[0][1], lines[0][0].shape[1]
    parts = [_converted(frames, own_rate, rate, channels) for frames, own_rate in lines]
    for before, after in pairwise(range(len(parts))):
        parts[before], parts[after] = _faded_in(parts[before][::-1], rate)[::-1], _faded_in(parts[after], rate)
    temporary = target.with_name(f".{target.name}")
    with GrowingWave(temporary, rate, channels) as file:
        file.append(np.concatenate(parts))
        file.finish()
    temporary.replace(target)
    return target


def _converted(frames: Samples, given: int, wanted: int, channels: int) -> Samples:
    if frames.shape[1] > channels:
        frames = frames.mean(axis=1, keepdims=True, dtype=np.float32)
    elif frames.shape[1] < channels:
        frames = np.repeat(frames, channels, axis=1)
    if given == wanted:
        return frames
    import soxr  # noqa: PLC0415 - only where the rates differ

    return np.asarray(soxr.resample(frames, given, wanted), np.float32).reshape(-1, channels)


def _faded_in(frames: Samples, rate: int) -> Samples:
    width = min(round(FADE_SECONDS * rate), len(frames))
    ramp = np.linspace(0.0, 1.0, width, dtype=np.float32)[:, None]
    return np.concatenate([frames[:width] * ramp, frames[width:]])
