from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soundalike.text.sentences import cut, sentences
from soundalike.text.spans import Spanned


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("One. Two! Three? Four", ["One.", "Two!", "Three?", "Four"]),
        ("Come in! she said. Then he sat.", ["Come in! she said.", "Then he sat."]),
        ("No mark at all", ["No mark at all"]),
        ("", []),
    ],
)
def test_sentences(text: str, expected: list[str]) -> None:
    spanned = Spanned.original(text)
    assert [text[start:end] for start, end in sentences(spanned, text)] == expected


@given(st.text(alphabet="ab ,.", max_size=300).map(lambda text: " ".join(text.split())), st.integers(5, 60))
def test_cutting_loses_nothing_but_blanks(text: str, room: int) -> None:
    parts = list(cut(text, 0, len(text), room))
    assert all(part.end - part.start <= room for part in parts)
    assert "".join(text[part.start : part.end] for part in parts).replace(" ", "") == text.replace(" ", "")
    for before, after in pairwise(parts):
        assert text[before.end : after.start] in ("", " ")
    assert [part.ended_by for part in parts].count("sentence") == 1


def test_places_are_taken_in_order_of_worth() -> None:
    text = "the cat sat on the mat, and the dog lay by the door"
    assert next(text[part.start : part.end] for part in cut(text, 0, len(text), 40)) == "the cat sat on the mat,"
    text = text.replace(",", "")
    assert [part.ended_by for part in cut(text, 0, len(text), 40)] == ["word", "sentence"]
    assert [text[part.start : part.end] for part in cut(text, 0, len(text), 40)][1].startswith("and ")
    assert [part.ended_by for part in cut("a" * 50, 0, 50, 40)] == ["hard", "sentence"]
