"""A high-pass filter for a signal in pieces: what lies below the voice must not disturb what listens to it."""

from __future__ import annotations

import numpy as np

from soundalike.engine.types import Samples

BLOCK = 1 << 15


class HighPass:
    """A linear-phase filter; its delay is taken out, so nothing moves in time."""

    def __init__(self, sample_rate: int, cutoff: float = 70.0, taps: int = 901) -> None:
        """`cutoff` in Hz is where it passes half; `taps` is odd. A windowed sinc (Blackman), -74 dB where it stops."""
        self._delay = taps // 2
        time = np.arange(taps) - self._delay
        low_pass = np.sinc(2 * cutoff / sample_rate * time) * np.blackman(taps)
        self._kernel = -low_pass / low_pass.sum()
        self._kernel[self._delay] += 1.0
        self._size = 1 << (BLOCK + taps).bit_length()
        self._spectrum = np.fft.rfft(self._kernel, self._size)
        self._taps = taps
        self._held = np.zeros(taps - 1, np.float32)
        self._to_drop = self._delay

    def push(self, samples: Samples) -> Samples:
        """Takes a piece; returns what is ready. The last half a kernel stays behind until `finish`."""
        pieces = [self._filter(samples[at : at + BLOCK]) for at in range(0, len(samples), BLOCK)]
        ready = np.concatenate([np.zeros(0, np.float32), *pieces])
        dropped = min(self._to_drop, len(ready))
        self._to_drop -= dropped
        return ready[dropped:]

    def finish(self) -> Samples:
        """What stayed behind."""
        return self.push(np.zeros(self._delay, np.float32))

    def _filter(self, piece: Samples) -> Samples:
        """Overlap-save."""
        whole = np.concatenate([self._held, piece])
        self._held = whole[len(whole) - self._taps + 1 :]
        filtered = np.fft.irfft(np.fft.rfft(whole, self._size) * self._spectrum, self._size)
        return filtered[self._taps - 1 : len(whole)].astype(np.float32)
