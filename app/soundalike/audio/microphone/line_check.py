"""Whether a line that was read aloud is long enough, loud enough and unclipped."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from soundalike.audio.microphone.loudness import LOWEST_DB, stretches_db
from soundalike.engine.types import Samples
from soundalike.translation import number, tr

LEAST_SECONDS_A_WORD = 0.17
"""Six words a second; nobody reads faster. The usual is three."""
USUAL_SECONDS_A_WORD = 0.36
QUIET_DB = -50.0
ABOVE_ROOM_DB = 10.0
CLIPPED_SHARE = 0.0005
CLIPPED_LEVEL = 0.999
SILENT_SHARE = 0.5


@dataclass(frozen=True)
class LineVerdict:
    """Whether a line can be used, and why, in a sentence."""

    accepted: bool
    sentence: str
    seconds: float
    level_db: float


def check_line(frames: Samples, rate: int, words: int, room_db: float | None = None) -> LineVerdict:
    """Judges (frames, channels) in which `words` words should have been read; `room_db` is how loud the room is."""
    seconds = len(frames) / rate
    levels = stretches_db(frames, rate)
    level = float(np.percentile(levels, 90)) if len(levels) else LOWEST_DB
    sentence = _fault(frames, seconds, words, level, room_db)
    if sentence:
        return LineVerdict(False, sentence, seconds, level)
    return LineVerdict(True, tr("Good: {seconds} s.").format(seconds=number(seconds, 1)), seconds, level)


def _fault(frames: Samples, seconds: float, words: int, level: float, room_db: float | None) -> str:
    """What is wrong, and what to do; empty when nothing is."""
    if len(frames) and float((~frames.any(axis=1)).mean()) > SILENT_SHARE:
        return tr("The microphone was off for most of this line. Switch it on and read it again.")
    if seconds < LEAST_SECONDS_A_WORD * words:
        usual = USUAL_SECONDS_A_WORD * words
        return tr("{seconds} s, and this line takes about {usual} s. Read it to its end, then stop.").format(
            seconds=number(seconds, 1), usual=number(usual)
        )
    if level < QUIET_DB:
        return tr("Very quiet ({level} dB). Come closer to the microphone and read it again.").format(
            level=number(level)
        )
    if room_db is not None and level < room_db + ABOVE_ROOM_DB:
        return tr("Hardly louder than the room. Come closer to the microphone and read it again.")
    if float((np.abs(frames) >= CLIPPED_LEVEL).any(axis=1).mean()) > CLIPPED_SHARE:
        return tr("Too loud: it is distorted. Move back a little and read it again.")
    return ""
