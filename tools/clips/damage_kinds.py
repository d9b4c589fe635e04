"""Speech with known damage: every kind and strength that the verdict is measured on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile
from tests.audio.media import material
from tests.audio.media.material import Sound

from soundalike.paths import bundled_resources

RATE = 24_000
SECONDS = 12.0
GAP = (4.0, 5.6)
"""Where a sound is gone, in seconds."""
OTHER = 5
"""So many places on is a voice of another person: some of the clips are variants of one speaker's."""
ESPEAK_VOICES = ("en-us", "en-gb", "en-us+f3", "en-gb+m5")

Writer = Callable[[Path, Sound], Path]
"""Spoils a sound and writes it to a path without a suffix; returns the file's path."""


@dataclass(frozen=True)
class Kind:
    """One kind of damage at one strength."""

    name: str
    write: Writer
    expected: str | None = None
    """The id of the check that has to warn or refuse; None: nothing may."""
    also: tuple[str, ...] = ()
    """Checks that may warn as well, since the damage does that too."""
    left_out: tuple[float, float] | None = None
    """Seconds of it that the chosen part has to avoid, instead of a warning."""


def voices() -> list[Sound]:
    """The bundled clips and four of espeak-ng's voices, at most 12 s each."""
    clips = [
        np.asarray(soundfile.read(path, dtype="float32")[0], np.float32)
        for path in sorted((bundled_resources() / "clips").glob("*.wav"))
    ]
    return [sound[: round(SECONDS * RATE)] for sound in (*clips, *map(_espeak, ESPEAK_VOICES))]


def kinds(others: list[Sound]) -> list[Kind]:
    """All of them. `others` are voices to mix in, each of another person."""
    return [
        Kind("as it was recorded", _wav(lambda sound: sound)),
        *_noises(),
        *_rooms(),
        *_overloads(),
        *_lines_and_codecs(),
        *_faults(),
        *_people(others),
    ]


def _espeak(voice: str, speed: int = 150) -> Sound:
    return material.spoken(voice=voice, speed=speed)


def _wav(spoil: Callable[[Sound], Sound]) -> Writer:
    return lambda path, sound: material.write(
        path.with_suffix(".wav"), np.asarray(spoil(sound), np.float32), subtype="FLOAT"
    )


def _coded(suffix: str, *options: str) -> Writer:
    return lambda path, sound: material.encode(path.with_suffix(suffix), sound, *options)


def _noises() -> list[Kind]:
    def noisy(level: float) -> Writer:
        return _wav(lambda sound: material.with_noise(sound * np.float32(0.5), level))

    def humming(level: float) -> Writer:
        def spoil(sound: Sound) -> Sound:
            time = np.arange(len(sound)) / RATE
            hum = np.sin(2 * np.pi * 50 * time) + 0.6 * np.sin(2 * np.pi * 150 * time)
            return _mixed(sound, np.asarray(hum, np.float32), level)

        return _wav(spoil)

    def music(level: float) -> Writer:
        return _wav(lambda sound: _mixed(sound, material.chords(len(sound)), level))

    return [
        Kind("white noise, 35 dB below", noisy(35)),
        Kind("white noise, 25 dB below", noisy(25)),
        *(Kind(f"white noise, {level} dB below", noisy(level), "background") for level in (15, 10, 5)),
        Kind("hum of 50 and 150 Hz, 12 dB below", humming(12), "hum", ("background",)),
        Kind("hum of 50 and 150 Hz, 40 dB below", humming(40)),
        *(Kind(f"music, {level} dB below", music(level), "music", ("background",)) for level in (15, 10, 5)),
    ]


def _mixed(sound: Sound, other: Sound, level: float) -> Sound:
    gain = material.rms(sound) / material.rms(other) / 10 ** (level / 20)
    return np.asarray(0.5 * (sound + other * np.float32(gain)), np.float32)


def _rooms() -> list[Kind]:
    def room(time: float, direct: float) -> Writer:
        return _wav(lambda sound: material.in_room(sound, time, direct))

    also = ("background", "music", "speakers")
    return [
        Kind("room of 0.2 s, direct sound 6 dB above", room(0.2, 6)),
        Kind("room of 0.6 s, direct sound as loud", room(0.6, 0), "echo", also),
        Kind("room of 0.9 s, direct sound 3 dB below", room(0.9, -3), "echo", also),
    ]


def _overloads() -> list[Kind]:
    def loud(decibels: float) -> Callable[[Sound], Sound]:
        return lambda sound: np.asarray(np.clip(sound / np.abs(sound).max() * 10 ** (decibels / 20), -1, 1), np.float32)

    def sent(sound: Sound) -> Sound:
        return np.asarray(loud(12)(sound) * 0.9, np.float32)

    return [
        Kind("overdriven by 1 dB", _wav(loud(1))),
        *(Kind(f"overdriven by {level} dB", _wav(loud(level)), "clipping") for level in (4, 6, 12)),
        Kind(
            "overdriven by 12 dB, then AAC 64 kbit/s",
            lambda path, sound: _coded(".m4a", "-b:a", "64k")(path, sent(sound)),
            "clipping",
        ),
    ]


def _lines_and_codecs() -> list[Kind]:
    return [
        Kind("telephone, mu-law", _coded(".wav", "-ar", "8000", "-c:a", "pcm_mulaw"), "bandwidth"),
        Kind("Opus 8 kbit/s", _coded(".ogg", "-c:a", "libopus", "-b:a", "8k"), "bandwidth"),
        Kind("MP3 24 kbit/s", _coded(".mp3", "-b:a", "24k"), "bandwidth"),
        Kind("Opus 24 kbit/s", _coded(".ogg", "-c:a", "libopus", "-b:a", "24k")),
        Kind("MP3 128 kbit/s", _coded(".mp3", "-b:a", "128k")),
        Kind("AAC 96 kbit/s", _coded(".m4a", "-b:a", "96k")),
        Kind("16 kHz", _coded(".wav", "-ar", "16000")),
    ]


def _faults() -> list[Kind]:
    def gap(sound: Sound) -> Sound:
        spoiled = sound.copy()
        spoiled[round(GAP[0] * RATE) : round(GAP[1] * RATE)] = 0.0
        return spoiled

    def broken(sound: Sound) -> Sound:
        spoiled = sound.copy()
        spoiled[5 * RATE : 5 * RATE + 100] = np.nan
        return spoiled

    def noise(sound: Sound) -> Sound:
        return np.asarray(np.random.default_rng(1).standard_normal(len(sound)) * 0.05, np.float32)

    return [
        Kind("40 dB too quiet", _wav(lambda sound: sound * np.float32(0.01)), "level"),
        Kind("one channel turned round", _wav(lambda sound: np.stack([sound, -sound], axis=1)), "channels"),
        Kind("zero line off by a quarter", _wav(lambda sound: sound * np.float32(0.5) + 0.25), "offset"),
        Kind("100 samples that are no numbers", _wav(broken), "samples"),
        Kind("gone for 1.6 s", _wav(gap), left_out=GAP),
        Kind("only 4.5 s", _wav(lambda sound: sound[: round(4.5 * RATE)]), "length"),
        Kind("complete silence", _wav(np.zeros_like), "silence"),
        Kind("noise alone", _wav(noise), "silence"),
        Kind("music alone", _wav(lambda sound: material.chords(len(sound)) * np.float32(0.1)), "silence"),
    ]


def _people(others: list[Sound]) -> list[Kind]:
    def joined(sound: Sound) -> Sound:
        other = others[(_place(sound, others) + OTHER) % len(others)]
        return material.joined(sound[: 6 * RATE], material.silence(0.3), other[: 6 * RATE])

    return [
        Kind("another speaker in the second half", _wav(joined), "speakers", ("pace", "bandwidth")),
        Kind(
            "read at 85 words a minute",
            _wav(lambda sound: _espeak(_voice_like(sound, others), 85)[: round(SECONDS * RATE)]),
            "pace",
        ),
        Kind(
            "read at 300 words a minute",
            _wav(lambda sound: material.joined(*[_espeak(_voice_like(sound, others), 300), material.silence(0.3)] * 2)),
            "pace",
        ),
    ]


def _place(sound: Sound, others: list[Sound]) -> int:
    return next(i for i, other in enumerate(others) if other is sound)


def _voice_like(sound: Sound, others: list[Sound]) -> str:
    return ESPEAK_VOICES[_place(sound, others) % len(ESPEAK_VOICES)]
