"""Playing sound as it is made."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable
from contextlib import nullcontext

import numpy as np

from soundalike.audio.devices import OutputDevice
from soundalike.audio.output import Output
from soundalike.audio.output_watch import OutputsChange, watch_outputs
from soundalike.audio.rate_converter import RateConverter
from soundalike.closing import Closeable
from soundalike.engine.ring import Ring, RingState
from soundalike.engine.types import Samples
from soundalike.errors import CancelledError, MissingError, UsageError
from soundalike.translation import tr

RING_SECONDS = 10.0
"""How far sound may be made ahead. The longest sentences take a slow processor a few seconds to begin."""

RELEASE_SECONDS = 5.0
"""After this much quiet the device is given back (case PLY-06)."""

WRITE_SECONDS = 0.25
"""How long one wait for room lasts before the device is looked at."""

MOST_CUSHION_SECONDS = 2.0
"""The longest that is kept back before the first sound; see `Player.write`."""

STALL_SECONDS = 2.0
"""A device that took nothing for so long is gone."""

RETURN_SECONDS = 3.0
"""How long it is waited for another device, or for a sound server that starts anew, when the own one is gone."""

LOOK_SECONDS = 0.02


class Player(Closeable):
    """Plays on one output. `stop`, `pause`, `resume`, `set_volume`, `state` and the figures may be asked from any
    thread, the rest from one.

    The device is opened by the first sound, and given back 5 s after the last. Without a chosen one it follows the
    system's default. If the device goes away meanwhile, playing goes on with the default, from where it was, and comes
    back to a chosen one when that does. Where the system tells of no such changes (there is no PulseAudio or PipeWire),
    the default is looked up each time that the device is opened, and `devices_changed` opens it anew.
    """

    def __init__(self, device: str | None = None, *, sample_rate: int = 24_000) -> None:
        """`device` is the name of an output or a part of it; without it, the system's default.

        Raises `MissingError` when there is no such output.
        """
        self._output = Output(device, sample_rate)
        self._rate = self._output.rate
        self._ring = Ring(round(RING_SECONDS * self._rate), self._output.channels)
        self._converter = RateConverter(sample_rate, self._rate)
        self._resting = True
        self._expected_at = time.monotonic()
        self._held = np.zeros(0, dtype=np.float32)
        self._cushion: int | None = None
        self._lock = threading.RLock()
        self._closing = threading.Event()
        self._paused = False
        self._played_before = 0
        self._releaser: threading.Thread | None = None

    @property
    def device(self) -> OutputDevice:
        """What it plays on."""
        return self._output.device

    @property
    def is_open(self) -> bool:
        """Whether the device is held."""
        return self._output.stream is not None

    @property
    def underruns(self) -> int:
        """How often there was silence in the middle of sound, because the ring or the device ran empty."""
        state = self.state()
        return state.underruns + state.device_underruns

    @property
    def first_sound_seconds(self) -> float | None:
        """From the last `begin` to its first sample handed to the device; None before."""
        return self.state().first_sound_seconds

    def state(self) -> RingState:
        """The ring's counts, in samples of the device's rate."""
        return self._ring.state()

    @property
    def paused(self) -> bool:
        """Whether it holds the sound."""
        return self._paused

    def heard_seconds(self) -> float:
        """How much of what was written since `begin` has left the loudspeaker; what the device holds hasn't yet."""
        stream = self._output.stream
        held = stream.latency if stream is not None and not self._paused else 0.0
        return max(0.0, (self.state().played - self._played_before) / self._rate - held)

    def open(self) -> None:
        """Takes the device now, so that the first sound needn't wait for it. Raises `MissingError`."""
        with self._lock:
            self._output.open(self._ring)
            if self._releaser is None:
                self._releaser = threading.Thread(target=self._look_after_device, name="playback", daemon=True)
                self._releaser.start()

    def begin(self) -> None:
        """A new request: what is left of an earlier one is dropped, and the first sound is timed from here."""
        self._converter.finish()
        self._await_sound()
        with self._lock:
            self._paused = False
            self._ring.start()
            self._played_before = self._ring.state().played
            self.open()

    def expect(self) -> None:
        """Sound is being made from now on: takes the device meanwhile, and times how fast it comes, for the cushion.

        Without it that counts from `begin` or `rest`. Raises `MissingError`.
        """
        self._expected_at = time.monotonic()
        if not self._ring.state().stopped:
            self.open()

    def write(self, samples: Samples) -> None:
        """Hands over a chunk, waiting while the ring is full.

        The first chunk is short, so that it comes soon. It is kept back until there is as much sound as the first chunk
        took to be made: then the second, made as fast, comes before the sound breaks off.
        Raises `CancelledError` after `stop`, `MissingError` when the device is gone and no other can be opened,
        `UsageError` when a sample isn't a finite number.
        """
        if not np.isfinite(samples).all():
            raise UsageError(tr("The sound holds a sample that isn't a number, so it isn't played. Try another seed."))
        sound = self._converter.push(samples)
        if not self._resting:
            self._put(sound)
            return
        if self._cushion is None:
            seconds = min(MOST_CUSHION_SECONDS, time.monotonic() - self._expected_at)
            self._cushion = round(seconds * self._rate)
        self._held = np.concatenate([self._held, sound])
        state = self._ring.state()
        if state.stopped:
            raise CancelledError(tr("Stopped."))
        if state.waiting + len(self._held) >= self._cushion:
            self._put_held()

    def rest(self) -> None:
        """Nothing follows for now: silence isn't an underrun until the next chunk. Raises what `write` raises."""
        self._put_held()
        self._put(self._converter.finish())
        self._ring.rest()
        self._await_sound()

    def play(self, chunks: Iterable[Samples]) -> None:
        """`begin`, every chunk as it comes, and `rest`. It returns when the last chunk is in the ring: see `drain`."""
        self.begin()
        for chunk in chunks:
            self.write(chunk)
        self.rest()

    def drain(self) -> None:
        """Waits until everything up to the last `rest` has sounded (case PLY-04). Returns early after `stop`."""
        last = -1
        stalled_since = time.monotonic()
        while (state := self._ring.state()).waiting and not state.stopped:
            if state.played != last or self._paused:
                last = state.played
                stalled_since = time.monotonic()
            else:
                stalled_since = self._revived_since(stalled_since)
            time.sleep(LOOK_SECONDS)
        stream = self._output.stream
        if stream is not None and not state.stopped:
            time.sleep(stream.latency)

    def stop(self) -> None:
        """Silent at once, from any thread; what waits is dropped. `write` raises until the next `begin`."""
        self._ring.stop()

    def pause(self) -> None:
        """Silent at once; what waits is held, and `write` waits while there is no more room. From any thread."""
        with self._lock:
            self._paused = True
            self._ring.pause(True)

    def resume(self) -> None:
        """Goes on where `pause` held it. From any thread; raises `MissingError` when the device can't be opened."""
        with self._lock:
            if not self._paused:
                return
            self.open()
            self._paused = False
            self._ring.pause(False)

    def set_volume(self, volume: float) -> None:
        """How loud it is played: 0 (silent) to 1. Raises `UsageError` outside these. From any thread."""
        self._ring.set_volume(volume)

    def move(self, device: str | None) -> None:
        """Goes on playing on another output; None follows the default. Raises `MissingError` when there is none such.

        From any thread.
        """
        with self._lock:
            self._output.move(device, self._ring)

    def devices_changed(self) -> None:
        """For whoever learns that outputs came or went where the system doesn't tell this player: the device is opened
        anew, as the default is now. What the old one holds still sounds. From any thread; raises `MissingError`.
        """
        with self._lock:
            self._output.reopen(self._ring)

    def close(self) -> None:
        """Gives the device back when what it holds has sounded, or at once after `stop`; twice does nothing."""
        self._closing.set()
        with self._lock:
            self._output.close(at_once=self.is_open and self._ring.state().stopped)
            self._ring.close()
        if self._releaser is not None:
            self._releaser.join()

    def _follow(self, change: OutputsChange) -> None:
        """On the watch's thread."""
        with self._lock:
            if not self._closing.is_set():
                self._output.follow(change, self._ring)

    def _await_sound(self) -> None:
        self._resting = True
        self._held = self._held[:0]
        self._cushion = None
        self._expected_at = time.monotonic()

    def _put_held(self) -> None:
        held, self._held = self._held, self._held[:0]
        self._resting = False
        self._put(held)

    def _put(self, rest: Samples) -> None:
        """Every sample into the ring."""
        stalled_since = time.monotonic()
        while len(rest):
            taken = self._offer(rest) or self._ring.write(rest, WRITE_SECONDS)
            if taken:
                rest = rest[taken:]
                stalled_since = time.monotonic()
            elif self._ring.state().stopped:
                raise CancelledError(tr("Stopped."))
            elif self._paused:
                stalled_since = time.monotonic()
            else:
                stalled_since = self._revived_since(stalled_since)

    def _offer(self, samples: Samples) -> int:
        """Puts in what there is room for; returns how many samples. The lock is held, so that the device isn't given
        back between opening it and this. When it can't be opened, whoever finds the ring full looks for another one.
        """
        with self._lock:
            try:
                if not self._paused:
                    self.open()
            except MissingError:
                return 0
            return self._ring.write(samples, 0.0)

    def _look_after_device(self) -> None:
        """On a thread of its own: follows changes of the outputs, and gives the device back after a while of quiet."""
        with watch_outputs(self._follow) or nullcontext():
            self._release_when_idle()

    def _release_when_idle(self) -> None:
        while not self._closing.wait(WRITE_SECONDS):
            with self._lock:
                if self._output.stream is None or self._closing.is_set():
                    continue
                state = self._ring.state()
                if state.quiet_seconds >= RELEASE_SECONDS and (state.stopped or self._paused or not state.waiting):
                    self._output.close(at_once=False)

    def _revived_since(self, stalled_since: float) -> float:
        """Opens the device or another one when nothing was taken since `stalled_since`; returns since when it is to be
        waited now."""
        works = self._output.works
        if works and time.monotonic() - stalled_since < STALL_SECONDS:
            return stalled_since
        give_up_at = time.monotonic() + RETURN_SECONDS
        while True:
            with self._lock:
                try:
                    self._output.replace(self._ring, stalled=works)
                except MissingError:
                    if time.monotonic() >= give_up_at:
                        raise
                else:
                    return time.monotonic()
            if self._ring.state().stopped:
                raise CancelledError(tr("Stopped."))
            time.sleep(WRITE_SECONDS)
