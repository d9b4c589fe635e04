"""Phrases as sound: bit for bit what speaking gave, bounded, and gone when damaged or forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from soundalike.engine.types import SynthesisOptions
from soundalike.errors import SoundalikeError
from soundalike.speech import Event, Finished, Gap, PieceFailed, PieceFinished, PieceStarted, Sound
from soundalike.takes.phrases import KeptSound, SoundCache, SoundKey, forget_phrase_sounds, phrase_seed
from soundalike.takes.phrases.kept_sound import gathered
from tests.speech.fake_engine import SAMPLE_RATE
from tests.takes.fake_speech import events_of

TEXT = "one two three\nfour five"
KEY = SoundKey(TEXT, "zoe", "stamp", "fake", "files", SynthesisOptions(seed=phrase_seed(TEXT)), "", "1")
OTHER = replace(KEY, text="other")


def spoken(text: str = TEXT) -> KeptSound:
    sound = gathered(events_of(text), SAMPLE_RATE)
    assert sound is not None
    return sound


@pytest.fixture
def clock() -> Iterator[float]:
    """Ten seconds later each time it is asked."""
    return iter(float(moment) for moment in range(1_000_000_000, 1_000_100_000, 10))


@pytest.fixture
def cache(tmp_path: Path, clock: Iterator[float]) -> SoundCache:
    return SoundCache(tmp_path / "phrases", 10_000_000, lambda: next(clock))


def flat(events: Iterator[Event]) -> dict[str, Any]:
    """What matters of a speech, however it is cut into chunks."""
    every = list(events)
    return {
        "sound": np.concatenate([event.samples for event in every if isinstance(event, Sound)]).tobytes(),
        "positions": [event.position for event in every if isinstance(event, PieceFinished)],
        "gaps": [(event.samples, event.index, event.position) for event in every if isinstance(event, Gap)],
        "pieces": [(one.index, one.of, one.piece, one.seed) for one in every if isinstance(one, PieceStarted)],
        "end": [event for event in every if isinstance(event, Finished)],
    }


def test_it_is_what_speaking_gave_bit_for_bit(cache: SoundCache) -> None:
    assert cache.keep(KEY, spoken())
    kept = cache.get(KEY)
    assert kept is not None
    assert flat(kept.events()) == flat(events_of(TEXT))


def test_a_speech_with_a_fault_isnt_kept() -> None:
    faulty = [*events_of(TEXT), PieceFailed(2, "It couldn't be spoken.")]
    assert gathered(faulty[:-1], SAMPLE_RATE) is not None
    assert gathered(faulty, SAMPLE_RATE) is None
    assert gathered((), SAMPLE_RATE) is None


@pytest.mark.parametrize(
    "change",
    [
        {"text": "Other"},
        {"voice": "ada"},
        {"voice_stamp": "x"},
        {"model": "m"},
        {"model_stamp": "n"},
        {"options": SynthesisOptions(seed=5)},
        {"options": replace(KEY.options, speed=1.1)},
        {"options": replace(KEY.options, flow_steps=3)},
        {"list_stamp": "p"},
        {"program": "2"},
    ],
)
def test_whatever_changes_the_sound_changes_the_name(change: dict[str, Any], cache: SoundCache) -> None:
    cache.keep(KEY, spoken())
    assert cache.get(replace(KEY, **change)) is None
    assert not cache.has(replace(KEY, **change))
    assert cache.has(replace(KEY))


def test_a_seed_is_a_phrases_own() -> None:
    assert phrase_seed("a") == phrase_seed("a") != phrase_seed("b")
    assert all(1 <= phrase_seed(str(number)) <= 99_999 for number in range(1000))


def test_every_damage_is_found_and_thrown_away(cache: SoundCache) -> None:
    cache.keep(KEY, spoken("a"))
    path = next(cache.folder.iterdir())
    whole = path.read_bytes()
    for at in [*range(0, 200, 7), len(whole) - 1]:
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert cache.get(KEY) is None
        assert not path.exists()
    for length in (0, 10, 60, len(whole) // 2, len(whole) - 1):
        path.write_bytes(whole[:length])
        assert cache.get(KEY) is None


def test_what_was_used_longest_ago_goes_first(cache: SoundCache) -> None:
    sound = spoken()
    size = len(sound.data())
    cache.most_bytes = 3 * size + 100
    keys = [replace(KEY, text=str(number)) for number in range(4)]
    for key in keys[:3]:
        cache.keep(key, sound)
    cache.get(keys[0])
    cache.get(keys[1], used=False)
    cache.keep(keys[3], sound)
    assert [cache.has(key) for key in keys] == [True, False, True, True]
    assert cache.bytes() <= cache.most_bytes


def test_what_is_wanted_isnt_thrown_away_for_more_of_the_same(cache: SoundCache) -> None:
    sound = spoken()
    cache.most_bytes = 2 * len(sound.data()) + 100
    old, *wanted = [replace(KEY, text=str(number)) for number in range(4)]
    cache.keep(old, sound)
    assert [cache.keep(key, sound, sparing=wanted) for key in wanted] == [True, True, False]
    assert [cache.has(key) for key in (old, *wanted)] == [False, True, True, False]


def test_a_lower_bound_holds_at_once(cache: SoundCache) -> None:
    cache.keep(KEY, spoken())
    cache.most_bytes = 10
    cache.trim()
    assert cache.bytes() == 0
    assert not cache.keep(KEY, spoken())


def test_a_voice_is_forgotten_damaged_files_included(cache: SoundCache) -> None:
    ada = replace(KEY, voice="ada")
    for key in (KEY, OTHER, ada):
        cache.keep(key, spoken())
    (cache.folder / f"{KEY.file_name}.new").write_bytes(b"half")
    (cache.folder / f"{OTHER.file_name}.sound").write_bytes(b"damaged")
    assert forget_phrase_sounds(cache.folder, "zoe") == 3
    assert [cache.has(key) for key in (KEY, OTHER, ada)] == [False, False, True]
    assert forget_phrase_sounds(cache.folder / "none", "ada") == 0
    assert forget_phrase_sounds(cache.folder, "") == 0


def test_where_nothing_can_be_written_it_says_so_and_leaves_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    cache = SoundCache(blocked, 10_000_000)
    with pytest.raises(SoundalikeError, match="file"):
        cache.keep(KEY, spoken())
    assert cache.get(KEY) is None
    assert blocked.read_bytes() == b""
