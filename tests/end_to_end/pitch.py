"""How high a voice is: the median of the fundamental over voiced frames, by normalised autocorrelation."""

from __future__ import annotations

import numpy as np

from soundalike.engine import Samples

LOWEST, HIGHEST = 60.0, 400.0
"""Hz."""
FRAME_SECONDS = 0.04
STEP_SECONDS = 0.01
LEAST_CORRELATION = 0.6
"""Of a frame with itself one period later; less is unvoiced."""
GATE_DB = 30.0
"""Frames so far below the loudest are left out."""


def median_pitch(samples: Samples, rate: int) -> float:
    """In Hz; NaN when nothing is voiced."""
    size, step = round(FRAME_SECONDS * rate), round(STEP_SECONDS * rate)
    shortest, longest = round(rate / HIGHEST), round(rate / LOWEST)
    windows = np.lib.stride_tricks.sliding_window_view(samples.astype(np.float64), size + longest)[::step]
    power = np.square(windows[:, :size]).sum(axis=1)
    found = [
        period
        for frame in windows[power > power.max() * 10 ** (-GATE_DB / 10)]
        if (period := _period(frame, size, shortest, longest)) > 0
    ]
    return rate / float(np.median(found)) if found else float("nan")


def _period(frame: np.ndarray, size: int, shortest: int, longest: int) -> int:
    """Samples until the frame repeats; 0 when it doesn't. Of equally good ones the shortest, which is no octave."""
    head = frame[:size]
    later = np.lib.stride_tricks.sliding_window_view(frame, size)[shortest : longest + 1]
    likeness = later @ head / np.sqrt(np.square(later).sum(axis=1) * (head @ head) + 1e-12)
    best = float(likeness.max())
    return shortest + int(np.argmax(likeness >= 0.95 * best)) if best >= LEAST_CORRELATION else 0
