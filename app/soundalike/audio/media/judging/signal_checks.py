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
from soundalike.translation import tr_noop

LEVEL = tr_noop("Level")
GAPS = tr_noop("Gaps")
CHANNELS = tr_noop("Channels")
OFFSET_TITLE = tr_noop("Offset")
SAMPLES = tr_noop("Samples")
NONE = tr_noop("None.")


def level(found: Background) -> Check:
    """How loud the voice is."""
    value = found.speech_db
    if value < QUIET_DB:
        sentence = tr_noop("Very quiet: {level} dB.")
        advice = tr_noop("Turn the microphone up, or come closer to it.")
        return Check("level", LEVEL, "warning", value, "dB", sentence, advice, {"level": (value, 0)})
    sentence = tr_noop("Loud enough: {level} dB.")
    return Check("level", LEVEL, "good", value, "dB", sentence, figures={"level": (value, 0)})


def silence(samples: Samples) -> Check:
    """The longest stretch of nothing at all, as a muted microphone leaves it."""
    value = _longest_constant(samples) / SAMPLE_RATE
    if value < DROPOUT_SECONDS:
        return Check("silence", GAPS, "good", value, "s", NONE)
    sentence = tr_noop("The sound is gone for {seconds} s, as if the microphone had been muted.")
    advice = tr_noop("Choose a part without the gap.")
    return Check("silence", GAPS, "warning", value, "s", sentence, advice, {"seconds": (value, 1)})


def channels(analysis: ClipAnalysis) -> Check:
    """Whether left and right cancel each other."""
    value = analysis.mix.correlation
    if value < OPPOSITE and analysis.mix.kind == "opposite":
        sentence = tr_noop("The two channels cancel each other ({correlation}); one was turned round.")
        advice = tr_noop("Listen to it before you go on; if it sounds hollow, record in mono.")
        figures = {"correlation": (value, 2)}
        return Check("channels", CHANNELS, "warning", value, "correlation", sentence, advice, figures)
    one = tr_noop("The voice is in one channel; that one is used.")
    words = {"mono": tr_noop("One channel."), "first": one, "second": one}
    found = words.get(analysis.mix.kind, tr_noop("They agree."))
    return Check("channels", CHANNELS, "good", value, "correlation", found)


def offset(samples: Samples) -> Check:
    """How far the zero line is off, relative to full scale."""
    value = float(np.mean(samples, dtype=np.float64)) if len(samples) else 0.0
    if abs(value) < OFFSET:
        return Check("offset", OFFSET_TITLE, "good", value, "full scale", NONE)
    sentence = tr_noop("The zero line is off by {share} % of full scale.")
    advice = tr_noop("Cleaning takes it out; leave that on. A fault of the microphone or its cable causes it.")
    return Check("offset", OFFSET_TITLE, "warning", value, "full scale", sentence, advice, {"share": (100 * value, 0)})


def samples_whole(analysis: ClipAnalysis, window: Window) -> Check:
    """Samples that weren't numbers, or beyond any sense."""
    broken = 0
    for span in window.spans:
        frames = slice(int(span.start * FRAMES_PER_SECOND), int(np.ceil(span.end * FRAMES_PER_SECOND)))
        broken += int(analysis.damage.broken[frames].sum())
    value = broken / max(1.0, window.seconds * analysis.stream.sample_rate * analysis.stream.channels)
    if value > TOO_BROKEN_SHARE:
        sentence = tr_noop("{share} % of the samples are damaged.")
        advice = tr_noop("Choose another part or another file.")
        return Check("samples", SAMPLES, "refused", value, "share", sentence, advice, {"share": (100 * value, 1)})
    if value > BROKEN_SHARE or analysis.damaged:
        counted = tr_noop("{count} samples of this part are damaged.")
        sentence = counted if broken else tr_noop("The file is damaged somewhere.")
        advice = tr_noop("What could be read is used. Listen to it before you go on.")
        return Check("samples", SAMPLES, "warning", value, "share", sentence, advice, {"count": (broken, 0)})
    return Check("samples", SAMPLES, "good", value, "share", tr_noop("All whole."))


def _longest_constant(samples: Samples) -> int:
    """The longest run of equal samples."""
    if len(samples) == 0:
        return 0
    changes = np.nonzero(np.diff(samples))[0]
    edges = np.concatenate([[-1], changes, [len(samples) - 1]])
    return int(np.diff(edges).max())
