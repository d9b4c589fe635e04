"""Pronunciation rules as they are listed."""

from __future__ import annotations

from soundalike.text import Rule
from soundalike.ui.view_models.pronunciation import matching, moved, rule_words


def test_rules_are_listed_found_and_moved() -> None:
    rules = [Rule("Thames", "tems"), Rule("GIF", "jif"), Rule(r"\d+", "", pattern=True)]
    assert [rule_words(rule) for rule in rules] == ["Thames → tems", "GIF → jif", "\\d+ → left out  (pattern)"]
    assert matching(rules, "") == [0, 1, 2]
    assert matching(rules, " JIF") == [1]
    assert matching(rules, "nowhere") == []
    assert moved(rules, 0, 1) == ([rules[1], rules[0], rules[2]], 1)
    assert moved(rules, 0, -1) == (rules, 0)
    assert moved(rules, 2, 5) == (rules, 2)
