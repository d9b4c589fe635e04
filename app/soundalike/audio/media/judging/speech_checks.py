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
from soundalike.translation import tr_noop

SPEECH = tr_noop("Speech")
LENGTH = tr_noop("Length")
PACE = tr_noop("Pace")
ONE_SPEAKER = tr_noop("One speaker")


def no_speech(analysis: ClipAnalysis) -> Check:
    """For a clip, or a part of it, without any speech."""
    highest = float(analysis.peaks.max(initial=0.0))
    loudest = 20.0 * math.log10(max(highest, 1e-6))
    if highest == 0.0:
        sentence, advice = (
            tr_noop("No speech found: {seconds} s of complete silence."),
            tr_noop("The microphone was muted, or another input was recorded. Check it and record again."),
        )
    elif loudest < SILENT_DB:
        sentence, advice = (
            tr_noop("No speech found: {seconds} s, nearly silent ({level} dB at its loudest)."),
            tr_noop("The microphone was muted, or far too quiet. Turn it up and record again."),
        )
    else:
        sentence, advice = (
            tr_noop("No speech found in {seconds} s of sound."),
            tr_noop("Choose a recording in which somebody speaks, close to the microphone."),
        )
    figures = {"seconds": (analysis.seconds, 1), "level": (loudest, 0)}
    return Check("silence", SPEECH, "refused", loudest, "dB", sentence, advice, figures)


def length(analysis: ClipAnalysis, window: Window) -> Check:
    """Seconds of speech; refused if there is too little."""
    found = sum(analysis.speech.speech_seconds(span.start, span.end) for span in window.spans)
    kept = trimmed_seconds(analysis, window)
    if kept <= MINIMUM_SECONDS or found < LEAST_SPEECH_SECONDS:
        proposed = window.chosen_by == "proposed"
        whole = analysis.seconds if proposed else window.seconds
        if proposed:
            sentence = tr_noop("{whole} s recorded, {seconds} s of speech, more than {least} s needed.")
        else:
            sentence = tr_noop("{whole} s chosen, {seconds} s of speech, more than {least} s needed.")
        advice = tr_noop("Record 10 to 15 s at a natural pace.")
        figures = {"whole": (whole, 1), "seconds": (found, 1), "least": (MINIMUM_SECONDS, 0)}
        return Check("length", LENGTH, "refused", found, "s", sentence, advice, figures)
    sentence = tr_noop("{seconds} s of speech. Ten to fifteen is best.")
    figures = {"seconds": (found, 1)}
    if found < SHORT_SECONDS:
        advice = tr_noop("Record or choose a longer part if you can.")
        return Check("length", LENGTH, "warning", found, "s", sentence, advice, figures)
    return Check("length", LENGTH, "good", found, "s", sentence, figures=figures)


def reading_pace(sound: WindowSound) -> Check:
    """Syllables a second; a clone copies the reader's pace."""
    value = pace.measure(sound)
    words = 10 * round(value * 60 / pace.SYLLABLES_PER_WORD / 10)
    state: State = "warning"
    if 0.0 < value < SLOW_SYLLABLES:
        sentence = tr_noop("Slow: about {words} words a minute.")
        advice = tr_noop("The voice will drawl. Read at your natural pace.")
    elif value > FAST_SYLLABLES:
        sentence = tr_noop("Fast: about {words} words a minute.")
        advice = tr_noop("The voice will hurry. Read a little slower.")
    else:
        state, sentence, advice = "good", tr_noop("Natural: about {words} words a minute."), ""
    return Check("pace", PACE, state, value, "syllables/s", sentence, advice, {"words": (words, 0)})


def one_speaker(sound: WindowSound, likeness: Likeness | None) -> Check | None:
    """How alike the least alike parts are; None without a voice encoder to ask."""
    if likeness is None:
        return None
    value = speakers.measure(sound, likeness)
    if value < LIKENESS:
        sentence = tr_noop("There seems to be more than one person (likeness {likeness}).")
        advice = tr_noop("Choose a part in which only the person speaks whose voice it is.")
        return Check("speakers", ONE_SPEAKER, "warning", value, "likeness", sentence, advice, {"likeness": (value, 2)})
    return Check("speakers", ONE_SPEAKER, "good", value, "likeness", tr_noop("One person throughout."))
