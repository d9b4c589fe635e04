"""Whether one person speaks throughout, asked of the model's own voice encoder.

Pitch and spectrum alone don't tell two voices from one lively reader, so there is no other way here: without a voice
encoder the question stays open, and the verdict says so.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import numpy as np

from soundalike.audio.media.judging.window_sound import WindowSound
from soundalike.audio.media.recording import SAMPLE_RATE
from soundalike.audio.rate_converter import RateConverter
from soundalike.engine.types import Samples

LIKENESS_RATE = 16_000

Likeness = Callable[[Samples, Samples], float]
"""How alike two voices are, -1 to 1: the cosine of their embeddings. Takes mono at 16 kHz, at least 1.6 s of each."""

PART_SECONDS = 2.5
"""Long enough for a steady embedding, short enough for somebody's one sentence."""
LEAST_SECONDS = 1.6


def measure(sound: WindowSound, likeness: Likeness) -> float:
    """The lowest likeness of neighbouring parts, and of the first and the last; 1 if there is only one part."""
    parts = [_at_16_khz(part) for part in _parts(sound)]
    pairs = list(pairwise(parts))
    if len(parts) > 2:
        pairs.append((parts[0], parts[-1]))
    return min((float(likeness(one, other)) for one, other in pairs), default=1.0)


def _parts(sound: WindowSound) -> list[Samples]:
    """The phrases, gathered into parts of about 2.5 s of speech: a change of speaker is likeliest in a pause."""
    parts: list[list[Samples]] = [[]]
    for phrase in sound.phrases:
        count = max(1, round(phrase.seconds / PART_SECONDS))
        edges = np.linspace(phrase.start, phrase.end, count + 1)
        for start, end in pairwise(edges):
            parts[-1].append(sound.samples[round(start * SAMPLE_RATE) : round(end * SAMPLE_RATE)])
            if sum(len(piece) for piece in parts[-1]) >= LEAST_SECONDS * SAMPLE_RATE:
                parts.append([])
    whole = [np.concatenate(part) for part in parts if part]
    if len(whole) > 1 and len(whole[-1]) < LEAST_SECONDS * SAMPLE_RATE:
        last = whole.pop()
        whole[-1] = np.concatenate([whole[-1], last])
    return whole


def _at_16_khz(samples: Samples) -> Samples:
    converter = RateConverter(SAMPLE_RATE, LIKENESS_RATE)
    return np.concatenate([converter.push(samples), converter.finish()])
