"""Declarations in words."""

from __future__ import annotations

import re

import pytest

from soundalike.errors import RefusedError
from soundalike.voices.consent import STATEMENT_TEXT, licence, own_declaration, spoken_statement, written_declaration
from tests.another_language import another_language


def test_every_record_names_the_speaker_the_day_and_the_words() -> None:
    for made, kind, words in (
        (own_declaration(" Ada \n Byron"), "self", "I, Ada Byron, am the speaker"),
        (written_declaration("Ada Byron"), "written", "Ada Byron, the speaker of this recording, has agreed"),
        (spoken_statement("Ada Byron"), "statement", STATEMENT_TEXT),
    ):
        assert (made.kind, made.name) == (kind, "Ada Byron")
        assert re.fullmatch(r"20\d\d-\d\d-\d\d", made.date)
        assert words in made.text
    assert licence("joe", "CC0 1.0").text == "CC0 1.0"


def test_the_words_are_kept_in_the_language_they_were_agreed_to_in() -> None:
    with another_language():
        assert own_declaration("Ada").text == "«I, Ada, am the speaker of this recording, and agree that it is cloned.»"
        assert spoken_statement("Ada").text == f"«{STATEMENT_TEXT}»"
    assert spoken_statement("Ada").text == STATEMENT_TEXT


@pytest.mark.parametrize("declare", [own_declaration, written_declaration, spoken_statement])
def test_nobody_is_no_speaker(declare: object) -> None:
    assert callable(declare)
    for name in ("", " ", "\n\t"):
        with pytest.raises(RefusedError, match="speaker's name"):
            declare(name)
