"""Words, numbers and dates in the person's language. No Qt in here: the window says once which language it is.

A text is written in English where it is used, `tr("Delete this voice")`; Qt's lupdate collects it from there and a
translator fills `resources/translations/`. Values go in by name, after the translation: `tr("{name} is deleted.")
.format(name=name)`. A text with a number in it has both English forms, split by a bar, and is given the number third:
`tr("%n voice|%n voices", "", count)`; other languages have as many forms as they need. A constant that is made before
the language is known is marked, `tr_noop("Delete")`, and translated where it is shown, `tr(constant)`.

The command line speaks English: it never calls `use_language`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

NO_COUNT = -1

_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def _english(text: str, comment: str, count: int) -> str:
    if count == NO_COUNT:
        return text
    one, _, many = text.partition("|")
    return (one if count == 1 or not many else many).replace("%n", _english_number(count, 0))


def _english_number(value: float, decimals: int) -> str:
    return f"{value:.{decimals}f}"


def _english_date(day: date, pattern: str) -> str:
    known = {"yyyy": str(day.year), "MMMM": _MONTHS[day.month - 1], "d": str(day.day)}
    return " ".join(known.get(part, part) for part in pattern.split(" "))


@dataclass(frozen=True)
class Language:
    """What a language knows: texts (with comment and count), numbers (with decimals), dates (with Qt's pattern).

    `code` is its own, as in "de".
    """

    translate: Callable[[str, str, int], str] = _english
    number: Callable[[float, int], str] = _english_number
    date: Callable[[date, str], str] = _english_date
    code: str = "en"


ENGLISH = Language()
_current = [ENGLISH]


def use_language(language: Language) -> None:
    """From now on. What is shown already keeps its words."""
    _current[0] = language


def language_code() -> str:
    """Of the language that is used, as in "de"."""
    return _current[0].code


def tr(text: str, comment: str = "", count: int = NO_COUNT) -> str:
    """The text in the person's language.

    `comment` tells apart what is one word in English only. With `count` the text has the form for that number, and
    `%n` in it is the number.
    """
    return _current[0].translate(text, comment, count)


def tr_noop(text: str, comment: str = "") -> str:
    """Marks a text to be translated, and returns it as it is."""
    return text


def number(value: float, decimals: int = 0) -> str:
    """A number to be read, with the language's decimal sign. Never for files or the command line."""
    return _current[0].number(value, decimals)


def short_number(value: float) -> str:
    """A number to be read, with the decimals that it has, such as `44.1` and `48`."""
    return number(value, len(f"{value:g}".partition(".")[2]))


def day_and_month(day: date) -> str:
    """`14 November`, as the language has it."""
    return _current[0].date(day, tr("d MMMM", "a date without its year; Qt's letters"))


def full_date(day: date) -> str:
    """`14 November 2025`, as the language has it."""
    return _current[0].date(day, tr("d MMMM yyyy", "a date; Qt's letters"))
