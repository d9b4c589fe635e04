"""The one way from text to sound: piece by piece, in order."""

from __future__ import annotations

import threading
import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Any, Self

import numpy as np

from soundalike.engine.types import Samples, SynthesisOptions
from soundalike.errors import CancelledError, SoundalikeError
from soundalike.speech.events import (
    Event,
    Finished,
    Gap,
    PieceFailed,
    PieceFinished,
    PieceStarted,
    Sound,
)
from soundalike.speech.fitting import FittedPiece, fit_pieces
from soundalike.speech.protocols import Encode, Prepare, SpeechEngine, SpeechStream
from soundalike.speech.seeds import piece_seed
from soundalike.speech.tail import TailTrim
from soundalike.text import Notice, Tokenizer, prepare

PIECE_CHARACTERS = 250
"""Longest piece: the model wavers in longer ones (case SYN-02)."""


@dataclass(frozen=True)
class Progress:
    """Where speech is: piece `index` of `of`, with its speech tokens so far and their upper bound."""

    index: int
    of: int
    speech_tokens: int
    most_speech_tokens: int


class Speaker:
    """Speaks texts in one voice of one engine. It owns neither.

    `encode` and `prepare` default to the tokenizer of the engine's model and to `soundalike.text`.
    """

    def __init__(
        self,
        engine: SpeechEngine,
        voice: Any,
        *,
        encode: Encode | None = None,
        prepare: Prepare = prepare,
    ) -> None:
        vocabulary = engine.description.vocabulary
        self._engine = engine
        self._voice = voice
        self._encode = encode or Tokenizer(vocabulary.tokens, vocabulary.merges, vocabulary.added).encode
        self._prepare = prepare

    @property
    def sample_rate(self) -> int:
        """Of all sound, in Hz."""
        return self._engine.description.sample_rate

    def speak(self, text: str, options: SynthesisOptions) -> Speech:
        """Begin to speak `text`; `options.seed` is the request's seed (`piece_seed` gives each piece its own).

        Notices on the text come first. A text without anything to say gives notices and `Finished`, no sound.
        """
        return Speech(self._engine, self._voice, options, self._fit(text))

    def _fit(self, text: str) -> _Script:
        description = self._engine.description
        tags = tuple(tag for tag in description.vocabulary.added if tag.startswith("["))
        prepared = self._prepare(text, limit=PIECE_CHARACTERS, tags=tags)
        pieces = tuple(fit_pieces(prepared.pieces, self._encode, description.max_text_tokens))
        notices = tuple(prepared.notices)
        if not pieces and not notices:
            notices = (Notice("nothing", "There is nothing to say in this text.", 0, len(text)),)
        return _Script(pieces, notices)


@dataclass(frozen=True)
class _Script:
    """A prepared text."""

    pieces: tuple[FittedPiece, ...]
    notices: tuple[Notice, ...]


class Speech:
    """One text being spoken: an iterator of events, driven by whoever iterates it.

    A piece that fails gives `PieceFailed` and the next ones follow; if not one piece succeeds, its error is raised at
    the end. Leaving the context manager, or `close`, cancels what is still running and gives the engine's stream back.
    Only `cancel` and `progress` may be called from another thread.
    """

    def __init__(self, engine: SpeechEngine, voice: Any, options: SynthesisOptions, script: _Script) -> None:
        self._engine = engine
        self._voice = voice
        self._options = options
        self._script = script
        self._lock = threading.Lock()
        self._cancelled = False
        self._stream: SpeechStream | None = None
        self._index = 0
        self._position = 0
        self._errors: dict[int, SoundalikeError] = {}
        self._suspects: list[int] = []
        self._events = self._run()

    def __iter__(self) -> Iterator[Event]:
        return self

    def __next__(self) -> Event:
        """The next event. Raises `CancelledError` after `cancel`."""
        return next(self._events)

    def cancel(self) -> None:
        """Stop, from any thread: the running or next `__next__` raises `CancelledError`."""
        with self._lock:
            self._cancelled = True
            if self._stream is not None:
                self._stream.cancel()

    def progress(self) -> Progress:
        """Where it is, from any thread."""
        with self._lock:
            done, most = self._stream.progress() if self._stream is not None else (0, 0)
            return Progress(self._index, len(self._script.pieces), done, most)

    def close(self) -> None:
        """Stop and release the engine's stream; called by the iterating thread."""
        self.cancel()
        self._events.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _run(self) -> Generator[Event, None, None]:
        pieces = self._script.pieces
        yield from self._script.notices
        for index, fitted in enumerate(pieces):
            self._index = index
            seed = piece_seed(self._options.seed, index)
            yield PieceStarted(index, len(pieces), fitted.piece, seed)
            try:
                quiet = yield from self._speak_piece(index, fitted, seed)
            except CancelledError:
                raise
            except SoundalikeError as error:
                self._errors[index] = error
                yield PieceFailed(index, str(error))
                continue
            yield from self._gap(index, fitted.piece.gap_after, quiet)
        if pieces and len(self._errors) == len(pieces):
            raise self._errors[0]
        yield Finished(self._position, len(pieces), tuple(self._errors), tuple(self._suspects))

    def _speak_piece(self, index: int, fitted: FittedPiece, seed: int) -> Generator[Event, None, int]:
        """The events of one piece; returns how many quiet samples it ends with."""
        begin = self._position
        seconds = 0.0
        trim = TailTrim(self._engine.description.sample_rate)
        with self._begin(fitted, seed) as stream:
            try:
                chunk: Samples | None = np.zeros(0, dtype=np.float32)
                while chunk is not None:
                    started = time.perf_counter()
                    chunk = next(stream, None)
                    seconds += time.perf_counter() - started
                    yield from self._sound(index, trim.finish() if chunk is None else trim.push(chunk))
                result = stream.result
            finally:
                self._leave(stream)
        if result.suspect:
            self._suspects.append(index)
        yield PieceFinished(index, result, begin, self._position - begin, seconds)
        return trim.quiet

    def _begin(self, fitted: FittedPiece, seed: int) -> SpeechStream:
        """Start the engine on one piece, unless `cancel` came first."""
        if self._cancelled:
            raise CancelledError("Stopped.")
        stream = self._engine.begin(self._voice, fitted.tokens, replace(self._options, seed=seed))
        with self._lock:
            self._stream = stream
            if self._cancelled:
                stream.cancel()
        return stream

    def _leave(self, stream: SpeechStream) -> None:
        """Stop the stream (a finished one minds nothing) and let no other thread reach it any more."""
        with self._lock:
            self._stream = None
            stream.cancel()

    def _sound(self, index: int, samples: Samples) -> Iterator[Event]:
        if len(samples):
            position = self._position
            self._position += len(samples)
            yield Sound(samples, index, position)

    def _gap(self, index: int, seconds: float, quiet: int) -> Iterator[Event]:
        """Silence such that the pause, with the `quiet` samples the piece ends with, lasts `seconds` (case TXT-15)."""
        samples = round(seconds * self._engine.description.sample_rate) - quiet
        if samples > 0:
            position = self._position
            self._position += samples
            yield Gap(samples, index, position)
