"""What a level meter and a spectrum show of a sound."""

from __future__ import annotations

import itertools

import numpy as np
import numpy.typing as npt

from soundalike.engine import Samples

FRAME_SECONDS = 0.01
SILENT_DBFS = -200.0
"""What digital silence is given as."""
SOUND_DBFS = -50.0
"""A frame at or above it can be heard beside speech (case SYN-01)."""


def frame_levels(samples: Samples, sample_rate: int) -> npt.NDArray[np.float64]:
    """Root-mean-square levels in dBFS of frames of 10 ms; a rest at the end makes a frame too."""
    size = round(FRAME_SECONDS * sample_rate)
    starts = np.arange(0, len(samples), size)
    power = np.add.reduceat(np.square(samples, dtype=np.float64), starts) / np.diff(starts, append=len(samples))
    return np.asarray(10 * np.log10(np.maximum(power, 10 ** (SILENT_DBFS / 10))))


def stretches_of_sound(samples: Samples, sample_rate: int, *, apart: float) -> list[tuple[float, float]]:
    """Begin and end in seconds of every stretch of sound; quiet shorter than `apart` seconds doesn't divide one."""
    loud = np.flatnonzero(frame_levels(samples, sample_rate) >= SOUND_DBFS)
    if not loud.size:
        return []
    breaks = np.flatnonzero(np.diff(loud) - 1 >= round(apart / FRAME_SECONDS))
    starts = [loud[0], *loud[breaks + 1]]
    ends = [*loud[breaks], loud[-1]]
    return [
        (float(start) * FRAME_SECONDS, float(end + 1) * FRAME_SECONDS) for start, end in zip(starts, ends, strict=True)
    ]


def longest_quiet(samples: Samples, sample_rate: int, *, below: float) -> float:
    """Seconds of the longest stretch whose frames all stay below the level `below`, in dBFS."""
    quiet = frame_levels(samples, sample_rate) < below
    runs = [len(list(group)) for is_quiet, group in itertools.groupby(quiet) if is_quiet]
    return max(runs, default=0) * FRAME_SECONDS


def average_spectrum(
    parts: list[Samples], sample_rate: int, size: int = 2048
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Frequencies in Hz and the mean power spectrum in dB over half-overlapping Hann windows inside each part."""
    window = np.hanning(size)
    spectra = [
        np.square(np.abs(np.fft.rfft(part[start : start + size] * window)))
        for part in parts
        for start in range(0, len(part) - size + 1, size // 2)
    ]
    assert spectra, f"no part has {size} samples"
    frequencies = np.fft.rfftfreq(size, 1 / sample_rate).astype(np.float64)
    return frequencies, np.asarray(10 * np.log10(np.mean(spectra, axis=0) + 1e-20), dtype=np.float64)


def line_heights(
    frequencies: npt.NDArray[np.float64], spectrum: npt.NDArray[np.float64], reach: float = 400.0
) -> npt.NDArray[np.float64]:
    """By how many dB each bin stands above the median of its neighbours within `reach` Hz."""
    width = round(reach / (frequencies[1] - frequencies[0]))
    padded = np.pad(spectrum, width, mode="reflect")
    neighbours = np.lib.stride_tricks.sliding_window_view(padded, 2 * width + 1)
    return spectrum - np.median(neighbours, axis=1)
