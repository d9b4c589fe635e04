"""Marks: the few that the model should meet, and the reference's own clean-up.

`calm` leaves commas, full stops, question and exclamation marks, hyphens and apostrophes inside words, and
nothing else. Quotes are silent, dashes, ellipses, brackets, colons and semicolons are a comma's pause.
`punc_norm` is the Turbo reference's function (spec 3.1).
"""

import re
from re import Match

from soundalike.text.characters import LATIN_1_LETTERS
from soundalike.text.spans import Spanned
from soundalike.text.tags import ANY_MARK

_LETTER = f"A-Za-z{LATIN_1_LETTERS}"

_STUCK_SENTENCE = re.compile(
    rf"(?<=[{_LETTER}0-9)\"'])([.!?]+[\"')]{{0,2}})(?=[A-Z\u00c0-\u00de][a-z\u00df-\u00ff' ,]|[AI]\s)"
)
_STUCK_MARK = re.compile(r"(?<=[!?])(?=[^\W_])")
_ELLIPSIS = re.compile(r"(?:\.\s?){1,60}\.(?!\w)|\.{2,60}")
_DASH = re.compile(r"\s?(?:[\u2013\u2014\u2212]|--+|(?<=\s)-+(?=\s))[\s\u2013\u2014-]*")
_EN_DASH_COMPOUND = re.compile(rf"(?<=[{_LETTER}])\u2013(?=[{_LETTER}])")
_DOUBLE_QUOTE = re.compile(r"\"")
_QUOTE_THEN_DASH = re.compile(r"[\"'](?=\s?[\u2014-])")
_APOSTROPHE_OUTSIDE = re.compile(rf"(?<![{_LETTER}])'+|'+(?![{_LETTER}])")
_PAUSING = re.compile(r"\s?[:;()\[\]{}|\u2192\u2022]+\s?|\s-+>\s|\s<-+\s")
_OTHER = re.compile(rf"(?!{ANY_MARK})[^{_LETTER}0-9 .,!?'-]")
_DOT_INSIDE = re.compile(rf"(?<=[{_LETTER}0-9])\.(?=[{_LETTER}0-9])")
_HYPHEN_OUTSIDE = re.compile(rf"(?<![{_LETTER}])-+|-+(?![{_LETTER}])|--+")
_MARKS = re.compile(r"(?: ?[.,!?])+")
_FIRST_MARKS = re.compile(r"\A[\s.,!?-]+")
_MARK_THEN_WORD = re.compile(r"(?<=[.,!?])(?=[^\s.,!?])")
_BLANKS = re.compile(r"\s{2,}|[^\S ]")


def separate_sentences(text: Spanned) -> Spanned:
    """A space after the end of a sentence that has none: "quay.On" is "quay. On"; "example.com" stays."""
    return text.sub(_STUCK_SENTENCE, lambda match: f"{match.group(1)} ").sub(_STUCK_MARK, " ")


def calm(text: Spanned) -> Spanned:
    """The text with only the marks that the model knows well. Blanks are single, marks stand at their word."""
    text = text.sub(_ELLIPSIS, _ellipsis)
    text = text.sub(_EN_DASH_COMPOUND, "-").sub(_QUOTE_THEN_DASH, "").sub(_DASH, ", ")
    text = text.sub(_DOUBLE_QUOTE, "").sub(_APOSTROPHE_OUTSIDE, "")
    text = text.sub(_PAUSING, ", ").sub(_DOT_INSIDE, " dot ").sub(_OTHER, " ").sub(_HYPHEN_OUTSIDE, " ")
    text = text.sub(_BLANKS, " ").sub(_MARKS, _one_mark).sub(_FIRST_MARKS, "")
    return text.sub(_MARK_THEN_WORD, " ").sub(_BLANKS, " ").strip()


def punc_norm(text: str) -> str:
    """The Turbo reference's normalisation of one piece (spec 3.1), for text that isn't empty.

    A first lower-case letter becomes a capital, blanks are single, the reference's table is applied in its
    order, and a piece without a final mark gets a full stop.
    """
    if text[:1].islower():
        text = text[0].upper() + text[1:]
    text = " ".join(text.split())
    for written, plain in TURBO_TABLE:
        text = text.replace(written, plain)
    text = text.rstrip(" ")
    return text if text.endswith(TURBO_ENDERS) else text + "."


TURBO_TABLE = (
    ("\u2026", ", "),
    (":", ","),
    ("\u2014", "-"),
    ("\u2013", "-"),
    (" ,", ","),
    ("\u201c", '"'),
    ("\u201d", '"'),
    ("\u2018", "'"),
    ("\u2019", "'"),
)
TURBO_ENDERS = (".", "!", "?", "-", ",")


def _ellipsis(match: Match[str]) -> str:
    """Dots are a comma's pause; a full stop at the end or before a capital (but not before "I")."""
    after = match.string[match.end() : match.end() + 12].lstrip(" \"')")
    if not after or (after[0].isupper() and after[:2] not in ("I ", "I'")):
        return ". "
    return ", "


def _one_mark(match: Match[str]) -> str:
    marks = match.group()
    if "." in marks and "," in marks and match.string[match.end() : match.end() + 2].strip()[:1].islower():
        marks = marks.replace(".", "")
    for mark in "?!.":
        if mark in marks:
            return mark
    return ","
