"""Which version is the newer one."""

from __future__ import annotations

import pytest

from soundalike.updates.versions import is_newer, version_key


@pytest.mark.parametrize(
    ("newer", "older"),
    [
        ("0.1.1", "0.1.0"),
        ("v0.10.0", "0.9.9"),
        ("1.0", "1.0rc2"),
        ("1.0-rc.10", "1.0-rc.9"),
        ("1.0b1", "1.0a3"),
        ("2.0", "1.99.99+local"),
        ("1.0.0.1", "1"),
    ],
)
def test_the_newer_one_is_newer_and_not_the_other_way_round(newer: str, older: str) -> None:
    assert is_newer(newer, older)
    assert not is_newer(older, newer)


@pytest.mark.parametrize("pair", [("1.0", "v1.0.0"), ("0.1.0", "0.1.0+linux.x86"), ("1.0RC1", "1.0rc1")])
def test_what_is_written_differently_is_the_same(pair: tuple[str, str]) -> None:
    assert version_key(pair[0]) == version_key(pair[1])


@pytest.mark.parametrize("text", ["", "newest", "1..2", "1.2.3 4", "v", "1.2/3", "٣.١", "1." * 50 + "0", "9" * 5000])
def test_what_is_no_version_is_refused(text: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - its text is the version itself
        version_key(text)
    assert refused.value.args == (text,)
