"""The player over a device that isn't one. With a real sound server: tests/end_to_end/test_playback.py."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from soundalike.audio import output, playback
from soundalike.audio.devices import OutputDevice, Outputs
from soundalike.audio.output_watch import OnChange, OutputsChange
from soundalike.audio.playback import Player
from soundalike.closing import Closeable
from soundalike.engine.types import Samples
from soundalike.errors import CancelledError, MissingError, UsageError
from tests.engine.fake_device import DeadDevice, FakeDevice

SPEAKER = OutputDevice("speaker", "A loudspeaker", True, 24_000, 1, 0)
OTHER = OutputDevice("other", "Another one", False, 24_000, 1, 1)


class Devices:
    """Stands in for the sound system: `opened` are the streams, in order."""

    def __init__(self) -> None:
        self.outputs = Outputs((SPEAKER, OTHER), "a fake system")
        self.opened: list[Any] = []
        self.kinds: list[Callable[..., Any]] = []
        """What the next streams are; a `FakeDevice` when there is none left."""
        self.asked: list[OutputDevice] = []

        self.watches: list[FakeWatch] = []

    def open(self, ring: Any, device: OutputDevice, rate: int, channels: int) -> Any:
        self.asked.append(device)
        if device not in self.outputs.devices:
            raise MissingError(f"The sound output '{device.name}' can't be opened: gone.")
        kind = self.kinds.pop(0) if self.kinds else FakeDevice
        self.opened.append(kind(ring, device, rate))
        return self.opened[-1]

    def watch(self, on_change: OnChange) -> Closeable:
        self.watches.append(FakeWatch(on_change))
        return self.watches[-1]

    def change(self, *devices: OutputDevice, **change: Any) -> None:
        """Another list of outputs, reported."""
        players = change.get("players", 1)
        deadline = time.monotonic() + 10
        while len(self.watches) < players and time.monotonic() < deadline:
            time.sleep(0.01)
        self.outputs = Outputs(devices, "a fake system")
        told = OutputsChange(change.get("added", ()), change.get("removed", ()), change.get("default"))
        for watch in self.watches[:players]:
            watch.on_change(told)

    @property
    def sound(self) -> Samples:
        """What was heard, without silence around it."""
        heard: Samples = np.concatenate([device.sound for device in self.opened if isinstance(device, FakeDevice)])
        loud = np.flatnonzero(heard)
        return heard[loud[0] : loud[-1] + 1] if len(loud) else heard[:0]


class FakeWatch(Closeable):
    """Reports what a test has it report."""

    def __init__(self, on_change: OnChange) -> None:
        self.on_change = on_change
        self.closed = False

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def devices(monkeypatch: pytest.MonkeyPatch) -> Devices:
    fake = Devices()
    monkeypatch.setattr(output, "OutputStream", fake.open)
    monkeypatch.setattr(output, "list_outputs", lambda **_how: fake.outputs)
    monkeypatch.setattr(output, "rate_for", lambda device, wanted: device.rate)
    monkeypatch.setattr(playback, "watch_outputs", fake.watch)
    return fake


@pytest.fixture
def player(devices: Devices) -> Iterator[Player]:
    with Player() as made:
        yield made


def ramp(length: int) -> Samples:
    """Samples that are all different, none of them silent."""
    return np.linspace(0.001, 0.9, length, dtype=np.float32)


def test_every_sample_is_heard_once_and_in_order(player: Player, devices: Devices) -> None:
    """Cases PLY-01 and PLY-04, with more than the ring holds (PLY-08)."""
    sound = ramp(13 * 24_000 + 17)
    player.play(sound[at : at + 5000] for at in range(0, len(sound), 5000))
    player.drain()
    np.testing.assert_array_equal(devices.sound, sound)
    assert player.first_sound_seconds is not None
    assert player.state().played == len(sound)


def test_silence_in_the_middle_is_counted_unless_it_rested(player: Player) -> None:
    player.begin()
    for rests, counted in ((True, 0), (False, 1)):
        player.expect()
        player.write(ramp(24_000))
        if rests:
            player.rest()
        player.drain()
        time.sleep(0.05)
        player.write(ramp(500))
        player.drain()
        assert player.underruns == counted
        player.rest()
        time.sleep(0.05)


def test_a_short_first_chunk_waits_for_a_cushion(player: Player) -> None:
    player.begin()
    time.sleep(0.2)
    player.write(ramp(2400))
    time.sleep(0.05)
    assert player.first_sound_seconds is None
    player.write(ramp(4800))
    player.rest()
    player.drain()
    assert player.state().played == 7200
    assert player.underruns == 0


def test_the_cushion_counts_from_when_the_sound_was_begun(player: Player) -> None:
    player.begin()
    time.sleep(0.2)
    player.expect()
    player.write(ramp(2400))
    deadline = time.monotonic() + 10
    while player.first_sound_seconds is None and time.monotonic() < deadline:
        time.sleep(0.01)
    assert player.first_sound_seconds is not None


def test_stop_is_silent_at_once_and_frees_the_writer(player: Player, devices: Devices) -> None:
    stopped_at: list[int] = []

    def stop() -> None:
        player.stop()
        stopped_at.append(len(devices.opened[0].sound))

    stopper = threading.Timer(0.1, stop)
    stopper.start()
    player.begin()
    with pytest.raises(CancelledError):
        player.write(np.full(60 * 24_000, 0.5, np.float32))
    stopper.join()
    time.sleep(0.05)
    heard = devices.opened[0].sound
    assert not heard[stopped_at[0] + 2 * 240 :].any()
    player.play([ramp(100)])
    player.drain()
    assert devices.opened[0].sound[len(heard) :].any()


def test_the_device_is_given_back_after_a_while(
    player: Player, devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Case PLY-06."""
    monkeypatch.setattr(playback, "RELEASE_SECONDS", 0.3)
    player.play([ramp(1000)])
    player.drain()
    assert player.is_open
    deadline = time.monotonic() + 10
    while player.is_open and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not player.is_open
    assert devices.opened[0].closed_at_once is False
    player.play([ramp(1000)])
    player.drain()
    assert len(devices.opened) == 2


@pytest.mark.filterwarnings("error")
def test_a_device_that_goes_away_is_replaced_and_nothing_is_lost(player: Player, devices: Devices) -> None:
    devices.kinds = [DeadDevice]
    player.play([ramp(12 * 24_000)])
    player.drain()
    np.testing.assert_array_equal(devices.sound, ramp(12 * 24_000))
    assert devices.asked == [SPEAKER, SPEAKER]


def test_without_another_device_it_says_so_after_a_while(
    player: Player, devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playback, "RETURN_SECONDS", 0.3)
    devices.kinds = [DeadDevice]
    player.begin()
    devices.outputs = Outputs((), "a fake system")
    with pytest.raises(MissingError, match="no sound device"):
        player.write(ramp(12 * 24_000))


def test_it_moves_to_another_device(player: Player, devices: Devices) -> None:
    player.play([ramp(24_000)])
    player.move("other")
    player.drain()
    assert [device.name for device in devices.asked] == ["speaker", "other"]
    np.testing.assert_array_equal(devices.sound, ramp(24_000))
    with pytest.raises(MissingError, match="--device"):
        player.move("absent")


def test_a_device_that_comes_back_soon_is_waited_for(player: Player, devices: Devices) -> None:
    """A sound server that starts anew, or headphones between two connections."""
    devices.kinds = [DeadDevice]
    player.begin()
    devices.outputs = Outputs((), "a fake system")
    timer = threading.Timer(0.6, lambda: setattr(devices, "outputs", Outputs((OTHER,), "a fake system")))
    timer.start()
    sound = ramp(12 * 24_000)
    player.write(sound)
    player.rest()
    player.drain()
    timer.join()
    assert player.device == OTHER
    np.testing.assert_array_equal(devices.sound, sound)


def test_stop_ends_the_wait_for_another_device(player: Player, devices: Devices) -> None:
    devices.kinds = [DeadDevice]
    player.begin()
    devices.outputs = Outputs((), "a fake system")
    timer = threading.Timer(0.3, player.stop)
    timer.start()
    with pytest.raises(CancelledError):
        player.write(ramp(12 * 24_000))
    timer.join()


NEW = replace(OTHER, name="new", default=True)


def test_it_follows_the_default_and_a_chosen_one_stays(player: Player, devices: Devices) -> None:
    with Player("other") as chosen:
        for one in (player, chosen):
            one.play([ramp(24_000)])
        devices.change(replace(SPEAKER, default=False), OTHER, NEW, added=("new",), default="new", players=2)
        assert player.device == NEW
        assert chosen.device == OTHER
        player.drain()
        chosen.drain()


def test_a_chosen_device_that_is_gone_is_replaced_until_it_returns(devices: Devices) -> None:
    with Player("other") as player:
        player.play([ramp(24_000)])
        devices.change(SPEAKER, removed=("other",))
        assert player.device == SPEAKER
        devices.change(SPEAKER, OTHER, added=("other",))
        assert player.device == OTHER
        player.drain()
        np.testing.assert_array_equal(devices.sound, ramp(24_000))
    assert devices.watches[0].closed


def test_other_devices_that_come_and_go_change_nothing(player: Player, devices: Devices) -> None:
    player.play([ramp(2400)])
    devices.change(SPEAKER, OTHER, replace(NEW, default=False), added=("new",))
    devices.change(SPEAKER, removed=("new", "other"))
    devices.change(removed=("speaker",))
    player.drain()
    assert devices.asked == [SPEAKER]


def test_without_a_server_the_default_is_looked_up_at_each_opening(
    player: Player, devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playback, "RELEASE_SECONDS", 0.1)
    player.play([ramp(1000)])
    player.drain()
    deadline = time.monotonic() + 10
    while player.is_open and time.monotonic() < deadline:
        time.sleep(0.02)
    devices.outputs = Outputs((replace(SPEAKER, default=False), NEW), "a fake system")
    player.play([ramp(1000)])
    player.drain()
    assert devices.asked == [SPEAKER, NEW]


def test_it_is_opened_anew_when_it_is_told_of_a_change(player: Player, devices: Devices) -> None:
    player.play([ramp(24_000)])
    devices.outputs = Outputs((replace(SPEAKER, default=False), NEW), "a fake system")
    player.devices_changed()
    assert devices.opened[0].closed_at_once is False
    assert player.device == NEW
    player.drain()
    np.testing.assert_array_equal(devices.sound, ramp(24_000))


def test_a_device_with_a_rate_of_its_own(devices: Devices) -> None:
    """Case REC-06 for playback: the pitch and the length stay."""
    devices.outputs = Outputs((OutputDevice("hd", "hd", True, 48_000, 1, 0),), "a fake system")
    times = np.arange(24_000) / 24_000
    tone = (0.5 * np.sin(2 * np.pi * 440 * times)).astype(np.float32)
    with Player() as player:
        player.play([tone[:10_000], tone[10_000:]])
        player.drain()
        assert abs(player.state().played - 48_000) <= 2
    spectrum = np.abs(np.fft.rfft(devices.sound))
    assert np.argmax(spectrum) * 48_000 / len(devices.sound) == pytest.approx(440, abs=2)


def test_what_isnt_a_number_is_never_played(player: Player, devices: Devices) -> None:
    """Case PLY-10."""
    player.begin()
    with pytest.raises(UsageError, match="isn't a number"):
        player.write(np.array([0.5, np.nan], np.float32))
    player.write(np.array([7.0, -7.0], np.float32))
    player.rest()
    player.drain()
    assert devices.sound.tolist() == [1.0, -1.0]


def test_closing_after_a_stop_is_at_once(devices: Devices) -> None:
    player = Player()
    player.begin()
    player.write(ramp(24_000))
    player.stop()
    player.close()
    player.close()
    assert devices.opened[0].closed_at_once is True


def test_an_unknown_device_is_missing(devices: Devices) -> None:
    with pytest.raises(MissingError, match="absent"):
        Player("absent")


def wait_until(condition: Callable[[], bool]) -> None:
    """Waits for what another thread does; ten seconds are far too long."""
    deadline = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.005)


def test_a_pause_holds_everything_and_resume_goes_on(player: Player, devices: Devices) -> None:
    sound = np.linspace(0.1, 0.9, 24_000, dtype=np.float32)
    player.begin()
    player.write(sound)
    wait_until(lambda: player.heard_seconds() > 0.1)
    player.pause()
    wait_until(lambda: not devices.opened[0].heard[-1].any())
    held = player.state()
    assert player.paused
    assert held.waiting > 0
    time.sleep(0.1)
    assert player.state().played == held.played
    player.resume()
    player.rest()
    player.drain()
    assert not player.paused
    state = player.state()
    assert (state.played, state.dropped, state.underruns) == (24_000, 0, 0)
    assert player.heard_seconds() == 1.0


def test_while_it_is_paused_synthesis_waits_at_a_full_ring_and_no_device_is_thought_dead(
    player: Player, devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playback, "STALL_SECONDS", 0.05)
    monkeypatch.setattr(playback, "WRITE_SECONDS", 0.02)
    player.begin()
    player.pause()
    sound = np.full(24_000 * 12, 0.5, np.float32)
    writer = threading.Thread(target=player.write, args=(sound,))
    writer.start()
    wait_until(lambda: player.state().waiting == 240_000)
    time.sleep(0.2)
    assert writer.is_alive()
    assert len(devices.opened) == 1
    player.resume()
    writer.join(30)
    player.rest()
    player.drain()
    assert player.state().played == len(sound)


def test_a_long_pause_gives_the_device_back_and_resume_takes_it_again(
    player: Player, devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playback, "RELEASE_SECONDS", 0.1)
    monkeypatch.setattr(playback, "WRITE_SECONDS", 0.02)
    player.begin()
    player.write(np.full(2400, 0.5, np.float32))
    player.rest()
    player.pause()
    wait_until(lambda: not player.is_open)
    held = player.state().waiting
    player.resume()
    player.drain()
    assert len(devices.opened) == 2
    assert player.state().played == 2400
    assert held <= 2400


def test_stop_ends_a_pause_for_good(player: Player) -> None:
    player.begin()
    player.write(np.full(24_000, 0.5, np.float32))
    player.pause()
    player.stop()
    player.drain()
    with pytest.raises(CancelledError):
        player.write(np.full(24_000, 0.5, np.float32))
    player.begin()
    assert not player.paused
    player.play([np.full(240, 0.5, np.float32)])
    player.drain()
    assert player.heard_seconds() == pytest.approx(0.01, abs=0.006)


def test_the_volume_is_that_of_the_device_alone(player: Player, devices: Devices) -> None:
    player.set_volume(0.5)
    player.play([np.full(2400, 0.8, np.float32)])
    player.drain()
    np.testing.assert_allclose(devices.sound, np.full(2400, 0.4), atol=1e-6)
    for bad in (-0.1, 1.1, float("nan")):
        with pytest.raises(UsageError, match="volume"):
            player.set_volume(bad)
