"""How loud sound is to the ear: integrated loudness by ITU-R BS.1770-4, with the filters of the reference (spec 6.3).

The two filters of K-weighting are short-lived, so they are applied as one finite response by FFT, with numpy alone.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from soundalike.engine.types import Samples
from soundalike.errors import UsageError
from soundalike.translation import tr

RESPONSE_SECONDS = 0.5
"""After it the high pass's response is below 1e-20."""

STEP_SECONDS = 0.1
STEPS_A_BLOCK = 4
ABSOLUTE_GATE = -70.0
RELATIVE_GATE = -10.0
LOUDEST_PEAK = 10 ** (-1 / 20)
"""-1 dBFS: a codec overshoots, and must not clip."""


class LoudnessMeter:
    """Mono samples of a rate that is a multiple of 10 Hz, pushed as they come."""

    def __init__(self, sample_rate: int) -> None:
        """Raises `UsageError` for another rate."""
        self._step = round(STEP_SECONDS * sample_rate)
        if self._step * 10 != sample_rate:
            raise UsageError(
                tr("The loudness of sound at {sample_rate} Hz can't be measured.").format(sample_rate=sample_rate)
            )
        self._rate = sample_rate
        self._response = k_weighting(sample_rate)
        self._overlap = np.zeros(len(self._response) - 1)
        self._squares: list[float] = []
        self._open = np.zeros(0)
        self._count = 0
        self.peak = 0.0
        """The largest sample so far, without its sign."""

    def push(self, samples: Samples) -> None:
        """More of it."""
        if not len(samples):
            return
        self.peak = max(self.peak, float(np.abs(samples).max()))
        self._count += len(samples)
        weighted = np.concatenate([self._open, np.square(self._filtered(samples.astype(np.float64)))])
        whole = len(weighted) // self._step
        self._squares += weighted[: whole * self._step].reshape(whole, self._step).sum(axis=1).tolist()
        self._open = weighted[whole * self._step :]

    def loudness(self) -> float:
        """In LUFS; minus infinity for silence and for less than 0.4 s."""
        steps = np.array([*self._squares, float(self._open.sum())])
        # The reference rounds the number of blocks, so the last one may reach half a step beyond the end.
        blocks = round((self._count / self._rate - STEPS_A_BLOCK * STEP_SECONDS) / STEP_SECONDS) + 1
        if self._count < STEPS_A_BLOCK * self._step or blocks < 1:
            return -math.inf
        padded = np.concatenate([steps, np.zeros(STEPS_A_BLOCK)])
        means = np.array([padded[at : at + STEPS_A_BLOCK].sum() for at in range(blocks)]) / (STEPS_A_BLOCK * self._step)
        threshold = _gated(means, ABSOLUTE_GATE) + RELATIVE_GATE
        return _gated(means, max(threshold, ABSOLUTE_GATE))

    def _filtered(self, samples: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """The next samples through the filter, by overlap and add."""
        length = len(samples) + len(self._overlap)
        size = 1 << (length - 1).bit_length()
        full = np.fft.irfft(np.fft.rfft(samples, size) * np.fft.rfft(self._response, size), size)[:length]
        full[: len(self._overlap)] += self._overlap
        self._overlap = full[len(samples) :].copy()
        return full[: len(samples)]


def gain_for(loudness: float, peak: float, target: float) -> float:
    """The factor that makes sound as loud as `target` (LUFS), or as loud as its peak allows. 1 for silence."""
    if not math.isfinite(loudness) or peak <= 0.0:
        return 1.0
    return min(10 ** ((target - loudness) / 20), LOUDEST_PEAK / peak)


def k_weighting(sample_rate: int) -> npt.NDArray[np.float64]:
    """The response of both filters to an impulse."""
    response = np.zeros(round(RESPONSE_SECONDS * sample_rate))
    response[0] = 1.0
    for numerator, denominator in (_high_shelf(sample_rate), _high_pass(sample_rate)):
        response = _biquad(response, numerator, denominator)
    return response


Coefficients = tuple[tuple[float, float, float], tuple[float, float]]


def _high_shelf(rate: float) -> Coefficients:
    """Audio EQ Cookbook (R. Bristow-Johnson): +4 dB, Q 1/sqrt(2), 1500 Hz."""
    a = 10 ** (4 / 40)
    w = 2 * math.pi * 1500 / rate
    cosine = math.cos(w)
    beta = 2 * math.sqrt(a) * math.sin(w) / (2 / math.sqrt(2))
    a0 = (a + 1) - (a - 1) * cosine + beta
    return (
        (
            a * ((a + 1) + (a - 1) * cosine + beta) / a0,
            -2 * a * ((a - 1) + (a + 1) * cosine) / a0,
            a * ((a + 1) + (a - 1) * cosine - beta) / a0,
        ),
        (2 * ((a - 1) - (a + 1) * cosine) / a0, ((a + 1) - (a - 1) * cosine - beta) / a0),
    )


def _high_pass(rate: float) -> Coefficients:
    """The same source: Q 0.5, 38 Hz."""
    w = 2 * math.pi * 38 / rate
    cosine = math.cos(w)
    alpha = math.sin(w) / (2 * 0.5)
    a0 = 1 + alpha
    b = (1 + cosine) / 2 / a0
    return (b, -2 * b, b), (-2 * cosine / a0, (1 - alpha) / a0)


def _biquad(
    samples: npt.NDArray[np.float64], numerator: tuple[float, float, float], denominator: tuple[float, float]
) -> npt.NDArray[np.float64]:
    """Sample by sample; only responses are made with it."""
    filtered = np.zeros_like(samples)
    first = second = 0.0
    for at, x in enumerate(samples.tolist()):
        y = numerator[0] * x + first
        first = numerator[1] * x - denominator[0] * y + second
        second = numerator[2] * x - denominator[1] * y
        filtered[at] = y
    return filtered


def _gated(means: npt.NDArray[np.float64], threshold: float) -> float:
    """The loudness of the mean of the blocks that are louder than `threshold`."""
    with np.errstate(divide="ignore"):
        loud = means[-0.691 + 10 * np.log10(means) > threshold]
    return -0.691 + 10 * math.log10(float(loud.mean())) if loud.size else -math.inf
