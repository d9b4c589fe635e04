"""What is wrong with single samples, noted before resampling smears it: no numbers, nonsense values, flat tops."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

FRAMES_PER_SECOND = 100
"""The grid of everything that is kept for a whole file: 10 ms."""

LARGEST_SAMPLE = 1e6
"""Float files may hold any scale, but nothing beyond this is sound."""
LARGEST_OVERSHOOT = 2.0
"""Lossy decoders overshoot full scale by some dB; what lies far beyond is a damaged packet."""
LEAST_FLAT_LEVEL = 0.05
FLAT_SHARE = 0.97
"""Clipping cuts at the highest level of a file; a slow wave's tops are flat below it. This share of the highest."""


@dataclass(frozen=True)
class DamageTable:
    """Counts of samples (over all channels) for each 10 ms of a file."""

    broken: npt.NDArray[np.int32]
    """No numbers, or beyond any sense; replaced by silence."""
    clipped: npt.NDArray[np.int32]
    """On the flat top of a clipped wave."""


class DamageFinder:
    """Looks at the blocks of a file in order, repairs them and remembers what it found."""

    def __init__(self, sample_rate: int, *, any_scale: bool) -> None:
        """`any_scale` for float files, whose samples may lie far beyond 1."""
        self._rate = sample_rate
        self._limit = LARGEST_SAMPLE if any_scale else LARGEST_OVERSHOOT
        # A sine of 100 Hz in 16 bits has two equal samples at its top at 48 kHz, and more at higher rates.
        self._run = max(3, round(sample_rate / 16_000))
        self._frames = 0
        self._broken: list[npt.NDArray[np.int64]] = []
        self._flat: list[tuple[npt.NDArray[np.int64], npt.NDArray[np.float32]]] = []
        self._sum, self._count = 0.0, 0
        self._top = self._bottom = 0.0

    def push(self, block: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
        """Takes (frames, channels); returns them without what isn't sound."""
        block = block.astype(np.float32)  # a copy: decoders' buffers are read-only
        wrong = ~(np.abs(block) <= self._limit)  # also where it isn't a number
        if wrong.any():
            self._broken.append(self._grid(np.nonzero(wrong)[0]))
            block[wrong] = 0.0
        self._sum += float(block.sum(dtype=np.float64))
        self._count += block.size
        offset = self._sum / max(1, self._count)
        self._top = max(self._top, float(block.max(initial=0.0)))
        self._bottom = min(self._bottom, float(block.min(initial=0.0)))
        high = np.abs(block - np.float32(offset)) >= LEAST_FLAT_LEVEL
        if high.any():
            rows, columns = np.nonzero(high & _in_runs(block, self._run))
            self._flat.append((self._grid(rows), block[rows, columns]))
        self._frames += len(block)
        return block

    def table(self) -> DamageTable:
        """What was found in all blocks."""
        length = int(np.ceil(self._frames * FRAMES_PER_SECOND / self._rate)) + 1
        broken = np.concatenate([*self._broken, np.zeros(0, np.int64)])
        places = np.concatenate([*(place for place, _ in self._flat), np.zeros(0, np.int64)])
        levels = np.concatenate([*(level for _, level in self._flat), np.zeros(0, np.float32)])
        top, bottom = FLAT_SHARE * self._top, FLAT_SHARE * self._bottom
        places = places[(levels > 0.0) & (levels >= top) | (levels < 0.0) & (levels <= bottom)]
        return DamageTable(
            np.bincount(broken, minlength=length).astype(np.int32),
            np.bincount(places, minlength=length).astype(np.int32),
        )

    def _grid(self, rows: npt.NDArray[np.intp]) -> npt.NDArray[np.int64]:
        return (rows.astype(np.int64) + self._frames) * FRAMES_PER_SECOND // self._rate


def _in_runs(block: npt.NDArray[np.float32], shortest: int) -> npt.NDArray[np.bool_]:
    """Which samples of (frames, channels) lie in a run of at least `shortest` equal ones."""
    equal = block[1:] == block[:-1]
    count = shortest - 1
    inside = np.zeros(block.shape, np.bool_)
    if len(equal) < count:
        return inside
    whole = np.ones((len(equal) - count + 1, block.shape[1]), np.bool_)
    for shift in range(count):
        whole &= equal[shift : shift + len(whole)]
    for shift in range(shortest):
        inside[shift : shift + len(whole)] |= whole
    return inside
