"""Word error rate: how many words differ between what was to be said and what was understood."""

from __future__ import annotations

import re

_SMALL = re.findall(
    "[a-z]+",
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen",
)
_TENS = ["zero", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_SPELLINGS = {"ok": "okay", "mr": "mister", "mrs": "missus", "dr": "doctor", "st": "saint", "vs": "versus"}
"""What Whisper likes to write shorter than it is spoken."""


def normalised(text: str) -> list[str]:
    """The words of `text`: lower case, without marks, figures up to 9999 as words."""
    text = text.lower().replace("\u2019", "'").replace("%", " percent").replace("$", " dollars ")
    text = re.sub(r"(\d),(\d{3})\b", r"\1\2", text)
    words: list[str] = []
    for word in re.findall(r"\d+|[a-z']+", text):
        plain = word.strip("'").replace("'", "")
        if plain.isdigit():
            words.extend(number_words(int(plain)))
        elif plain:
            words.append(_SPELLINGS.get(plain, plain))
    return words


def number_words(number: int) -> list[str]:
    """A whole number as it is read out; from ten thousand on digit by digit."""
    if number < 20:
        return [_SMALL[number]]
    if number < 100:
        return [_TENS[number // 10], *(number_words(number % 10) if number % 10 else [])]
    if number < 1000:
        return [_SMALL[number // 100], "hundred", *(number_words(number % 100) if number % 100 else [])]
    if number < 10000:
        return [_SMALL[number // 1000], "thousand", *(number_words(number % 1000) if number % 1000 else [])]
    return [_SMALL[int(digit)] for digit in str(number)]


def edits(expected: list[str], heard: list[str]) -> int:
    """Levenshtein's distance: the fewest words to put in, take out or exchange."""
    row = list(range(len(heard) + 1))
    for i, word in enumerate(expected, 1):
        diagonal, row[0] = row[0], i
        for j, other in enumerate(heard, 1):
            diagonal, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, diagonal + (word != other))
    return row[-1]


def word_error(expected: str, heard: str) -> float:
    """Edits for a word that was to be said. Above 1 when much was understood that wasn't."""
    words = normalised(expected)
    return edits(words, normalised(heard)) / len(words)
