"""Declarations in words."""

from __future__ import annotations

import re

import pytest

from soundalike.errors import RefusedError
from soundalike.voices.consent import STATEMENT_TEXT, licence, own_declaration, spoken_statement, written_declaration


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


@pytest.mark.parametrize("declare", [own_declaration, written_declaration, spoken_statement])
def test_nobody_is_no_speaker(declare: object) -> None:
    assert callable(declare)
    for name in ("", " ", "\n\t"):
        with pytest.raises(RefusedError, match="speaker's name"):
            declare(name)
