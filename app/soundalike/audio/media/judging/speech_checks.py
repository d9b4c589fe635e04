"""What is said about the speech itself: how much, how fast, and whether it is one person's."""

from __future__ import annotations

import math

from soundalike.audio.media.choose import MINIMUM_SECONDS, Window, trimmed_seconds
from soundalike.audio.media.clip_analysis import ClipAnalysis
from soundalike.audio.media.judging import pace, speakers
from soundalike.audio.media.judging.speakers import Likeness
from soundalike.audio.media.judging.thresholds import (
    FAST_SYLLABLES,
    LEAST_SPEECH_SECONDS,
    LIKENESS,
    SHORT_SECONDS,
    SILENT_DB,
    SLOW_SYLLABLES,
)
from soundalike.audio.media.judging.verdict import Check, State
from soundalike.audio.media.judging.window_sound import WindowSound


def no_speech(analysis: ClipAnalysis) -> Check:
    """For a clip, or a part of it, without any speech."""
    highest = float(analysis.peaks.max(initial=0.0))
    loudest = 20.0 * math.log10(max(highest, 1e-6))
    if highest == 0.0:
        sentence, advice = (
            f"No speech found: {analysis.seconds:.1f} s of complete silence.",
            "The microphone was muted, or another input was recorded. Check it and record again.",
        )
    elif loudest < SILENT_DB:
        sentence, advice = (
            f"No speech found: {analysis.seconds:.1f} s, nearly silent ({loudest:.0f} dB at its loudest).",
            "The microphone was muted, or far too quiet. Turn it up and record again.",
        )
    else:
        sentence, advice = (
            f"No speech found in {analysis.seconds:.1f} s of sound.",
            "Choose a recording in which somebody speaks, close to the microphone.",
        )
    return Check("silence", "Speech", "refused", loudest, "dB", sentence, advice)


def length(analysis: ClipAnalysis, window: Window) -> Check:
    """Seconds of speech; refused if there is too little."""
    found = sum(analysis.speech.speech_seconds(span.start, span.end) for span in window.spans)
    kept = trimmed_seconds(analysis, window)
    if kept <= MINIMUM_SECONDS or found < LEAST_SPEECH_SECONDS:
        whole = analysis.seconds if window.chosen_by == "proposed" else window.seconds
        word = "recorded" if window.chosen_by == "proposed" else "chosen"
        sentence = f"{whole:.1f} s {word}, {found:.1f} s of speech, more than {MINIMUM_SECONDS:g} s needed."
        return Check("length", "Length", "refused", found, "s", sentence, "Record 10 to 15 s at a natural pace.")
    sentence = f"{found:.1f} s of speech. Ten to fifteen is best."
    if found < SHORT_SECONDS:
        return Check("length", "Length", "warning", found, "s", sentence, "Record or choose a longer part if you can.")
    return Check("length", "Length", "good", found, "s", sentence)


def reading_pace(sound: WindowSound) -> Check:
    """Syllables a second; a clone copies the reader's pace."""
    value = pace.measure(sound)
    words = 10 * round(value * 60 / pace.SYLLABLES_PER_WORD / 10)
    state: State = "warning"
    if 0.0 < value < SLOW_SYLLABLES:
        sentence, advice = f"Slow: about {words} words a minute.", "The voice will drawl. Read at your natural pace."
    elif value > FAST_SYLLABLES:
        sentence, advice = f"Fast: about {words} words a minute.", "The voice will hurry. Read a little slower."
    else:
        state, sentence, advice = "good", f"Natural: about {words} words a minute.", ""
    return Check("pace", "Pace", state, value, "syllables/s", sentence, advice)


def one_speaker(sound: WindowSound, likeness: Likeness | None) -> Check | None:
    """How alike the least alike parts are; None without a voice encoder to ask."""
    if likeness is None:
        return None
    value = speakers.measure(sound, likeness)
    if value < LIKENESS:
        sentence = f"There seems to be more than one person (likeness {value:.2f})."
        advice = "Choose a part in which only the person speaks whose voice it is."
        return Check("speakers", "One speaker", "warning", value, "likeness", sentence, advice)
    return Check("speakers", "One speaker", "good", value, "likeness", "One person throughout.")
