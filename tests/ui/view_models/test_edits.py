"""Places stay with their words when somebody types elsewhere."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from soundalike.ui.services.conductor import Look, Part
from soundalike.ui.view_models.edits import MovedPlaces, moved_look, shared_start


def letters(alphabet: str) -> st.SearchStrategy[str]:
    return st.text(alphabet=alphabet, max_size=30)


@given(letters("ab"), letters("xy"), letters("xy"), letters("cd"))
def test_words_outside_the_edit_are_the_same_words(start: str, old: str, new: str, end: str) -> None:
    before, after = f"<{start}{old}{end}>", f"<{start}{new}{end}>"
    moved = MovedPlaces(before, after)
    shared = shared_start(before, after)
    for place in range(len(before) + 1):
        there = moved(place)
        assert 0 <= there <= len(after)
        if place <= shared:
            assert after[:there] == before[:place]
        elif place >= len(f"<{start}{old}"):
            assert after[there:] == before[place:]


def test_places_keep_their_order() -> None:
    moved = MovedPlaces("One two three.", "One 2 three.")
    places = [moved(place) for place in range(15)]
    assert places == sorted(places)


def test_what_sounds_moves_with_its_words() -> None:
    before, after = "One. Two. Three.", "Oh, one. Two. Three."
    moved = MovedPlaces(before, after)
    look = Look("speaking", 0, Part(5, 9), 0.5, Part(10, 16), 1.0)
    there = moved_look(look, moved)
    assert there.sounding is not None
    assert there.making is not None
    assert after[there.sounding.start : there.sounding.end] == "Two."
    assert after[there.making.start : there.making.end] == "Three."
    assert moved_look(Look(), moved) == Look()


def test_an_edit_that_changes_no_length_moves_nothing() -> None:
    assert MovedPlaces("One two.", "One Two.").all_stay
    assert MovedPlaces("", "").all_stay
