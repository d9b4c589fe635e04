"""Up to which frequency there is any voice: telephones end at 3.4 kHz, low bit rates at 5 to 7."""

from __future__ import annotations

import numpy as np

from soundalike.audio.media.judging.window_sound import BIN_HZ, SILENCE_POWER, WindowSound

BAND_HZ = 250.0
REFERENCE_HZ = (500.0, 2_500.0)
LOUD_QUANTILE, QUIET_QUANTILE = 0.97, 0.2
DEPTH_DB = 55.0
"""How far below the voice's middle its highest sounds may lie."""
LIVELY_DB = 7.0
"""How much a band must change with the speech; what doesn't is noise."""


def measure(sound: WindowSound) -> float:
    """The upper edge of the voice in Hz; 0 if there is no speech."""
    if sound.speaking.sum() < 20:
        return 0.0
    bins = round(BAND_HZ / BIN_HZ)
    count = sound.power.shape[1] // bins
    bands = sound.power[:, : count * bins].reshape(len(sound.power), count, bins).mean(axis=2)
    speech = bands[sound.speaking]
    loud = 10 * np.log10(np.quantile(speech, LOUD_QUANTILE, axis=0) + SILENCE_POWER)
    quiet = 10 * np.log10(np.quantile(bands, QUIET_QUANTILE, axis=0) + SILENCE_POWER)
    width = bins * BIN_HZ
    middle = slice(round(REFERENCE_HZ[0] / width), round(REFERENCE_HZ[1] / width))
    alive = (loud > loud[middle].max() - DEPTH_DB) & (loud - quiet > LIVELY_DB)
    found = np.nonzero(alive)[0]
    return float((found[-1] + 1) * width) if len(found) else 0.0
