"""The lines that were read, as one recording."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from soundalike.audio.microphone.growing_wave import GrowingWave
from soundalike.engine.types import Samples
from soundalike.errors import MissingError, SoundalikeError

FADE_SECONDS = 0.01
"""Lines are faded into each other: between them is the room, never digital silence."""
TRIM_SECONDS = 0.12
"""Cut from either end of a line: the key or the mouse is heard there."""


def read_line(path: Path) -> tuple[Samples, int]:
    """A recorded line, (frames, channels), and its rate. Raises `MissingError` when it is gone or can't be read."""
    import soundfile  # noqa: PLC0415 - its library is loaded only where files are read

    try:
        frames, rate = soundfile.read(path, dtype="float32", always_2d=True)
    except (soundfile.SoundFileError, OSError) as error:
        raise MissingError(f"'{path.name}' can't be read any more. Record this line again.") from error
    return frames, int(rate)


def join_lines(paths: Sequence[Path], target: Path) -> Path:
    """Writes the lines one after another into `target`, at the rate and in the channels of the first."""
    lines = [read_line(path) for path in paths]
    if not lines:
        raise SoundalikeError("Nothing was recorded yet. Read the lines first.")
    rate, channels = lines[0][1], lines[0][0].shape[1]
    whole = _converted(*lines[0], rate, channels)
    for frames, own_rate in lines[1:]:
        whole = _faded_together(whole, _converted(frames, own_rate, rate, channels), rate)
    temporary = target.with_name(f".{target.name}")
    with GrowingWave(temporary, rate, channels) as file:
        file.append(whole)
        file.finish()
    temporary.replace(target)
    return target


def _converted(frames: Samples, given: int, wanted: int, channels: int) -> Samples:
    cut = round(TRIM_SECONDS * given)
    if len(frames) > 4 * cut:
        frames = frames[cut : len(frames) - cut]
    if frames.shape[1] > channels:
        frames = frames.mean(axis=1, keepdims=True, dtype=np.float32)
    elif frames.shape[1] < channels:
        frames = np.repeat(frames, channels, axis=1)
    if given == wanted:
        return frames
    import soxr  # noqa: PLC0415 - only where the rates differ

    return np.asarray(soxr.resample(frames, given, wanted), np.float32).reshape(-1, channels)


def _faded_together(before: Samples, after: Samples, rate: int) -> Samples:
    width = min(round(FADE_SECONDS * rate), len(before), len(after))
    ramp = np.linspace(0.0, 1.0, width, dtype=np.float32)[:, None]
    middle = before[len(before) - width :] * (1 - ramp) + after[:width] * ramp
    return np.concatenate([before[: len(before) - width], middle, after[width:]])
