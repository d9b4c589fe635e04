"""Short sounds with a place and versions: every sample once, switched at the same place, silent at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from soundalike.errors import MissingError
from soundalike.ui.services.clip_player import FADE_SAMPLES, RATE, ClipPlayer
from tests.ui.wizard.mouth import CountingPlayer

ONE = np.linspace(0.1, 0.9, 2 * RATE, dtype=np.float32)
OTHER = -ONE


@pytest.fixture
def sounder() -> CountingPlayer:
    return CountingPlayer(speed=8.0)


@pytest.fixture
def player(sounder: CountingPlayer) -> Iterator[ClipPlayer]:
    made = ClipPlayer(lambda: sounder, pytest.fail)
    yield made
    made.close()


def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30.0
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.002)


def test_every_sample_is_played_once(player: ClipPlayer, sounder: CountingPlayer) -> None:
    player.play("clip", {"": ONE}, "")
    until(lambda: not player.heard().group)
    np.testing.assert_array_equal(sounder.sound, ONE)


def test_it_begins_where_it_is_told(player: ClipPlayer, sounder: CountingPlayer) -> None:
    player.play("clip", {"": ONE}, "", start=1.5)
    assert player.heard().seconds >= 1.5
    until(lambda: not player.heard().group)
    np.testing.assert_array_equal(sounder.sound, ONE[round(1.5 * RATE) :])


def test_switching_keeps_the_place_and_doesnt_click(player: ClipPlayer, sounder: CountingPlayer) -> None:
    player.play("clip", {"a": ONE, "b": OTHER}, "a")
    until(lambda: player.heard().seconds > 0.5)
    player.switch("b")
    player.switch("nothing")
    until(lambda: not player.heard().group)
    played = sounder.sound
    assert len(played) == len(ONE)
    changed = int(np.nonzero(played != ONE)[0][0])
    np.testing.assert_array_equal(played[changed + FADE_SAMPLES :], OTHER[changed + FADE_SAMPLES :])
    assert np.abs(np.diff(played)).max() < 0.02


def test_stopping_is_silent_at_once_and_another_can_follow(player: ClipPlayer, sounder: CountingPlayer) -> None:
    player.play("one", {"": ONE}, "")
    until(lambda: player.heard().seconds > 0.1)
    player.stop()
    assert not player.heard().group
    player.play("other", {"": OTHER}, "")
    assert player.heard().group == "other"
    until(lambda: not player.heard().group)
    np.testing.assert_array_equal(sounder.sound, OTHER)


def test_without_an_output_it_says_so() -> None:
    said: list[str] = []

    def none() -> CountingPlayer:
        raise MissingError("There is no sound device to play on.")

    player = ClipPlayer(none, said.append)
    player.play("one", {"": ONE}, "")
    until(lambda: bool(said))
    assert not player.heard().group or said
    player.close()
    player.close()
