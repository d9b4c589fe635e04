"""Dates, years and times of day.

A date in figures with slashes or dots is read month first if it has slashes and that is possible, day first if
it has dots. Four figures from 1100 to 2099 without a separator are read as a year by `numbers`.
"""

import re
from re import Match

from soundalike.text.number_words import cardinal, ordinal, plural, year
from soundalike.text.sentence_ends import ends_sentence
from soundalike.text.spans import Spanned
from soundalike.text.words.calendar import DAY_NAMES, DAYS, MONTH_NAMES, MONTHS

_MONTH = "|".join(sorted(MONTH_NAMES, key=lambda name: (-len(name), name)))
_YEAR = r"(?:1\d|20|21)\d\d"
_DAY = r"(?:0?[1-9]|[12]\d|3[01])"

_ISO = re.compile(rf"(?<![\w.,/-])({_YEAR})([-/.])(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?![\d/]|[-.]\d)(?:T(?=\d))?")
_FIGURES = re.compile(rf"(?<![\w.,/-])(\d{{1,2}})([/.])(\d{{1,2}})\2({_YEAR}|\d\d)(?![\w/]|[-.]\d)")
_MONTH_DAY = re.compile(
    rf"\b({_MONTH})\.?\s({_DAY})(?:st|nd|rd|th)?(?:\s?[-\u2013]\s?({_DAY})(?:st|nd|rd|th)?)?(?:,?\s({_YEAR}))?(?![\w:/%]|[.,]\d)",
    re.IGNORECASE,
)
_DAY_MONTH = re.compile(
    rf"(?<![\w.,:/])(the\s)?({_DAY})(?:st|nd|rd|th)?(?:\s?[-\u2013]\s?({_DAY})(?:st|nd|rd|th)?)?(\sof)?\s({_MONTH})\b(?:\.(?=\s?[\d,a-z]))?(?:,?\s({_YEAR})(?![\w:/%]|[.,]\d))?",
    re.IGNORECASE,
)
_MONTH_YEAR = re.compile(rf"\b({_MONTH})\.?\s({_YEAR})(?![\w:/%]|[.,]\d)", re.IGNORECASE)
_MONTH_ALONE = re.compile(r"\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\.(?=\s?[-\u2013,a-z]|\s\d)")
_DAY_OF_WEEK = re.compile(
    r"\b(Mon|Tues|Tue|Weds|Wed|Thurs|Thur|Thu|Fri|Sat|Sun)(?:\.(?=,|\s[A-Za-z\d]|\s?[-\u2013])|(?=,\s|\s?[-\u2013]\s?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b))"
)
_DAY_RANGE = re.compile(rf"\b({'|'.join(DAYS)})\s?[-\u2013]\s?({'|'.join(DAYS)}|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b")
_MONTH_RANGE = re.compile(rf"\b({'|'.join(MONTHS)})\s?[-\u2013]\s?(?=(?:{'|'.join(MONTHS)})\b)")
_DECADE = re.compile(r"(?<![\w.,])'?((?:1[1-9]|20)?\d0)'?s\b")
_HUNDREDS = re.compile(r"(?<![\w.,])(100|1,?000)s\b")
_YEAR_RANGE = re.compile(rf"(?<![\w.,$\u00a3\u20ac-])({_YEAR})\s?[-\u2013/]\s?({_YEAR}|\d\d)(?![\w%/]|[-.,]\d)")
_SHORT_YEAR = re.compile(r"(?<![\w'])'(\d\d)(?![\w'])")
_ERA = re.compile(r"\b(AD|CE|BC|BCE)\s?(\d{1,4})\b|(?<![\w.,])(\d{1,4})\s?(BCE|BC|CE|AD)\b")

_MERIDIEM = r"\s?([AaPp])\.?\s?[Mm](\.(?!\w)|\b)"
_CLOCK = re.compile(
    rf"(?<![\w.,:/])([01]?\d|2[0-4])[:.]([0-5]\d)(?::([0-5]\d)(?:\.\d{{1,6}})?)?(?![\d:]|[.,]\d)(?:{_MERIDIEM})?"
)
_HOUR = re.compile(rf"(?<![\w.,:/$\u00a3\u20ac-])(1[0-2]|0?[1-9])(?:\s?[-\u2013]\s?(1[0-2]|[1-9]))?{_MERIDIEM}")
_CLOCK_RANGE = re.compile(
    r"(?<=\d)\s?[-\u2013]\s?(?=\d{1,2}:\d\d)|(?<=[ap]m)\s?[-\u2013]\s?(?=\d)|(?<=[ap]\.m\.)\s?[-\u2013]\s?(?=\d)"
)


def read_times(text: Spanned) -> Spanned:
    """ "7:15 a.m." is "seven fifteen A M", "9:00" "nine o'clock", "14:05" "fourteen oh five"."""
    return text.sub(_CLOCK_RANGE, " to ").sub(_CLOCK, _clock).sub(_HOUR, _hour)


def read_dates(text: Spanned) -> Spanned:
    """ "2026-03-05" is "March fifth, twenty twenty-six", "5 May" "the fifth of May", "1990s" "nineteen nineties"."""
    text = text.sub(_HUNDREDS, lambda match: "hundreds" if match.group(1) == "100" else "thousands")
    text = text.sub(_DECADE, lambda match: _decade(match.group(1)))
    text = text.sub(_ISO, _iso).sub(_FIGURES, _figures)
    text = text.sub(_MONTH_DAY, _month_day).sub(_DAY_MONTH, _day_month)
    text = text.sub(_MONTH_YEAR, lambda match: f"{_month(match.group(1))} {year(int(match.group(2)))}")
    text = text.sub(_MONTH_ALONE, lambda match: _month(match.group(1)))
    text = text.sub(_DAY_OF_WEEK, lambda match: DAY_NAMES[match.group(1).lower()])
    text = text.sub(
        _DAY_RANGE, lambda match: f"{match.group(1)} to {DAY_NAMES.get(match.group(2).lower(), match.group(2))}"
    )
    text = text.sub(_MONTH_RANGE, lambda match: f"{match.group(1)} to ")
    text = text.sub(_ERA, _era).sub(_YEAR_RANGE, _year_range)
    return text.sub(_SHORT_YEAR, lambda match: _short_year(match.group(1)))


def _month(name: str) -> str:
    return MONTH_NAMES[name.lower()]


def _iso(match: Match[str]) -> str:
    separator = " " if match.group().endswith("T") else ""
    return _date(int(match.group(1)), int(match.group(3)), int(match.group(4))) + separator


def _date(year_number: int, month: int, day: int) -> str:
    return f"{MONTHS[month - 1]} {ordinal(day)}, {year(year_number)}"


def _figures(match: Match[str]) -> str | None:
    first, second, written_year = int(match.group(1)), int(match.group(3)), match.group(4)
    if match.group(2) == "." and len(written_year) == 2:
        return None
    month, day = (first, second) if match.group(2) == "/" and first <= 12 else (second, first)
    if not (1 <= month <= 12 and 1 <= day <= 31):
        return None
    if len(written_year) == 2:
        return _date(int(written_year) + (2000 if int(written_year) < 50 else 1900), month, day)
    return _date(int(written_year), month, day)


def _month_day(match: Match[str]) -> str | None:
    name, day, last_day, written_year = match.groups()
    if name.lower() in ("may", "march", "mar") and name[0].islower():
        return None
    said = f"{_month(name)} {ordinal(int(day))}"
    if last_day:
        said += f" to {ordinal(int(last_day))}"
    return f"{said}, {year(int(written_year))}" if written_year else said


def _day_month(match: Match[str]) -> str | None:
    _, day, last_day, of, name, written_year = match.groups()
    if name[0].islower() and not of and name.lower() in ("may", "march", "mar", "sep", "dec", "jan"):
        return None
    said = f"{'The' if match.group(1) and match.group(1)[0] == 'T' else 'the'} {ordinal(int(day))}"
    if last_day:
        said += f" to the {ordinal(int(last_day))}"
    said += f" of {_month(name)}"
    return f"{said}, {year(int(written_year))}" if written_year else said


def _decade(figures: str) -> str:
    if len(figures) == 4:
        if figures.endswith("00"):
            return f"{plural(year(int(figures)))}" if figures != "2000" else "two thousands"
        return plural(year(int(figures)))
    return plural(cardinal(int(figures))) if figures != "00" else "two thousands"


def _era(match: Match[str]) -> str:
    if match.group(1):
        return f"{' '.join(match.group(1))} {_era_year(match.group(2))}"
    return f"{_era_year(match.group(3))} {' '.join(match.group(4))}"


def _era_year(figures: str) -> str:
    return year(int(figures)) if len(figures) == 4 else cardinal(int(figures))


def _year_range(match: Match[str]) -> str | None:
    first, last = match.groups()
    if len(last) == 2 and (int(last) <= int(first[2:]) or "/" in match.group()):
        return None
    if len(last) == 2:
        return f"{year(int(first))} to {_short_year(last)}"
    return f"{year(int(first))} to {year(int(last))}"


def _short_year(figures: str) -> str:
    return f"oh {cardinal(int(figures))}" if figures[0] == "0" else cardinal(int(figures))


def _clock(match: Match[str]) -> str | None:
    hour, minute, second, half, last_dot = match.groups()
    if "." in match.group()[:3] and half is None:
        return None
    number = int(hour)
    said = cardinal(number)
    if int(minute):
        said += f" oh {cardinal(int(minute))}" if int(minute) < 10 else f" {cardinal(int(minute))}"
    elif half is None:
        said += " o'clock" if 1 <= number <= 12 else " hundred"
    if second and int(second):
        said += f" and {cardinal(int(second))} second{'s' if int(second) != 1 else ''}"
    return said if half is None else f"{said} {_half(match, half, last_dot)}"


def _hour(match: Match[str]) -> str:
    hour, last_hour, half, last_dot = match.groups()
    said = f"{cardinal(int(hour))} to {cardinal(int(last_hour))}" if last_hour else cardinal(int(hour))
    return f"{said} {_half(match, half, last_dot)}"


def _half(match: Match[str], half: str, last_dot: str) -> str:
    stop = "." if last_dot and ends_sentence(match.string, match.end()) else ""
    return f"{half.upper()} M{stop}"
