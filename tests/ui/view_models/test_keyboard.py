"""The on-screen keyboard's keys."""

from __future__ import annotations

import pytest

from soundalike.ui.start.language import LANGUAGES
from soundalike.ui.view_models.keyboard import (
    ALPHABETS,
    FREQUENT,
    USUAL,
    Key,
    LetterOrder,
    key_rows,
    letter_rows,
)

ORDERS: tuple[LetterOrder, ...] = ("usual", "alphabet", "frequency")


def texts(rows: list[list[Key]]) -> list[str]:
    return [key.text for row in rows for key in row if key.kind == "text"]


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_order_has_every_letter_once(language: str) -> None:
    assert sorted("".join(USUAL[language])) == sorted(ALPHABETS[language])
    assert sorted(FREQUENT[language]) == sorted(ALPHABETS[language])
    for order in ORDERS:
        assert sorted("".join(letter_rows(language, order))) == sorted(ALPHABETS[language])


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "pt"])
def test_the_commonest_letters_take_the_fewest_steps(language: str) -> None:
    def steps(order: LetterOrder) -> int:
        rows = letter_rows(language, order)
        place = {letter: row + column for row, line in enumerate(rows) for column, letter in enumerate(line)}
        return sum(place[letter] for letter in FREQUENT[language][:10])

    assert letter_rows(language, "frequency")[0][0] == FREQUENT[language][0]
    assert steps("frequency") < min(steps("usual"), steps("alphabet"))


def test_shift_makes_capitals_where_there_are_any() -> None:
    capitals = texts(key_rows("de", "usual", "letters", shifted=True, speaks=False))
    assert "Ä" in capitals
    assert "ß" in capitals, "it has no capital of one letter"
    assert "q" not in capitals
    assert not [
        key
        for row in key_rows("ar", "usual", "letters", shifted=False, speaks=False)
        for key in row
        if key.kind == "shift"
    ]


def test_each_language_has_its_marks() -> None:
    assert {"؟", "،"} <= set(texts(key_rows("ar", "frequency", "letters", shifted=False, speaks=False)))
    assert {"¿", "¡"} <= set(texts(key_rows("es", "frequency", "letters", shifted=False, speaks=False)))
    assert {"?", ","} <= set(texts(key_rows("xx", "frequency", "letters", shifted=False, speaks=False)))


@pytest.mark.parametrize("layer", ["letters", "signs"])
def test_every_key_has_a_name_and_the_way_out_is_on_every_layer(layer: str) -> None:
    rows = key_rows("en", "usual", layer, shifted=False, speaks=True)  # type: ignore[arg-type]  # one of the literals
    keys = [key for row in rows for key in row]
    assert all(key.name.strip() for key in keys)
    assert {"space", "delete", "delete-word", "speak", "clear", "layer", "done"} <= {key.kind for key in keys}
    assert not [
        key
        for row in key_rows("en", "usual", "letters", shifted=False, speaks=False)
        for key in row
        if key.kind == "speak"
    ]
