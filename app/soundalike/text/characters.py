"""From any Unicode character to the few that the rest of this package knows.

After `fold` a text holds ASCII, the letters of Latin-1, the four dashes, letters of other scripts (which
`scripts` deals with) and line ends as "\\n" (a paragraph separator as two).
"""

import re
import unicodedata
from functools import lru_cache

from soundalike.text.spans import Spanned

LATIN_1_LETTERS = "".join(chr(c) for c in range(0xC0, 0x100) if c not in (0xD7, 0xDF, 0xF7, 0xFF))

EM_DASH = "\u2014"
EN_DASH = "\u2013"
MINUS = "\u2212"

_LINE_END = re.compile(r"\r\n|[\r\x0b\x85\u2028]")
_SOFT_HYPHEN_LINE_END = re.compile(r"\u00ad[ \t]*\n[ \t]*")
_COMPOSED = re.compile(r"[^\W\d_][\u0300-\u036f]{1,8}")
_VULGAR_FRACTION = re.compile(r"(?<=\d)(?=[\u00bc-\u00be\u2150-\u215e])")
_FOOTNOTE_MARK = re.compile(
    r"(?<=[a-z]{3})[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]{1,3}|(?<=[.,!?\"\u201d])[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]{1,3}"
)
_NOT_ASCII = re.compile(r"[^\n\t -~]")
_BLANKS = re.compile(r"[ \t]+")

_SPECIAL = {
    "\t": " ",
    "\x0c": "\n\n",
    "\u2029": "\n\n",
    "\x1c": "\n",
    "\x1d": "\n",
    "\x1e": "\n",
    "\x1f": " ",
    "\u2018": "'",
    "\u2019": "'",
    "\u201a": "'",
    "\u201b": "'",
    "\u02bc": "'",
    "\u02b9": "'",
    "\u2032": "'",
    "\u00b4": "'",
    "\u2039": "'",
    "\u203a": "'",
    "\u201c": '"',
    "\u201d": '"',
    "\u201e": '"',
    "\u201f": '"',
    "\u2033": '"',
    "\u00ab": '"',
    "\u00bb": '"',
    "\u300c": '"',
    "\u300d": '"',
    "\u300e": '"',
    "\u300f": '"',
    "\u2026": "...",
    "\u22ef": "...",
    "\u2025": "..",
    "\u2014": EM_DASH,
    "\u2015": EM_DASH,
    "\u2500": EM_DASH,
    "\u2501": EM_DASH,
    "\u2e3a": EM_DASH,
    "\u2e3b": EM_DASH,
    "\u2013": EN_DASH,
    "\u2012": EN_DASH,
    "\u2212": MINUS,
    "\u2010": "-",
    "\u2011": "-",
    "\u2043": "\u2022",
    "\u2022": "\u2022",
    "\u2023": "\u2022",
    "\u25e6": "\u2022",
    "\u25aa": "\u2022",
    "\u25ab": "\u2022",
    "\u25cf": "\u2022",
    "\u25cb": "\u2022",
    "\u25a0": "\u2022",
    "\u25a1": "\u2022",
    "\u2219": "\u2022",
    "\u27a2": "\u2022",
    "\uf0b7": "\u2022",
    "\u00b7": "\u2022",
    "\u25ba": "\u2022",
    "\u25b6": "\u2022",
    "\u00bd": "1/2",
    "\u00bc": "1/4",
    "\u00be": "3/4",
    "\u2153": "1/3",
    "\u2154": "2/3",
    "\u2155": "1/5",
    "\u2156": "2/5",
    "\u2157": "3/5",
    "\u2158": "4/5",
    "\u2159": "1/6",
    "\u215a": "5/6",
    "\u215b": "1/8",
    "\u215c": "3/8",
    "\u215d": "5/8",
    "\u215e": "7/8",
    "\u2044": "/",
    "\u2215": "/",
    "\u00b0": "\u00b0",
    "\u00ba": "\u00b0",
    "\u00b2": "\u00b2",
    "\u00b3": "\u00b3",
    "\u00a3": "\u00a3",
    "\u20ac": "\u20ac",
    "\u00a5": "\u00a5",
    "\u20b9": "\u20b9",
    "\u20a9": "\u20a9",
    "\u20bd": "\u20bd",
    "\u20bf": "\u20bf",
    "\u00a2": "\u00a2",
    "\u00a7": "\u00a7",
    "\u00b1": "\u00b1",
    "\u00d7": "\u00d7",
    "\u00f7": "\u00f7",
    "\u2248": "~",
    "\u2265": "\u2265",
    "\u2264": "\u2264",
    "\u2260": "\u2260",
    "\u2192": "\u2192",
    "\u2030": "\u2030",
    "\u221a": "\u221a",
    "\u221e": "\u221e",
    "\u03bc": "\u00b5",
    "\u00b5": "\u00b5",
    "\u2103": "\u00b0C",
    "\u2109": "\u00b0F",
    "\u2126": "\u03a9",
    "\u00a9": "\u00a9",
    "\u2122": "",
    "\u00ae": "",
    "\u00df": "ss",
    "\u1e9e": "SS",
    "\u0131": "i",
    "\u0142": "l",
    "\u0141": "L",
    "\u0111": "d",
    "\u0110": "D",
    "\u0152": "Oe",
    "\u0153": "oe",
    "\u0127": "h",
    "\u0126": "H",
    "\u0167": "t",
    "\u0166": "T",
    "\u014b": "ng",
    "\u014a": "NG",
    "\u0138": "k",
    "\u0149": "'n",
    "\u0259": "e",
    "\u018f": "E",
    "\u2318": "",
    "\u3002": ".",
    "\u0964": ".",
    "\u060c": ",",
    "\u061b": ";",
    "\u061f": "?",
    "\u3001": ",",
    "\u2116": "No. ",
}

_KEPT = frozenset(LATIN_1_LETTERS)
_BY_CATEGORY = {"Zs": " ", "Zl": "\n", "Zp": "\n\n", "Pd": "-", "Pi": '"', "Pf": '"', "Ps": "(", "Pe": ")"}


def fold(text: Spanned) -> Spanned:
    """Every character by its plain counterpart; what has none and is no letter is dropped (emoji, controls)."""
    text = text.sub(_LINE_END, "\n").sub(_SOFT_HYPHEN_LINE_END, "")
    text = text.sub(_COMPOSED, lambda match: unicodedata.normalize("NFC", match.group()))
    text = text.sub(_FOOTNOTE_MARK, "").sub(_VULGAR_FRACTION, " ")
    return text.sub(_NOT_ASCII, lambda match: fold_character(match.group())).sub(_BLANKS, " ")


@lru_cache(maxsize=8192)
def fold_character(character: str) -> str:
    """The plain counterpart of one character. Letters of other scripts come back as they are."""
    if character in _KEPT:
        return character
    if character in _SPECIAL:
        return _SPECIAL[character]
    category = unicodedata.category(character)
    if category == "Nd":
        return str(unicodedata.decimal(character))
    compatible = unicodedata.normalize("NFKC", character)
    if compatible != character and category not in _BY_CATEGORY:
        return "".join(part if " " <= part <= "~" else fold_character(part) for part in compatible)
    return _without_marks(character) if category[0] == "L" else _BY_CATEGORY.get(category, "")


def _without_marks(letter: str) -> str:
    """A Latin letter without its accents ("r" for "ř"); any other letter unchanged."""
    base = unicodedata.normalize("NFKD", letter)[0]
    return base if base.isascii() else letter
