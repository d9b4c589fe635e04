"""How far speech stands out of what else is heard: noise, hum, the room.

Noise is what remains in the quietest tenth of the time in each band of about 280 Hz (minimum statistics: R. Martin,
"Noise power spectral density estimation based on optimal smoothing and minimum statistics", IEEE Transactions on Speech
and Audio Processing 9(5), 2001), so it is found between the harmonics and syllables of speech without pauses as well.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from soundalike.audio.media.judging.window_sound import BIN_HZ, SILENCE_POWER, WindowSound

LOWEST_HZ, HIGHEST_HZ = 90.0, 8_000.0
ABOVE_HUM_HZ = 330.0
BAND_BINS = 12
SMOOTHED_FRAMES = 5
QUANTILE = 0.1
BIAS_DB = 2.0
"""How much quieter the quietest tenth of smoothed noise is than its mean; measured on white noise."""
MOST_DB = 70.0


@dataclass(frozen=True)
class Background:
    """Levels in dB below a full-scale sine."""

    speech_db: float
    noise_db: float

    @property
    def signal_to_noise_db(self) -> float:
        """At most 70: what is quieter isn't heard."""
        speech, noise = 10 ** (self.speech_db / 10), 10 ** (self.noise_db / 10)
        return min(MOST_DB, 10.0 * math.log10(max(speech - noise, 1e-12) / max(noise, 1e-12)))


def measure(sound: WindowSound, *, with_hum: bool = True) -> Background:
    """Speech and noise between 90 Hz and 8 kHz; without hum only what lies above its loud harmonics."""
    first, last = round((LOWEST_HZ if with_hum else ABOVE_HUM_HZ) / BIN_HZ), round(HIGHEST_HZ / BIN_HZ)
    count = (last - first) // BAND_BINS
    bands = sound.power[:, first : first + count * BAND_BINS].reshape(len(sound.power), count, BAND_BINS).sum(axis=2)
    kernel = np.ones(SMOOTHED_FRAMES) / SMOOTHED_FRAMES
    smooth = np.stack([np.convolve(band, kernel, mode="same") for band in bands.T], axis=1)
    noise = np.quantile(smooth, QUANTILE, axis=0) * 10 ** (BIAS_DB / 10)
    total = bands.sum(axis=1)
    speech = float(total[sound.speaking].mean()) if sound.speaking.any() else float(total.mean())
    return Background(_decibels(speech), _decibels(float(noise.sum())))


def _decibels(power: float) -> float:
    return 10.0 * math.log10(max(power, SILENCE_POWER))
