"""How long the room answers, estimated from speech alone.

After a sound ends, its level falls at a rate that the room limits. In each of eight bands the fastest falls are
collected, with steady noise taken off: in a dry room they are the speech's own, in an echoing one they are the room's.
The idea: R. Ratnam and others, "Blind estimation of reverberation time", J. Acoust. Soc. Am. 114(5), 2003. The figure
compares clips; it is shorter than a measured reverberation time, and `docs/clips.md` says what it is worth.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from soundalike.audio.media.recording import SAMPLE_RATE
from soundalike.engine.types import Samples

EDGES_HZ = (400.0, 600.0, 850.0, 1_200.0, 1_700.0, 2_400.0, 3_400.0, 4_800.0, 6_800.0)
FFT = 512
HOP = 120
FALL_FRAMES = 10
"""50 ms: the length over which a fall is measured."""
SMOOTHED_FRAMES = 9
FAST_QUANTILE = 0.05
LEAST_FALLS = 20
NOISE_QUANTILE, NOISE_FACTOR = 0.1, 1.5
ABOVE_NOISE_DB = 6.0
SILENCE = 1e-14


@dataclass(frozen=True)
class Decay:
    """What the falls of speech show."""

    seconds: float
    """In which the fastest falls would reach -60 dB; 0 if there are none to measure."""
    spread_db: float
    """Between the quietest moments (3 %) and the quiet ones (20 %): small where steady noise fills the pauses."""


def measure(samples: Samples) -> Decay:
    """Of 24 kHz mono."""
    power = _power(samples)
    times, spreads = [], []
    for lowest, highest in pairwise(EDGES_HZ):
        first, last = (round(edge * FFT / SAMPLE_RATE) for edge in (lowest, highest))
        band = power[:, first : last + 1].sum(axis=1)
        smooth = np.convolve(band, np.ones(SMOOTHED_FRAMES) / SMOOTHED_FRAMES, mode="same")
        quietest, quiet = 10 * np.log10(np.quantile(smooth, [0.03, 0.2]) + SILENCE)
        spreads.append(quiet - quietest)
        noise = float(np.quantile(smooth, NOISE_QUANTILE)) * NOISE_FACTOR
        level = 10 * np.log10(np.maximum(band - noise, 0.1 * noise) + SILENCE)
        floor = 10 * np.log10(noise + SILENCE) + ABOVE_NOISE_DB
        fall = level[FALL_FRAMES:] - level[:-FALL_FRAMES]
        usable = (level[FALL_FRAMES:] > floor) & (fall < -1.0)  # noise would end the others early
        if usable.sum() >= LEAST_FALLS:
            rate = -float(np.quantile(fall[usable], FAST_QUANTILE)) / (FALL_FRAMES * HOP / SAMPLE_RATE)
            times.append(60.0 / rate)
    return Decay(float(np.median(times)) if times else 0.0, float(np.mean(spreads)))


def _power(samples: Samples) -> npt.NDArray[np.float64]:
    window = np.hanning(FFT + 1)[:-1].astype(np.float32)
    padded = np.pad(samples, FFT // 2)
    frames = np.lib.stride_tricks.sliding_window_view(padded, FFT)[::HOP]
    spectrum = np.fft.rfft(frames * window, axis=1)
    return np.asarray((spectrum.real**2 + spectrum.imag**2) / (window.sum() / 2) ** 2)
