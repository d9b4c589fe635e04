"""Places as Python and as Qt count them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from soundalike.ui.view_models.positions import Positions


def units(text: str) -> int:
    """UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


@given(st.text(alphabet=st.sampled_from("aü你😀🇩\n")))
def test_one_becomes_the_other_and_back(text: str) -> None:
    positions = Positions(text)
    for place in range(len(text) + 1):
        unit = positions.to_units(place)
        assert unit == units(text[:place])
        assert positions.to_characters(unit) == place


def test_beyond_the_end_is_the_end() -> None:
    assert Positions("a😀").to_characters(99) == 2
