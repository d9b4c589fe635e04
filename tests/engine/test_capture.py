"""The recording ring through its Python face; its own tests are native/tests/playback."""

from __future__ import annotations

import numpy as np
import pytest

from soundalike.engine.capture import CaptureRing
from soundalike.errors import SoundalikeError, UsageError
from tests.audio.microphone.fake_input import heard


def test_what_the_device_heard_is_read_once() -> None:
    with CaptureRing(10, 2) as ring:
        heard(ring, [[0.25, -0.5], [1.0, 0.0]])
        assert ring.read(8).tolist() == [[0.25, -0.5], [1.0, 0.0]]
        assert ring.read(8).shape == (0, 2)
        level = ring.take_level()
        assert (level.peak, level.clipped) == (1.0, 1)
        assert ring.take_level().peak == 0.0


def test_what_there_is_no_room_for_is_counted() -> None:
    with CaptureRing(3, 1) as ring:
        heard(ring, np.ones(5), flags=2)
        state = ring.state()
        assert (state.captured, state.lost, state.waiting, state.device_overruns) == (3, 2, 3, 1)


@pytest.mark.parametrize(("frames", "channels"), [(0, 1), (2**25, 1), (10, 0), (10, 33)])
def test_sizes_out_of_range(frames: int, channels: int) -> None:
    with pytest.raises(UsageError, match="must be"):
        CaptureRing(frames, channels)


def test_closed_twice_and_used_afterwards() -> None:
    ring = CaptureRing(10, 1)
    ring.close()
    ring.close()
    with pytest.raises(SoundalikeError, match="closed"):
        ring.read(1)
