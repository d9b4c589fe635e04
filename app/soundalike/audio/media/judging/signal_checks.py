"""What is said about the signal: level, gaps, channels that cancel each other, offset, samples that aren't numbers."""

from __future__ import annotations

import numpy as np

from soundalike.audio.media.channel_mix import OPPOSITE
from soundalike.audio.media.choose import Window
from soundalike.audio.media.clip_analysis import ClipAnalysis
from soundalike.audio.media.damage import FRAMES_PER_SECOND
from soundalike.audio.media.judging.background import Background
from soundalike.audio.media.judging.thresholds import (
    BROKEN_SHARE,
    DROPOUT_SECONDS,
    OFFSET,
    QUIET_DB,
    TOO_BROKEN_SHARE,
)
from soundalike.audio.media.judging.verdict import Check
from soundalike.audio.media.recording import SAMPLE_RATE
from soundalike.engine.types import Samples


def level(found: Background) -> Check:
    """How loud the voice is."""
    value = found.speech_db
    if value < QUIET_DB:
        sentence = f"Very quiet: {value:.0f} dB."
        return Check(
            "level", "Level", "warning", value, "dB", sentence, "Turn the microphone up, or come closer to it."
        )
    return Check("level", "Level", "good", value, "dB", f"Loud enough: {value:.0f} dB.")


def silence(samples: Samples) -> Check:
    """The longest stretch of nothing at all, as a muted microphone leaves it."""
    value = _longest_constant(samples) / SAMPLE_RATE
    if value < DROPOUT_SECONDS:
        return Check("silence", "Gaps", "good", value, "s", "None.")
    sentence = f"The sound is gone for {value:.1f} s, as if the microphone had been muted."
    return Check("silence", "Gaps", "warning", value, "s", sentence, "Choose a part without the gap.")


def channels(analysis: ClipAnalysis) -> Check:
    """Whether left and right cancel each other."""
    value = analysis.mix.correlation
    if value < OPPOSITE and analysis.mix.kind == "opposite":
        sentence = f"The two channels cancel each other ({value:.2f}); one was turned round."
        advice = "Listen to it before you go on; if it sounds hollow, record in mono."
        return Check("channels", "Channels", "warning", value, "correlation", sentence, advice)
    words = {"mono": "One channel.", "first": "The voice is in one channel; that one is used.",
             "second": "The voice is in one channel; that one is used."}  # fmt: skip
    return Check("channels", "Channels", "good", value, "correlation", words.get(analysis.mix.kind, "They agree."))


def offset(samples: Samples) -> Check:
    """How far the zero line is off, relative to full scale."""
    value = float(np.mean(samples, dtype=np.float64)) if len(samples) else 0.0
    if abs(value) < OFFSET:
        return Check("offset", "Offset", "good", value, "full scale", "None.")
    sentence = f"The zero line is off by {100 * value:.0f} % of full scale."
    advice = "Cleaning takes it out; leave that on. A fault of the microphone or its cable causes it."
    return Check("offset", "Offset", "warning", value, "full scale", sentence, advice)


def samples_whole(analysis: ClipAnalysis, window: Window) -> Check:
    """Samples that weren't numbers, or beyond any sense."""
    broken = 0
    for span in window.spans:
        frames = slice(int(span.start * FRAMES_PER_SECOND), int(np.ceil(span.end * FRAMES_PER_SECOND)))
        broken += int(analysis.damage.broken[frames].sum())
    value = broken / max(1.0, window.seconds * analysis.stream.sample_rate * analysis.stream.channels)
    if value > TOO_BROKEN_SHARE:
        sentence = f"{100 * value:.1f} % of the samples are damaged."
        return Check("samples", "Samples", "refused", value, "share", sentence, "Choose another part or another file.")
    if value > BROKEN_SHARE or analysis.damaged:
        sentence = f"{broken} samples of this part are damaged." if broken else "The file is damaged somewhere."
        advice = "What could be read is used. Listen to it before you go on."
        return Check("samples", "Samples", "warning", value, "share", sentence, advice)
    return Check("samples", "Samples", "good", value, "share", "All whole.")


def _longest_constant(samples: Samples) -> int:
    """The longest run of equal samples."""
    if len(samples) == 0:
        return 0
    changes = np.nonzero(np.diff(samples))[0]
    edges = np.concatenate([[-1], changes, [len(samples) - 1]])
    return int(np.diff(edges).max())
