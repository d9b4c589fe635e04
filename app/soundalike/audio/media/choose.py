"""Which seconds of a clip to make a voice from.

The best 10 to 15 s of continuous speech: from the middle of the longest passage, where a speaker is warmed up and
hasn't begun to wrap up; where no passage is long enough, the two best ones joined, or more if two aren't enough. Its
beginning matters most: S3Gen hears the first 10 s, T3 the first 15.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from soundalike.audio.media.clip_analysis import ClipAnalysis
from soundalike.audio.media.damage import FRAMES_PER_SECOND
from soundalike.audio.media.recording import SAMPLE_RATE
from soundalike.audio.media.speech_map import CHUNK_SECONDS, NATURAL_PAUSE, Span
from soundalike.engine.types import Samples
from soundalike.errors import UsageError
from soundalike.translation import number, tr

MINIMUM_SECONDS = 5.0
"""A clip must be longer than this (strictly), or the model refuses it."""
MOST_SECONDS = 20.0
WANTED_LEAST, WANTED_MOST = 10.0, 15.0
MARGIN = 0.3
"""Seconds of pause that are left before and after speech, where there are any; up to a natural pause if that is needed
to make the clip long enough."""
LEAD_IN, LEAD_OUT = 0.1, 0.2
"""Seconds left before and after a chosen part of a longer passage."""
LEAST_PART = 1.0
"""Seconds; less isn't worth a join."""
FADE_SECONDS = 0.01
STEP_SECONDS = 0.1

CLIPPED_WEIGHT, UNSURE_WEIGHT, NOISE_WEIGHT, MIDDLE_WEIGHT = 40.0, 3.0, 0.05, 1.0
"""What 1 clipped frame in 1, 1 unsure frame in 1, 1 dB less contrast and the way to the middle cost."""
MOST_CONTRAST_DB = 40.0


@dataclass(frozen=True)
class Window:
    """What was chosen: one part of the clip, or several that are joined, in order."""

    spans: tuple[Span, ...]
    chosen_by: str
    """`proposed` or `person`."""

    @property
    def start(self) -> float:
        """Seconds."""
        return self.spans[0].start

    @property
    def end(self) -> float:
        """Seconds."""
        return self.spans[-1].end

    @property
    def seconds(self) -> float:
        """How long the joined sound is."""
        return sum(span.seconds for span in self.spans)

    def samples(self, analysis: ClipAnalysis) -> Samples:
        """The sound, 24 kHz mono; joined parts are faded so that nothing clicks."""
        parts = [analysis.recording.between(span.start, span.end) for span in self.spans]
        for before, after in pairwise(range(len(parts))):
            parts[before], parts[after] = _faded_out(parts[before]), _faded_in(parts[after])
        return np.concatenate(parts)


def propose(analysis: ClipAnalysis) -> Window | None:
    """The best part of the clip; None where there is no speech at all. It may be too short: the verdict says so."""
    passages = analysis.speech.passages
    if not passages:
        return None
    long = [passage for passage in passages if passage.seconds >= WANTED_LEAST]
    if long:
        return Window((_best_part(analysis, long),), "proposed")
    by_merit = sorted(passages, key=lambda passage: -passage.seconds + _cost(analysis, passage))
    chosen: list[Span] = []
    for passage in by_merit:
        total = sum(span.seconds for span in chosen)
        room = WANTED_MOST - total - 2 * MARGIN * (len(chosen) + 1)
        if (len(chosen) >= 2 and total > MINIMUM_SECONDS) or room < LEAST_PART:
            break
        chosen.append(_fitting(analysis, passage, room))
    chosen.sort(key=lambda span: span.start)
    window = Window(_with_margins(analysis, chosen, MARGIN), "proposed")
    return (
        window
        if window.seconds > MINIMUM_SECONDS
        else Window(_with_margins(analysis, chosen, NATURAL_PAUSE), "proposed")
    )


def chosen_by_person(analysis: ClipAnalysis, start: float | None, end: float | None) -> Window:
    """The part from `start` to `end` seconds; a missing one is 15 s away from the other, or the clip's end.

    Raises `UsageError` for a part that isn't in the clip, or isn't longer than 5 s and at most 20 s.
    """
    length = analysis.seconds
    first = start if start is not None else max(0.0, (end or 0.0) - WANTED_MOST)
    last = end if end is not None else min(length, first + WANTED_MOST)
    name = analysis.path.name
    if first >= length:
        raise UsageError(
            tr("--start: '{name}' is {length} s long, so nothing begins at {first} s.").format(
                name=name, length=number(length, 1), first=f"{first:g}"
            )
        )
    if last > length + STEP_SECONDS:
        raise UsageError(
            tr("--end: '{name}' is {length} s long, so nothing ends at {last} s.").format(
                name=name, length=number(length, 1), last=f"{last:g}"
            )
        )
    last = min(last, length)
    if last <= first:
        raise UsageError(
            tr("--end: {last} s doesn't come after --start {first} s.").format(last=f"{last:g}", first=f"{first:g}")
        )
    if not MINIMUM_SECONDS < round(last - first, 6) <= MOST_SECONDS:
        raise UsageError(
            tr(
                "--start and --end: {first} to {last} s is {length} s. Choose more than {least} and at most {most} s."
            ).format(
                first=f"{first:g}",
                last=f"{last:g}",
                length=number(last - first, 2),
                least=f"{MINIMUM_SECONDS:g}",
                most=f"{MOST_SECONDS:g}",
            )
        )
    return Window((Span(first, last),), "person")


def trimmed_seconds(analysis: ClipAnalysis, window: Window) -> float:
    """How long the window is once silence that is longer than a natural pause is left out."""
    kept = 0.0
    pause = NATURAL_PAUSE
    for span in window.spans:
        passages = analysis.speech.within(span.start, span.end)
        for passage in passages:
            kept += min(span.end, passage.end + pause) - max(span.start, passage.start - pause)
        for before, after in pairwise(passages):
            kept -= max(0.0, 2 * pause - (after.start - before.end))
    return kept


def _fitting(analysis: ClipAnalysis, passage: Span, room: float) -> Span:
    """As much of the beginning of a passage as fits, to the end of a phrase if that leaves something."""
    if passage.seconds <= room:
        return passage
    ends = [phrase.end for phrase in analysis.speech.phrases if LEAST_PART <= phrase.end - passage.start <= room]
    return Span(passage.start, ends[-1] if ends else passage.start + room)


def _best_part(analysis: ClipAnalysis, passages: list[Span]) -> Span:
    """The cheapest part of 10 to 15 s that begins and ends with a phrase, in any of the passages."""
    longest = max(passages, key=lambda passage: passage.seconds)
    best: tuple[float, Span] | None = None
    for passage in passages:
        for part in _parts(analysis, passage):
            middle = abs((part.start + part.end) - (passage.start + passage.end)) / (2 * passage.seconds)
            cost = _cost(analysis, part) + MIDDLE_WEIGHT * (middle + 1.0 - passage.seconds / longest.seconds)
            if best is None or cost < best[0]:
                best = (cost, part)
    if best is None:
        raise ValueError("there is no passage of 10 s")
    return best[1]


def _parts(analysis: ClipAnalysis, passage: Span) -> list[Span]:
    """Every part of a passage that may be proposed: from the start of a phrase to the end of one, else cut at 15 s."""
    phrases = [phrase for phrase in analysis.speech.phrases if phrase.overlap(passage.start, passage.end) > 0.0]
    parts = []
    for index, first in enumerate(phrases):
        start = max(0.0, first.start - LEAD_IN)
        if passage.end - start < WANTED_LEAST:
            break
        ends = [
            min(phrase.end + LEAD_OUT, analysis.seconds)
            for phrase in phrases[index:]
            if WANTED_LEAST <= min(phrase.end + LEAD_OUT, analysis.seconds) - start <= WANTED_MOST
        ]
        parts.append(Span(start, ends[-1] if ends else min(start + WANTED_MOST, passage.end)))
    if not parts or (len(phrases) == 1 and passage.seconds > WANTED_MOST):
        centre = (passage.start + passage.end) / 2
        start = max(passage.start, centre - WANTED_MOST / 2)
        parts.append(Span(start, min(start + WANTED_MOST, passage.end)))
    return parts


def _cost(analysis: ClipAnalysis, part: Span) -> float:
    """What speaks against a part: clipping, doubt that it is speech, little contrast between speech and pauses."""
    frames = slice(int(part.start * FRAMES_PER_SECOND), max(1, int(part.end * FRAMES_PER_SECOND)))
    clipped = float((analysis.damage.clipped[frames] > 0).mean()) if analysis.damage.clipped[frames].size else 0.0
    levels = analysis.levels[frames]
    contrast = float(np.percentile(levels, 90) - np.percentile(levels, 5)) if levels.size else 0.0
    probabilities = analysis.speech.probabilities
    heard = probabilities[int(part.start / CHUNK_SECONDS) : max(1, int(part.end / CHUNK_SECONDS))]
    unsure = float((heard < 0.8).mean()) if heard.size else 1.0
    noise = MOST_CONTRAST_DB - min(MOST_CONTRAST_DB, contrast)
    return CLIPPED_WEIGHT * clipped + UNSURE_WEIGHT * unsure + NOISE_WEIGHT * noise


def _with_margins(analysis: ClipAnalysis, passages: list[Span], margin: float) -> tuple[Span, ...]:
    """Each passage with some pause around it, never reaching into other speech."""
    widened: list[Span] = []
    for passage in passages:
        before = max((other.end for other in analysis.speech.phrases if other.end <= passage.start), default=0.0)
        after = min(
            (other.start for other in analysis.speech.phrases if other.start >= passage.end), default=analysis.seconds
        )
        widened.append(
            Span(max(before, passage.start - margin, 0.0), min(after, passage.end + margin, analysis.seconds))
        )
    return _without_overlap(widened)


def _without_overlap(spans: list[Span]) -> tuple[Span, ...]:
    """Neighbours that touch become one part: nothing is cut out between them."""
    joined: list[Span] = []
    for span in spans:
        if joined and span.start <= joined[-1].end:
            joined[-1] = Span(joined[-1].start, max(joined[-1].end, span.end))
        else:
            joined.append(span)
    return tuple(joined)


def _ramp(length: int) -> Samples:
    return np.linspace(0.0, 1.0, min(length, round(FADE_SECONDS * SAMPLE_RATE)), dtype=np.float32)


def _faded_in(part: Samples) -> Samples:
    ramp = _ramp(len(part))
    return np.concatenate([part[: len(ramp)] * ramp, part[len(ramp) :]])


def _faded_out(part: Samples) -> Samples:
    return _faded_in(part[::-1])[::-1]
