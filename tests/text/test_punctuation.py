import pytest

from soundalike.text.punctuation import calm, punc_norm
from soundalike.text.spans import Spanned


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("hello there", "Hello there."),
        (" hello", "hello."),
        ("a\u2026b", "A, b."),
        ("one: two; three", "One, two; three."),
        ("yes \u2014 no \u2013 well", "Yes - no - well."),
        ("wait , what", "Wait, what."),
        ("\u201cYes\u201d \u2018no\u2019", "\"Yes\" 'no'."),
        ("Really?", "Really?"),
        ("and,", "And,"),
        ("half-", "Half-"),
        ("too   many\n blanks ", "Too many blanks."),
        ("\u00dfa", "SSa."),
        ("a \u2026 b", "A,  b."),
        ("...", "..."),
        ("   ", "."),
    ],
)
def test_punc_norm_is_the_reference(text: str, expected: str) -> None:
    assert punc_norm(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a , b ,c", "a, b, c"),
        ("what ?!?", "what?"),
        ("so;then:now", "so, then, now"),
        ("(an aside) here", "an aside, here"),
        ("the dogs' tails aren't 'here'", "the dogs tails aren't here"),
        ("well-known - or not", "well-known, or not"),
        ("end... Next", "end. Next"),
        ("I... I can", "I, I can"),
        ("a | b \u2022 c", "a, b, c"),
        ("x \u2665 y", "x y"),
    ],
)
def test_calm(text: str, expected: str) -> None:
    assert calm(Spanned.original(text)).text == expected
