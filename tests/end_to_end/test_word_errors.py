"""The measure itself."""

from __future__ import annotations

import pytest

from tests.end_to_end.word_errors import normalised, word_error


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("It's 9 o'clock!", "its nine oclock"),
        ("The 21 men", "the twenty one men"),
        ("1,234 or 105.", "one thousand two hundred thirty four or one hundred five"),
        ("OK \u2014 don\u2019t", "okay dont"),
        ("'quoted'", "quoted"),
        ("10025", "one zero zero two five"),
    ],
)
def test_normalised(text: str, words: str) -> None:
    assert normalised(text) == words.split()


@pytest.mark.parametrize(
    ("expected", "heard", "error"),
    [
        ("one two three four", "One, two, three, four.", 0.0),
        ("one two three four", "one three four", 0.25),
        ("one two three four", "one two too three four", 0.25),
        ("one two three four", "one two tree four", 0.25),
        ("one two three four", "", 1.0),
        ("one", "one two three", 2.0),
    ],
)
def test_word_error(expected: str, heard: str, error: float) -> None:
    assert word_error(expected, heard) == pytest.approx(error)
