"""Plays short sounds that are in memory, with a place that can be asked for, and versions that can be switched. No Qt.

Little is written ahead, so that a switch to another version is heard soon and a stop at once.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from soundalike.errors import CancelledError, SoundalikeError
from soundalike.ui.services.performance import Sounder

if TYPE_CHECKING:
    from soundalike.engine.types import Samples

RATE = 24_000
CHUNK_SECONDS = 0.04
AHEAD_SECONDS = 0.2
FADE_SAMPLES = 240
LOOK_SECONDS = 0.005


@dataclass(frozen=True)
class Heard:
    """`group` and `key` are what sounds, `seconds` the place in it; empty and 0 while nothing does."""

    group: str = ""
    key: str = ""
    seconds: float = 0.0


class _Job:
    def __init__(self, group: str, sounds: Mapping[str, Samples], key: str, start: float) -> None:
        self.group = group
        self.sounds = sounds
        self.key = key
        self.start = start
        self.stopped = False


class ClipPlayer:
    """One sound at a time. Every call comes from the main thread and returns at once."""

    def __init__(self, open_player: Callable[[], Sounder], on_trouble: Callable[[str], object]) -> None:
        """`on_trouble` gets a sentence, on a thread of the player's own."""
        self._open_player = open_player
        self._on_trouble = on_trouble
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._player: Sounder | None = None
        self._now: _Job | None = None
        self._sounding = False

    def play(self, group: str, sounds: Mapping[str, Samples], key: str, *, start: float = 0.0) -> None:
        """Plays `sounds[key]`, mono at 24 kHz, from `start` seconds on; all of them are as long as each other."""
        self.stop()
        job = _Job(group, sounds, key, start)
        self._now = job
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="clips", daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def switch(self, key: str) -> None:
        """Goes on with another version, at the same place."""
        if self._now is not None and key in self._now.sounds:
            self._now.key = key

    def stop(self) -> None:
        """Silent at once."""
        job, self._now = self._now, None
        if job is not None:
            job.stopped = True
            if self._sounding and self._player is not None:
                self._player.stop()

    def heard(self) -> Heard:
        """What sounds now."""
        job, player = self._now, self._player
        if job is None:
            return Heard()
        seconds = player.heard_seconds() if player is not None and self._sounding else 0.0
        return Heard(job.group, job.key, job.start + seconds)

    def close(self) -> None:
        """Ends it; the device is given back."""
        self.stop()
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join(5.0)
            self._thread = None

    # ---- on the player's own thread ----

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                self._play(job)
            except CancelledError:
                pass
            except SoundalikeError as error:
                self._on_trouble(str(error))
            finally:
                self._sounding = False
                if self._now is job:
                    self._now = None
        if self._player is not None:
            self._player.close()
            self._player = None

    def _play(self, job: _Job) -> None:
        if self._player is None:
            self._player = self._open_player()
        player = self._player
        if job.stopped:
            return
        player.begin()
        self._sounding = True
        first = at = round(job.start * RATE)
        key = job.key
        end = len(job.sounds[key])
        while at < end and not job.stopped:
            if (at - first) / RATE - player.heard_seconds() > AHEAD_SECONDS:
                time.sleep(LOOK_SECONDS)
                continue
            count = min(round(CHUNK_SECONDS * RATE), end - at)
            chunk = job.sounds[job.key][at : at + count]
            if job.key != key:
                chunk = _faded(job.sounds[key][at : at + count], chunk)
                key = job.key
            player.write(chunk)
            at += count
        if job.stopped:
            player.stop()
            return
        player.rest()
        player.drain()


def _faded(before: Samples, after: Samples) -> Samples:
    """From one version into the other, so that switching doesn't click."""
    import numpy as np  # noqa: PLC0415

    width = min(FADE_SAMPLES, len(before), len(after))
    ramp = np.linspace(0.0, 1.0, width, dtype=np.float32)
    return np.concatenate([before[:width] * (1 - ramp) + after[:width] * ramp, after[width:]])
