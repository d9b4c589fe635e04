"""Integrated loudness, compared with what the standard says of known signals."""

from __future__ import annotations

import math

import numpy as np
import pytest

from soundalike.audio.loudness import LOUDEST_PEAK, LoudnessMeter, gain_for, k_weighting
from soundalike.engine.types import Samples
from soundalike.errors import UsageError


def sine(hertz: float, level: float, seconds: float, rate: int = 24_000) -> Samples:
    times = np.arange(round(seconds * rate)) / rate
    return (10 ** (level / 20) * np.sin(2 * np.pi * hertz * times)).astype(np.float32)


def measured(sound: Samples, rate: int = 24_000, parts: int = 1) -> float:
    meter = LoudnessMeter(rate)
    for part in np.array_split(sound, parts):
        meter.push(part)
    return meter.loudness()


@pytest.mark.parametrize("rate", [24_000, 48_000])
def test_a_tone_of_1_khz_at_full_scale_is_3_lufs_below(rate: int) -> None:
    # BS.1770-4, annex 1: 0 dB FS at 997 Hz in one channel reads -3.01 LKFS.
    assert measured(sine(997, 0, 10, rate), rate) == pytest.approx(-3.01, abs=0.1)


def test_loudness_follows_the_level() -> None:
    assert measured(sine(997, -23, 10)) == pytest.approx(-26.01, abs=0.1)


def test_quiet_parts_dont_count() -> None:
    # EBU Tech 3341, test 3: a tone at -36, at -23 and at -36 dBFS again reads as the loud part does.
    sound = np.concatenate([sine(1000, -36, 10), sine(1000, -23, 60), sine(1000, -36, 10)])
    assert measured(sound) == pytest.approx(measured(sine(1000, -23, 60)), abs=0.1)


def test_silence_between_doesnt_count() -> None:
    sound = np.concatenate([sine(1000, -20, 5), np.zeros(24_000 * 30, np.float32), sine(1000, -20, 5)])
    assert measured(sound) == pytest.approx(measured(sine(1000, -20, 10)), abs=0.2)


def test_low_rumble_counts_less_and_high_tones_more() -> None:
    middle = measured(sine(997, -20, 5))
    assert measured(sine(30, -20, 5)) < middle - 6
    assert measured(sine(6000, -20, 5)) == pytest.approx(middle + 3.3, abs=0.3)


def test_it_doesnt_matter_how_it_is_cut() -> None:
    sound = np.random.default_rng(1).normal(0, 0.1, 100_003).astype(np.float32)
    assert measured(sound, parts=61) == pytest.approx(measured(sound), abs=1e-9)


def test_the_response_is_whole() -> None:
    response = k_weighting(24_000)
    assert np.abs(response[-1000:]).max() < 1e-15
    assert k_weighting(48_000).size == 24_000


@pytest.mark.parametrize("sound", [np.zeros(0, np.float32), np.zeros(48_000, np.float32), sine(997, 0, 0.39)])
def test_what_has_no_loudness_stays_as_it_is(sound: Samples) -> None:
    loudness = measured(sound)
    assert loudness == -math.inf
    assert gain_for(loudness, 0.5, -16) == 1.0


def test_the_gain_never_clips() -> None:
    assert gain_for(-26.0, 0.1, -16.0) == pytest.approx(10**0.5)
    assert gain_for(-26.0, 0.5, -16.0) * 0.5 == pytest.approx(LOUDEST_PEAK)
    assert gain_for(-10.0, 0.9, -16.0) == pytest.approx(10**-0.3)


def test_odd_rates_are_refused() -> None:
    with pytest.raises(UsageError):
        LoudnessMeter(11_025)
