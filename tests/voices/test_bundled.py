"""The voices that come with the program."""

from __future__ import annotations

import pytest

from soundalike.paths import bundled_resources, bundled_voices
from soundalike.voices import Library, VoiceEntry, read_voice_file
from soundalike.voices.clip_file import decode_clip


def bundled() -> list[VoiceEntry]:
    return Library(bundled_voices() / "absent", bundled_voices()).entries()


def test_there_are_at_least_four_of_different_names() -> None:
    assert len({entry.name for entry in bundled()}) >= 4
    assert len({entry.id for entry in bundled()}) == len(bundled())


@pytest.mark.parametrize("entry", bundled(), ids=lambda entry: entry.name)
def test_each_is_whole_licensed_and_has_its_clip(entry: VoiceEntry) -> None:
    voice = read_voice_file(entry.path)
    assert voice.details.consent.kind == "licence"
    assert entry.bundled
    assert entry.clip is not None
    assert len(decode_clip(entry.clip)) > 5 * 24_000


def test_each_is_made_for_the_bundled_model() -> None:
    from soundalike.models import describe  # noqa: PLC0415

    variant = describe(bundled_resources() / "demo" / "t3.gguf").variant
    assert {entry.variant for entry in bundled()} == {variant}
