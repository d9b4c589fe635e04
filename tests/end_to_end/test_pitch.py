"""The listener's pitch is right on sounds whose pitch is known."""

from __future__ import annotations

import numpy as np
import pytest

from tests.end_to_end.pitch import median_pitch

RATE = 24_000


@pytest.mark.parametrize("pitch", [80.0, 120.0, 200.0, 310.0])
def test_a_buzz_with_noise(pitch: float) -> None:
    times = np.arange(RATE) / RATE
    buzz = sum(np.sin(2 * np.pi * pitch * harmonic * times) / harmonic for harmonic in range(1, 12))
    noise = np.random.default_rng(1).standard_normal(RATE) * 0.05
    assert median_pitch((buzz + noise).astype(np.float32), RATE) == pytest.approx(pitch, rel=0.02)


def test_noise_has_none() -> None:
    assert np.isnan(median_pitch(np.random.default_rng(1).standard_normal(RATE).astype(np.float32), RATE))
