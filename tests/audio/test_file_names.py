"""Names are kept as they were typed, as far as the system takes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from soundalike.audio.file_names import LONGEST_NAME, file_name
from soundalike.errors import UsageError
from tests.audio.test_sound_formats import AWKWARD


@pytest.mark.parametrize("name", [*AWKWARD, "new\nline", ".hidden", "a.mp3"])
def test_on_unix_a_name_is_as_typed(name: str, tmp_path: Path) -> None:
    assert file_name(name, ".wav", windows=False) == f"{name}.wav"
    (tmp_path / file_name(name, ".wav", windows=False)).write_bytes(b"")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("a/b\\c", "a_b_c.wav"),
        ("What? No: yes|maybe*", "What_ No_ yes_maybe_.wav"),
        ("con", "con_.wav"),
        ("COM1.txt", "COM1.txt_.wav"),
        ("trailing dot.", "trailing dot.wav"),
        ("声音 🎤", "声音 🎤.wav"),
    ],
)
def test_on_windows_what_is_forbidden_is_replaced(typed: str, expected: str) -> None:
    assert file_name(typed, ".wav", windows=True) == expected


def test_the_suffix_may_have_been_typed() -> None:
    assert file_name(" Walk.WAV ", ".wav") == "Walk.wav"


@pytest.mark.parametrize("typed", ["", "  ", ".", "..", ".wav", "\ud800"[:0]])
def test_no_name_is_refused(typed: str) -> None:
    with pytest.raises(UsageError):
        file_name(typed, ".wav")


@pytest.mark.parametrize("letter", ["n", "ü", "声", "🎤", "e\u0301", "👩\u200d🚒"])
def test_a_name_that_is_too_long_is_cut_between_letters(letter: str, tmp_path: Path) -> None:
    name = file_name(letter * 300, ".flac", windows=False)
    assert LONGEST_NAME - 12 <= len(name.encode()) <= LONGEST_NAME
    (tmp_path / name).write_bytes(b"")
    stem = name.removesuffix(".flac")
    assert stem == letter * (len(stem) // len(letter)) or letter.startswith("👩")
