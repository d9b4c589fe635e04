"""Whether the full stop of an abbreviation also ends its sentence."""

import re

from soundalike.text.words.abbreviations import SENTENCE_STARTERS

_END = re.compile(r"[\s\"')\]]{0,20}\Z")
_NEXT_WORD = re.compile(r"[\"')\]]{0,4}\s+[\"'(\[]{0,4}([A-Z\u00c0-\u00de][a-z\u00df-\u00ff]+|[AI](?!\.))(?!\w)")


def ends_sentence(text: str, after: int, *, any_capital: bool = False) -> bool:
    """True if nothing follows position `after`, or a word that usually opens a sentence (or any capital)."""
    if _END.match(text, after):
        return True
    following = _NEXT_WORD.match(text, after)
    return following is not None and (any_capital or following.group(1) in SENTENCE_STARTERS)
