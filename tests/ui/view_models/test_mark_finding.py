"""What the detector found is said so that nobody takes it for more than it is."""

from __future__ import annotations

from soundalike.audio.mark_check import FileFinding
from soundalike.ui.view_models.mark_finding import mark_words


def test_marked() -> None:
    found = mark_words("a.wav", FileFinding("marked", 0.93, 12.0, 12.0))
    assert found.heading == "Marked as synthetic"
    assert "0.93" in found.words


def test_no_mark_is_no_proof() -> None:
    found = mark_words("a.wav", FileFinding("unmarked", 0.1, 12.0, 12.0))
    assert found.heading == "No mark was found"
    assert "no proof" in found.words


def test_too_little_sound() -> None:
    found = mark_words("a.wav", FileFinding("unclear", 0.0, 0.2, 0.0))
    assert found.heading == "It can't be told"
    assert "too little sound" in found.words
