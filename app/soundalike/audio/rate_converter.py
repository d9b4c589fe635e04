"""Sound from one sample rate to another, chunk by chunk."""

from __future__ import annotations

from typing import Any

import numpy as np

from soundalike.engine.types import Samples


class RateConverter:
    """Converts mono sound that comes in chunks; equal rates leave every sample as it is."""

    def __init__(self, given: int, wanted: int) -> None:
        """Both in Hz."""
        self._given = given
        self._wanted = wanted
        self._stream: Any = None

    def push(self, samples: Samples) -> Samples:
        """Takes a chunk; returns what is ready. A few milliseconds stay behind until more comes."""
        if self._given == self._wanted:
            return samples
        if self._stream is None:
            import soxr  # noqa: PLC0415 - only where the rates differ

            self._stream = soxr.ResampleStream(self._given, self._wanted, 1, dtype="float32")
        return np.asarray(self._stream.resample_chunk(samples), dtype=np.float32)

    def finish(self) -> Samples:
        """What stayed behind. What is pushed afterwards begins anew."""
        if self._stream is None:
            return np.zeros(0, dtype=np.float32)
        rest = self._stream.resample_chunk(np.zeros(0, dtype=np.float32), last=True)
        self._stream = None
        return np.asarray(rest, dtype=np.float32)
