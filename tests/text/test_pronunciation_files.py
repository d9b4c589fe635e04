"""Pronunciation lists as files."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soundalike.errors import RefusedError
from soundalike.text import Rule
from soundalike.text.pronunciation_files import from_text, to_json, to_tsv

ANYTHING = st.text(st.characters(codec="utf-8", exclude_characters="\r"))
FLAG = st.booleans()
RULES = st.lists(st.builds(Rule, ANYTHING.filter(str.strip), ANYTHING, FLAG, FLAG, FLAG, FLAG))


@given(RULES)
def test_what_is_written_is_read_back(rules: list[Rule]) -> None:
    assert from_text(to_tsv(rules), is_json=False) == rules
    assert from_text(to_json(rules), is_json=True) == rules


def test_two_columns_are_enough() -> None:
    text = "\ufeffSiobhan\tshi vawn\r\n\r\nnginx\tengine x\r\num\t\r\n"
    assert from_text(text, is_json=False) == [Rule("Siobhan", "shi vawn"), Rule("nginx", "engine x"), Rule("um", "")]


def test_a_heading_says_which_columns_there_are() -> None:
    text = "Say\tnote\tFind\tpattern\nshi vawn\tmy aunt\tSiobhan\t\nx\t\ta.c\tYES\n"
    assert from_text(text, is_json=False) == [Rule("Siobhan", "shi vawn"), Rule("a.c", "x", pattern=True)]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a\tb\nalone\n", "Line 2 isn.t a rule"),
        ("\tb", "Line 1 isn.t a rule"),
        ("a\tb\tmaybe", "Line 1: 'maybe' under 'pattern' is neither yes nor no"),
        ("a\tb\n" * 10_001, "10001 rules"),
    ],
)
def test_a_fault_in_a_table_is_told_with_its_line(text: str, fault: str) -> None:
    with pytest.raises(RefusedError, match=fault):
        from_text(text, is_json=False)


@pytest.mark.parametrize(
    ("found", "fault"),
    [
        ("nonsense", "JSON"),
        ("[" * 100_000, "JSON"),
        ("7", "no list of rules"),
        ('{"version": 2, "rules": []}', "newer"),
        ('{"version": "x", "rules": []}', "newer"),
        ('[{"find": "a"}]', "Rule 1"),
        ('[{"find": "a", "say": "b"}, 5]', "Rule 2"),
        ('[{"find": "a", "say": 1}]', "Rule 1"),
        ('[{"find": "a", "say": "b", "pattern": "yes"}]', "Rule 1"),
    ],
)
def test_a_fault_in_json_is_told(found: str, fault: str) -> None:
    with pytest.raises(RefusedError, match=fault):
        from_text(found, is_json=True)


def test_what_a_later_version_adds_is_left_out() -> None:
    text = json.dumps({"version": 1, "made_by": "x", "rules": [{"find": "a", "say": "b", "colour": "red"}]})
    assert from_text(text, is_json=True) == [Rule("a", "b")]
