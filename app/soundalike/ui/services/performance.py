"""One thing that sounds, from its first event to its last sample. No Qt in here."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from soundalike.errors import CancelledError
from soundalike.ui.services.conductor import Look, Part, Tell, Told
from soundalike.ui.services.timeline import Stretch, Timeline

if TYPE_CHECKING:
    from soundalike.engine.types import Samples
    from soundalike.speech import Event, PieceFinished

QUIET_TAIL_SECONDS = 1.0
"""How much of the last sound is looked at for the silence that it ends with."""


class Sounder(Protocol):
    """What plays: `soundalike.audio.playback.Player`, or `SilentPlayer` where there is no output."""

    @property
    def paused(self) -> bool: ...

    @property
    def underruns(self) -> int: ...

    @property
    def first_sound_seconds(self) -> float | None: ...

    def heard_seconds(self) -> float: ...

    def begin(self) -> None: ...

    def expect(self) -> None: ...

    def write(self, samples: Samples, /) -> None: ...

    def rest(self) -> None: ...

    def drain(self) -> None: ...

    def stop(self) -> None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def set_volume(self, volume: float, /) -> None: ...

    def close(self) -> None: ...


class Keeper(Protocol):
    """Keeps what is made: `soundalike.takes.Recorder`."""

    @property
    def peaks(self) -> bytes: ...

    def take(self, event: Event, /) -> int | None: ...


class Performance:
    """`stop` and `look` may come from any thread; the rest belongs to the engine's."""

    def __init__(self, begin: int, rate: int, tell: Tell, text: str = "") -> None:
        self._begin = begin
        self._text = text
        self._rate = rate
        self._tell = tell
        self._timeline = Timeline()
        self._lock = threading.Lock()
        self._stopped = False
        self._ended = False
        self._cancel: Callable[[], None] | None = None
        self._player: Sounder | None = None
        self._making: Stretch | None = None
        self._keeper: Keeper | None = None
        self._skipped = 0.0
        self._asked_at = self._last_event = time.monotonic()
        self._waited = 0.0
        self._tail: list[Samples] = []
        self.sound_seconds = 0.0
        self.work_seconds = 0.0

    # ---- from any thread ----

    def stop(self) -> None:
        """Silent at once; what is still made is given up."""
        with self._lock:
            self._stopped = True
            cancel, player = self._cancel, self._player
        if player is not None:
            player.stop()
        if cancel is not None:
            cancel()

    @property
    def is_over(self) -> bool:
        return self._stopped or self._ended

    def end(self) -> None:
        """It has sounded, or failed."""
        self._ended = True

    def look(self) -> Look:
        """What is going on now."""
        return Look() if self.is_over else replace(self._look(), text=self._text)

    def _look(self) -> Look:
        player = self._player
        quiet = time.monotonic() - self._last_event
        if player is None:
            return Look("waiting", self._begin, quiet_seconds=quiet)
        heard = round(player.heard_seconds() * self._rate)
        stretch = self._timeline.at(heard) if heard else None
        making = self._making_part()
        ahead = (self._timeline.samples - heard) / self._rate if making is not None else None
        if stretch is None:
            return Look(
                "paused" if player.paused else "waiting",
                self._begin,
                making=making,
                starts_in=ahead,
                quiet_seconds=quiet,
            )
        seconds = min(heard - stretch.first, stretch.samples) / self._rate + self._skipped
        return Look(
            "paused" if player.paused else "speaking",
            self._begin,
            self._part(stretch),
            seconds,
            making if making is not None and making.start != stretch.start else None,
            ahead,
            quiet,
        )

    # ---- on the engine's thread ----

    def check(self) -> None:
        """Raises `CancelledError` after `stop`."""
        if self._stopped:
            raise CancelledError("Stopped.")

    def start(self, player: Sounder) -> None:
        """Begins to sound on `player`."""
        with self._lock:
            self.check()
            self._waited = time.monotonic() - self._asked_at
            player.begin()
            self._player = player

    def first_sound(self) -> tuple[float, float] | None:
        """Seconds from its beginning, and from being asked for, to its first sample; None while nothing sounded.

        What lies between the two was spent on what sounded before, and on the model where it had to be loaded.
        """
        seconds = self._player.first_sound_seconds if self._player is not None else None
        return None if seconds is None else (seconds, self._waited + seconds)

    def run(
        self,
        events: Iterable[Event],
        cancel: Callable[[], None] | None,
        keeper: Keeper | None,
        seed: int | None,
    ) -> None:
        """All of these. `cancel` stops their making; `keeper` keeps them; `seed` is the request's, if they are made."""
        from soundalike.speech import Gap, PieceFailed, PieceFinished, PieceStarted, Sound  # noqa: PLC0415
        from soundalike.text import Notice  # noqa: PLC0415

        player = self._sounding_player()
        with self._lock:
            self.check()
            self._cancel, self._keeper = cancel, keeper
        try:
            for event in events:
                self.check()
                self._last_event = time.monotonic()
                if isinstance(event, PieceStarted):
                    piece = event.piece
                    self._making = self._timeline.begin(piece.start, piece.end, seed)
                    player.expect()
                elif isinstance(event, Sound):
                    self._write(event.samples)
                elif isinstance(event, Gap):
                    self._silence(event.samples)
                elif isinstance(event, Notice):
                    self._tell(Told("notice", event.message, span=(event.start, event.end)))
                take = keeper.take(event) if keeper is not None else None
                if isinstance(event, PieceFinished):
                    self._finish(event, take)
                elif isinstance(event, PieceFailed) and self._making is not None:
                    self._tell(Told("part-failed", event.message, span=(self._making.start, self._making.end)))
                    self._making = None
        finally:
            with self._lock:
                self._cancel = self._keeper = None

    def play(self, span: tuple[int, int], peaks: bytes, chunks: Iterable[Samples], skip_seconds: float) -> None:
        """A take that is there, from `skip_seconds` on."""
        stretch = self._timeline.begin(*span, None)
        stretch.peaks = peaks
        skip = round(skip_seconds * self._rate)
        self._skipped = skip_seconds
        for chunk in chunks:
            self.check()
            rest = chunk[min(skip, len(chunk)) :]
            skip -= len(chunk) - len(rest)
            if len(rest):
                self._write(rest)
        stretch.complete = True

    def gap(self, seconds: float) -> None:
        """A pause that lasts `seconds`, with the silence that the last sound ended with."""
        import numpy as np  # noqa: PLC0415

        from soundalike.speech.tail import quiet_at_end  # noqa: PLC0415

        tail = np.concatenate([np.zeros(0, np.float32), *self._tail])
        samples = round(seconds * self._rate) - quiet_at_end(tail, self._rate)
        if samples > 0:
            self._silence(samples)

    def finish(self) -> None:
        """Waits until all of it has sounded."""
        player = self._sounding_player()
        player.rest()
        player.drain()

    def _sounding_player(self) -> Sounder:
        assert self._player is not None, "start comes first"
        return self._player

    def _write(self, samples: Samples) -> None:
        # Counted first: a sample may sound while `write` still waits for room.
        self._timeline.add(len(samples))
        most = round(QUIET_TAIL_SECONDS * self._rate)
        self._tail = [samples[-most:]] if len(samples) >= most else [*self._tail[-8:], samples]
        self._sounding_player().write(samples)

    def _silence(self, samples: int) -> None:
        import numpy as np  # noqa: PLC0415

        self._timeline.add_gap(samples)
        self._sounding_player().write(np.zeros(samples, np.float32))

    def _finish(self, event: PieceFinished, take: int | None) -> None:
        stretch, self._making = self._making, None
        if stretch is None:
            return
        stretch.complete = True
        self.sound_seconds += event.samples / self._rate if event.seconds > 0 else 0.0
        self.work_seconds += event.seconds
        if take is not None:
            self._tell(Told("took", take=take, span=(stretch.start, stretch.end)))

    def _making_part(self) -> Part | None:
        stretch, keeper = self._making, self._keeper
        if stretch is None:
            return None
        if keeper is not None:
            stretch.peaks = keeper.peaks or stretch.peaks
        return self._part(stretch)

    def _part(self, stretch: Stretch) -> Part:
        length = (stretch.samples / self._rate + self._skipped) if stretch.complete else None
        return Part(stretch.start, stretch.end, stretch.seed, stretch.peaks, length)
