"""Telephone numbers and other numbers that are names: read figure by figure, group by group."""

import re
from re import Match

from soundalike.text.number_words import code, digits
from soundalike.text.spans import Spanned

_PHONE = re.compile(
    r"(?<![\w.,/$\u00a3\u20ac-])(?<!\d )(?:"
    r"(?:\+\d{1,3}[\s.-]?)(?:\(\d{1,5}\)[\s.-]?)?\d{2,5}(?:[\s.-]\d{2,5}){0,4}"
    r"|(?:1[\s.-])?\(\d{3,5}\)[\s.-]?\d{3,4}(?:[\s.-]?\d{3,4})?"
    r"|(?:1[.-])?\d{3}([\s.-])\d{3}\1\d{4}"
    r"|\d{3}-\d{4}"
    r"|0\d{2,4}[\s-]\d{3,6}(?:[\s-]\d{3,4}){0,2}"
    r")(?![\w%]|[.,/-]\d)"
)
_NUMBER_GROUPS = re.compile(r"(?<![\w.,/-])\d{1,12}(?:-\d{1,12}){2,6}(?![\w%/]|[-.,]\d)")
_LONG_PAIR = re.compile(r"(?<![\w.,/-])(\d{4,12})-(\d{4,12})(?![\w%/]|[-.,]\d)")
_NAMED = re.compile(
    r"\b([Rr]oom|[Ss]uite|[Ff]lat|[Aa]partment|[Ff]light|[Rr]oute|[Hh]ighway|[Bb]us|[Pp]in|PIN|[Cc]ode|ZIP|[Zz]ip|[Ee]xtension|[Aa]ccount"
    r"|[Oo]rder|[Tt]icket|[Ii]nvoice|[Aa]gent|[Ll]ocker|[Gg]ate|[Ee]rror)(\s(?:[Nn]umber\s|[Cc]ode\s|[Nn]o\.\s)?)(#?)(\d{3,12})(?![\w%]|[.,/:-]\d)"
)
_FIGURES = re.compile(r"\d+")


def read_phones(text: Spanned) -> Spanned:
    """ "555-0142" is "five five five, zero one four two"; "Room 101" is "Room one oh one"."""
    text = text.sub(_PHONE, _groups).sub(_NUMBER_GROUPS, _groups).sub(_LONG_PAIR, _pair)
    return text.sub(_NAMED, lambda match: f"{match.group(1)}{match.group(2)}{code(match.group(4))}")


def _groups(match: Match[str]) -> str:
    written = match.group()
    said = ", ".join(digits(group) for group in _FIGURES.findall(written))
    return f"plus {said}" if written.startswith("+") else said


def _pair(match: Match[str]) -> str | None:
    """Two long numbers with a hyphen, unless they look like a range ("1000-2000" rises, "12345-6789" doesn't)."""
    first, second = match.groups()
    if len(first) == len(second) and int(first) < int(second):
        return None
    return _groups(match)
