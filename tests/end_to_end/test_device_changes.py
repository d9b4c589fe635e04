"""Outputs that come, go and change while sound is played, on a real sound server."""

from __future__ import annotations

import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from soundalike.audio import playback
from soundalike.audio.output_stream import LATENCY_SECONDS
from soundalike.audio.output_watch import OutputsChange, watch_outputs
from soundalike.audio.playback import Player
from soundalike.audio.portaudio import read_devices_again
from soundalike.errors import MissingError
from tests.end_to_end.sound_server import RATE, Recording, SoundServer, sound_server, wait_until

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.flaky(reruns=2),  # a machine that is busy with something else makes real sound break off
    pytest.mark.skipif(sys.platform != "linux", reason="PulseAudio with an output that nobody hears is Linux alone"),
]

SERVER_SECONDS = 0.15
"""What the server and the recorder may hold beside the device's own buffer."""
HELD = round((LATENCY_SECONDS + SERVER_SECONDS) * RATE)
SECONDS = 2


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[SoundServer]:
    with (
        tempfile.TemporaryDirectory(prefix="sound") as folder,
        sound_server(Path(folder)) as running,
        monkeypatch.context() as changed,
    ):
        for name, value in running.environment.items():
            changed.setenv(name, value)
        assert read_devices_again()
        yield running


@pytest.fixture
def recordings(server: SoundServer) -> Iterator[dict[str, Recording]]:
    """Of both outputs, to their end; an output to which nobody listens wakes up once in two seconds."""
    with server.recording("speaker") as speaker, server.recording("headset") as headset:
        yield {"speaker": speaker, "headset": headset}


def noise() -> npt.NDArray[np.float32]:
    """Sound of which every stretch is found again, no sample silent."""
    dice = np.random.default_rng(5)
    loudness = dice.uniform(0.1, 0.5, SECONDS * RATE) * dice.choice([-1, 1], SECONDS * RATE)
    return np.asarray(loudness, np.float32)


def as_recorded(samples: npt.NDArray[np.float32]) -> npt.NDArray[np.int16]:
    return np.round(samples * 32768).astype(np.int16)


def from_where(recording: Recording, made: npt.NDArray[np.int16]) -> int:
    """The first sample of `made` that was recorded; checks that all the rest followed, and nothing else."""
    heard = recording.samples
    loud = np.flatnonzero(heard)
    assert len(loud), "nothing was heard"
    heard = heard[loud[0] : loud[-1] + 1]
    start = len(made) - len(heard)
    assert start >= 0, "more was heard than was played"
    difference = np.abs(heard.astype(np.int32) - made[start:])
    assert difference.max() <= 1, f"{np.count_nonzero(difference > 1)} samples differ"
    return start


class Playing:
    """A player whose sound is written by a thread of its own, as the program's is."""

    def __init__(self, device: str | None = None) -> None:
        self.player = Player(device)
        self.made = noise()
        self.error: Exception | None = None
        self.played = self.underruns = -1
        """At the end."""
        self._thread = threading.Thread(target=self._play)
        self._thread.start()
        wait_until(lambda: self.player.state().played > RATE // 4, "nothing is played", 20)

    def finish(self, on: str | None = None) -> None:
        """Waits until it plays on the output `on`, and then until it is done."""
        if on is not None:
            wait_until(lambda: self.player.device.name == on, f"it plays on {self.player.device.name}", 10)
        self._thread.join(60)
        assert not self._thread.is_alive(), "it hangs"
        self.played = self.player.state().played
        self.underruns = self.player.underruns
        self.player.close()

    def _play(self) -> None:
        try:
            self.player.play(self.made[at : at + 3000] for at in range(0, len(self.made), 3000))
            self.player.drain()
        except MissingError as error:
            self.error = error


def check_rest_on(recording: Recording, playing: Playing, played: int) -> None:
    """What was handed to the device up to the change, `played` samples, and no more than it holds around it."""
    start = from_where(recording, as_recorded(playing.made))
    assert abs(start - played) <= HELD, f"it went on {(start - played) / RATE:.3f} s from where it was"
    assert playing.played == len(playing.made)
    assert playing.underruns == 0
    assert playing.error is None


Recordings = dict[str, Recording]


def test_it_follows_the_default(server: SoundServer, recordings: Recordings) -> None:
    playing = Playing()
    assert playing.player.device.name == "speaker"
    played = playing.player.state().played
    server.make_default("headset")
    playing.finish("headset")
    check_rest_on(recordings["headset"], playing, played)


def test_a_chosen_output_is_kept_when_the_default_changes(server: SoundServer, recordings: Recordings) -> None:
    server.connect("other")
    playing = Playing("headset")
    server.make_default("other")
    playing.finish("headset")
    check_rest_on(recordings["headset"], playing, 0)


def test_it_goes_on_when_its_output_is_taken_away(server: SoundServer, recordings: Recordings) -> None:
    playing = Playing()
    played = playing.player.state().played
    server.disconnect("speaker")
    playing.finish("headset")
    check_rest_on(recordings["headset"], playing, played)


def test_a_chosen_output_is_taken_up_again_when_it_returns(server: SoundServer, recordings: Recordings) -> None:
    playing = Playing("headset")
    server.disconnect("headset")
    wait_until(lambda: playing.player.device.name == "speaker", "it stays where it was", 10)
    server.connect("headset")
    playing.finish("headset")
    assert playing.error is None
    assert playing.played == len(playing.made)
    assert recordings["speaker"].heard()


def test_a_running_stream_is_moved(server: SoundServer, recordings: Recordings) -> None:
    playing = Playing()
    played = playing.player.state().played
    playing.player.move("headset")
    assert server.playing() == 1
    playing.finish("headset")
    check_rest_on(recordings["headset"], playing, played)


def test_two_players_are_moved_apart(recordings: Recordings) -> None:
    one, two = Playing(), Playing()
    played = one.player.state().played
    one.player.move("headset")
    two.finish("speaker")
    one.finish("headset")
    check_rest_on(recordings["headset"], one, played)


@pytest.mark.usefixtures("recordings")
def test_a_sound_server_that_starts_anew_is_gone_back_to(server: SoundServer) -> None:
    playing = Playing()
    played = playing.player.state().played
    server.stop()
    server.start()
    with server.recording("speaker") as speaker:
        playing.finish("speaker")
    assert playing.error is None
    assert playing.played == len(playing.made)
    assert from_where(speaker, as_recorded(playing.made)) >= played - HELD


@pytest.mark.usefixtures("recordings")
def test_with_no_output_left_it_says_so(server: SoundServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playback, "RETURN_SECONDS", 0.3)
    playing = Playing()
    server.disconnect("headset")
    server.disconnect("speaker")
    playing.finish()
    assert isinstance(playing.error, MissingError)
    assert "-o OUT.wav" in str(playing.error)


def test_every_change_is_reported_once(server: SoundServer) -> None:
    changes: list[OutputsChange] = []
    watch = watch_outputs(changes.append)
    assert watch is not None
    with watch:
        for step, expected in (
            (lambda: server.connect("other"), OutputsChange(("other",), (), None)),
            (lambda: server.make_default("other"), OutputsChange((), (), "other")),
            (lambda: server.ask("set-sink-volume", "other", "50%"), None),
            (lambda: server.disconnect("other"), OutputsChange((), ("other",), "headset")),
        ):
            changes.clear()
            step()
            if expected is not None:
                wait_until(lambda: bool(changes), "the change isn't reported", 10)
        server.connect("last")
        wait_until(lambda: "last" in changes[-1].added, "the change isn't reported", 10)
    server.disconnect("last")
