"""How much of a window is clipped: waves cut flat by a recorder that was set too loud."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from soundalike.audio.media.choose import Window
from soundalike.audio.media.clip_analysis import ClipAnalysis
from soundalike.audio.media.damage import FRAMES_PER_SECOND
from soundalike.engine.types import Samples

TOP_QUANTILE = 0.998
TOP, LOUD = 0.85, 0.4
"""Of the level that all but 0.2 % of the samples stay under."""


@dataclass(frozen=True)
class Clipping:
    """Shares of samples, 0 to 1."""

    flat: float
    """On flat tops, of all samples of all channels: exact for files that kept every sample."""
    crowded: float
    """Of the loud samples, those near the top. Lossy codecs bend flat tops, but the crowd stays."""


def measure(analysis: ClipAnalysis, window: Window, samples: Samples) -> Clipping:
    """Of `window`, whose sound is `samples`."""
    flat = 0
    for span in window.spans:
        frames = slice(int(span.start * FRAMES_PER_SECOND), int(np.ceil(span.end * FRAMES_PER_SECOND)))
        flat += int(analysis.damage.clipped[frames].sum())
    total = max(1.0, window.seconds * analysis.stream.sample_rate * analysis.stream.channels)
    return Clipping(flat / total, crowding(samples))


def crowding(samples: Samples) -> float:
    """The share of the loud samples that lie near the top."""
    level = np.abs(samples)
    level = level[level > 0.0]
    if len(level) == 0:
        return 0.0
    top = float(np.quantile(level, TOP_QUANTILE))
    return float((level > TOP * top).sum() / max(1, (level > LOUD * top).sum()))
