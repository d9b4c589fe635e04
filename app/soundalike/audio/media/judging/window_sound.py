"""The sound of a chosen window with its spectrum, computed once for all who judge it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from soundalike.audio.media.choose import Window
from soundalike.audio.media.clip_analysis import ClipAnalysis
from soundalike.audio.media.high_pass import HighPass
from soundalike.audio.media.recording import SAMPLE_RATE
from soundalike.audio.media.speech_map import Span
from soundalike.engine.types import Samples

FFT = 1024
HOP = SAMPLE_RATE // 100
BIN_HZ = SAMPLE_RATE / FFT
SILENCE_POWER = 1e-20

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class WindowSound:
    """Everything on a grid of 10 ms, frame k centred at (k + 0.5) hops."""

    recorded: Samples
    """24 kHz mono, untouched."""
    samples: Samples
    """The same without what lies below the voice, so that offset and rumble don't disturb the measuring (REF-13)."""
    power: Floats
    """(frames, 513): the power of each bin of 23.4 Hz, relative to a full-scale sine."""
    speaking: Mask
    """(frames,): in a phrase."""
    phrases: tuple[Span, ...]
    """In seconds from the window's start."""

    @property
    def seconds(self) -> float:
        return len(self.samples) / SAMPLE_RATE

    def band(self, lowest: float, highest: float) -> Floats:
        """(frames,): the power between two frequencies in Hz."""
        return np.asarray(self.power[:, round(lowest / BIN_HZ) : round(highest / BIN_HZ) + 1].sum(axis=1))


def window_sound(analysis: ClipAnalysis, window: Window) -> WindowSound:
    """The sound of `window` as it was recorded."""
    samples = window.samples(analysis)
    phrases: list[Span] = []
    offset = 0.0
    for span in window.spans:
        phrases += [
            Span(max(phrase.start, span.start) - span.start + offset, min(phrase.end, span.end) - span.start + offset)
            for phrase in analysis.speech.phrases
            if phrase.overlap(span.start, span.end) > 0.0
        ]
        offset += span.seconds
    return sound_of(samples, tuple(phrases))


def sound_of(recorded: Samples, phrases: tuple[Span, ...]) -> WindowSound:
    """Any 24 kHz mono with the phrases in it."""
    high_pass = HighPass(SAMPLE_RATE)
    samples = np.concatenate([high_pass.push(recorded), high_pass.finish()])
    power = power_spectrum(samples)
    times = (np.arange(len(power)) + 0.5) * HOP / SAMPLE_RATE
    speaking = np.zeros(len(power), np.bool_)
    for phrase in phrases:
        speaking |= (times >= phrase.start) & (times < phrase.end)
    return WindowSound(recorded, samples, power, speaking, phrases)


def power_spectrum(samples: Samples) -> Floats:
    """(frames, 513) of a Hann window of 43 ms every 10 ms."""
    window = np.hanning(FFT + 1)[:-1].astype(np.float32)
    padded = np.pad(samples, (FFT // 2 - HOP // 2, FFT // 2))
    count = max(1, -(-len(samples) // HOP))
    frames = np.lib.stride_tricks.sliding_window_view(padded, FFT)[::HOP][:count]
    spectrum = np.fft.rfft(frames * window, axis=1)
    # A full-scale sine's power, summed over the bins that the window spreads it to, is 1.
    scale = (window.sum() / 2) ** 2 * FFT * float((window**2).sum()) / float(window.sum()) ** 2
    return np.asarray((spectrum.real**2 + spectrum.imag**2) / scale, np.float32)
