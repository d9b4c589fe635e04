"""A microphone that listens: what is kept is what it heard between start and stop, to the frame."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
import pytest

from soundalike.audio.microphone.inputs import InputDevice
from soundalike.audio.microphone.loudness import Room
from soundalike.audio.microphone.microphone import Microphone
from soundalike.engine.types import Samples
from soundalike.errors import MissingError
from tests.audio.microphone.fake_input import MICROPHONE, RATE, FakeInput, counting


class Kept:
    def __init__(self) -> None:
        self.parts: list[Samples] = []

    def append(self, frames: Samples) -> None:
        self.parts.append(frames.copy())

    @property
    def samples(self) -> Samples:
        return np.concatenate([np.zeros((0, 1), np.float32), *self.parts])


def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30.0
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.002)


def test_what_the_timer_shows_is_what_is_kept() -> None:
    """Case REC-08."""
    kept = Kept()
    with Microphone(MICROPHONE, open_stream=FakeInput) as microphone:
        until(lambda: microphone.hearing().heard_seconds > 0.1)
        assert not kept.parts
        microphone.start(kept)
        until(lambda: microphone.kept_seconds > 0.5)
        seconds = microphone.stop()
        assert seconds == microphone.kept_seconds == len(kept.samples) / RATE
        until(lambda: microphone.hearing().heard_seconds > seconds + 0.4)
        assert len(kept.samples) == round(seconds * RATE)
        first = round(float(kept.samples[0, 0]) * 16_384) - 1
        np.testing.assert_array_equal(kept.samples[:, 0], counting(first, len(kept.samples)))
        assert microphone.hearing().lost == 0


def test_it_can_be_started_again_and_keeps_only_what_is_new() -> None:
    with Microphone(MICROPHONE, open_stream=FakeInput) as microphone:
        first, second = Kept(), Kept()
        for kept in (first, second):
            microphone.start(kept)
            until(lambda: microphone.kept_seconds > 0.1)
            microphone.stop()
        assert second.samples[0, 0] > first.samples[-1, 0]


@pytest.mark.parametrize("channels", [1, 2])
def test_silence_is_noticed(channels: int) -> None:
    device = InputDevice("mic", "A microphone", True, RATE, channels, 0)
    with Microphone(device, open_stream=lambda r, d: FakeInput(r, d, lambda _f, n: np.zeros(n, np.float32))) as mute:
        until(lambda: mute.hearing().zero_seconds > 0.3)
        assert mute.level().peak == 0.0


def test_a_pulled_cable_is_noticed_and_what_was_heard_is_kept() -> None:
    streams: list[FakeInput] = []
    kept = Kept()

    def opened(ring: object, device: InputDevice) -> FakeInput:
        streams.append(FakeInput(ring, device))  # type: ignore[arg-type]
        return streams[0]

    with Microphone(MICROPHONE, open_stream=opened) as microphone:
        microphone.start(kept)
        until(lambda: microphone.kept_seconds > 0.1)
        streams[0].pull()
        assert not microphone.hearing().active
        assert microphone.stop() == len(kept.samples) / RATE > 0.1


def test_a_keeper_that_fails_is_told_and_the_device_goes_on() -> None:
    class Failing:
        def append(self, _frames: Samples) -> None:
            raise MissingError("The disk is full.")

    with Microphone(MICROPHONE, open_stream=FakeInput) as microphone:
        microphone.start(Failing())
        until(lambda: microphone.failure is not None)
        assert not microphone.keeping
        before = microphone.hearing().heard_seconds
        until(lambda: microphone.hearing().heard_seconds > before)


def test_a_room_is_as_loud_as_its_usual_moments() -> None:
    room = Room(RATE)
    hiss = np.random.default_rng(1).normal(0.0, 0.001, (RATE, 1)).astype(np.float32)
    hiss[1000:1200] = 0.5  # a knock
    room.append(hiss)
    assert room.noise_db == pytest.approx(-60.0, abs=1.0)
    assert Room(RATE).noise_db == -100.0
