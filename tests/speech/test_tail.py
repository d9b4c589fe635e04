"""The end of a piece."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from soundalike.engine.types import Samples
from soundalike.speech.tail import TailTrim
from tests.speech.fake_engine import SAMPLE_RATE, silence, tone

MILLISECOND = SAMPLE_RATE // 1000


def trimmed(sound: Samples, cuts: list[int] | None = None) -> tuple[Samples, int]:
    """The sound after trimming, pushed in chunks that end at `cuts`, and the quiet samples at its end."""
    trim = TailTrim(SAMPLE_RATE)
    parts = [trim.push(chunk) for chunk in np.split(sound, sorted(cuts or []))]
    return np.concatenate([*parts, trim.finish()]), trim.quiet


def hum(seconds: float, dbfs: float) -> Samples:
    """A tone of a root-mean-square level."""
    sound: Samples = (tone(seconds) * (10 ** (dbfs / 20) * np.sqrt(2) / 0.5)).astype(np.float32)
    return sound


@pytest.mark.parametrize("tail", [silence(2.0), hum(2.0, -53.0)])
def test_long_quiet_is_trimmed_to_three_tenths_with_a_fade(tail: Samples) -> None:
    sound = np.concatenate([tone(1.0), tail])
    result, quiet = trimmed(sound)
    kept = SAMPLE_RATE + 300 * MILLISECOND
    assert len(result) == kept
    assert quiet == 300 * MILLISECOND
    np.testing.assert_array_equal(result[: kept - 20 * MILLISECOND], sound[: kept - 20 * MILLISECOND])
    assert abs(result[-1]) < 1e-5


@pytest.mark.parametrize(
    "sound",
    [
        tone(0.5),
        np.concatenate([tone(0.5), silence(0.29)]),
        np.concatenate([tone(0.5), silence(3.0), tone(0.001)]),
        np.concatenate([silence(2.0), tone(0.2)]),
        np.concatenate([tone(0.5), hum(2.0, -47.0)]),
        np.zeros(0, dtype=np.float32),
    ],
)
def test_everything_else_is_untouched(sound: Samples) -> None:
    result, _ = trimmed(sound)
    np.testing.assert_array_equal(result, sound)


def test_only_quiet_leaves_a_short_silence() -> None:
    result, quiet = trimmed(silence(5.0))
    assert len(result) == quiet == 300 * MILLISECOND


def test_sound_is_passed_on_at_once() -> None:
    trim = TailTrim(SAMPLE_RATE)
    assert len(trim.push(tone(0.5))) == SAMPLE_RATE // 2
    passed = len(trim.push(silence(1.0)))
    assert passed == 280 * MILLISECOND
    assert len(trim.push(tone(0.01))) == SAMPLE_RATE - passed + 10 * MILLISECOND


@given(st.lists(st.integers(0, 3 * SAMPLE_RATE), max_size=12), st.floats(0, 1.2), st.integers(0, 2**31))
def test_chunks_make_no_difference(cuts: list[int], pause: float, seed: int) -> None:
    noise = np.random.default_rng(seed).normal(0, 0.1, SAMPLE_RATE // 7).astype(np.float32)
    sound = np.concatenate([noise, silence(pause), noise, silence(1.2 - pause)])
    whole, quiet = trimmed(sound)
    pieces, quiet_in_pieces = trimmed(sound, [min(cut, len(sound)) for cut in cuts])
    np.testing.assert_array_equal(pieces, whole)
    assert quiet == quiet_in_pieces
