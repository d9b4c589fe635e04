"""How an utterance ends: nothing after the last word (SYN-01), and the last word whole (SYN-13)."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from soundalike.engine import Samples, SynthesisOptions
from tests.end_to_end.demo import Demo
from tests.end_to_end.levels import SOUND_DBFS, frame_levels, stretches_of_sound

pytestmark = pytest.mark.end_to_end

LINES = (
    "The kettle is on.",
    "She closed the gate behind her.",
    "We should leave before the rain starts.",
    "Nobody remembered who had painted the ceiling.",
    "It was the third time that week.",
    "Please put the blue folder on the second shelf.",
    "He sings in the kitchen when he thinks he is alone.",
    "A narrow path led from the orchard to the river.",
    "The last bus had already gone, so they walked.",
    "Thank you.",
)
"""None has a pause but at its comma."""
PLOSIVE_LINES = ("Stop.", "The cat sat.", "Make it quick.", "Half past six.", "That is enough.", "Forces.")
LONGEST_TAIL = 0.5
PAUSE = 0.25
"""Longer than the closure of any stop consonant."""
LAST = 0.08
STEEPEST_RISE_DB = 6.0


def ends(lines: tuple[str, ...], seeds: int) -> list[tuple[str, int]]:
    """Every line with one seed, for the tests of every day: each line has another."""
    return [(line, 1 + index % seeds) for index, line in enumerate(lines)]


EVERY_END = list(itertools.product(LINES, range(1, 6)))


def check_nothing_follows(demo: Demo, line: str, seed: int) -> None:
    spoken = demo.speak(line, seed=seed)
    stretches = stretches_of_sound(spoken.samples, spoken.sample_rate, apart=PAUSE)

    assert stretches, "nothing was said"
    assert len(stretches) <= 1 + line.count(","), f"something sounds after a pause: {stretches}"
    tail = spoken.seconds - stretches[-1][1]
    assert tail <= LONGEST_TAIL
    quiet = frame_levels(spoken.samples, spoken.sample_rate)[round(stretches[-1][1] * 100) :]
    assert (quiet < SOUND_DBFS).all()


@pytest.mark.parametrize(("line", "seed"), ends(LINES, 3))
def test_nothing_follows_the_last_word(demo: Demo, line: str, seed: int) -> None:
    check_nothing_follows(demo, line, seed)


@pytest.mark.slow
@pytest.mark.parametrize(("line", "seed"), EVERY_END)
def test_nothing_follows_the_last_word_with_five_seeds(demo: Demo, line: str, seed: int) -> None:
    check_nothing_follows(demo, line, seed)


@pytest.mark.parametrize(("line", "seed"), ends(PLOSIVE_LINES, 3))
def test_the_last_sound_falls_smoothly(demo: Demo, line: str, seed: int) -> None:
    spoken = demo.speak(line, seed=seed)
    levels = frame_levels(spoken.samples, spoken.sample_rate)
    last = levels[-round(LAST * 100) :]

    rises = np.diff(np.maximum(last, SOUND_DBFS - 10))
    assert (rises <= STEEPEST_RISE_DB).all(), f"levels of the last 80 ms: {last.round()}"
    assert last[-1] < SOUND_DBFS, "the sound is chopped at its end"


@pytest.mark.parametrize(("line", "seed"), ends(PLOSIVE_LINES, 3))
def test_the_trim_takes_nothing_that_can_be_heard(demo: Demo, line: str, seed: int) -> None:
    spoken = demo.speak(line, seed=seed)
    made = untrimmed(demo, line, seed)
    sounding = np.flatnonzero(frame_levels(made, spoken.sample_rate) >= SOUND_DBFS)

    kept = len(spoken.samples)
    after_sound = kept / spoken.sample_rate - (sounding[-1] + 1) * 0.01
    assert after_sound >= 0.25 or kept == len(made)
    fade = round(0.02 * spoken.sample_rate)
    assert np.array_equal(spoken.samples[: kept - fade], made[: kept - fade])


def untrimmed(demo: Demo, line: str, seed: int) -> Samples:
    """What the engine makes of the line that `Demo.speak` spoke, all of it."""
    tokens = demo.tokens(line)
    with demo.engine.begin(demo.voice, tokens, SynthesisOptions(seed=seed)) as stream:
        return np.concatenate(list(stream))
