"""Fractions and scores, with a unit where one follows."""

import re
from re import Match

from soundalike.text.number_words import cardinal, ordinal, plural
from soundalike.text.spans import Spanned
from soundalike.text.units import LOOSE_UNIT, UNIT_END, unit_names

_FRACTION = re.compile(
    r"(?<![\d/.,])(?:(\d{1,4})[\s-])?(\d{1,4})\s?/\s?(\d{1,4})(?![\d/]|[.,]\d)(?:ths?\b|rds?\b|nds?\b)?"
    rf"(?:[\s-]?({LOOSE_UNIT}){UNIT_END})?"
)
_SCORE = re.compile(r"(?<=\.\d)/(?=(?:5|10|20|100)(?!\d|[.,/]\d))")

_READ_WHOLE = {"9/11": "nine eleven", "24/7": "twenty-four seven", "7/7": "seven seven", "50/50": "fifty fifty"}
_AFTER_WHOLE = {"1/2": "a half", "1/3": "a third", "1/4": "a quarter", "1/8": "an eighth"}


def read_fractions(text: Spanned) -> Spanned:
    """ "3/4" is "three quarters", "1 1/2 kg" "one and a half kilograms", "9.5/10" "nine point five out of ten"."""
    return text.sub(_SCORE, " out of ").sub(_FRACTION, _fraction)


def _fraction(match: Match[str]) -> str:
    whole_part, over, under, unit = match.groups()
    written = f"{over}/{under}"
    if whole_part is not None:
        part = _AFTER_WHOLE.get(written) or _part(int(over), int(under))
        return f"{cardinal(int(whole_part))} and {part}{_unit(unit, 1)}"
    if written in _READ_WHOLE:
        return _READ_WHOLE[written] + _unit(unit, 1)
    return _part(int(over), int(under)) + _unit(unit, 0)


def _unit(symbol: str | None, plural_form: int) -> str:
    return f" {unit_names(symbol)[plural_form]}" if symbol else ""


def _part(over: int, under: int) -> str:
    if under in (10, 100) and over <= under:
        return f"{cardinal(over)} out of {cardinal(under)}"
    if over == 0 or under < 2 or under > 100 or over > 100:
        return f"{cardinal(over)} over {cardinal(under)}"
    part = {2: "half", 4: "quarter"}.get(under) or ordinal(under)
    if over == 1:
        return f"one {part}"
    return f"{cardinal(over)} {'halves' if under == 2 else plural(part)}"
