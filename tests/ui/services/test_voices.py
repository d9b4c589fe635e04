"""The voices there are, and the files that they mean."""

from __future__ import annotations

import pytest

from soundalike.errors import MissingError
from soundalike.paths import Places, bundled_voices
from soundalike.ui.services.voices import OWN_VOICE, VOICE_SUFFIX, list_voices, voice_path


def test_the_models_own_then_the_persons_then_those_that_came_along(home: Places) -> None:
    home.voices_dir.mkdir(parents=True)
    for name in ("zoe", "Ada", "Ölaf"):
        (home.voices_dir / f"{name}{VOICE_SUFFIX}").touch()
    (home.voices_dir / "notes.txt").touch()
    found = list_voices(home)
    assert found[0] == OWN_VOICE
    assert [voice.key for voice in found[1:4]] == ["Ada", "zoe", "Ölaf"]
    bundled = found[4:]
    assert bundled
    assert all(voice.detail == "Bundled" for voice in bundled)


def test_without_a_folder_there_are_those_that_came_along(home: Places) -> None:
    assert not home.voices_dir.exists()
    assert list_voices(home)[0] == OWN_VOICE
    assert not home.voices_dir.exists(), "looking makes no folder"


def test_a_persons_voice_goes_before_one_that_came_along(home: Places) -> None:
    theirs = next(bundled_voices().glob(f"*{VOICE_SUFFIX}"))
    key = theirs.name.removesuffix(VOICE_SUFFIX)
    assert voice_path(home, key) == theirs
    home.voices_dir.mkdir(parents=True)
    own = home.voices_dir / theirs.name
    own.touch()
    assert voice_path(home, key) == own
    assert [voice.detail for voice in list_voices(home) if voice.key == key] == [""]


def test_one_that_is_gone_is_told_by_its_name(home: Places) -> None:
    with pytest.raises(MissingError, match="The voice 'Ada' isn't there any more"):
        voice_path(home, "Ada")
    with pytest.raises(MissingError):
        voice_path(home, "../settings")
