"""Which sentence is which after an edit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soundalike.takes.alignment import align

TEXTS = st.lists(st.sampled_from("abcdef"), max_size=12)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("abc", "abc", [0, 1, 2]),
        ("abc", "aXc", [0, 1, 2]),
        ("abc", "Xabc", [None, 0, 1, 2]),
        ("abc", "abXc", [0, 1, None, 2]),
        ("abc", "ac", [0, 2]),
        ("abc", "cab", [2, 0, 1]),
        ("aab", "ab", [0, 2]),
        ("ab", "XYab", [None, None, 0, 1]),
        ("abcd", "aXYd", [0, 1, 2, 3]),
        ("", "ab", [None, None]),
        ("ab", "", []),
    ],
)
def test_edits(old: str, new: str, expected: list[int | None]) -> None:
    assert align(list(old), list(new)) == expected


@given(TEXTS, TEXTS)
def test_no_sentence_is_given_twice_and_equal_ones_arent_wasted(old: list[str], new: list[str]) -> None:
    found = align(old, new)
    used = [was for was in found if was is not None]
    assert len(found) == len(new)
    assert len(set(used)) == len(used)
    for now, was in zip(new, found, strict=True):
        if was is None or old[was] != now:  # then no unused old sentence reads like it
            assert all(old[left] != now for left in set(range(len(old))) - set(used))
