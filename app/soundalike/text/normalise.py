"""English text as it is spoken: the order of the rules.

Each rule is a module. The order matters: addresses before anything with a dot, headings before initialisms,
dates and amounts before plain numbers, abbreviations after them, marks last.
"""

import re

from soundalike.text.abbreviations import write_out, write_out_before_numbers
from soundalike.text.capitals import lower_headings, spell_initialisms
from soundalike.text.dates_times import read_dates, read_times
from soundalike.text.fractions import read_fractions
from soundalike.text.money import read_money
from soundalike.text.notices import Notice
from soundalike.text.numbers import read_numbers, read_roman
from soundalike.text.phones import read_phones
from soundalike.text.punctuation import calm, separate_sentences
from soundalike.text.spans import Spanned
from soundalike.text.symbols import read_signs, read_signs_of_numbers
from soundalike.text.units import read_units
from soundalike.text.urls import read_addresses

_LIST_NUMBER = re.compile(r"\A(\(?(?:\d{1,3}|[a-z])\)|\d{1,3}\.)\s+(?=\S)")

_FIGURE = re.compile(r"[\d\u00b2\u00b3]")

# A step, and whether it has nothing to do in text without figures.
_STEPS = (
    (separate_sentences, False),
    (lower_headings, False),
    (write_out_before_numbers, True),
    (read_times, True),
    (read_dates, False),
    (read_roman, False),
    (read_money, True),
    (read_phones, True),
    (read_fractions, True),
    (read_units, True),
    (read_signs_of_numbers, False),
    (read_numbers, True),
    (write_out, False),
    (spell_initialisms, False),
    (read_signs, False),
    (calm, False),
)


def normalise(text: Spanned) -> tuple[Spanned, list[Notice]]:
    """One block of folded text as words of Latin letters, single blanks and the marks ``. , ! ? - '``."""
    text, notices = read_addresses(text)
    text = text.sub(_LIST_NUMBER, lambda match: f"{match.group(1).strip('().').upper()}, ")
    for step, needs_figures in _STEPS:
        if not needs_figures or _FIGURE.search(text.text):
            text = step(text)
    return text, notices
