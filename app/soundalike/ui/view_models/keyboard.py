"""The on-screen keyboard's keys: letters by language and order, signs, and what else there is to press. No Qt in here.

Rows are in the order of reading: under Arabic the window mirrors them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from soundalike.translation import tr

LetterOrder = Literal["usual", "alphabet", "frequency"]
Layer = Literal["letters", "signs"]
KeyKind = Literal[
    "text", "space", "delete", "delete-word", "clear", "speak", "shift", "layer", "left", "right", "done", "word"
]

COLUMNS = 8
"""Of the orders that are ours; the usual layouts have their own rows."""

_LATIN = "abcdefghijklmnopqrstuvwxyz"

ALPHABETS = {
    "en": _LATIN,
    "de": f"{_LATIN}äöüß",
    "fr": f"{_LATIN}àâæçéèêëîïôœùûü",
    "es": "abcdefghijklmnñopqrstuvwxyzáéíóúü",
    "pt": f"{_LATIN}áâãàçéêíóôõú",
    "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهويءأإآؤئىة",
    "zh": _LATIN,
}

FREQUENT = {
    "en": "etaoinshrdlcumwfgypbvkjxqz",
    "de": "enisratdhulcgmobwfkzüväpöjßyxq",
    "fr": "esaitnrulodcpmévqfbghjàxèyêzçôùâûîœwkëïæü",
    "es": "eaosrnidlctumpbgvyqóíhfzájéñxúükw",
    "pt": "aeosrindmutclpvgqãbfzhçjéxóáêíâàõúôkwy",
    "ar": "اليمونرتبةعدسفهكقأحجشطصىخإذزضغثئءظؤآ",
    "zh": "inaguheozdxyjlsbwqmctfrpkv",
}
"""The commonest letters first, as counts over running text have them; in Chinese, of pinyin."""

USUAL = {
    "en": ("qwertyuiop", "asdfghjkl", "zxcvbnm"),
    "de": ("qwertzuiopü", "asdfghjklöä", "yxcvbnmß"),
    "fr": ("azertyuiop", "qsdfghjklm", "wxcvbnéèàù", "çêâîôûëïüœæ"),
    "es": ("qwertyuiop", "asdfghjklñ", "zxcvbnm", "áéíóúü"),
    "pt": ("qwertyuiop", "asdfghjklç", "zxcvbnm", "ãõáéíóúâêôà"),
    "ar": ("ضصثقفغعهخحجد", "شسيبلاتنمكط", "ئءؤرىةوزظذ", "أإآ"),
    "zh": ("qwertyuiop", "asdfghjkl", "zxcvbnm"),
}

_MARKS = {"ar": (".", "،", "؟", "!"), "zh": ("。", "，", "？", "！"), "en": (".", ",", "?", "'")}
_MORE = {"es": ("¿", "¡"), "fr": ("’",)}
_SIGNS = ("1234567890", ".,?!:;…", "'\"()-–/", "€$£%&@#+=*")
_SIGNS_OF = {"ar": ("1234567890", ".،؟!:؛…", "'«»()-–/", "€$£%&@#+=*")}

WITHOUT_CASE = frozenset({"ar"})


@dataclass(frozen=True)
class Key:
    """`text` is what it types or shows, `name` what it is called aloud."""

    kind: KeyKind
    text: str
    name: str


def letter_rows(language: str, order: LetterOrder) -> list[str]:
    """The letters, a text a row. A language without its own has the English ones."""
    known = language if language in ALPHABETS else "en"
    if order == "usual":
        return list(USUAL[known])
    if order == "alphabet":
        letters = ALPHABETS[known]
        return [letters[start : start + COLUMNS] for start in range(0, len(letters), COLUMNS)]
    return _near_first(FREQUENT[known])


def _near_first(letters: Sequence[str]) -> list[str]:
    """The commonest where scanning comes first: the sum of row and column is the number of steps to a place."""
    height = -(-len(letters) // COLUMNS)
    places = sorted((row + column, row, column) for row in range(height) for column in range(COLUMNS))
    taken = {(row, column): letter for (_, row, column), letter in zip(places, letters, strict=False)}
    rows = ["".join(taken.get((row, column), "") for column in range(COLUMNS)) for row in range(height)]
    return [row for row in rows if row]


def marks(language: str) -> tuple[str, ...]:
    """What ends and divides sentences, beside the letters."""
    return _MARKS.get(language, _MARKS["en"]) + _MORE.get(language, ())


def key_rows(language: str, order: LetterOrder, layer: Layer, *, shifted: bool, speaks: bool) -> list[list[Key]]:
    """All rows but that of the suggested words. With `speaks` there is a key that speaks the text."""
    first = [
        Key("space", tr("Space", "a key"), tr("Space", "a key")),
        Key("delete", "⌫", tr("Delete the last letter")),
        Key("delete-word", tr("⌫ word"), tr("Delete the last word")),
    ]
    if speaks:
        first.insert(1, Key("speak", tr("Speak"), tr("Speak")))
    rows = letter_rows(language, order) if layer == "letters" else list(_SIGNS_OF.get(language, _SIGNS))
    middle = [[text_key(_cased(sign, shifted)) for sign in row] for row in rows]
    if layer == "letters":
        first += [text_key(mark) for mark in marks(language)]
    return [first, *middle, _last(language, layer)]


def _last(language: str, layer: Layer) -> list[Key]:
    other = (tr("123"), tr("Numbers and signs")) if layer == "letters" else (tr("ABC"), tr("Letters"))
    keys = [Key("layer", *other)]
    if layer == "letters" and language not in WITHOUT_CASE:
        keys.append(Key("shift", "⇧", tr("Capital letter")))
    return [
        *keys,
        Key("left", "‹", tr("One letter back")),
        Key("right", "›", tr("One letter on")),
        Key("clear", tr("Clear"), tr("Clear the text")),
        Key("done", tr("Done"), tr("Done, close the keyboard")),
    ]


def text_key(text: str) -> Key:
    """A key that types what it shows."""
    return Key("text", text, sign_names().get(text, text))


def word_key(word: str) -> Key:
    """A suggested word."""
    return Key("word", word, word)


def _cased(sign: str, shifted: bool) -> str:
    return sign.upper() if shifted and len(sign.upper()) == 1 else sign


def sign_names() -> dict[str, str]:
    """What signs are called aloud."""
    return {
        ".": tr("full stop"),
        "。": tr("full stop"),
        ",": tr("comma"),
        "،": tr("comma"),
        "，": tr("comma"),
        "?": tr("question mark"),
        "؟": tr("question mark"),
        "？": tr("question mark"),
        "!": tr("exclamation mark"),
        "！": tr("exclamation mark"),
        "¿": tr("opening question mark"),
        "¡": tr("opening exclamation mark"),
        ":": tr("colon"),
        ";": tr("semicolon"),
        "؛": tr("semicolon"),
        "…": tr("dots"),
        "'": tr("apostrophe"),
        "’": tr("apostrophe"),
        '"': tr("quotation mark"),
        "«": tr("opening quotation mark"),
        "»": tr("closing quotation mark"),
        "(": tr("opening bracket"),
        ")": tr("closing bracket"),
        "-": tr("hyphen"),
        "–": tr("dash"),
        "/": tr("slash"),
    }
