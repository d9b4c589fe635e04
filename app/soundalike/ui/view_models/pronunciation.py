"""Pronunciation rules as they are listed and found. No Qt in here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from soundalike.translation import tr

if TYPE_CHECKING:
    from soundalike.text import Rule


def rule_words(rule: Rule) -> str:
    """`Thames → tems`; what is left out says so."""
    said = rule.say if rule.say else tr("left out", "a word that isn't spoken")
    text = tr("{found} → {said}  (pattern)") if rule.pattern else tr("{found} → {said}")
    return text.format(found=rule.find, said=said)


def matching(rules: Sequence[Rule], query: str) -> list[int]:
    """Which rules hold these words, by index."""
    folded = query.casefold().strip()
    return [at for at, rule in enumerate(rules) if folded in rule.find.casefold() or folded in rule.say.casefold()]


def moved(rules: Sequence[Rule], index: int, by: int) -> tuple[list[Rule], int]:
    """The rules with one moved up or down, and where it is then."""
    target = min(max(index + by, 0), len(rules) - 1)
    changed = list(rules)
    changed.insert(target, changed.pop(index))
    return changed, target
