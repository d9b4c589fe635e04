"""Amounts of money."""

import re
from re import Match

from soundalike.text.figures import NUMBER, RANGE_DASH, is_one, read_number
from soundalike.text.number_words import cardinal, digits, whole
from soundalike.text.spans import Spanned
from soundalike.text.words.currencies import CURRENCIES, MAGNITUDES

_SIGNS = "|".join(sorted((re.escape(sign) for sign in CURRENCIES if not sign.isalpha()), key=len, reverse=True))
_CODES = "|".join(code for code in CURRENCIES if code.isalpha())
_MAGNITUDE = r"(?:\s?(k|K|m|M|mn|b|B|bn|Bn|tn|T)(?![\w])|[\s-](hundred|thousand|million|billion|trillion)\b)?"
_COMMA_DECIMALS = re.compile(
    r"(?:(?<=[\u20ac\u00a3$])|(?<=[\u20ac\u00a3$]\s))(\d{1,3}(?:\.\d{3}){0,4}),(\d\d)(?![\d,])"
)
_SIGNED = r"(?:(?<![\w)])([-\u2212])\s?)?"
_SIGN_FIRST = re.compile(
    rf"{_SIGNED}(?<![A-Za-z])({_SIGNS})\s?({NUMBER})(?:(?:{RANGE_DASH})(?:{_SIGNS})?({NUMBER}))?{_MAGNITUDE}"
)
_ARTICLE = re.compile(r"\b[Aa]n? \Z")
_NOUN = re.compile(r"[ -][a-z]")
_CODE_FIRST = re.compile(rf"\b({_CODES})\s?({NUMBER}){_MAGNITUDE}")
_SIGN_LAST = re.compile(rf"(?<![\d.,\w])({NUMBER}){_MAGNITUDE}\s?([\u20ac\u00a3\u20bd\u20b9]|(?:{_CODES})\b)")


def read_money(text: Spanned) -> Spanned:
    """ "$1,234.56" is "one thousand two hundred thirty-four dollars and fifty-six cents"."""
    text = text.sub(_COMMA_DECIMALS, lambda match: f"{match.group(1).replace('.', '')}.{match.group(2)}")
    text = text.sub(_SIGN_FIRST, _sign_first)
    text = text.sub(
        _CODE_FIRST, lambda match: _amount(match.group(2), match.group(1), match.group(3) or match.group(4))
    )
    return text.sub(_SIGN_LAST, lambda match: _amount(match.group(1), match.group(4), match.group(2) or match.group(3)))


def _sign_first(match: Match[str]) -> str:
    minus, sign, first, second, short, long = match.groups()
    said = "minus " if minus else ""
    if second is None:
        amount = _amount(first, sign, short or long)
        many = CURRENCIES[sign][1]
        if amount.endswith(many) and _describes(match):
            return said + amount.removesuffix(many) + CURRENCIES[sign][0]
        return said + amount
    magnitude = short or long
    if magnitude is None and ("." in first or "." in second):
        return f"{said}{_amount(first, sign, None)} to {_amount(second, sign, None)}"
    return f"{said}{read_number(first)} to {_amount(second, sign, magnitude)}"


def _describes(match: Match[str]) -> bool:
    """Before a noun an amount has no plural: "a $5 bill" is "a five dollar bill"."""
    return (
        _ARTICLE.search(match.string, max(0, match.start() - 4), match.start()) is not None
        and _NOUN.match(match.string, match.end()) is not None
    )


def _amount(number: str, currency: str, magnitude: str | None) -> str:
    one, many, cent, cents, style = CURRENCIES[currency]
    if magnitude is not None:
        return f"{read_number(number)} {MAGNITUDES[magnitude]} {many}"
    figures, _, hundredths = number.replace(",", "").partition(".")
    if len(hundredths) != 2:
        return f"{read_number(number)} {one if is_one(number) else many}"
    count = int(hundredths)
    small = f"{cardinal(count)} {cent if count == 1 else cents}"
    if count and not figures.strip("0"):
        return small
    large = f"{whole(figures)} {one if is_one(figures) else many}"
    if count == 0:
        return large
    if style == "short":
        return f"{large} {digits(hundredths, 'oh') if count < 10 else cardinal(count)}"
    return f"{large} and {small}"
