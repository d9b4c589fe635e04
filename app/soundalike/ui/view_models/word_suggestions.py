"""Words to finish what is being typed, from what the person said before. No Qt in here."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable

_WORD = re.compile(r"\w+(?:['’-]\w+)*")
_WORDS_END = re.compile(r"[\w'’-]*$")
_SENTENCE_ENDS = (".", "!", "?", "…", "؟", "。", "！", "？", "\n")
MOST = 5
SHORTEST = 2
"""Characters of a word worth suggesting."""


def unfinished(before: str) -> str:
    """The word that the cursor is behind; empty after a blank."""
    found = _WORDS_END.search(before)
    return found.group() if found else ""


def begins_sentence(before: str) -> bool:
    """Whether the next letter is a sentence's first."""
    left = before.rstrip(" \u00a0\"'«“(¿¡")
    return not left or (left.endswith(_SENTENCE_ENDS) and (before != left or left.endswith(("\n", "。", "！", "？"))))


class Vocabulary:
    """Counts words, and which followed which. The newest text comes first."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        self._counts: Counter[str] = Counter()
        self._after: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._written: dict[str, str] = {}
        for text in texts:
            self._learn(text)

    def suggest(self, before: str, most: int = MOST) -> list[str]:
        """Words for after `before`: those that begin as the unfinished one, first those that followed its neighbour."""
        begun = unfinished(before)
        words = _WORD.findall(before[: len(before) - len(begun)])
        last = words[-1].casefold() if words and not begins_sentence(before) else ""
        folded = begun.casefold()
        followers = self._after.get(last, Counter())
        ranked = sorted(
            (word for word in (self._counts if folded else followers) if word.startswith(folded) and word != folded),
            key=lambda word: (-followers[word], -self._counts[word]),
        )
        return [_in_case(self._written[word], begun) for word in ranked[:most]]

    def _learn(self, text: str) -> None:
        last = ""
        for found in _WORD.finditer(text):
            word = found.group()
            folded = word.casefold()
            if len(word) >= SHORTEST and not word[0].isdigit():
                first = begins_sentence(text[: found.start()])
                self._counts[folded] += 1
                # A sentence's first word says nothing about how the word is written.
                if folded not in self._written or (not first and self._written[folded] != word):
                    self._written[folded] = folded if first and word.istitle() else word
                self._after["" if first else last][folded] += 1
            last = folded


def _in_case(word: str, begun: str) -> str:
    """As it was begun, then as it is written."""
    return begun + word[len(begun) :] if len(word) > len(begun) else word
