"""Two versions of a clip as loud as each other, so that the louder one doesn't win by being louder."""

from __future__ import annotations

import math

import numpy as np

from soundalike.audio.media.level_table import SILENT_DB, speech_levels
from soundalike.engine.types import Samples

LOUD_PART_DB = 20.0
"""What is within so much of the loudest counts: the speech, not the pauses that cleaning has emptied."""


def matched_in_loudness(samples: Samples, like: Samples) -> Samples:
    """`samples` as loud as `like` where there is speech, as far as full scale allows."""
    own, wanted = _power(samples), _power(like)
    if own <= 0.0 or wanted <= 0.0:
        return samples
    peak = float(np.abs(samples).max(initial=0.0))
    gain = min(math.sqrt(wanted / own), 1.0 / peak if peak > 0.0 else 1.0)
    return samples * np.float32(gain)


def _power(sound: Samples) -> float:
    levels = speech_levels(sound)
    if len(levels) == 0 or levels.max() <= SILENT_DB:
        return 0.0
    return float(np.mean(10.0 ** (levels[levels > levels.max() - LOUD_PART_DB].astype(np.float64) / 10.0)))
