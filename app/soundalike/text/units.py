"""Numbers with a unit of measure."""

import re
from re import Match

from soundalike.text.figures import NOT_INSIDE_NUMBER, NUMBER, is_one, read_number
from soundalike.text.number_words import code
from soundalike.text.spans import Spanned
from soundalike.text.words.units import ONLY_TIGHT_OR_PLAIN, TIGHT_UNITS, UNITS


def _alternatives(symbols: list[str]) -> str:
    return "|".join(re.escape(symbol) for symbol in sorted(symbols, key=lambda symbol: (-len(symbol), symbol)))


LOOSE_UNIT = _alternatives([symbol for symbol in UNITS if symbol not in ONLY_TIGHT_OR_PLAIN])
_TIGHT = _alternatives([*TIGHT_UNITS, *UNITS])
UNIT_END = r"(?![\w\u00b2\u00b3]|/[A-Za-z]|'\w)"
_RANGE = r"(?:\s?[-\u2013]\s?|\sto\s)"

_FEET_AND_INCHES = re.compile(r"(?<![\w.,])(\d{1,2})'\s?(\d{1,2})(?:\"|'')")
_MEASURE = re.compile(
    rf"(?<![A-Za-z]){NOT_INSIDE_NUMBER}((?<![\w)\u00b0%])[-+\u2212])?(?:({NUMBER})(?:{_TIGHT})?{_RANGE}(-|\u2212)?)?({NUMBER})(-?)(?:({_TIGHT})|\s({LOOSE_UNIT})){UNIT_END}(\.(?=\s[a-z]|,))?"
)
_SCALED = re.compile(
    rf"(?<![A-Za-z]){NOT_INSIDE_NUMBER}({NUMBER})\s(hundred|thousand|million|billion|trillion)\s({LOOSE_UNIT}){UNIT_END}"
)
_SIZES = re.compile(r"(?<=\d)\s?[\u00d7x]\s?(?=\d)")
_SQUARED = re.compile(r"(?<=[\w)])(\u00b2|\u00b3)")
_SIGNS = {"-": "minus ", "\u2212": "minus ", "+": "plus "}


def read_units(text: Spanned) -> Spanned:
    """ "5kg" is "five kilograms", "a 5-kg bag" "a five-kilogram bag", "-12 °C" "minus twelve degrees Celsius"."""
    text = text.sub(_SIZES, " by ")
    text = text.sub(_FEET_AND_INCHES, lambda match: f"{read_number(match.group(1))} foot {read_number(match.group(2))}")
    text = text.sub(
        _SCALED, lambda match: f"{read_number(match.group(1))} {match.group(2)} {unit_names(match.group(3))[1]}"
    )
    text = text.sub(_MEASURE, _measure)
    return text.sub(_SQUARED, lambda match: " squared" if match.group(1) == "\u00b2" else " cubed")


def _measure(match: Match[str]) -> str | None:
    sign, first, second_minus, number, hyphen, tight, loose, dot = match.groups()
    symbol = tight or loose
    if hyphen and (not symbol[0].isalpha() or symbol in TIGHT_UNITS):
        return None
    if symbol == "p" and len(number) > 2:
        return f"{code(number)} P"
    if dot and not symbol[-1].isalpha():
        return None
    one, many = unit_names(symbol)
    said = _SIGNS.get(sign, "") + read_number(first or number)
    if first is not None:
        said += f" to {'minus ' if second_minus else ''}{read_number(number)}"
    if hyphen:
        return f"{said}-{one}"
    return f"{said} {one if first is None and is_one(number) else many}"


def unit_names(symbol: str) -> tuple[str, str]:
    return UNITS.get(symbol) or TIGHT_UNITS[symbol]
