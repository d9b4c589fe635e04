"""Where in a clip there is speech."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from soundalike.audio.media import silero
from soundalike.audio.media.cancelling import Cancel, Progress, check
from soundalike.audio.media.high_pass import HighPass
from soundalike.audio.media.recording import SAMPLE_RATE, Recording
from soundalike.audio.rate_converter import RateConverter
from soundalike.engine.types import Samples
from soundalike.translation import tr

CHUNK_SECONDS = silero.CHUNK / silero.SAMPLE_RATE
BLOCK_SECONDS = 30
BEGIN, END = 0.5, 0.35
"""Probabilities at which speech begins and ends: Silero's own defaults."""
LEAST_PHRASE = 0.25
LEAST_GAP = 0.1
"""Seconds. Shorter gaps belong to the phrase: the closure of a stop consonant lasts up to 0.1 s."""
NATURAL_PAUSE = 0.7
"""Seconds. Longer pauses end a passage; shorter ones are how people speak."""
PAD = 0.03
"""Seconds that Silero is late at the beginning and early at the end of a phrase."""
EDGE = 0.12
"""Seconds. A phrase so near the beginning or end of the clip reaches it: the clip was cut there."""

USUAL_LEVEL_DB = -24.0
"""Where the loudness of speech is put before it is judged; the detector was trained on recordings of usual level."""
MOST_GAIN_DB = 60.0
SILENT_SAMPLE = 1e-6


@dataclass(frozen=True)
class Span:
    """A part of a clip, in seconds."""

    start: float
    end: float

    @property
    def seconds(self) -> float:
        """Its length."""
        return self.end - self.start

    def overlap(self, start: float, end: float) -> float:
        """Seconds that it shares with start to end."""
        return max(0.0, min(self.end, end) - max(self.start, start))


@dataclass(frozen=True)
class SpeechMap:
    """What the detector said of a whole clip."""

    probabilities: npt.NDArray[np.float32]
    """One for each 32 ms."""
    phrases: tuple[Span, ...]
    """Speech without pauses, in order."""
    passages: tuple[Span, ...]
    """Phrases joined across natural pauses."""

    def within(self, start: float, end: float) -> tuple[Span, ...]:
        """The passages between start and end, in order."""
        inside = [Span(max(phrase.start, start), min(phrase.end, end)) for phrase in self.phrases]
        return join([phrase for phrase in inside if phrase.seconds > 0.0])

    def speech_seconds(self, start: float, end: float) -> float:
        """Seconds of speech, with its natural pauses, between start and end."""
        return sum(passage.seconds for passage in self.within(start, end))

    def voiced(self, times: npt.NDArray[np.float64]) -> npt.NDArray[np.bool_]:
        """Which of the times lie in a phrase."""
        inside = np.zeros(len(times), np.bool_)
        for phrase in self.phrases:
            inside |= (times >= phrase.start) & (times < phrase.end)
        return inside


def map_speech(recording: Recording, levels: npt.NDArray[np.float32], cancel: Cancel, progress: Progress) -> SpeechMap:
    """Listens to the whole recording; `levels` are its speech levels, every 10 ms."""
    gain = np.float32(10.0 ** (_gain_db(levels) / 20.0))
    detector = silero.SpeechDetector()
    found: list[npt.NDArray[np.float32]] = []
    done = 0
    for piece in _pieces(recording, gain):
        check(cancel)
        if np.abs(piece).max() < SILENT_SAMPLE:
            detector.reset()
            found.append(np.zeros(len(piece) // silero.CHUNK, np.float32))
        else:
            found.append(detector.push(piece))
        done += len(piece)
        progress(tr("Listening for speech"), min(1.0, done / silero.SAMPLE_RATE / max(recording.seconds, 1e-9)))
    probabilities = np.concatenate([np.zeros(0, np.float32), *found])
    phrases = find_phrases(probabilities, recording.seconds)
    return SpeechMap(probabilities, phrases, join(phrases))


def find_phrases(probabilities: npt.NDArray[np.float32], seconds: float) -> tuple[Span, ...]:
    """Where speech begins and ends, with hysteresis."""
    spans: list[Span] = []
    start: int | None = None
    for index, probability in enumerate(probabilities):
        if start is None and probability >= BEGIN:
            start = index
        elif start is not None and probability < END:
            spans.append(Span(start * CHUNK_SECONDS, index * CHUNK_SECONDS))
            start = None
    if start is not None:
        spans.append(Span(start * CHUNK_SECONDS, len(probabilities) * CHUNK_SECONDS))
    joined = [span for span in join(spans, LEAST_GAP) if span.seconds >= LEAST_PHRASE]
    return tuple(_snapped(span, seconds) for span in joined)


def join(spans: list[Span] | tuple[Span, ...], longest_gap: float = NATURAL_PAUSE) -> tuple[Span, ...]:
    """Spans in order, joined where the gap between them is no longer than `longest_gap` seconds."""
    joined: list[Span] = []
    for span in spans:
        if joined and span.start - joined[-1].end <= longest_gap:
            joined[-1] = Span(joined[-1].start, span.end)
        else:
            joined.append(span)
    return tuple(joined)


def _snapped(span: Span, seconds: float) -> Span:
    start, end = max(0.0, span.start - PAD), min(seconds, span.end + PAD)
    return Span(0.0 if start < EDGE else start, seconds if end > seconds - EDGE else end)


def _gain_db(levels: npt.NDArray[np.float32]) -> float:
    """What brings the loud parts of the clip to the usual level."""
    if len(levels) == 0:
        return 0.0
    loudest = float(np.sort(levels)[-max(1, len(levels) // 2000)])
    active = levels[levels > loudest - 30.0]
    typical = float(np.median(active)) if len(active) else loudest
    return min(MOST_GAIN_DB, USUAL_LEVEL_DB - typical)


def _pieces(recording: Recording, gain: np.float32) -> Iterator[Samples]:
    """The recording at 16 kHz without rumble, in multiples of the detector's chunk; the last is filled with silence."""
    high_pass = HighPass(SAMPLE_RATE)
    converter = RateConverter(SAMPLE_RATE, silero.SAMPLE_RATE)
    held = np.zeros(0, np.float32)
    size = BLOCK_SECONDS * SAMPLE_RATE
    for first in range(0, recording.samples, size):
        block = np.clip(high_pass.push(recording.read(first, size) * gain), -1.0, 1.0)
        held = np.concatenate([held, converter.push(block)])
        whole = len(held) - len(held) % silero.CHUNK
        if whole:
            yield held[:whole]
        held = held[whole:]
    rest = np.concatenate([converter.push(np.clip(high_pass.finish(), -1.0, 1.0)), converter.finish()])
    held = np.concatenate([held, rest])
    if len(held):
        yield np.pad(held, (0, -len(held) % silero.CHUNK))
