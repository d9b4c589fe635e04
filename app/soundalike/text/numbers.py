"""Plain numbers: ordinals, ranges, versions, decimals, Roman numerals, years and whole numbers.

Runs after dates, money, phone numbers, fractions and units, and leaves no figure in the text.
"""

import re
from re import Match

from soundalike.text.figures import NOT_INSIDE_NUMBER, NUMBER, read_number
from soundalike.text.number_words import cardinal, code, digits, ordinal, roman, whole, year
from soundalike.text.spans import Spanned
from soundalike.text.words.numerals import HEADING_WORDS, REGNAL_NAMES

_LETTER_THEN_FIGURE = re.compile(r"(?<=[^\W\d_])-?(?=\d)|(?<=\d)(?=[^\W\d_])")
_LETTERED = re.compile(r"(?<![\w.,])([A-Za-z]{1,12})(-?)(\d{1,4})(?![\w]|[.,]\d)")
_ORDINAL = re.compile(r"(?<![\w.])(\d{1,3}(?:,\d{3}){1,5}|\d{1,15})(st|nd|rd|th)\b", re.IGNORECASE)
_DOTTED = re.compile(r"(?<![\d.])v?(\d{1,6}(?:\.\d{1,6}){2,5})(?!\d|\.\d)")
_DIFFERENCE = re.compile(r"(?<=\d)\s[-\u2013]\s(?=\d{1,12}\s=)")
_RANGE = re.compile(r"(?<=\d)\s?[\u2013\u2014]\s?(?=\d)|(?<=\d)-(?=\d)|(?<=\d)\s-\s(?=\d)")
_MINUS = re.compile(r"(?<![\w)])[-\u2212](?=\.?\d)|\u2212(?=\s?\d)")
_RATIO = re.compile(r"(?<![\w:])(\d{1,4}):(\d{1,4})(?![\w:])")
_POINT = re.compile(r"(?<![\d.])\.(\d{1,18})(?!\d|\.\d)")
_THOUSANDS_SPACE = re.compile(r"(?<![\d.,])(?<!\d )[1-9]\d{0,2}(?: \d{3}){1,3}(?! ?\d|[.,]\d)")
_YEAR = re.compile(r"(?<![\d.,])(1[1-9]\d\d|20\d\d)(?![\d]|[.,]\d)")
_LEADING_ZERO = re.compile(r"(?<![\d.,])0\d{1,11}(?!\d|[.,]\d)")
_NUMBER = re.compile(rf"{NOT_INSIDE_NUMBER}{NUMBER}")
_REST = re.compile(r"\d+")
_HEADING_ROMAN = re.compile(rf"\b((?i:{'|'.join(HEADING_WORDS)}))(\s)([IVXLCDM]{{2,9}}|[VX]|I(?!\s[a-z]))(?![\w'])")
_NAME_ROMAN = re.compile(r"\b([A-Z][a-z]{2,20})(\s)([IVX]{1,6})(?![\w'])")
_LONE_ROMAN = re.compile(
    r"(?<![\w.'-])(?:I{2,3}|I[VX]|VI{1,3}|X{1,3}(?:I[VX]|V?I{1,3})|X{2,3}(?:V)?|XV)(?![\w'-]|\.\w)"
)

_LONGEST_PLAIN = 9


def read_roman(text: Spanned) -> Spanned:
    """ "Chapter IV" is "Chapter four", "Henry VIII" "Henry the eighth"."""
    text = text.sub(_HEADING_ROMAN, _heading_roman).sub(_NAME_ROMAN, _name_roman)
    return text.sub(_LONE_ROMAN, lambda match: cardinal(roman(match.group()) or 0))


def read_numbers(text: Spanned) -> Spanned:
    """Every figure that is left, as words."""
    text = text.sub(_ORDINAL, lambda match: ordinal(int(match.group(1).replace(",", ""))))
    text = text.sub(_DOTTED, _dotted).sub(_LETTERED, _lettered).sub(_LETTER_THEN_FIGURE, " ")
    text = text.sub(_DIFFERENCE, " minus ").sub(_RANGE, " to ").sub(_MINUS, "minus ")
    text = text.sub(_RATIO, lambda match: f"{match.group(1)} to {match.group(2)}")
    text = text.sub(_POINT, lambda match: f"point {digits(match.group(1))}")
    text = text.sub(_THOUSANDS_SPACE, lambda match: whole(match.group().replace(" ", "")))
    text = text.sub(_YEAR, lambda match: year(int(match.group(1)))).sub(
        _LEADING_ZERO, lambda match: code(match.group())
    )
    text = text.sub(_NUMBER, lambda match: _plain(match.group()))
    return text.sub(_REST, lambda match: digits(match.group()))


def _plain(written: str) -> str:
    if written.isdigit() and len(written) > _LONGEST_PLAIN:
        return digits(written)
    return read_number(written)


def _lettered(match: Match[str]) -> str:
    """A number that belongs to a name: "A380" is "A three eighty", "COVID-19" "COVID nineteen"."""
    letters, hyphen, figures = match.groups()
    if letters.islower() and len(letters) > 3 and hyphen:
        return f"{letters} {figures}"
    return f"{letters} {code(figures) if len(figures) > 2 or figures[0] == '0' else cardinal(int(figures))}"


def _dotted(match: Match[str]) -> str:
    parts = match.group(1).split(".")
    said = "version " if match.group().startswith("v") else ""
    if len(parts) == 4:
        return said + " dot ".join(digits(part) for part in parts)
    return said + " point ".join(read_number(part) for part in parts)


def _heading_roman(match: Match[str]) -> str | None:
    number = roman(match.group(3))
    return None if number is None else f"{match.group(1)}{match.group(2)}{cardinal(number)}"


def _name_roman(match: Match[str]) -> str | None:
    name, space, numeral = match.groups()
    number = roman(numeral)
    if number is None:
        return None
    if name in REGNAL_NAMES and (len(numeral) > 1 or numeral != "I" or name not in ("Will", "Mark")):
        return f"{name}{space}the {ordinal(number)}"
    return f"{name}{space}{cardinal(number)}" if len(numeral) > 1 else None
