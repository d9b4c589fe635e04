"""The conductor of the program: speaks with the loaded model and plays on a device. No Qt in here."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from soundalike.errors import CancelledError
from soundalike.ui.services.conductor import Look, Part, Request, Tell, Told
from soundalike.ui.services.engine_room import EngineRoom
from soundalike.ui.services.timeline import Stretch, Timeline

if TYPE_CHECKING:
    from soundalike.audio.playback import Player
    from soundalike.speech import Speaker, Speech
    from soundalike.takes import Recorder, TakeStore

OpenPlayer = Callable[[str | None], "Player"]


class LiveConductor:
    """See `Conductor`."""

    def __init__(self, room: EngineRoom, open_player: OpenPlayer, tell: Tell) -> None:
        self._room = room
        self._open_player = open_player
        self._tell = tell
        self._lock = threading.Lock()
        self._run: _Run | None = None
        self._player: Player | None = None
        self._device: str | None = None

    def speak(self, request: Request, store: TakeStore | None, *, after: bool = False) -> None:
        run = _Run(request.start)
        self._replace(run, after=after)
        self._room.run(
            request.recipe.voice.id if False else "",
            lambda speaker: self._speak(run, speaker, request, store),
            lambda said: self._failed(run, said),
        )

    def play_take(self, take: int, span: tuple[int, int], store: TakeStore, *, start_seconds: float = 0.0) -> None:
        return

    def pause(self) -> None:
        return

    def resume(self) -> None:
        return

    def stop(self) -> None:
        with self._lock:
            run, self._run = self._run, None
        if run is not None:
            run.stop()

    def look(self) -> Look:
        run = self._run
        if run is None:
            return Look()
        return run.look()

    def set_volume(self, volume: float) -> None:
        return

    def set_device(self, device: str | None) -> None:
        self._device = device

    def close(self) -> None:
        self.stop()
        self._room.close()
        if self._player is not None:
            self._player.close()

    def _replace(self, run: _Run, *, after: bool) -> None:
        with self._lock:
            before, self._run = self._run, run
        if before is not None and not after:
            before.stop()

    def _failed(self, run: _Run, said: str) -> None:
        run.ended = True
        self._tell(Told("failed", said))

    def _speak(self, run: _Run, speaker: Speaker, request: Request, store: TakeStore | None) -> None:
        player = self._ready_player()
        options = request.recipe.options
        part = request.text[request.start : request.end]
        try:
            with contextlib.ExitStack() as stack:
                speech = stack.enter_context(speaker.speak(part, options))
                recorder = None
                if store is not None:
                    recorder = stack.enter_context(
                        store.record(
                            part,
                            request.recipe,
                            speaker.sample_rate,
                            document=request.document,
                            sentence=request.retake,
                        )
                    )
                run.perform(speech, player, recorder, request.start, speaker.sample_rate, self._tell)
        finally:
            run.ended = True
            speed = run.sound_seconds / run.work_seconds if run.work_seconds else None
            self._tell(
                Told(
                    "measured",
                    speed=speed,
                    first_sound=player.first_sound_seconds,
                    underruns=player.underruns,
                    output=player.device.description,
                )
            )
            self._tell(Told("ended"))

    def _ready_player(self) -> Player:
        if self._player is None:
            self._player = self._open_player(self._device)
        return self._player


class _Run:
    def __init__(self, begin: int) -> None:
        self.begin = begin
        self.timeline = Timeline()
        self.ended = False
        self._lock = threading.Lock()
        self._stopped = False
        self._speech: Speech | None = None
        self._player: Player | None = None
        self._before = 0
        self._rate = 24000
        self._making: Stretch | None = None
        self._recorder: Recorder | None = None
        self.sound_seconds = 0.0
        self.work_seconds = 0.0

    def stop(self) -> None:
        with self._lock:
            self._stopped = True
            if self._speech is not None:
                self._speech.cancel()
            if self._player is not None:
                self._player.stop()

    def look(self) -> Look:
        if self.ended or self._stopped:
            return Look()
        if self._player is None:
            return Look("waiting", self.begin)
        state = self._player.state()
        scale = self._rate / self._player._rate
        sample = (state.played - self._before) * scale - 0.08 * self._rate
        at = self.timeline.at(int(sample)) if sample > 0 else None
        making = self._making
        return Look(
            "speaking" if at else "waiting",
            self.begin,
            None if at is None else Part(at.start, at.end, at.seed, at.peaks, at.length),
            0.0 if at is None else max(0.0, (sample - at.first) / self._rate),
            None
            if making is None
            else Part(making.start, making.end, making.seed, self._recorder.peaks if self._recorder else b""),
        )

    def perform(
        self, speech: Speech, player: Player, recorder: Recorder | None, offset: int, rate: int, tell: Tell
    ) -> None:
        import numpy as np  # noqa: PLC0415

        from soundalike.speech import Gap, PieceFailed, PieceFinished, PieceStarted, Sound  # noqa: PLC0415

        with self._lock:
            if self._stopped:
                raise CancelledError("Stopped.")
            self._speech, self._recorder, self._rate = speech, recorder, rate
            player.begin()
            self._before = player.state().played
            self._player = player
        for event in speech:
            if isinstance(event, Sound):
                self.timeline.add(len(event.samples))
                player.write(event.samples)
            elif isinstance(event, Gap):
                self.timeline.add_gap(event.samples)
                player.write(np.zeros(event.samples, dtype=np.float32))
            elif isinstance(event, PieceStarted):
                self._making = self.timeline.begin(event.piece.start + offset, event.piece.end + offset, event.seed)
                player.expect()
            if isinstance(event, PieceFinished) and self._making is not None:
                self._making.peaks = recorder.peaks if recorder else b""
            take = recorder.take(event) if recorder else None
            if isinstance(event, PieceFinished) and self._making is not None:
                self._making.length = event.samples / rate
                self.sound_seconds += event.samples / rate
                self.work_seconds += event.seconds
                span = (self._making.start, self._making.end)
                self._making = None
                if take is not None:
                    tell(Told("took", take=take, span=span))
            elif isinstance(event, PieceFailed) and self._making is not None:
                tell(Told("part-failed", event.message, span=(self._making.start, self._making.end)))
                self._making = None
        player.rest()
        player.drain()
