"""A line is taken when it was long enough, loud enough and unclipped; else it says why."""

from __future__ import annotations

import numpy as np
import pytest

from soundalike.audio.microphone.line_check import check_line

RATE = 16_000
WORDS = 12


def speech(seconds: float, level: float) -> np.ndarray:
    """Something that comes and goes like syllables."""
    time = np.arange(round(seconds * RATE)) / RATE
    tone = np.sin(2 * np.pi * 180 * time) * (0.6 + 0.4 * np.sin(2 * np.pi * 4 * time))
    return (level * tone)[:, None].astype(np.float32)


def test_a_good_line_is_taken() -> None:
    verdict = check_line(speech(4.0, 0.2), RATE, WORDS, -60.0)
    assert verdict.accepted
    assert verdict.seconds == 4.0
    assert "4.0 s" in verdict.sentence


@pytest.mark.parametrize(
    ("frames", "room", "words"),
    [
        (speech(0.8, 0.2), None, "Read it to its end"),
        (np.zeros((0, 1), np.float32), None, "Read it to its end"),
        (speech(4.0, 0.002), None, "Very quiet"),
        (speech(4.0, 0.01), -48.0, "Hardly louder than the room"),
        (np.clip(speech(4.0, 3.0), -1, 1), None, "distorted"),
        (np.concatenate([speech(1.0, 0.2), np.zeros((3 * RATE, 1), np.float32)]), None, "was off"),
    ],
)
def test_a_bad_one_says_what_to_do(frames: np.ndarray, room: float | None, words: str) -> None:
    verdict = check_line(frames, RATE, WORDS, room)
    assert not verdict.accepted
    assert words in verdict.sentence
    assert verdict.sentence.endswith(".")
