"""Signs between words: the ones with a name are named, the others are silent."""

import re

from soundalike.text.spans import Spanned

_WORD = "A-Za-z0-9\u00c0-\u00ff"

_EMPHASIS = re.compile(r"(?<![\w*])[*_]{1,3}(?=\S)|(?<=[^\s*_])[*_]{1,3}(?![\w*])|~~|`+")
_HASH_NUMBER = re.compile(r"#\s?(?=\d)")
_HASHTAG = re.compile(r"(?<![\w#])#(?=[^\W\d_])")
_SHARP = re.compile(r"(?<=\b[A-GC])#(?!\w)")
_AND = re.compile(r"\s?&\s?")
_AT = re.compile(rf"(?<=[{_WORD}])\s?@\s?(?=[{_WORD}])")
_HANDLE = re.compile(r"@(?=\w)")
_ABOUT = re.compile(r"~\s?(?=[\d$\u00a3\u20ac])")
# A sign that must be in the text for the rule to be worth trying, the rule, and the words.
_BETWEEN_NUMBERS = (
    ("+", re.compile(r"(?<=\d)\s?\+\s?(?=\d)"), " plus "),
    ("*", re.compile(r"(?<=\d)\s?\*\s?(?=\d)"), " times "),
    ("\u00d7", re.compile(r"(?<=\d)\s?\u00d7\s?(?=\d)"), " times "),
    ("\u00f7", re.compile(r"(?<=\d)\s?\u00f7\s?(?=\d)"), " divided by "),
    ("^", re.compile(r"(?<=[\w)])\s?\^\s?(?=\d)"), " to the power of "),
    ("+", re.compile(r"(?<![\w+])\+(?=\d)"), "plus "),
    ("+", re.compile(r"(?<=\d)\+(?!\w)"), " plus"),
    (">=", re.compile(r"(?:(?<=\A)|(?<=[^\w\s]\s)|(?<=[(\[]))>=\s?(?=\d)"), "at least "),
    ("<=", re.compile(r"(?:(?<=\A)|(?<=[^\w\s]\s)|(?<=[(\[]))<=\s?(?=\d)"), "at most "),
    ("<", re.compile(r"(?<![\w<-]\s)(?<![\w<-])<\s?(?=\d)"), "less than "),
    (">", re.compile(r"(?<![\w>-]\s)(?<![\w>-])>\s?(?=\d)"), "more than "),
    ("\u221a", re.compile(r"\u221a\s?(?=[\d(])"), "the square root of "),
)
_NAMED = (
    ("=", re.compile(r"(?<=\w)\s?(?<![<>])=\s?(?=[\w\u2212-])"), " equals "),
    ("\u00b1", re.compile(r"\u00b1\s?"), " plus or minus "),
    ("\u2265", re.compile(r"\s?\u2265\s?"), " at least "),
    ("\u2264", re.compile(r"\s?\u2264\s?"), " at most "),
    (">=", re.compile(r"(?<=\w)\s?>=\s?(?=\w)"), " at least "),
    ("<=", re.compile(r"(?<=\w)\s?<=\s?(?=\w)"), " at most "),
    ("\u2260", re.compile(r"\s?\u2260\s?"), " is not equal to "),
    (" > ", re.compile(r"(?<=\w)\s>\s(?=\w)"), " is greater than "),
    (" < ", re.compile(r"(?<=\w)\s<\s(?=\w)"), " is less than "),
    ("\u00a7", re.compile(r"\u00a7{1,2}\s?"), " section "),
    ("\u00a9", re.compile(r"\u00a9\s?"), " copyright "),
    ("\u221e", re.compile(r"\u221e"), " infinity "),
    ("++", re.compile(r"(?<=[A-Za-z])\+\+"), " plus plus"),
    (" + ", re.compile(r"(?<=\w)\s\+\s(?=\w)"), " plus "),
    ("\u2030", re.compile(r"\u2030"), " per mille "),
    ("\u00b5", re.compile(r"\u00b5"), " micro "),
    ("%", re.compile(r"%"), " percent "),
    ("$", re.compile(r"\$"), " dollar "),
    ("\u00a3", re.compile(r"\u00a3"), " pound "),
    ("\u20ac", re.compile(r"\u20ac"), " euro "),
    ("\u00b0", re.compile(r"\u00b0"), " degrees "),
)
_PER = re.compile(
    r"(?<=\w)\s?/\s?(?=(?:second|minute|hour|day|night|week|month|year|person|mile|gallon|page|unit|kg|lb|oz|ft|hr|mo|yr)\b)"
)
_SLASH = re.compile(r"(?<=[^\W_])\s?/\s?(?=[^\W_])")
_UNDERSCORE = re.compile(r"_+")
_PLURAL_IN_BRACKETS = re.compile(r"(?<=[a-z]{2})\((e?s)\)")


def read_signs_of_numbers(text: Spanned) -> Spanned:
    """Signs that need the figures still beside them ("#5", "2 + 2", "~30")."""
    text = text.sub(_PER, " per ").sub(_EMPHASIS, "").sub(_HASH_NUMBER, "number ").sub(_ABOUT, "about ")
    return _named(text, _BETWEEN_NUMBERS)


def read_signs(text: Spanned) -> Spanned:
    """All other signs with a name. Runs after the numbers."""
    text = text.sub(_HASHTAG, "hashtag ").sub(_SHARP, " sharp")
    text = text.sub(_AND, " and ").sub(_AT, " at ").sub(_HANDLE, "at ").sub(_PLURAL_IN_BRACKETS, r"s")
    return _named(text, _NAMED).sub(_SLASH, " slash ").sub(_UNDERSCORE, " ")


def _named(text: Spanned, rules: tuple[tuple[str, re.Pattern[str], str], ...]) -> Spanned:
    for sign, pattern, words in rules:
        if sign in text.text:
            text = text.sub(pattern, words)
    return text
