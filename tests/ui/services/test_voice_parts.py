"""A voice of the library becomes the file that the opened model takes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from soundalike.engine.types import Consent, VoiceFeatures
from soundalike.errors import MissingError
from soundalike.models import ModelPair
from soundalike.paths import Places
from soundalike.ui.services.voice_parts import VoiceParts, file_for_model
from soundalike.voices import Library
from tests.voices.made_voices import VARIANT, details, features, tone


class FakeCloner:
    """Makes voices of another variant out of nothing."""

    def __init__(self, variant: str) -> None:
        self._variant = variant

    def __enter__(self) -> FakeCloner:
        return self

    def __exit__(self, *_error: object) -> None:
        return

    def cancel(self) -> None:
        return

    def make(self, _name: str, _clip: Any, _consent: Consent, **_more: Any) -> FakeCloner:
        return self

    def features(self) -> VoiceFeatures:
        return features(5, variant=self._variant)


def parts_for(variant: str, opened: list[str]) -> VoiceParts:
    def open_cloner(model: ModelPair, _threads: int, _on_progress: Any) -> Any:
        opened.append(model.name)
        return FakeCloner(variant)

    pair = ModelPair(Path("t3.gguf"), Path("s3gen.gguf"), "other")
    return replace(
        VoiceParts(),
        open_cloner=open_cloner,
        find_model=lambda _places, name: replace(pair, name=name or "default"),
        variant_of=lambda _pair: variant,
    )


@pytest.fixture
def library(home: Places) -> Library:
    return Library(home.voices_dir, None, home.voice_copies_dir)


def test_by_id_or_by_the_files_name(home: Places, library: Library) -> None:
    entry = library.add(details("Ada"), features())
    for key in (entry.id, "Ada"):
        assert file_for_model(VoiceParts(), home, key, VARIANT, "") == entry.path


def test_made_again_for_another_model_and_only_once(home: Places, library: Library) -> None:
    entry = library.add(details("Ada"), features(), tone())
    opened: list[str] = []
    parts = parts_for("other-1", opened)
    made = file_for_model(parts, home, entry.id, "other-1", "big")
    assert made.is_relative_to(home.voice_copies_dir)
    assert file_for_model(parts, home, entry.id, "other-1", "big") == made
    assert opened == ["big"]


def test_a_new_clip_is_heard(home: Places, library: Library) -> None:
    """Case VOI-10: what is kept is found by what the clip holds, not by a name."""
    entry = library.add(details("Ada"), features(), tone())
    opened: list[str] = []
    parts = parts_for("other-1", opened)
    first = file_for_model(parts, home, entry.id, "other-1", "")
    assert entry.clip is not None
    other = library.add(details("Other"), features(3), tone(pitch=330.0))
    assert other.clip is not None
    entry.clip.write_bytes(other.clip.read_bytes())
    assert file_for_model(parts, home, entry.id, "other-1", "") != first
    assert len(opened) == 2


def test_a_voice_that_is_gone_is_said_without_its_number(home: Places) -> None:
    with pytest.raises(MissingError, match=r"^The chosen voice isn't there any more\. Choose another one\.$"):
        file_for_model(VoiceParts(), home, "11111111-1111-4111-8111-111111111111", VARIANT, "")
