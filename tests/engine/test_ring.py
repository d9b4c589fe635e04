"""The playback ring through its Python face; its own tests are native/tests/playback."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from soundalike.engine.ring import Ring
from soundalike.errors import SoundalikeError, UsageError
from tests.engine.fake_device import played


def test_what_is_written_is_played() -> None:
    with Ring(100, 2) as ring:
        ring.start()
        assert ring.write([0.25, -0.5, 2.0], 0.0) == 3
        assert played(ring, 4, channels=2).tolist() == [[0.25, 0.25], [-0.5, -0.5], [1.0, 1.0], [0.0, 0.0]]
        state = ring.state()
        assert (state.written, state.played, state.waiting, state.underruns) == (3, 3, 0, 0)
        assert state.first_sound_seconds is not None


def test_it_waits_no_longer_than_it_is_told() -> None:
    with Ring(10, 1) as ring:
        ring.start()
        assert ring.write(np.ones(15), 0.01) == 10
        assert ring.state().first_sound_seconds is None


def test_stop_frees_a_waiting_writer() -> None:
    with Ring(10, 1) as ring:
        ring.start()
        stopper = threading.Timer(0.05, ring.stop)
        stopper.start()
        assert ring.write(np.ones(15), 60.0) == 10
        stopper.join()
        assert ring.state().stopped
        assert not played(ring, 20).any()


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_what_isnt_a_number_is_refused(value: float) -> None:
    """Case PLY-10."""
    with Ring(10, 1) as ring:
        ring.start()
        with pytest.raises(UsageError, match="isn't a number"):
            ring.write([0.1, value], 0.0)
        assert ring.state().written == 0


@pytest.mark.parametrize(("samples", "channels"), [(0, 1), (2**25, 1), (10, 0), (10, 33)])
def test_sizes_out_of_range(samples: int, channels: int) -> None:
    with pytest.raises(UsageError, match="must be"):
        Ring(samples, channels)


def test_closed_twice_and_used_afterwards() -> None:
    ring = Ring(10, 1)
    ring.close()
    ring.close()
    with pytest.raises(SoundalikeError, match="closed"):
        ring.start()
