"""Words in capitals: headings and shouting are words, known initialisms are letters, acronyms like NASA words.

The rule, for a word of capitals: two or more such words in a row that aren't all initialisms are a heading and
are lower-cased, save initialisms and Roman numerals in them. Elsewhere a listed initialism is spelled, a
listed acronym or common short word is a word; of the rest, up to three letters are spelled, and longer ones
only where they can't be pronounced.
"""

import re
from re import Match

from soundalike.text.number_words import roman
from soundalike.text.spans import Spanned
from soundalike.text.words.initialisms import (
    ACRONYMS,
    CAPITAL_READINGS,
    COMMON_SHORT_WORDS,
    INITIALISMS,
    INITIALISMS_OUTSIDE_HEADINGS,
)
from soundalike.text.words.units import UNITS

_UPPER = "A-Z\u00c0-\u00d6\u00d8-\u00de"
_WORD_OR_STOP = re.compile(r"[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]+(?:'[A-Za-z]{1,3})?|[.!?](?=\s|\Z)")
_CAPITAL_WORD = re.compile(rf"(?<![\w.'&])[{_UPPER}]{{2,}}(?:'?s|'[A-Z]{{1,2}})?(?![\w]|\.[A-Za-z])")
_AMPERSAND_LETTERS = re.compile(r"(?<![\w&])([A-Z]{1,3})\s?&\s?([A-Z]{1,3})(?![\w&])")
_UNPRONOUNCEABLE = re.compile(
    r"[^AEIOUY]{4}|^[^AEIOUY]{3}(?<!STR)(?<!SCR)(?<!SPR)(?<!SHR)(?<!THR)(?<!SCH)|^[^AEIOUY]+$"
)
_AFTER_NUMBER = re.compile(r"\d ?\Z")
_LETTER_PLURAL = re.compile(r"'?s\Z")


def lower_headings(text: Spanned) -> Spanned:
    """Runs of two or more capital words as ordinary words; the first of a sentence keeps its capital."""
    lowered: dict[int, str] = {}
    run: list[Match[str]] = []
    fresh = True
    run_is_fresh = True
    for match in _WORD_OR_STOP.finditer(text.text):
        word = match.group()
        if word in ".!?":
            fresh = True
            continue
        if _is_capital(word):
            if not run:
                run_is_fresh = fresh
            run.append(match)
        else:
            lowered.update(_lowered_run(run, text.text, run_is_fresh))
            run = []
        fresh = False
    lowered.update(_lowered_run(run, text.text, run_is_fresh))
    if not lowered:
        return text
    return text.sub(_WORD_OR_STOP, lambda match: lowered.get(match.start()))


def spell_initialisms(text: Spanned) -> Spanned:
    """Every word of capitals that is left, as letters with spaces between or as a word."""
    text = text.sub(_AMPERSAND_LETTERS, lambda match: f"{' '.join(match.group(1))} and {' '.join(match.group(2))}")
    return text.sub(_CAPITAL_WORD, lambda match: _read(match.group()))


def _is_capital(word: str) -> bool:
    letters = _LETTER_PLURAL.sub("", word) if len(word) > 2 else word
    return letters.isupper()


def _lowered_run(run: list[Match[str]], text: str, fresh: bool) -> dict[int, str]:
    plain = [word for match in run if len(word := match.group()) > 1 and not _is_known(word)]
    if len(plain) < 2 or not any(len(word) > 3 or word in COMMON_SHORT_WORDS for word in plain):
        return {}
    lowered: dict[int, str] = {}
    for index, match in enumerate(run):
        word = match.group()
        first = (index == 0 and fresh) or _starts_sentence(text, match.start())
        if word.startswith("I'"):
            lowered[match.start()] = "I" + word[1:].lower()
        elif not (_is_known(word) or word == "I" or _kept_numeral(word, index) or _is_unit(word, text, match.start())):
            lowered[match.start()] = word.capitalize() if first else word.lower()
    return lowered


def _is_known(word: str) -> bool:
    """An initialism or acronym, also in the plural ("PDFs") or with an ending ("NASA'S")."""
    bare = word.partition("'")[0]
    bare = bare[:-1] if bare.endswith("s") else bare
    return bare in INITIALISMS or bare in ACRONYMS or bare in CAPITAL_READINGS


def _is_unit(word: str, text: str, start: int) -> bool:
    return word in UNITS and _AFTER_NUMBER.search(text[max(0, start - 3) : start]) is not None


def _starts_sentence(text: str, start: int) -> bool:
    return text[max(0, start - 3) : start].rstrip(" \"'(")[-1:] in (".", "!", "?")


def _kept_numeral(word: str, index: int) -> bool:
    return index > 0 and roman(word) is not None and (len(word) > 1 or word in "IVX") and word not in ("MIX", "DID")


def _read(word: str) -> str:
    ending = ""
    if len(word) > 2 and (word.endswith("s") or "'" in word):
        bare, mark, tail = word.partition("'")
        if not mark:
            bare, tail = word[:-1], "s"
        word, ending = bare, f"'{tail.lower()}"
    if word in CAPITAL_READINGS:
        return CAPITAL_READINGS[word] + ending
    if _is_word(word):
        plain = word.capitalize() if word in ACRONYMS else word.lower()
        return plain + ending
    return " ".join(word) + ending


def _is_word(word: str) -> bool:
    if word in INITIALISMS or word in INITIALISMS_OUTSIDE_HEADINGS:
        return False
    if word in ACRONYMS or word in COMMON_SHORT_WORDS:
        return True
    return len(word) > 3 and _UNPRONOUNCEABLE.search(word) is None
