"""Many channels to one without losing the voice: it may be in one channel, in the centre, or turned round in one."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

MixKind = Literal["mono", "first", "second", "opposite", "mean"]

ONE_SIDED_DB = 15.0
"""A channel so much quieter than the other adds noise and no voice."""
OPPOSITE = -0.5
"""Correlation below which the sum of two channels cancels the voice."""
LOW_FREQUENCY_CHANNEL = 3


@dataclass(frozen=True)
class ChannelMix:
    """How a file's channels became one, and why."""

    kind: MixKind
    correlation: float
    """Of the two (sides of the) channels, -1 to 1; 1 for mono."""

    def apply(self, pair: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
        """(frames, 1 or 2) to (frames,)."""
        match self.kind:
            case "mono" | "first":
                return pair[:, 0]
            case "second":
                return pair[:, 1]
            case "opposite":
                return np.asarray((pair[:, 0] - pair[:, 1]) * np.float32(0.5))
            case _:
                return np.asarray((pair[:, 0] + pair[:, 1]) * np.float32(0.5))


def to_pair(block: npt.NDArray[np.float32], centre: int | None) -> npt.NDArray[np.float32]:
    """At most two channels of (frames, channels): where the voice is likeliest, and the mean of the rest."""
    channels = block.shape[1]
    if channels <= 2:
        return block
    voice = centre if centre is not None and centre < channels else 0
    rest = [index for index in range(channels) if index != voice]
    if centre is not None and channels > 5:
        rest.remove(LOW_FREQUENCY_CHANNEL)
    return np.stack([block[:, voice], block[:, rest].mean(axis=1)], axis=1)


class MixFinder:
    """Collects how loud and how alike two channels are, over a whole file."""

    def __init__(self) -> None:
        self._energy = np.zeros(2)
        self._product = 0.0
        self._channels = 1

    def push(self, pair: npt.NDArray[np.float32]) -> None:
        """Takes (frames, 1 or 2). Differences between samples keep offset and rumble out of it."""
        self._channels = pair.shape[1]
        if self._channels == 2 and len(pair) > 1:
            change = np.diff(pair, axis=0).astype(np.float64)
            self._energy += (change**2).sum(axis=0)
            self._product += float((change[:, 0] * change[:, 1]).sum())

    def mix(self) -> ChannelMix:
        """What suits this file."""
        first, second = (float(value) for value in self._energy)
        if self._channels == 1:
            return ChannelMix("mono", 1.0)
        if first == second == 0.0:
            return ChannelMix("mean", 1.0)
        share = 10.0 ** (-ONE_SIDED_DB / 10.0)
        correlation = self._product / math.sqrt(first * second) if first > 0.0 < second else 0.0
        if min(first, second) < share * max(first, second):
            return ChannelMix("first" if first > second else "second", correlation)
        return ChannelMix("opposite" if correlation < OPPOSITE else "mean", correlation)
