"""Boards as text: what is written is read again exactly, and what people write by hand is understood."""

from __future__ import annotations

import random

import pytest

from soundalike.errors import RefusedError
from soundalike.takes.phrases import BoardText, read_phrases, written_phrases
from soundalike.takes.phrases.records import tidy_phrase

BOARDS = [
    BoardText("Everyday", ("Yes, please.", "Two\nlines", "First\n\nafter an empty line", "# no board")),
    BoardText("Empty", ()),
    BoardText("# Odd \\", ("\\", "\\n", "ends with \\", "a\\\n\\\n# b", "Ünïcödé 你好 \u2028 same line")),
]


def test_what_is_written_is_read_again() -> None:
    assert read_phrases(written_phrases(BOARDS).encode(), "Imported") == BOARDS


def test_it_is_a_text_that_people_can_read() -> None:
    written = written_phrases([BoardText("Kitchen", ("A coffee, please.", "Two\nlines")), BoardText("Phone", ("Hi.",))])
    assert written == "# Kitchen\nA coffee, please.\nTwo\\\nlines\n\n# Phone\nHi.\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_marks_and_blank_lines_dont_matter(encoding: str, end: str) -> None:
    text = end.join(["", "  before any  ", "", "#Küche", "", "\tTee ", "", "", "#", "nameless", ""])
    assert read_phrases(text.encode(encoding), "Imported") == [
        BoardText("Imported", ("before any",)),
        BoardText("Küche", ("Tee",)),
        BoardText("Imported", ("nameless",)),
    ]


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"caf\xe9", b"RIFF\0\0", b"x" * (4 * 1024 * 1024 + 1)])
def test_what_isnt_a_text_is_refused_in_words(data: bytes) -> None:
    with pytest.raises(RefusedError, match=r"isn't|larger"):
        read_phrases(data, "Imported")


def test_any_phrases_survive() -> None:
    """Against the characters that mean something in the file."""
    chance = random.Random(7)
    for _ in range(300):
        phrases = (tidy_phrase("".join(chance.choices("ab #\\\n", k=chance.randint(1, 9)))) for _ in range(5))
        boards = [BoardText("B", tuple(phrase for phrase in phrases if phrase))]
        assert read_phrases(written_phrases(boards).encode(), "Imported") == boards


def test_an_empty_file_holds_nothing() -> None:
    assert read_phrases(b"", "Imported") == []
    assert read_phrases(b"last \\", "Imported") == [BoardText("Imported", ("last",))]
