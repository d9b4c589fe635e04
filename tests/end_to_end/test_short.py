"""Very short utterances (SYN-03): no gibberish, no seconds of noise, nothing kept from one to the next."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.end_to_end.demo import Demo
from tests.end_to_end.recogniser import listen
from tests.end_to_end.word_errors import normalised

pytestmark = pytest.mark.end_to_end

LINES = ("Hi!", "Yes.", "No!", "Why?", "OK", "7", "A", "Me.", "Go on.", "Three.", "Hm.", "Well...")
HEARD_AS = {"A": {"a", "hey", "eh", "ay"}, "Hm.": {"hm", "hmm", "mm", "him"}, "Hi!": {"hi", "high"}}
"""Other spellings of the same sound; else the word itself."""
LONGEST_SECONDS = 3.0
ORDINARY = "There is a small shop at the end of the road."


def is_heard(line: str, heard: str) -> bool:
    """Whether what was understood holds the word that was to be said."""
    words = normalised(heard)
    expected = normalised(line)
    return bool(HEARD_AS.get(line, set()) & set(words)) or any(
        words[start : start + len(expected)] == expected for start in range(len(words))
    )


def test_one_after_another_in_one_session(demo: Demo) -> None:
    before = demo.speak_anew(ORDINARY).samples

    seconds = {line: demo.speak_anew(line, seed=2).seconds for line in LINES}

    assert max(seconds.values()) < LONGEST_SECONDS, seconds
    assert np.array_equal(demo.speak_anew(ORDINARY).samples, before), "the short lines changed what comes after them"


@pytest.mark.slow
def test_the_words_are_recognised_as_often_as_ever(demo: Demo, baseline: dict[str, Any]) -> None:
    seeds = range(1, 6)
    heard = {
        (line, seed): listen(spoken.samples, spoken.sample_rate)
        for line in LINES
        for seed in seeds
        for spoken in [demo.speak(line, seed=seed)]
    }

    share = float(np.mean([is_heard(line, text) for (line, _), text in heard.items()]))

    limit = baseline["short"]["recognised"] - baseline["short"]["margin"]
    assert share >= limit, f"{share:.2f} of the words were recognised, the limit is {limit:.2f}: {heard}"
