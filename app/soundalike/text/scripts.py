"""Text in a script that an English model can't read.

The rule: letters of other scripts are left out and the person is told; everything else is spoken. A single
Greek letter (as in a formula) is read by its name. The notice covers a whole run of foreign words at once.
"""

import re
import unicodedata
from collections import Counter

from soundalike.text.characters import LATIN_1_LETTERS
from soundalike.text.notices import Notice
from soundalike.text.spans import Spanned
from soundalike.translation import tr, tr_noop

_GREEK_NAMES = {
    "α": "alpha", "β": "beta", "γ": "gamma", "δ": "delta", "ε": "epsilon", "ζ": "zeta", "η": "eta",
    "θ": "theta", "ι": "iota", "κ": "kappa", "λ": "lambda", "ν": "nu", "ξ": "xi", "ο": "omicron", "π": "pi",
    "ρ": "rho", "ς": "sigma", "σ": "sigma", "τ": "tau", "υ": "upsilon", "φ": "phi", "χ": "chi", "ψ": "psi",
    "ω": "omega", "Γ": "gamma", "Δ": "delta", "Θ": "theta", "Λ": "lambda", "Ξ": "xi", "Π": "pi", "Σ": "sigma",
    "Φ": "phi", "Ψ": "psi", "Ω": "omega",
}  # fmt: skip

# The micro sign and the raised figures count as letters for Python's \w, but `units` reads them.
_FOREIGN_LETTER = rf"[^\W\d_a-zA-Z{LATIN_1_LETTERS}\u00b5\u00b2\u00b3]"
_LONE_GREEK = re.compile(rf"(?<![^\W\d_])[{''.join(_GREEK_NAMES)}](?![^\W\d_])")
_FOREIGN_WORD = re.compile(rf"{_FOREIGN_LETTER}+")
_SPOKEN = re.compile(r"[0-9A-Za-z\u00c0-\u00ff]")

_SCRIPTS = {
    "CJK": tr_noop("Chinese characters"),
    "LATIN": tr_noop("phonetic letters"),
    "MODIFIER": tr_noop("phonetic letters"),
    "CYRILLIC": tr_noop("Cyrillic script"),
    "GREEK": tr_noop("Greek script"),
    "ARABIC": tr_noop("Arabic script"),
    "HEBREW": tr_noop("Hebrew script"),
    "DEVANAGARI": tr_noop("Devanagari script"),
    "HANGUL": tr_noop("Hangul script"),
    "HIRAGANA": tr_noop("Hiragana script"),
    "KATAKANA": tr_noop("Katakana script"),
    "THAI": tr_noop("Thai script"),
}
"""What people call the scripts that are met most, by the first word of their letters' Unicode names."""

_SHOWN = 24
_MOST_NOTICES = 8


def leave_out_other_scripts(text: Spanned, original: str) -> tuple[Spanned, list[Notice]]:
    """The text without letters of other scripts, and a notice for every run of them."""
    text = text.sub(_LONE_GREEK, lambda match: f" {_GREEK_NAMES[match.group()]} ")
    runs: list[tuple[int, int]] = []
    last_end = -1
    for match in _FOREIGN_WORD.finditer(text.text):
        start, end = text.starts[match.start()], text.ends[match.end() - 1]
        if runs and not _SPOKEN.search(text.text, last_end, match.start()):
            runs[-1] = (runs[-1][0], end)
        else:
            runs.append((start, end))
        last_end = match.end()
    notices = [_notice(original, start, end) for start, end in runs[:_MOST_NOTICES]]
    if len(runs) > _MOST_NOTICES:
        notices.append(_notice_of_the_rest(runs[_MOST_NOTICES:]))
    return text.sub(_FOREIGN_WORD, ""), notices


def _notice(original: str, start: int, end: int) -> Notice:
    shown = " ".join(original[start : min(end, start + _SHOWN)].split())
    if end > start + _SHOWN:
        shown += "\u2026"
    script = _script(original[start : min(end, start + 200)])
    return Notice(
        "script",
        tr(
            "This model reads English only: \u201c{shown}\u201d ({script}) is left out. Write it in Latin letters, "
            "or in English, to have it spoken."
        ).format(shown=shown, script=script),
        start,
        end,
    )


def _notice_of_the_rest(runs: list[tuple[int, int]]) -> Notice:
    return Notice(
        "script",
        tr("%n more places are in a script that this English model can\u2019t read, and are left out.", "", len(runs)),
        runs[0][0],
        runs[-1][1],
    )


def _script(text: str) -> str:
    """The commonest script, as the first word of the letters' Unicode names ("Cyrillic")."""
    names = Counter(
        unicodedata.name(character, "unknown").split(" ")[0].split("-")[0]
        for character in text
        if unicodedata.category(character)[0] == "L" and not character.isascii()
    )
    if not names:
        return tr("unknown script")
    name = names.most_common(1)[0][0]
    if name in _SCRIPTS:
        return tr(_SCRIPTS[name])
    return tr("{name} script").format(name=name.capitalize())
