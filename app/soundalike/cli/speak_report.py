"""What `speak` tells while it speaks and at its end."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import numpy as np

from soundalike.cli.output import Output
from soundalike.cli.sinks import LivePlayer
from soundalike.engine.types import ModelDescription, Samples
from soundalike.speech import Finished, Gap, PieceFailed, PieceFinished, PieceStarted, Progress
from soundalike.text import Notice


class SpeakReport:
    """Turns the events of one request into JSON lines, messages and the exit code."""

    def __init__(self, output: Output, description: ModelDescription, voice: str, seed: int) -> None:
        self._output = output
        self._description = description
        self._sample_rate = description.sample_rate
        self._voice = voice
        self._seed = seed
        self._started: PieceStarted | None = None
        self._finished: Finished | None = None
        self._engine_seconds = 0.0

    def silence(self, gap: Gap) -> Samples:
        """The samples of a gap."""
        return np.zeros(gap.samples, dtype=np.float32)

    def progress(self, at: Progress) -> str:
        """The progress line."""
        return f"Sentence {at.index + 1} of {at.of}: {at.speech_tokens} speech tokens"

    def take(self, event: PieceStarted | PieceFinished | PieceFailed | Notice | Finished) -> None:
        """Report one event."""
        match event:
            case PieceStarted():
                self._started = event
            case PieceFinished():
                self._piece(event)
            case PieceFailed():
                self._output.event("failed", index=event.index, message=event.message)
                self._output.message(f"Sentence {event.index + 1} is missing: {event.message}")
            case Notice():
                self._output.event("notice", **asdict(event))
                self._output.message(event.message)
            case Finished():
                self._finished = event

    def close(self, path: Path | None, player: LivePlayer | None = None) -> int:
        """Report the outcome, with the file that was written or what played it if there is one; returns the exit code.

        0: all was spoken. 1: there was nothing to say, or a sentence is missing.
        """
        finished = self._finished
        if finished is None or finished.pieces == 0:
            self._output.error("Nothing was spoken, because the text holds nothing to say.", 1)
            return 1
        seconds = finished.samples / self._sample_rate
        self._output.event(
            "result",
            path=str(path.absolute()) if path is not None else None,
            model=self._description.variant,
            backend=self._description.backend,
            voice=self._voice,
            seed=self._seed,
            pieces=finished.pieces,
            failed=finished.failed,
            suspects=finished.suspects,
            seconds=round(seconds, 3),
            elapsed=round(self._engine_seconds, 3),
            real_time_factor=self._real_time_factor(self._engine_seconds, finished.samples),
            **({} if player is None else self._playback(player)),
        )
        self._output.message(f"{seconds:.1f} s of speech in {self._engine_seconds:.1f} s, seed {self._seed}.")
        if path is not None:
            self._output.result(str(path.absolute()))
        return 1 if finished.failed else 0

    def _playback(self, player: LivePlayer) -> dict[str, float | int | None]:
        first = player.first_sound_seconds
        if player.underruns:
            self._output.message(f"The sound broke off {player.underruns} times: this computer was too busy.")
        return {
            "first_sound_seconds": None if first is None else round(first, 3),
            "underruns": player.underruns,
        }

    def _piece(self, event: PieceFinished) -> None:
        started = self._started
        assert started is not None, "a piece starts before it finishes"
        self._engine_seconds += event.seconds
        result = event.result
        self._output.event(
            "piece",
            index=event.index,
            of=started.of,
            text=started.piece.text,
            start=started.piece.start,
            end=started.piece.end,
            seed=started.seed,
            attempts=[asdict(attempt) for attempt in result.attempts],
            suspect=result.suspect,
            speech_tokens=result.speech_tokens,
            seconds=round(event.samples / self._sample_rate, 3),
            elapsed=round(event.seconds, 3),
            real_time_factor=self._real_time_factor(event.seconds, event.samples),
            times=asdict(result.times),
        )
        if result.suspect:
            self._output.message(
                f'Sentence {event.index + 1} may have gone wrong (seed {started.seed}): "{started.piece.text}". '
                "Listen to it; another --seed gives another take."
            )

    def _real_time_factor(self, seconds: float, samples: int) -> float | None:
        """Seconds of work for a second of sound; None without sound."""
        return round(seconds * self._sample_rate / samples, 4) if samples else None
