"""Known damage is found, and nothing is found where there is none. `docs/clips.md` has the whole table."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest

from soundalike.audio.media.choose import Window, propose
from soundalike.audio.media.judging import background, bandwidth, echo, hum, music, pace, speakers
from soundalike.audio.media.judging.clipping import crowding
from soundalike.audio.media.judging.judge import judge
from soundalike.audio.media.judging.verdict import Check, Verdict
from soundalike.audio.media.judging.window_sound import WindowSound, sound_of
from soundalike.audio.media.read_clip import analyse_clip
from soundalike.audio.media.speech_map import Span
from soundalike.engine.types import Samples
from soundalike.paths import bundled_resources
from tests.another_language import another_language
from tests.audio.media import material
from tests.audio.media.material import joined, seconds, silence, spoken

CLIPS = sorted((bundled_resources() / "clips").glob("*.wav"))


def heard(sound: material.Sound) -> WindowSound:
    return sound_of(np.asarray(sound, np.float32), (Span(0.0, len(sound) / 24_000),))


def verdict_of(path: Path, **options: object) -> Verdict:
    with analyse_clip(path) as analysis:
        return judge(analysis, propose(analysis), **options)  # type: ignore[arg-type]


def warnings(verdict: Verdict) -> set[str]:
    for check in verdict.checks:
        assert math.isfinite(check.value)
        assert check.sentence.endswith(".")
        assert bool(check.advice) == (check.state != "good"), check.id
    return {check.id for check in verdict.checks if check.state == "warning"}


@pytest.mark.parametrize("path", CLIPS, ids=lambda path: path.stem)
def test_good_clips_are_good(path: Path) -> None:
    assert warnings(verdict_of(path)) == set()


@pytest.mark.parametrize("level", [30, 20, 10, 5])
@pytest.mark.parametrize("pauses", [True, False])
def test_signal_to_noise_is_measured(level: float, pauses: bool) -> None:
    speech = joined(seconds(4), silence(0.6), seconds(4)) if pauses else spoken()
    found = background.measure(heard(material.with_noise(speech * np.float32(0.5), level)))
    assert found.signal_to_noise_db == pytest.approx(level, abs=2.0 if level <= 20 else 4.5)


@pytest.mark.parametrize(("level", "id_found"), [(30, False), (15, True), (5, True)])
def test_noise_warns_and_asks_for_noise_removal(level: float, id_found: bool, tmp_path: Path) -> None:
    verdict = verdict_of(material.write(tmp_path / "a.wav", material.with_noise(spoken() * np.float32(0.5), level)))
    assert ("background" in warnings(verdict)) is id_found
    assert verdict.suggests_denoise is id_found


@pytest.mark.parametrize("base", [50, 60])
def test_hum_is_found_by_its_tones(base: int) -> None:
    time = np.arange(len(spoken())) / 24_000
    tone = 0.01 * np.sin(2 * np.pi * base * time) + 0.01 * np.sin(2 * np.pi * 3 * base * time)
    assert hum.measure(spoken()) == {}
    found = hum.measure((spoken() + tone).astype(np.float32))
    assert set(found) == {base, 3 * base}
    assert found[base] == pytest.approx(-40, abs=1.5)


def test_hum_is_not_called_noise(tmp_path: Path) -> None:
    time = np.arange(len(spoken())) / 24_000
    hums = 0.06 * np.sin(2 * np.pi * 50 * time) + 0.04 * np.sin(2 * np.pi * 150 * time)
    verdict = verdict_of(material.write(tmp_path / "a.wav", (spoken() * 0.6 + hums).astype(np.float32)))
    assert warnings(verdict) == {"hum"}
    assert verdict.hum_hz == (50, 150)
    assert not verdict.suggests_denoise


@pytest.mark.parametrize("seed", [1, 2])
def test_rooms(seed: int) -> None:
    dry = echo.measure(spoken()).seconds
    small, hall = (echo.measure(material.in_room(spoken(), time, 0, seed)).seconds for time in (0.25, 0.9))
    assert dry < 0.15
    assert dry < small < 0.26 < hall


def test_an_echoing_room_warns_and_noise_alone_does_not(tmp_path: Path) -> None:
    verdict = verdict_of(material.write(tmp_path / "a.wav", material.in_room(spoken(), 0.9, -3)))
    assert "echo" in warnings(verdict)
    assert not verdict.suggests_denoise
    verdict = verdict_of(material.write(tmp_path / "b.wav", material.with_noise(spoken() * np.float32(0.5), 12)))
    assert "echo" not in warnings(verdict)


def test_music_behind_the_voice(tmp_path: Path) -> None:
    speech = spoken() * np.float32(0.5)
    tune = material.chords(len(speech))
    for level, least in ((15, 0.3), (5, 0.7)):
        mixed = speech + tune * np.float32(material.rms(speech) / material.rms(tune) / 10 ** (level / 20))
        assert music.measure(heard(mixed)) > least
    assert music.measure(heard(speech)) < 0.1
    assert "music" in warnings(verdict_of(material.write(tmp_path / "a.wav", mixed)))


def test_a_constant_tone_is_no_music() -> None:
    time = np.arange(len(spoken())) / 24_000
    whine = 0.02 * np.sin(2 * np.pi * 1000 * time) + 0.02 * np.sin(2 * np.pi * 2500 * time)
    assert music.measure(heard((spoken() + whine).astype(np.float32))) < 0.1


@pytest.mark.parametrize(
    ("name", "options", "limit"),
    [
        ("a.wav", "-ar 8000 -c:a pcm_mulaw", 5_300),
        ("a.ogg", "-c:a libopus -b:a 8k", 5_300),
        ("a.mp3", "-c:a libmp3lame -b:a 24k", 6_300),
        ("b.wav", "-ar 16000", None),
        ("b.ogg", "-c:a libopus -b:a 24k", None),
        ("b.mp3", "-c:a libmp3lame -b:a 64k", None),
    ],
)
def test_what_line_and_codec_took_away(name: str, options: str, limit: float | None, tmp_path: Path) -> None:
    with analyse_clip(material.encode(tmp_path / name, spoken(), *options.split())) as analysis:
        sound = heard(analysis.recording.between(0, 20))
        verdict = judge(analysis, propose(analysis))
    edge = bandwidth.measure(sound)
    assert edge < limit if limit is not None else edge > 6_300
    assert ("bandwidth" in warnings(verdict)) is (limit is not None)


@pytest.mark.parametrize(("overload", "found"), [(0, False), (1, False), (6, True), (12, True)])
def test_clipping(overload: float, found: bool, tmp_path: Path) -> None:
    loud = np.clip(spoken() / np.abs(spoken()).max() * 10 ** (overload / 20), -1, 1)
    verdict = verdict_of(material.write(tmp_path / "a.wav", loud.astype(np.float32)))
    assert ("clipping" in warnings(verdict)) is found


def test_clipping_behind_a_lossy_codec(tmp_path: Path) -> None:
    loud = np.clip(spoken() / np.abs(spoken()).max() * 10 ** (12 / 20), -1, 1)
    assert crowding(loud) > 0.3
    assert crowding(spoken()) < 0.15
    for name, options in (("a.m4a", "-b:a 64k"), ("a.ogg", "-c:a libopus -b:a 24k")):
        for sound, found in (((loud * 0.9).astype(np.float32), True), (spoken(), False)):
            verdict = verdict_of(material.encode(tmp_path / name, sound, *options.split()))
            assert ("clipping" in warnings(verdict)) is found, name


@pytest.mark.parametrize(("speed", "state"), [(85, "Slow"), (150, "Natural"), (190, "Natural"), (300, "Fast")])
def test_reading_speed(speed: int, state: str, tmp_path: Path) -> None:
    voice = spoken(speed=speed)
    voice = joined(voice, silence(0.3), voice) if len(voice) < 10 * 24_000 else voice
    check = verdict_of(material.write(tmp_path / "a.wav", voice)).check("pace")
    assert check is not None
    assert check.sentence.startswith(state)
    assert pace.measure(heard(voice)) == pytest.approx(speed * 1.53 / 60, rel=0.15)


def by_whistle(one: Samples, other: Samples) -> float:
    """A stand-in for the voice encoder: two voices are one if both or neither whistle at 6 kHz."""
    whistles = []
    for part in (one, other):
        assert len(part) >= 1.5 * 16_000
        spectrum = np.abs(np.fft.rfft(part * np.hanning(len(part))))
        place = round(6_000 * len(part) / 16_000)
        whistles.append(bool(spectrum[place] > 20 * np.median(spectrum[place - 200 : place + 200])))
    return 0.95 if whistles[0] == whistles[1] else 0.4


def test_the_voice_encoder_is_asked_about_every_part(tmp_path: Path) -> None:
    low = seconds(5)
    high = low + 0.03 * np.sin(2 * np.pi * 6_000 * np.arange(len(low)) / 24_000).astype(np.float32)
    alone, both = joined(low, low), joined(low, silence(0.3), high)
    for sound, found in ((alone, False), (both, True), (joined(both, low), True)):
        verdict = verdict_of(material.write(tmp_path / "a.wav", sound), likeness=by_whistle)
        assert ("speakers" in warnings(verdict)) is found
    assert verdict_of(tmp_path / "a.wav").check("speakers") is None
    short = WindowSound(low, low, np.zeros((1, 513), np.float32), np.ones(1, np.bool_), (Span(0, 1.0),))
    assert speakers.measure(short, by_whistle) == 1.0


def test_silence_and_muted_microphones_have_their_own_words(tmp_path: Path) -> None:
    random = np.random.default_rng(2).standard_normal(8 * 24_000)
    for sound, words in (
        (silence(8), "complete silence"),
        (random * 10 ** (-85 / 20), "nearly silent"),
        (random * 0.05, "No speech found in 8.0 s of sound"),
        (material.chords(8 * 24_000) * 0.1, "No speech found in 8.0 s of sound"),
    ):
        path = material.write(tmp_path / "a.wav", np.asarray(sound, np.float32), subtype="FLOAT")
        verdict = verdict_of(path)
        assert not verdict.usable
        assert words in verdict.refusal()


def test_a_gap_inside_a_chosen_part(tmp_path: Path) -> None:
    path = material.write(tmp_path / "a.wav", joined(seconds(5), silence(1.6), seconds(5)))
    with analyse_clip(path) as analysis:
        verdict = judge(analysis, Window((Span(0.0, 11.0),), "person"))
    assert "silence" in warnings(verdict)


def test_offset_channels_level_and_broken_samples(tmp_path: Path) -> None:
    voice = spoken()
    broken, very_broken = voice.copy(), voice.copy()
    broken[100_000:100_100] = np.nan
    very_broken[100_000:110_000] = np.nan
    for name, sound, expected in (
        ("offset", voice * 0.5 + 0.25, {"offset"}),
        ("channels", np.stack([voice, -voice], axis=1), {"channels"}),
        ("level", voice * 10 ** (-40 / 20), {"level"}),
        ("samples", broken, {"samples"}),
    ):
        path = material.write(tmp_path / f"{name}.wav", np.asarray(sound, np.float32), subtype="FLOAT")
        assert warnings(verdict_of(path)) == expected
    verdict = verdict_of(material.write(tmp_path / "very.wav", very_broken, subtype="FLOAT"))
    assert not verdict.usable
    assert "damaged" in verdict.refusal()


def test_a_window_is_judged_again_the_same(tmp_path: Path) -> None:
    with analyse_clip(material.write(tmp_path / "a.wav", joined(spoken(), silence(0.5), spoken()))) as analysis:
        window = Window((Span(2.0, 14.0),), "person")
        assert judge(analysis, window) == judge(analysis, window)
        assert judge(analysis, window) != judge(analysis, Window((Span(4.0, 14.0),), "person"))


def test_a_verdict_is_said_in_any_language_and_kept_in_english() -> None:
    found = Check(
        "echo", "Echo", "warning", 0.5, "s", "Sounds on for {seconds} s.", "Use a carpet.", {"seconds": (0.5, 2)}
    )
    with another_language():
        assert found.said == "«Sounds on for 0,50 s.» «Use a carpet.»"
        assert Verdict((found,)).report().startswith("warning  «Echo»: «Sounds on")
        kept = found.to_json()
    assert (kept["sentence"], kept["advice"]) == ("Sounds on for 0.50 s.", "Use a carpet.")
