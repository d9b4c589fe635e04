"""Abbreviations written out, and letters with full stops ("U.S.", "J. R.") as letters.

An abbreviation's full stop goes away unless it also ends the sentence (`sentence_ends`).
"""

import re
from re import Match

from soundalike.text.sentence_ends import ends_sentence
from soundalike.text.spans import Spanned
from soundalike.text.words.abbreviations import (
    ANYWHERE,
    BEFORE_NUMBERS,
    DOTTED_TITLES,
    FIXED,
    NEVER_BEFORE_NAMES,
    TITLES,
)


def _any_of(words: dict[str, str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=lambda word: (-len(word), word)))


_BEFORE_NUMBER = re.compile(rf"(?<![\w.'-])({_any_of(BEFORE_NUMBERS)})\.\s?(?=\d)")
_PLAIN_NUMBER = re.compile(r"(?<![\w.])(No|Nos|Vol|Fig)\s(?=\d)")
_TITLE = re.compile(rf"(?<![\w.'])({_any_of(TITLES)})(?:\.\s?|\s)(?=[A-Z\u00c0-\u00de])")
_DOTTED_TITLE = re.compile(rf"(?<![\w.'])({_any_of(DOTTED_TITLES)})\.\s?(?=[A-Z\u00c0-\u00de])")
_STREET_OR_SAINT = re.compile(r"(?<![\w.'])(St|Dr)\.?(?![\w'])(?:(\s)([A-Z][a-z]*))?")
_BEFORE_IT = re.compile(r"([A-Za-z\d]+)\s\Z")
_IS_ORDINAL = re.compile(r"(?:first|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|teen|tie)th)\Z")
_FIXED = re.compile(rf"(?<![\w.'/])({_any_of(FIXED)})(?![\w])")
_ANYWHERE = re.compile(rf"(?<![\w.'])({_any_of(ANYWHERE)})\.(?![\w])")
_LETTERS = re.compile(r"(?<![\w.'])((?:[A-Za-z]\.){1,8}[A-Za-z])(\.?)('s)?(?![\w])")
_SPACED_INITIALS = re.compile(r"(?<![\w.'])([A-Z])\.\s(?=[A-Z][\w'.])")
_TAKEN_FOR_WORD = re.compile(r"(?:^|[a-z,]\s)\Z")


def write_out_before_numbers(text: Spanned) -> Spanned:
    """ "No. 5" is "number 5", "pp. 3" "pages 3". Runs while the figures are still there."""
    text = text.sub(_BEFORE_NUMBER, lambda match: f"{_cased(match, BEFORE_NUMBERS[match.group(1)])} ")
    return text.sub(_PLAIN_NUMBER, lambda match: f"{_cased(match, BEFORE_NUMBERS[match.group(1)])} ")


def write_out(text: Spanned) -> Spanned:
    """ "Dr. Patel, e.g. on St. Anne's Rd." is "Doctor Patel, for example on Saint Anne's Road."."""
    text = text.sub(_STREET_OR_SAINT, _street_or_saint)
    text = text.sub(_TITLE, lambda match: f"{TITLES[match.group(1)]} ")
    text = text.sub(_DOTTED_TITLE, lambda match: f"{DOTTED_TITLES[match.group(1)]} ")
    text = text.sub(_ANYWHERE, lambda match: ANYWHERE[match.group(1)] + _stop(match))
    text = text.sub(_FIXED, _fixed)
    return text.sub(_LETTERS, _letters).sub(_SPACED_INITIALS, _initial)


def _stop(match: Match[str]) -> str:
    return "." if ends_sentence(match.string, match.end(), any_capital=match.group(1) in NEVER_BEFORE_NAMES) else ""


def _cased(match: Match[str], word: str) -> str:
    """A capital at the start of a sentence ("No. 5 is out")."""
    before = match.string[max(0, match.start() - 3) : match.start()].rstrip(" \"'(")
    return word.capitalize() if match.start() == 0 or before[-1:] in (".", "!", "?") else word


def _fixed(match: Match[str]) -> str | None:
    written = match.group(1)
    said = FIXED[written]
    if written[-1] == "." and _stop(match):
        return f"{said}."
    return _cased(match, said) if said[0].islower() and match.start() == 0 else said


def _street_or_saint(match: Match[str]) -> str | None:
    """ "St." and "Dr." are "Street" and "Drive" after a name, "Saint" and "Doctor" before one."""
    written, space, following = match.groups()
    before = _BEFORE_IT.search(match.string[max(0, match.start() - 40) : match.start()])
    dotted = match.group()[2:3] == "."
    after_name = before is not None and (
        before.group(1)[0].isupper() or _IS_ORDINAL.search(before.group(1)) is not None
    )
    end = match.end() - len(space or "") - len(following or "")
    opens = ends_sentence(match.string, end)
    tail = f"{space}{following}" if following else ""
    if following and not (after_name and opens):
        return f"{'Saint' if written == 'St' else 'Doctor'}{tail}"
    if not after_name or (not dotted and not following and written == "Dr"):
        return None
    return f"{'Street' if written == 'St' else 'Drive'}{'.' if dotted and opens else ''}{tail}"


def _letters(match: Match[str]) -> str:
    letters = " ".join(letter.upper() for letter in match.group(1).split("."))
    return (
        letters
        + (match.group(3) or "")
        + ("." if match.group(2) and not match.group(3) and ends_sentence(match.string, match.end()) else "")
    )


def _initial(match: Match[str]) -> str | None:
    """ "J. Smith"; but "so did I. Anna" and "plan B. The" keep their stop."""
    after = match.end() - 1
    if ends_sentence(match.string, after):
        return None
    if match.group(1) == "I" and _TAKEN_FOR_WORD.search(match.string[max(0, match.start() - 2) : match.start()]):
        return None
    return f"{match.group(1)} "
