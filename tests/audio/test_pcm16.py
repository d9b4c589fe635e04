"""Float samples to 16-bit integers."""

from __future__ import annotations

import numpy as np
import pytest

from soundalike.audio.pcm16 import to_pcm16
from soundalike.errors import SoundalikeError


def integers(*samples: float) -> list[int]:
    """What `samples` become."""
    return [int(value) for value in np.frombuffer(to_pcm16(np.array(samples, dtype=np.float32)), dtype="<i2")]


def test_full_scale_is_symmetric_and_beyond_is_clamped() -> None:
    assert integers(1.0, -1.0, 1.5, -7.0, 0.0) == [32767, -32767, 32767, -32767, 0]


@pytest.mark.parametrize(("sample", "expected"), [(0.5, 16384), (-0.5, -16384)])
def test_halves_go_to_the_even_neighbour(sample: float, expected: int) -> None:
    assert integers(sample) == [expected]  # 0.5 * 32767 = 16383.5, whose even neighbour is 16384


@pytest.mark.parametrize("fault", [np.nan, np.inf, -np.inf])
def test_what_is_not_a_number_is_refused(fault: float) -> None:
    with pytest.raises(SoundalikeError, match="isn't a number"):
        to_pcm16(np.array([0.0, fault], dtype=np.float32))
