import pytest
from hypothesis import given
from hypothesis import strategies as st

from soundalike.text.number_words import cardinal, code, decimal, digits, ordinal, roman, whole, year

_VALUES = {
    "zero": 0,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "thirteen": 13,
    "fourteen": 14,
    "fifteen": 15,
    "sixteen": 16,
    "seventeen": 17,
    "eighteen": 18,
    "nineteen": 19,
    "twenty": 20,
    "thirty": 30,
    "forty": 40,
    "fifty": 50,
    "sixty": 60,
    "seventy": 70,
    "eighty": 80,
    "ninety": 90,
}
_SCALES = {"thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12, "quadrillion": 10**15}


def value_of(words: str) -> int:
    """Reads a cardinal back: an independent check of `cardinal`."""
    total = group = 0
    for word in words.replace("-", " ").split():
        if word == "hundred":
            group *= 100
        elif word in _SCALES:
            total += group * _SCALES[word]
            group = 0
        else:
            group += _VALUES[word]
    return total + group


@given(st.integers(0, 10**18 - 1))
def test_cardinal_reads_back(number: int) -> None:
    assert value_of(cardinal(number)) == number
    assert cardinal(-number - 1) == f"minus {cardinal(number + 1)}"


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, "first"),
        (2, "second"),
        (3, "third"),
        (5, "fifth"),
        (8, "eighth"),
        (9, "ninth"),
        (12, "twelfth"),
        (20, "twentieth"),
        (21, "twenty-first"),
        (100, "one hundredth"),
        (101, "one hundred first"),
        (1000, "one thousandth"),
        (1042, "one thousand forty-second"),
    ],
)
def test_ordinal(number: int, words: str) -> None:
    assert ordinal(number) == words


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1987, "nineteen eighty-seven"),
        (2026, "twenty twenty-six"),
        (2000, "two thousand"),
        (2005, "two thousand five"),
        (2010, "twenty ten"),
        (1905, "nineteen oh five"),
        (1500, "fifteen hundred"),
        (1066, "ten sixty-six"),
        (1000, "one thousand"),
        (476, "four hundred seventy-six"),
    ],
)
def test_year(number: int, words: str) -> None:
    assert year(number) == words


@pytest.mark.parametrize(
    ("figures", "words"),
    [
        ("007", "double oh seven"),
        ("05", "oh five"),
        ("101", "one oh one"),
        ("212", "two twelve"),
        ("300", "three hundred"),
        ("0", "zero"),
        ("25470", "two five four seven zero"),
        ("1080", "ten eighty"),
        ("747", "seven forty-seven"),
    ],
)
def test_code(figures: str, words: str) -> None:
    assert code(figures) == words


def test_long_figures_are_read_one_by_one() -> None:
    assert whole("9" * 18).startswith("nine hundred ninety-nine quadrillion")
    assert whole("1" * 5000) == digits("1" * 5000)
    assert decimal("", "05") == "point zero five"


@given(st.integers(1, 3999))
def test_roman_numerals_read_back(number: int) -> None:
    numeral, rest = "", number
    figures = ["M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"]
    for figure, size in zip(figures, [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1], strict=True):
        numeral += figure * (rest // size)
        rest %= size
    assert roman(numeral) == number


@pytest.mark.parametrize("word", ["", "IIII", "VX", "IC", "MIX2", "iv", "HELLO", "MMMM"])
def test_other_words_are_no_roman_numerals(word: str) -> None:
    assert roman(word) is None
