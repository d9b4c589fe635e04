"""Mains hum: tones at 50 or 60 Hz and their multiples that never stop.

A voice's own harmonics pass through the same frequencies, but they move and pause; what is still there in the quietest
tenth of the time, and stands out of its surroundings, is hum.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from soundalike.audio.media.recording import SAMPLE_RATE
from soundalike.engine.types import Samples

FFT = 16_384
HOP = 2_400
BASES_HZ = (50, 60)
MOST_MULTIPLES = 10
QUANTILE = 0.1
PROMINENCE_DB = 12.0
QUIETEST_DB = -75.0
SIDE_BINS = (5, 15)
"""Where the surroundings are: 7 to 22 Hz away."""


def measure(recorded: Samples) -> dict[int, float]:
    """Frequencies in Hz with their levels in dB below a full-scale sine; empty without hum. Of 24 kHz mono."""
    if len(recorded) < FFT:
        return {}
    window = np.hanning(FFT)
    frames = np.lib.stride_tricks.sliding_window_view(recorded, FFT)[::HOP]
    lowest = round((max(BASES_HZ) * MOST_MULTIPLES + 50) * FFT / SAMPLE_RATE)
    spectrum = np.fft.rfft(frames * window, axis=1)[:, :lowest]
    power = (spectrum.real**2 + spectrum.imag**2) / (window.sum() / 2) ** 2
    level = 10 * np.log10(np.quantile(power, QUANTILE, axis=0) + 1e-16)
    found = [_multiples(level, base) for base in BASES_HZ]
    return max(found, key=len)


def _multiples(level: npt.NDArray[np.float64], base: int) -> dict[int, float]:
    near, far = SIDE_BINS
    tones: dict[int, float] = {}
    for frequency in range(base, base * MOST_MULTIPLES + 1, base):
        bin_ = round(frequency * FFT / SAMPLE_RATE)
        tone = float(level[bin_ - 1 : bin_ + 2].max())
        sides = [level[bin_ - far + 1 : bin_ - near + 1], level[bin_ + near : bin_ + far]]
        around = max(float(np.median(side)) for side in sides)
        if tone > max(QUIETEST_DB, around + PROMINENCE_DB):
            tones[frequency] = tone
    return tones
