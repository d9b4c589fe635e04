"""The wizard's sentences."""

from __future__ import annotations

import pytest

from soundalike.audio.media import Check, Verdict
from soundalike.audio.media.sound_stream import SoundStream
from soundalike.ui.view_models.wizard.room import room_is_quiet, room_words
from soundalike.ui.view_models.wizard.verdicts import GENERAL_HINT, hint, tiles
from soundalike.ui.view_models.wizard.words import (
    best_seconds,
    clean_up_sentence,
    file_sentence,
    noise_sentence,
    source_words,
)

WAVE = SoundStream(1, "pcm_s24le", 48_000, 1, None)
OPUS = SoundStream(2, "opus", 48_000, 1, 24_000)


def check(name: str, state: str = "good", value: float = 41.0) -> Check:
    return Check(name, name.title(), state, value, "", f"{name} is {state}.", "" if state == "good" else "Do better.")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seconds", "words"), [(12.2, "twelve"), (5.1, "five"), (19.7, "twenty"), (10.5, "ten"), (31.0, "31")]
)
def test_seconds_are_words(seconds: float, words: str) -> None:
    assert best_seconds(seconds) == f"Your best {words} seconds"


def test_the_source_is_named() -> None:
    assert source_words("walk.m4a", OPUS, 3) == "walk.m4a · sound stream 2 of 3 · 48 kHz"
    assert source_words("walk.wav", WAVE, 1) == "walk.wav · 48 kHz"


def test_cleaning_is_explained() -> None:
    assert "hum at 50 Hz" in clean_up_sentence(False, WAVE, (50, 100), "auto")
    assert "opus at 24 kbit/s" in clean_up_sentence(True, OPUS, (), "auto")
    assert "Nothing is changed" in clean_up_sentence(False, WAVE, (), "off")
    assert "compressed" in clean_up_sentence(False, WAVE, (), "strong")


def test_noise_removal_is_explained() -> None:
    quiet, loud = Verdict((check("background"),)), Verdict((check("background", value=14.0),), suggests_denoise=True)
    assert noise_sentence(quiet, on=False).startswith("Not needed: the background is 41 dB")
    assert noise_sentence(quiet, on=True).startswith("It isn't needed")
    assert noise_sentence(loud, on=True).startswith("Suggested: the background is 14 dB")


def test_the_file_is_described() -> None:
    kept = file_sentence(spoken=True, keep_clip=True, seconds=12.2)
    assert kept.startswith("What's in the file: five numeric")
    assert "spoken consent" in kept
    assert "(12 s) is kept" in kept
    assert "isn't kept" in file_sentence(spoken=False, keep_clip=False, seconds=12.2)


def test_the_four_tiles_come_first_and_the_rest_only_where_it_matters() -> None:
    verdict = Verdict(
        (*tuple(check(name) for name in ("length", "background", "echo", "pace")), check("clipping", "warning"))
    )
    assert [tile.subject for tile in tiles(verdict, whole=False)] == [
        "Length",
        "Background",
        "One speaker",
        "Echo",
        "Clipping",
    ]
    assert tiles(verdict, whole=False)[2].grade == "waiting"
    assert len(tiles(verdict, whole=True)) == 4
    assert tiles(verdict, whole=True)[3].sentence.endswith("Do better.")


def test_the_hint_is_what_helps_most() -> None:
    verdict = Verdict((check("echo", "warning"), check("speakers", "warning"), check("length")))
    assert hint(verdict).startswith("Speakers:")
    assert hint(Verdict((check("length"),))) == hint(None) == GENERAL_HINT


def test_the_room() -> None:
    assert room_words(-58.4) == "Room is quiet · −58 dB"
    assert "close windows" in room_words(-35.0)
    assert not room_is_quiet(None)
