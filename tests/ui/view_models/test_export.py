"""What is exported, and where it went."""

from __future__ import annotations

from pathlib import Path

import pytest

from soundalike.ui.view_models.export import folder_words, format_words, name_from_text, summary, written_words


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Good morning to you all.", "Good morning to you all"),
        ("", "Speech"),
        ("...", "Speech"),
        ("[laugh] Well", "laugh Well"),
        ("a " * 100, ("a " * 20).strip()),
        ("x" * 100, "Speech"),
    ],
)
def test_an_export_has_a_name_to_begin_with(text: str, name: str) -> None:
    assert name_from_text(text) == name


def test_an_export_says_what_it_holds() -> None:
    assert summary(0, (), 3, 0) == "Nothing of this has been spoken yet. Speak it first."
    assert summary(1, ("A",), 0, 2.0) == "1 sentence · 0:02.0"
    assert summary(4, ("A", "A", "B", "A"), 2, 14.2) == (
        "4 sentences · chosen takes A, A, B, A · 2 not spoken yet and left out · 0:14.2"
    )
    assert format_words("24-bit", 1_000_000) == "24 kHz, mono, 24-bit · 1 MB"
    assert format_words("128 kbit/s", 400_000) == "24 kHz, mono, 128 kbit/s · at most 400 kB"


def test_an_export_says_where_it_went() -> None:
    """Case EXP-01: the message shows the path."""
    home = Path("/home/zoe")
    assert folder_words(home / "Music" / "Soundalike", home) == "Music / Soundalike"
    assert folder_words(home, home) == "/home/zoe"
    assert folder_words(Path("/media/stick"), home) == "/media/stick"
    assert written_words([Path("/a/b.wav")]) == "Written to /a/b.wav."
    assert written_words([Path("/a/b 01.wav"), Path("/a/b 02.wav")]) == "2 files were written to /a."
