"""Awkward names are only names (case IMP-15), for both decoders; nothing appears or goes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from soundalike.audio.media.read_clip import analyse_clip
from tests.audio.media import material

NAMES = (
    *("with space", "-dash first", "--version", "-i", "colon: in name", "http:__host", "percent %03d %s", ".hidden"),
    *("quote ' and \" mark", "hash#and&amp", "ünïcödé – 声音 – голос", "emoji 🎤", "file;rm", "$(touch x)"),
    *("`touch x`", "pipe|name", "trailing dot.", "n" * 200, "[brackets]*?", "new\nline", "concat:a", "pipe:0"),
    *("file:x", "back\\slash", "two.dots.v2", "tab\there"),
)


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_any_name(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    plain, encoded = Path(f"{name}.WAV"), Path(name)
    material.write(tmp_path / "plain.wav", material.seconds(1)).rename(tmp_path / plain)
    material.encode(tmp_path / "encoded.mp3", material.seconds(1)).rename(tmp_path / encoded)
    before = sorted(tmp_path.iterdir())
    for path in (plain, encoded, tmp_path / encoded):
        with analyse_clip(path) as analysis:
            assert analysis.seconds == pytest.approx(1.0, abs=0.06)
    assert sorted(tmp_path.iterdir()) == before


def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe.mp3"))
    material.encode(tmp_path / "a.mp3", material.seconds(1)).rename(path)
    with analyse_clip(path) as analysis:
        assert analysis.seconds == pytest.approx(1.0, abs=0.06)
