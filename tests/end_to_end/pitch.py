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
OCTAVE_COST = 0.002
"""What a period twice as long has to be more alike by. Praat takes 0.01, but the demo's vocoder makes the even
harmonics of a low voice so loud that its octave is nearly as alike."""
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


def _period(frame: np.ndarray, size: int, shortest: int, longest: int) -> float:
    """Samples until the frame repeats; 0 when it doesn't. Of equally good ones the shortest, which is no octave low."""
    head = frame[:size]
    later = np.lib.stride_tricks.sliding_window_view(frame, size)[shortest : longest + 1]
    likeness = later @ head / np.sqrt(np.square(later).sum(axis=1) * (head @ head) + 1e-12)
    before, at, after = likeness[:-2], likeness[1:-1], likeness[2:]
    tops = np.nonzero((at >= before) & (at >= after) & (at >= LEAST_CORRELATION))[0]
    if len(tops) == 0:
        return 0.0
    # A parabola through each top and its neighbours: between two samples a high voice's period is less alike.
    bend = np.maximum(2 * at[tops] - before[tops] - after[tops], 1e-12)
    shift = 0.5 * (after[tops] - before[tops]) / bend
    heights = at[tops] + 0.25 * (after[tops] - before[tops]) * shift
    best = int(np.argmax(heights - OCTAVE_COST * np.log2((tops + shortest) / shortest)))
    return float(shortest + 1 + tops[best] + shift[best])
