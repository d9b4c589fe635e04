"""Written text and how it is spoken: the table in data/normalisation.tsv, a line an example (our own work)."""

import re
from pathlib import Path

import pytest

from soundalike.text import prepare

TABLE = Path(__file__).with_name("data") / "normalisation.tsv"


def examples() -> list[tuple[str, str]]:
    lines = TABLE.read_text(encoding="utf-8").split("\n")
    return [(written, spoken) for written, _, spoken in (line.partition("\t") for line in lines[1:] if line)]


def test_the_table_is_long_enough() -> None:
    assert len(examples()) >= 150


@pytest.mark.parametrize(("written", "spoken"), examples(), ids=lambda text: ascii(text[:40]))
def test_reading(written: str, spoken: str) -> None:
    said = [piece.text for piece in prepare(written.replace("\u00b6", "\n")).pieces]
    assert " | ".join(said) == spoken


def mid_sentence_examples() -> list[tuple[str, str]]:
    """The examples that can stand inside a sentence: no lists, no layout, no second sentence."""
    alone = re.compile(r"[.!?]\s|\u00b6|^[^\w$\u00a3\u20ac]|^\d[.)] ")
    return [(written, spoken) for written, spoken in examples() if not alone.search(written) and "|" not in spoken]


@pytest.mark.parametrize(("written", "spoken"), mid_sentence_examples(), ids=lambda text: ascii(text[:40]))
def test_reading_is_the_same_inside_a_sentence(written: str, spoken: str) -> None:
    """A rule that only works at the start of a text would show here."""
    said = " ".join(piece.text for piece in prepare(f"They told us it was so, {written}").pieces)
    assert said.lower().removeprefix("they told us it was so, ") == spoken.lower()
