"""A voice's name becomes a file name that every system takes, whatever is typed (case VOI-05)."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soundalike.voices.file_names import MOST_BYTES, file_stem, free_stem, same_file

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Anna", "Anna"),
        (" Anna", "Anna"),
        ("Anna \t Maria", "Anna Maria"),
        ("CON", "_CON"),
        ("con.fused", "_con.fused"),
        ("NUL.txt", "_NUL.txt"),
        ("com1 .x", "_com1 .x"),
        ("Console", "Console"),
        ("name/with/slash", "name_with_slash"),
        ("name\\back", "name_back"),
        ("name:colon", "name_colon"),
        (".hidden", "hidden"),
        ("..", "voice"),
        ("../../etc/passwd", "_.._etc_passwd"),
        ("-rf", "_-rf"),
        ("~root", "_~root"),
        ("Åsa 声", "Åsa 声"),
        ("<b>bold</b>", "_b_bold__b_"),
        ("%s%n", "%s%n"),
        ("voice?*", "voice__"),
        ("", "voice"),
        ("\u202eevil", "evil"),
        ("a\nb\0c\x1b[2J", "a bc[2J"),
        ("דניאל", "דניאל"),
        ("عائشة", "عائشة"),
        ("A\u030asa", "Åsa"),
        (FAMILY, FAMILY.replace("\u200d", "")),
        ("end. . ", "end"),
    ],
)
def test_names_become_files(name: str, stem: str) -> None:
    assert file_stem(name) == stem


@given(st.text(max_size=400))
def test_any_text_becomes_a_safe_name(name: str) -> None:
    stem = free_stem(name, ["Voice"])
    assert stem
    assert len(f"{stem}.voice.gguf".encode()) <= MOST_BYTES + len(".voice.gguf")
    assert not set(stem) & set('/\\:*?"<>|\0\n')
    assert stem[0] not in ".-~ "
    assert stem[-1] not in ". "
    assert stem.split(".")[0].strip().casefold() not in {"con", "nul", "aux", "prn", "com1", "lpt9"}
    assert stem.casefold() != "voice"
    assert file_stem(stem) == stem


def test_a_long_name_is_cut_between_characters() -> None:
    assert file_stem("x" * 300) == "x" * MOST_BYTES
    assert file_stem("声" * 300) == "声" * (MOST_BYTES // 3)
    stacked = "x" * (MOST_BYTES - 1) + "q" + "\u0323" * 3  # no single character exists for it
    assert file_stem(stacked) == "x" * (MOST_BYTES - 1)
    assert file_stem("\u0323" * 300) == "voice"
    hindi = file_stem("नि" * 100)
    assert not hindi.endswith("न")
    assert unicodedata.category(hindi[-1])[0] == "M"


def test_equal_names_are_numbered() -> None:
    taken = ["Anna"]
    for expected in ("anna (2)", "anna (3)"):
        taken.append(free_stem("anna", taken))
        assert taken[-1] == expected
    assert free_stem("ÅSA", [unicodedata.normalize("NFD", "åsa")]) == "ÅSA (2)"
    long = "x" * 300
    numbered = free_stem(long, [file_stem(long)])
    assert numbered.endswith(" (2)")
    assert len(numbered) <= MOST_BYTES


def test_what_some_systems_take_for_one_file() -> None:
    assert same_file("Ada", "aDA")
    assert same_file("Åsa", "A\u030asa")
    assert not same_file("Ada", "Ada (2)")
