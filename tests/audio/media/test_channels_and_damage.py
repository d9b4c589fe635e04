"""Channels become one without losing the voice; flat tops and samples that are no numbers are counted exactly."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from soundalike.audio.media.channel_mix import MixFinder
from soundalike.audio.media.damage import DamageFinder
from soundalike.audio.media.read_clip import analyse_clip
from tests.audio.media import material
from tests.audio.media.material import rms, seconds


def stereo(left: material.Sound, right: material.Sound) -> material.Sound:
    return np.stack([left, right], axis=1).astype(np.float32)


@pytest.mark.parametrize(
    ("name", "kind", "level"),
    [("both", "mean", 1.0), ("left only", "first", 1.0), ("right only", "second", 1.0), ("opposite", "opposite", 1.0)],
)
def test_stereo_keeps_the_voice_at_its_level(name: str, kind: str, level: float, tmp_path: Path) -> None:
    voice, nothing = seconds(6), np.zeros(144_000, np.float32)
    hiss = np.random.default_rng(3).standard_normal(144_000).astype(np.float32) * 1e-3
    pair = {
        "both": stereo(voice, voice),
        "left only": stereo(voice, hiss),
        "right only": stereo(nothing, voice),
        "opposite": stereo(voice, -voice),
    }[name]
    with analyse_clip(material.write(tmp_path / "a.wav", pair)) as analysis:
        found = analysis.recording.between(0, 6)
        assert analysis.mix.kind == kind
        assert rms(found) == pytest.approx(level * rms(voice), rel=0.02)
        assert abs(float(np.corrcoef(found, voice)[0, 1])) > 0.999


def test_two_people_on_two_channels_are_both_kept(tmp_path: Path) -> None:
    one, other = seconds(6), seconds(6, material.spoken(material.OTHER_TEXT, "en-gb+f3"))
    with analyse_clip(material.write(tmp_path / "a.wav", stereo(one, other))) as analysis:
        assert analysis.mix.kind == "mean"
        assert np.allclose(analysis.recording.between(0, 6), (one + other) / 2, atol=1e-3)


@pytest.mark.parametrize("channels", ["5.1", "7.1"])
def test_surround_with_the_voice_in_the_centre(channels: str, tmp_path: Path) -> None:
    for name in ("a.flac", "a.m4a") if channels != "7.1" else ("a.flac",):
        path = material.encode(tmp_path / name, seconds(6), "-af", f"pan={channels}|FC=c0", "-b:a", "256k")
        with analyse_clip(path) as analysis:
            found = analysis.recording.between(0, 6)
        assert analysis.seconds == pytest.approx(6.0, abs=0.1)
        assert rms(found) == pytest.approx(rms(seconds(6)), rel=0.1)


def test_many_channels_without_a_layout(tmp_path: Path) -> None:
    voice = seconds(6)
    path = material.write(tmp_path / "a.wav", np.repeat((voice * 0.5)[:, None], 12, axis=1))
    with analyse_clip(path) as analysis:
        assert rms(analysis.recording.between(0, 6)) == pytest.approx(0.5 * rms(voice), rel=0.02)


def test_a_mix_of_silence() -> None:
    finder = MixFinder()
    finder.push(np.zeros((100, 2), np.float32))
    assert finder.mix().kind == "mean"


@pytest.mark.parametrize("rate", [8_000, 24_000, 48_000, 96_000])
def test_flat_tops_are_counted_where_they_are(rate: int) -> None:
    sound = material.at_rate(material.spoken(), rate)
    loud = sound.copy()
    middle = slice(4 * rate, 8 * rate)
    loud[middle] = np.clip(loud[middle] * 4, -0.7, 0.7)
    finder = DamageFinder(rate, any_scale=False)
    for start in range(0, len(loud), 1000):
        finder.push(loud[start : start + 1000, None])
    clipped = finder.table().clipped
    assert clipped[:400].sum() == 0
    assert clipped[800:].sum() == 0
    assert clipped[400:800].sum() > 0.005 * 4 * rate


def test_what_is_not_clipping(tmp_path: Path) -> None:
    time = np.arange(7 * 24_000) / 24_000
    voice = seconds(7)
    sounds = {
        "full scale": voice / np.abs(voice).max(),
        "offset": voice * 0.5 + 0.25,
        "rumble": voice * 0.3 + 0.5 * np.sin(2 * np.pi * 20 * time),
        "silence": np.zeros(24_000),
        "low tone": np.sin(2 * np.pi * 90 * time) * 0.9,
    }
    for name, sound in sounds.items():
        path = material.write(tmp_path / "a.wav", np.asarray(sound, np.float32))
        with analyse_clip(path) as analysis:
            assert analysis.damage.clipped.sum() < 0.0005 * len(sound), name


def test_samples_that_are_no_numbers(tmp_path: Path) -> None:
    sound = seconds(6).copy()
    sound[24_000:24_010] = np.nan
    sound[48_000] = np.inf
    sound[72_000] = -1e30
    with analyse_clip(material.write(tmp_path / "a.wav", sound, subtype="FLOAT")) as analysis:
        assert analysis.damage.broken.sum() == 12
        assert analysis.damage.broken[100] == 10
        assert np.isfinite(analysis.recording.between(0, 6)).all()
        assert analysis.recording.scale == 1.0


@pytest.mark.parametrize("scale", [1.0, 1.5, 32_768.0])
def test_float_files_of_any_scale_are_turned_down(scale: float, tmp_path: Path) -> None:
    sound = seconds(6) * np.float32(scale / np.abs(seconds(6)).max())
    with analyse_clip(material.write(tmp_path / "a.wav", sound, subtype="FLOAT")) as analysis:
        found = analysis.recording.between(0, 6)
        assert np.abs(found).max() == pytest.approx(1.0 if scale == 1.0 else 0.98, abs=1e-3)
        assert float(np.corrcoef(found, sound)[0, 1]) > 0.99999


def test_a_high_tone_does_not_fold_down(tmp_path: Path) -> None:
    time = np.arange(6 * 48_000) / 48_000
    path = material.write(tmp_path / "a.wav", np.sin(2 * np.pi * 14_000 * time).astype(np.float32) * 0.5, 48_000)
    with analyse_clip(path) as analysis:
        assert rms(analysis.recording.between(0.5, 5.5)) < 0.35 * 10 ** (-80 / 20)
