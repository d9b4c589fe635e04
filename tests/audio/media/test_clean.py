"""Cleaning does what the codec asks for, keeps length and place, helps what is spoiled and spares what is good."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from soundalike.audio.media.cancelling import NeverCancelled
from soundalike.audio.media.clean import GENTLE, RESTORING, Cleaned, CleaningPlan, chain_for, clean
from soundalike.audio.media.judging.window_sound import power_spectrum
from soundalike.audio.media.loudness_match import matched_in_loudness
from soundalike.audio.media.sound_stream import SoundStream
from tests.audio.media import material
from tests.audio.media.material import rms, seconds, silence, spoken


def stream(codec: str, bit_rate: int | None = None) -> SoundStream:
    return SoundStream(1, codec, 48_000, 1, bit_rate)


def cleaned(sound: material.Sound, plan: CleaningPlan) -> Cleaned:
    program = shutil.which("ffmpeg")
    assert program is not None
    return clean(sound, stream("pcm_s16le", 384_000), plan, Path(program), NeverCancelled())


def level_at(sound: material.Sound, frequency: float) -> float:
    """dB of a tone."""
    spectrum = np.abs(np.fft.rfft(sound * np.hanning(len(sound))))
    place = round(frequency * len(sound) / 24_000)
    return float(20 * np.log10(spectrum[place - 3 : place + 4].max() / len(sound) * 4 + 1e-12))


def difference(one: material.Sound, other: material.Sound) -> float:
    """Of the mean spectra from 90 Hz to 8 kHz, in dB, on average over bins of 23 Hz."""
    levels = [10 * np.log10(power_spectrum(sound).mean(axis=0)[4:342] + 1e-12) for sound in (one, other)]
    return float(np.abs(levels[0] - levels[1]).mean())


@pytest.mark.parametrize(
    ("codec", "bit_rate", "chain"),
    [
        ("pcm_s16le", 384_000, "gentle"),
        ("flac", None, "gentle"),
        ("alac", 300_000, "gentle"),
        ("aac", 96_000, "gentle"),
        ("aac", 95_999, "restoring"),
        ("aac", None, "restoring"),
        ("mp3", 128_000, "gentle"),
        ("mp3", 127_000, "restoring"),
        ("opus", 18_000, "restoring"),
        ("opus", 256_000, "restoring"),
        ("vorbis", 320_000, "restoring"),
        ("pcm_mulaw", 64_000, "restoring"),
        ("amr_nb", 12_200, "restoring"),
        ("adpcm_ima_wav", 96_000, "restoring"),
        ("wmav2", 48_000, "restoring"),
        ("something_new", 1_000, "gentle"),
    ],
)
def test_the_codec_decides(codec: str, bit_rate: int | None, chain: str) -> None:
    assert chain_for(stream(codec, bit_rate), "auto") == chain
    assert chain_for(stream(codec, bit_rate), "strong") == "restoring"
    assert chain_for(stream(codec, bit_rate), "off") is None


def test_the_chains_are_the_agreed_ones() -> None:
    """`field.md` section 4, word for word, as ffmpeg is told."""
    words = CleaningPlan("restoring").describe(stream("opus", 18_000))
    assert words == (
        "restoring (opus at 18 kbit/s): highpass f=60, afftdn nr=6 nt=w, equalizer f=200 width_type=h width=150 g=-1, "
        "equalizer f=3200 width_type=h width=2200 g=2.5, equalizer f=7500 width_type=h width=2500 g=3, "
        "loudnorm I=-18 TP=-2 LRA=8, alimiter limit=0.85 level=disabled"
    )
    words = CleaningPlan("gentle").describe(stream("flac"))
    assert words == "gentle (flac): highpass f=60, alimiter limit=0.85 level=disabled"
    assert CleaningPlan(None).filters() == ()
    assert (GENTLE[0], RESTORING[0]) == (("highpass", {"f": 60}), ("highpass", {"f": 60}))


@pytest.mark.parametrize(
    "plan", [CleaningPlan("gentle"), CleaningPlan("restoring"), CleaningPlan("restoring", denoise=True)]
)
def test_length_and_place_stay(plan: CleaningPlan) -> None:
    sound = spoken()[: 9 * 24_000 + 7]
    result = cleaned(sound, plan).samples
    assert len(result) == len(sound)
    product = np.fft.irfft(np.fft.rfft(result, 1 << 20) * np.conj(np.fft.rfft(sound, 1 << 20)), 1 << 20)
    assert min(int(np.argmax(product)), (1 << 20) - int(np.argmax(product))) <= 2  # samples; the filters' phase
    assert np.isfinite(result).all()
    assert np.abs(result).max() < 0.9


def test_good_speech_hardly_changes() -> None:
    sound = seconds(9)
    result = cleaned(sound, CleaningPlan("gentle")).samples
    assert difference(result, sound) < 0.5
    assert rms(result) == pytest.approx(rms(sound), rel=0.03)


def test_offset_and_rumble_go() -> None:
    time = np.arange(9 * 24_000) / 24_000
    spoiled = seconds(9) * 0.5 + 0.25 + 0.1 * np.sin(2 * np.pi * 20 * time)
    result = cleaned(spoiled.astype(np.float32), CleaningPlan("gentle")).samples
    assert abs(float(result[2400:-2400].mean())) < 1e-3
    assert level_at(result, 20) < level_at(spoiled.astype(np.float32), 20) - 15


def test_hum_goes_and_the_voice_stays() -> None:
    time = np.arange(9 * 24_000) / 24_000
    hum = 0.03 * np.sin(2 * np.pi * 50 * time) + 0.02 * np.sin(2 * np.pi * 150 * time)
    spoiled = (seconds(9) + hum).astype(np.float32)
    result = cleaned(spoiled, CleaningPlan("gentle", hum_hz=(50, 150))).samples
    for tone in (50, 150):
        assert level_at(result, tone) < level_at(spoiled, tone) - 20
    assert difference(result, seconds(9)) < 1.0


def test_noise_removal_lowers_noise_more_than_speech() -> None:
    speech = material.joined(silence(1.5), seconds(7), silence(1.5))
    noise = material.with_noise(speech, 10) - speech
    level = 20 * np.log10(rms(noise) * np.sqrt(2))
    result = cleaned(speech + noise, CleaningPlan("gentle", denoise=True, noise_db=level)).samples
    pause, talk = slice(6_000, 30_000), slice(36_000, 204_000)
    assert rms(result[pause]) < 0.4 * rms(noise[pause])
    assert rms(result[talk]) > 0.7 * rms(speech[talk])
    assert "afftdn nr=12" in CleaningPlan("gentle", denoise=True, noise_db=level).describe(stream("flac"))


def test_before_and_after_are_equally_loud() -> None:
    sound = spoken()[: 9 * 24_000]
    louder = cleaned(sound, CleaningPlan("restoring")).samples
    matched = matched_in_loudness(sound * np.float32(0.05), louder)
    assert rms(matched) == pytest.approx(rms(louder), rel=0.12)
    assert np.abs(matched).max() <= 1.0
    assert (matched_in_loudness(silence(1), louder) == 0).all()
    assert np.abs(matched_in_loudness(sound, np.float32(50) * sound)).max() == pytest.approx(1.0)
