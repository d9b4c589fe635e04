"""Whether there is music behind the voice: tones that keep their pitch, where a voice glides."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from soundalike.audio.media.judging.window_sound import WindowSound
from soundalike.audio.media.recording import SAMPLE_RATE

FFT = 4096
HOP = SAMPLE_RATE // 25
LOWEST_HZ, HIGHEST_HZ = 200.0, 4_000.0
PROMINENCE_DB = 9.0
HELD_FRAMES = 6
"""0.24 s, while the window is 0.17 s long."""
CONSTANT_SHARE = 0.7
"""A tone that is there nearly all the time is hum, not music."""


def measure(sound: WindowSound) -> float:
    """The share of time, 0 to 1, in which at least two tones are held without moving."""
    samples = sound.samples
    if len(samples) < FFT:
        return 0.0
    frames = np.lib.stride_tricks.sliding_window_view(samples, FFT)[::HOP]
    level = 20 * np.log10(np.abs(np.fft.rfft(frames * np.hanning(FFT).astype(np.float32), axis=1)) + 1e-7)
    first, last = round(LOWEST_HZ * FFT / SAMPLE_RATE), round(HIGHEST_HZ * FFT / SAMPLE_RATE)
    middle = level[:, first:last]
    around = np.maximum(level[:, first - 5 : last - 5], level[:, first + 5 : last + 5])
    peak = (middle > level[:, first - 1 : last - 1]) & (middle >= level[:, first + 1 : last + 1])
    peak &= middle > around + PROMINENCE_DB
    held = _held(peak)
    held[:, held.mean(axis=0) > CONSTANT_SHARE] = False
    return float((held.sum(axis=1) >= 2).mean())


def _held(peak: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """Which peaks stay in their bin, or the next, for long enough."""
    count = len(peak) - HELD_FRAMES + 1
    if count < 1:
        return np.zeros_like(peak)
    wide = peak.copy()
    wide[:, 1:] |= peak[:, :-1]
    whole = np.ones((count, peak.shape[1]), np.bool_)
    for shift in range(HELD_FRAMES):
        whole &= (wide if shift % 2 else peak)[shift : shift + count]
    held = np.zeros_like(peak)
    for shift in range(HELD_FRAMES):
        held[shift : shift + count] |= whole
    return held
