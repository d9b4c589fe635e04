"""The waveform of sound as it comes: the loudest sample of every 10 ms."""

from __future__ import annotations

import numpy as np

from soundalike.engine.types import Samples

PEAKS_A_SECOND = 100
FULL_SCALE = 255


class Peaks:
    """Collects chunks. `so_far` may be asked from any thread, the rest from one."""

    def __init__(self, sample_rate: int) -> None:
        self._width = max(1, sample_rate // PEAKS_A_SECOND)
        self._open = np.zeros(0, np.float32)
        self._done = b""

    def push(self, samples: Samples) -> None:
        """More mono samples."""
        self._open = np.concatenate([self._open, np.abs(samples, dtype=np.float32)])
        whole = len(self._open) // self._width
        loudest = self._open[: whole * self._width].reshape(whole, self._width).max(axis=1, initial=0.0)
        self._open = self._open[whole * self._width :]
        self._done += _as_bytes(loudest)

    @property
    def so_far(self) -> bytes:
        """A byte for every 10 ms that is complete, 0..255 for 0..1."""
        return self._done

    def finish(self) -> bytes:
        """All of them; the last may stand for less than 10 ms."""
        if len(self._open):
            self._done += _as_bytes(self._open.max(keepdims=True))
            self._open = self._open[:0]
        return self._done


def peaks_of(samples: Samples, sample_rate: int) -> bytes:
    """The peaks of a whole sound."""
    peaks = Peaks(sample_rate)
    peaks.push(samples)
    return peaks.finish()


def _as_bytes(loudest: Samples) -> bytes:
    return bytes(np.rint(np.minimum(loudest, 1.0) * FULL_SCALE).astype(np.uint8))
