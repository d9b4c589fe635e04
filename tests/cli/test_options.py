"""Values of options."""

from __future__ import annotations

import locale
from argparse import ArgumentTypeError
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soundalike.cli import options

COMMA_LOCALES = ("de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "fr_FR.utf8", "German_Germany.1252")


@pytest.fixture(params=["C", "decimal comma"])
def numeric_locale(request: pytest.FixtureRequest) -> Iterator[str]:
    """Numbers as in C, and as where the decimal mark is a comma (case SYS-01)."""
    previous = locale.setlocale(locale.LC_ALL)
    for name in ("C",) if request.param == "C" else COMMA_LOCALES:
        try:
            locale.setlocale(locale.LC_ALL, name)
        except locale.Error:
            continue
        yield name
        locale.setlocale(locale.LC_ALL, previous)
        return
    pytest.skip("no locale with a decimal comma is installed")


@pytest.mark.parametrize(("text", "value"), [("0.8", 0.8), (".5", 0.5), ("1", 1.0), ("1.", 1.0), ("+5e-1", 0.5)])
def test_numbers_are_read_with_a_point_in_every_locale(numeric_locale: str, text: str, value: float) -> None:
    assert options.number(0.05, 5)(text) == value


def test_a_decimal_comma_is_answered_with_the_number_to_write(numeric_locale: str) -> None:
    with pytest.raises(ArgumentTypeError, match=r"0\.8$"):
        options.number(0.05, 5)("0,8")


@pytest.mark.parametrize(
    "text",
    ["", " ", "abc", "42abc", "0x1", "1_0", " 1", "1 ", "nan", "inf", "-inf", "1e99", "-1", "1,000.5", "١", "1e", "."],
)
def test_other_numbers_are_refused_by_value(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match=r"Give (one|a number) from 0\.05 to 5"):
        options.number(0.05, 5)(text)


@pytest.mark.parametrize(
    "text", ["", "abc", "42abc", "1.0", "1e3", "0x10", "1_0", " 1", "nan", "-1", "11", "٣", "9" * 5000]
)
def test_other_whole_numbers_are_refused_by_value(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="from 1 to 10"):
        options.whole_number(1, 10)(text)


@given(st.integers(0, 2**64 - 1))
def test_whole_numbers_of_64_bits_are_exact(value: int) -> None:
    assert options.whole_number(0, 2**64 - 1)(str(value)) == value


@given(st.floats(0.05, 5))
def test_numbers_come_back_as_they_were_written(value: float) -> None:
    assert options.number(0.05, 5)(repr(value)) == value


@pytest.mark.parametrize("text", ["", " ", "a\0b.wav"])
def test_names_that_name_nothing_are_refused(text: str) -> None:
    for parse in (options.path, options.input_file, options.sound_output):
        with pytest.raises(ArgumentTypeError):
            parse(text)


@pytest.mark.parametrize("text", ["abc", "song.aac", "nan", "-1", "folder/", ".wav", "a.wav "])
def test_only_known_formats_are_written(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match=r"\.wav, \.flac, \.mp3, \.opus or \.ogg"):
        options.sound_output(text)


def test_a_dash_is_the_standard_stream() -> None:
    assert options.sound_output("-") == options.input_file("-") == options.STANDARD_STREAM
    assert options.sound_output("Ä b.WAV") == Path("Ä b.WAV")
