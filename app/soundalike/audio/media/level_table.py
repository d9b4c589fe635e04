"""How loud speech is, every 10 ms of a clip."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from soundalike.audio.media.recording import SAMPLE_RATE
from soundalike.engine.types import Samples

HOP = SAMPLE_RATE // 100
FRAME = 2 * HOP
LOWEST_HZ, HIGHEST_HZ = 150.0, 8_000.0
"""The band that is measured: offset, rumble and mains hum stay out (case REF-13)."""
SILENT_DB = -120.0

_WINDOW = np.hanning(FRAME + 1)[:-1].astype(np.float32)
# A full-scale sine has 0 dB: its power in a frame's spectrum is (sum of the window / 2)^2, spread by the window.
_SINE_POWER = float((_WINDOW.sum() / 2) ** 2 * FRAME * (_WINDOW**2).sum() / _WINDOW.sum() ** 2)
_LOW = round(LOWEST_HZ * FRAME / SAMPLE_RATE)
_HIGH = round(HIGHEST_HZ * FRAME / SAMPLE_RATE)


def speech_levels(samples: Samples) -> npt.NDArray[np.float32]:
    """dB below a full-scale sine for each whole frame of 20 ms, every 10 ms; frame k is centred at 10 (k + 1) ms."""
    if len(samples) < FRAME:
        return np.zeros(0, np.float32)
    frames = np.lib.stride_tricks.sliding_window_view(samples, FRAME)[::HOP]
    spectrum = np.fft.rfft(frames * _WINDOW, axis=1)[:, _LOW : _HIGH + 1]
    power = (spectrum.real**2 + spectrum.imag**2).sum(axis=1) / _SINE_POWER
    return np.asarray(np.maximum(10.0 * np.log10(power + 1e-30), SILENT_DB), np.float32)
