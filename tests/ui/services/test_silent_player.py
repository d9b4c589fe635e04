"""Without a sound output what is spoken is made all the same."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from soundalike.errors import CancelledError
from soundalike.ui.services.silent_player import SilentPlayer

SOUND = np.zeros(10, np.float32)


def test_it_takes_sound_and_nothing_is_heard() -> None:
    player = SilentPlayer()
    player.begin()
    player.expect()
    player.write(SOUND)
    player.rest()
    player.drain()
    player.set_volume(0.5)
    assert (player.heard_seconds(), player.underruns, player.first_sound_seconds, player.paused) == (
        0.0,
        0,
        None,
        False,
    )


def test_paused_it_waits_and_stopped_it_gives_up() -> None:
    player = SilentPlayer()
    player.begin()
    player.pause()
    assert player.paused
    ends: list[str] = []

    def write() -> None:
        try:
            player.write(SOUND)
            ends.append("written")
        except CancelledError:
            ends.append("stopped")

    writers = [threading.Thread(target=write) for _ in range(2)]
    for writer, let in zip(writers, (player.resume, player.stop), strict=True):
        player.pause()
        writer.start()
        let()
        writer.join(20)
    assert ends == ["written", "stopped"]
    with pytest.raises(CancelledError):
        player.write(SOUND)
    player.begin()
    player.write(SOUND)
    player.close()
