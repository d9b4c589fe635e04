"""What sounds in the pauses (SYN-12): no tone near 4.9 kHz, no raised floor."""

from __future__ import annotations

import pytest

from soundalike.engine import Samples
from tests.end_to_end.demo import Demo
from tests.end_to_end.levels import average_spectrum, frame_levels, line_heights

pytestmark = pytest.mark.end_to_end

LINES = ("Listen.", "Nothing at all.", "Still nothing.", "Now I speak again, softly, and then I stop.")
FLOOR_DBFS = -55.0
HIGHEST_LINE_DB = 15.0
FADE_SECONDS = 0.02


def pauses(demo: Demo, line: str) -> tuple[Samples, int]:
    """What the model makes after the last word, where no gap and no fade of the program is."""
    spoken = demo.speak(line)
    levels = frame_levels(spoken.samples, spoken.sample_rate)
    last_word_ends = max(index for index, level in enumerate(levels) if level >= FLOOR_DBFS) + 1
    frame = spoken.sample_rate // 100
    end = len(spoken.samples) - round(FADE_SECONDS * spoken.sample_rate)
    return spoken.samples[last_word_ends * frame : end], spoken.sample_rate


def test_pauses_are_quiet_and_without_a_tone(demo: Demo) -> None:
    parts = []
    for line in LINES:
        pause, rate = pauses(demo, line)
        assert len(pause) >= 0.15 * rate, "too short a pause to measure"
        assert (frame_levels(pause, rate) < FLOOR_DBFS).all()
        parts.append(pause)

    frequencies, spectrum = average_spectrum(parts, rate, size=1024)
    heights = line_heights(frequencies, spectrum)
    audible = (frequencies > 300) & (frequencies < 11000)
    assert heights[audible].max() <= HIGHEST_LINE_DB


def test_no_tone_runs_through_the_speech(demo: Demo) -> None:
    spoken = demo.speak("Now I speak again, softly, and then I stop.")

    frequencies, spectrum = average_spectrum([spoken.samples], spoken.sample_rate, size=4096)
    heights = line_heights(frequencies, spectrum)

    around = (frequencies > 4400) & (frequencies < 5400)
    assert heights[around].max() <= HIGHEST_LINE_DB
