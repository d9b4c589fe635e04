"""A finding is never told by colour alone."""

from __future__ import annotations

import pytest

from soundalike.ui.view_models.verdict import GRADE_COLOURS, GRADE_ICONS, GRADE_WORDS, Grade, Verdict


@pytest.mark.parametrize("grade", list(GRADE_WORDS))
def test_every_grade_has_a_word_an_icon_and_a_colour(grade: Grade) -> None:
    assert Verdict("Length", "12 s of speech.", grade).words == f"Length, {GRADE_WORDS[grade]}"
    assert GRADE_ICONS[grade]
    assert GRADE_COLOURS[grade]
    assert len(set(GRADE_ICONS.values())) == len(GRADE_ICONS)
