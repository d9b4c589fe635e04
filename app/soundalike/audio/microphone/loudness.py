"""How loud something is, in stretches of 50 ms: for the room, for a line that was read."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from soundalike.engine.types import Samples

LOWEST_DB = -100.0
STRETCH_SECONDS = 0.05


def loudness_of(frames: Samples) -> float:
    """The mean power of the loudest channel of (frames, channels), dB below a full-scale square wave."""
    if not len(frames):
        return LOWEST_DB
    power = np.square(frames, dtype=np.float64).mean(axis=0).max()
    return max(LOWEST_DB, float(10.0 * np.log10(power))) if power > 0.0 else LOWEST_DB


def stretches_db(frames: Samples, rate: int) -> npt.NDArray[np.float64]:
    """The same for every whole stretch of 50 ms."""
    width = max(1, round(STRETCH_SECONDS * rate))
    count = len(frames) // width
    if count == 0:
        return np.array([loudness_of(frames)]) if len(frames) else np.zeros(0)
    power = np.square(frames[: count * width], dtype=np.float64).reshape(count, width, -1).mean(axis=1).max(axis=1)
    return np.asarray(np.maximum(LOWEST_DB, 10.0 * np.log10(np.maximum(power, 1e-12))))


class Room:
    """Keeps a second or so of a room in which nobody speaks."""

    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._parts: list[Samples] = []

    def append(self, frames: Samples) -> None:
        self._parts.append(frames.copy())

    @property
    def noise_db(self) -> float:
        """How loud the room is: the median, so that one knock doesn't count."""
        if not self._parts:
            return LOWEST_DB
        return float(np.median(stretches_db(np.concatenate(self._parts), self._rate)))
