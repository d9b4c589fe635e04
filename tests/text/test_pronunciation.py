"""A person's own pronunciations."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soundalike.errors import UsageError
from soundalike.text import Pronunciations, Rule, prepare
from soundalike.text.pronunciation import LONGEST_FIND, Change, check

TAGS = ("[laugh]",)


def said(text: str, *rules: Rule) -> str:
    """The text as it is spoken."""
    return " ".join(piece.text for piece in prepare(text, tags=TAGS, pronunciations=Pronunciations(rules)).pieces)


@pytest.mark.parametrize(
    ("rule", "text", "expected"),
    [
        (
            Rule("Siobhan", "shi vawn"),
            "Siobhan came. Ask SIOBHAN, not Siobhanna.",
            "Shi vawn came. Ask shi vawn, not Siobhanna.",
        ),
        (Rule("nginx", "engine x", match_case=True), "Nginx is nginx here.", "Nginx is engine x here."),
        (Rule("cat", "dog", whole_word=False), "The concatenation of cats.", "The condogenation of dogs."),
        (Rule("C++", "see plus plus"), "He writes C++ and Ada.", "He writes see plus plus and Ada."),
        (Rule("naïve", "nigh eve"), "A nai\u0308ve man came.", "A nigh eve man came."),
        (Rule("it's", "it is"), "I know it\u2019s late now.", "I know it is late now."),
        (Rule("Москва", "Moskva"), "We saw Москва at night.", "We saw Moskva at night."),
        (Rule("um", ""), "So um we went home.", "So we went home."),
        (Rule(r"v(\d+)", r"version \1", pattern=True), "Take v2 or v3 now.", "Take version two or version three now."),
        (Rule(r"(?P<a>\w+)@here", r"\g<a> is here", pattern=True), "Ask bob@here today.", "Ask bob is here today."),
        (Rule(r"one(two)?", r"six\1", pattern=True), "See one please now.", "See six please now."),
        (Rule("SQL", "sequel", enabled=False), "Learn SQL with me.", None),
        (Rule("laugh", "larf"), "Do [laugh] laugh with me.", "Do [laugh] larf with me."),
        (Rule("sigh", "[laugh]"), "And then, sigh, he left.", "And then, [laugh], he left."),
    ],
)
def test_rules(rule: Rule, text: str, expected: str | None) -> None:
    without = said(text)
    assert said(text, rule) == (expected if expected is not None else said(text, Rule("nothing of this", "x")))
    if expected is not None:
        assert said(text, rule) != without


def test_rules_work_in_order_on_what_the_one_before_left() -> None:
    first, second = Rule("one", "two"), Rule("two", "three")
    assert said("Say one and two.", first, second) == "Say three and three."
    assert said("Say one and two.", second, first) == "Say two and three."


def test_pauses_arent_touched() -> None:
    (first, _) = prepare(
        "Wait for it [pause 2s] and go on.", pronunciations=Pronunciations([Rule("pause", "stop"), Rule("2s", "x")])
    ).pieces
    assert first.gap_after == 2.0


def test_places_in_the_text_stay_right() -> None:
    text = "Siobhan came home early. Then Siobhan left us again."
    pieces = prepare(text, pronunciations=Pronunciations([Rule("Siobhan", "shi vawn the great")])).pieces
    assert [text[piece.start : piece.end] for piece in pieces] == [
        "Siobhan came home early.",
        "Then Siobhan left us again.",
    ]


def test_a_preview_says_what_each_rule_did_and_where() -> None:
    rules = Pronunciations([Rule("B", "bee", match_case=True), Rule("bee", "buzz")])
    preview = rules.preview("A B, and a bee")
    assert preview.text == "A buzz, and a buzz"
    assert preview.changes == (
        Change(0, 2, 3, "B", "bee"),
        Change(1, 2, 3, "bee", "buzz"),
        Change(1, 11, 14, "bee", "buzz"),
    )


@pytest.mark.parametrize(
    ("rule", "fault"),
    [
        (Rule("", "x"), "nothing about what to find"),
        (Rule(" \t", "x"), "nothing about what to find"),
        (Rule("(a", "x", pattern=True), "pattern that can be used: missing"),
        (Rule("a)", "x", pattern=True), "pattern that can be used"),
        (Rule("*", "x", pattern=True), "pattern that can be used"),
        (Rule("[z-a]", "x", pattern=True), "pattern that can be used"),
        (Rule("(a)", r"\2", pattern=True), "names a group '2'"),
        (Rule("(a)", r"\g<no>", pattern=True), "names a group 'no'"),
        (Rule("a" * (LONGEST_FIND + 1), "x"), "too long"),
        (Rule("((a{1000}){1000}){1000}", "x", pattern=True), "counts"),
        (Rule("a{1,99999999999999}", "x", pattern=True), "counts"),
        (Rule("a{2000,}", "x", pattern=True), "counts"),
    ],
)
def test_a_bad_rule_is_refused_with_a_sentence(rule: Rule, fault: str) -> None:
    with pytest.raises(UsageError, match=fault):
        check(rule)
    with pytest.raises(UsageError, match=r"Pronunciation rule 2: .*\."):
        Pronunciations([Rule("fine", "fine"), rule])


def test_a_plain_rule_may_hold_what_would_be_a_bad_pattern() -> None:
    assert said("Now look at (a here.", Rule("(a", "well", whole_word=False)) == "Now look at well here."


@pytest.mark.parametrize("find", [r"(\w+\s?)*$", r"(x+x+)+[yz]", r"^(([a-z])+.)+[A-Z]([a-z])+$"])
def test_a_pattern_without_end_is_left_out_and_it_is_told(find: str) -> None:
    text = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"
    started = time.monotonic()
    prepared = prepare(text, pronunciations=Pronunciations([Rule(find, "x", pattern=True, whole_word=False)]))
    assert time.monotonic() - started < 10
    assert prepared.pieces
    assert all(notice.kind != "pronunciation" or "too long" in notice.message for notice in prepared.notices)


def test_one_that_takes_too_long_is_told() -> None:
    rule = Rule(r"(a|a|aa)+$", "x", pattern=True, whole_word=False)
    prepared = prepare("a" * 200 + "! And on.", pronunciations=Pronunciations([rule]))
    assert [notice.kind for notice in prepared.notices] == ["pronunciation"]
    assert "(a|a|aa)+$" in prepared.notices[0].message


def test_a_pattern_that_matches_nothing_changes_nothing() -> None:
    assert said("It stays as it is.", Rule("x*", "!", pattern=True, whole_word=False)) == "It stays as it is."


def test_a_thousand_rules_on_a_long_text_are_quick() -> None:
    rules = Pronunciations(Rule(f"word{number}", "x") for number in range(1000))
    started = time.monotonic()
    rules.preview("An ordinary sentence without any of them. " * 5000)
    assert time.monotonic() - started < 20


TEXT = st.text(alphabet="ab [].!\u0301é你\ud800\n", max_size=40)


@given(
    TEXT,
    st.text(alphabet="ab.*+?()[]{}|\\d1,é", max_size=12),
    st.text(alphabet="ab\\1[] é", max_size=5),
    st.booleans(),
    st.booleans(),
)
def test_no_rule_and_no_text_break_it(text: str, find: str, say: str, pattern: bool, words: bool) -> None:
    try:
        rules = Pronunciations([Rule(find, say, pattern=pattern, whole_word=words)])
    except UsageError:
        return
    prepared = prepare(text, tags=TAGS, pronunciations=rules)
    assert all(0 <= piece.start <= piece.end <= len(text) for piece in prepared.pieces)
