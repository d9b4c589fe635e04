import re

from hypothesis import given
from hypothesis import strategies as st

from soundalike.text.spans import Spanned, joined


def test_replacement_stands_for_its_whole_match() -> None:
    text = Spanned.original("pay $5 now").sub(re.compile(r"\$5"), "five dollars")
    assert text.text == "pay five dollars now"
    assert set(zip(text.starts[4:16], text.ends[4:16], strict=True)) == {(4, 6)}
    assert (text.starts[17], text.ends[17]) == (7, 8)


def test_replacement_of_a_replacement_keeps_the_origin() -> None:
    text = Spanned.original("a $5 b").sub(re.compile(r"\$5"), "five dollars").sub(re.compile("dollars"), "bucks")
    assert text.slice(7, 12).text == "bucks"
    assert text.slice(7, 12).origin() == (2, 4)


def test_none_leaves_a_match_alone() -> None:
    text = Spanned.original("a1b2")
    assert text.sub(re.compile(r"\d"), lambda match: None if match.group() == "1" else "two").text == "a1btwo"


def test_insertion_has_an_empty_origin() -> None:
    text = Spanned.original("ab").sub(re.compile("(?<=a)(?=b)"), " ")
    assert text.text == "a b"
    assert (text.starts[1], text.ends[1]) == (1, 1)


def test_joined_puts_separators_only_between() -> None:
    whole = Spanned.original("one  two")
    text = joined([(" ", whole.slice(0, 3)), (" ", whole.slice(3, 3)), ("-", whole.slice(5, 8))])
    assert text.text == "one-two"
    assert (text.starts[3], text.ends[3]) == (3, 5)


@given(st.text(alphabet="ab1 ", max_size=40), st.lists(st.sampled_from(["a", "b+", " ", r"\d", "(?=b)"]), max_size=5))
def test_origins_never_go_back(text: str, patterns: list[str]) -> None:
    spanned = Spanned.original(text)
    for pattern in patterns:
        spanned = spanned.sub(re.compile(pattern), "xy")
    assert list(spanned.starts) == sorted(spanned.starts)
    assert list(spanned.ends) == sorted(spanned.ends)
    assert len(spanned.starts) == len(spanned.ends) == len(spanned.text)
    assert all(0 <= start <= end <= len(text) for start, end in zip(spanned.starts, spanned.ends, strict=True))
