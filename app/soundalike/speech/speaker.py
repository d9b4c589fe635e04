"""The one way from text to sound: piece by piece, in order."""

from __future__ import annotations

import threading
import time
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from soundalike.closing import Closeable
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
    Waiting,
)
from soundalike.speech.fitting import fit_pieces
from soundalike.speech.protocols import Encode, Prepare, SpeechEngine, SpeechStream
from soundalike.speech.script import Fitted, LiveScript, Script, WholeScript
from soundalike.speech.seeds import piece_seed
from soundalike.speech.tail import TailTrim
from soundalike.speech.text_feed import TextFeed
from soundalike.text import Notice, Piece, Pronunciations, Tokenizer, prepare
from soundalike.translation import tr

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

    `encode` and `prepare` default to the tokenizer of the engine's model and to `soundalike.text`. `pronunciations`
    may be set at any time; they count from the next text on.
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
        self.pronunciations: Pronunciations | None = None

    @property
    def sample_rate(self) -> int:
        """Of all sound, in Hz."""
        return self._engine.description.sample_rate

    def speak(self, text: str, options: SynthesisOptions, *, start: int = 0, end: int | None = None) -> Speech:
        """Begin to speak `text`; `options.seed` is the request's seed (`piece_seed` gives each piece its own).

        `start` and `end` are places in it: the sentences that lie between them, or that they lie in, are spoken whole,
        each with the seed that it has in the whole text. Places in the events count in `text` as well.
        Notices on the text come first. A text without anything to say gives notices and `Finished`, no sound.
        """
        fitted = self._fit(text)
        first, fitted = _between(fitted, start, len(text) if end is None else end)
        return self._begun(fitted, options, first, (start, len(text)))

    def speak_selection(self, text: str, options: SynthesisOptions, start: int, end: int) -> Speech:
        """The same, with just the words from `start` to `end`, whatever sentences they are part of."""
        start, end = max(0, min(start, end)), max(start, end)
        return self._begun(self._fit(text[start:end]).shifted(start), options, 0, (start, end))

    def speak_pieces(self, pieces: Iterable[Piece], options: SynthesisOptions) -> Speech:
        """Pieces that `pieces` gave, or one of them again: with another seed it is another take."""
        fitted = fit_pieces(pieces, self._encode, self._engine.description.max_text_tokens)
        return self._begun(Fitted(tuple(fitted), ()), options, 0, (0, 0))

    def pieces(self, text: str) -> tuple[Piece, ...]:
        """What `speak` would speak, one after another."""
        return tuple(fitted.piece for fitted in self._fit(text).pieces)

    def speak_live(self, feed: TextFeed, options: SynthesisOptions) -> Speech:
        """Speak what comes out of `feed` until it ends; a notice on a sentence comes when it arrives."""
        return Speech(self._engine, self._voice, options, LiveScript(feed, self._fit))

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags that the model knows, such as "[laugh]"."""
        return tuple(tag for tag in self._engine.description.vocabulary.added if tag.startswith("["))

    def _begun(self, fitted: Fitted, options: SynthesisOptions, first: int, place: tuple[int, int]) -> Speech:
        if not fitted.pieces and not fitted.notices:
            fitted = Fitted((), (Notice("nothing", tr("There is nothing to say here."), *place),))
        return Speech(self._engine, self._voice, options, WholeScript(fitted, first))

    def _fit(self, text: str) -> Fitted:
        rules = self.pronunciations
        prepared = self._prepare(text, limit=PIECE_CHARACTERS, tags=self.tags, pronunciations=rules)
        pieces = tuple(fit_pieces(prepared.pieces, self._encode, self._engine.description.max_text_tokens))
        return Fitted(pieces, tuple(prepared.notices))


class Speech(Closeable):
    """One text being spoken: an iterator of events, driven by whoever iterates it.

    A piece that fails gives `PieceFailed` and the next ones follow; if not one piece succeeds, its error is raised at
    the end. Leaving the context manager, or `close`, cancels what is still running and gives the engine's stream back.
    Only `cancel` and `progress` may be called from another thread.
    """

    def __init__(self, engine: SpeechEngine, voice: Any, options: SynthesisOptions, script: Script) -> None:
        self._engine = engine
        self._voice = voice
        self._options = options
        self._script = script
        self._lock = threading.Lock()
        self._cancelled = False
        self._begun: list[_BegunPiece] = []
        self._n_begun = 0
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
        self._script.cancel()
        with self._lock:
            self._cancelled = True
            for begun in self._begun:
                begun.cancel()

    def progress(self) -> Progress:
        """Where it is, from any thread."""
        with self._lock:
            done, most = self._begun[0].progress() if self._begun else (0, 0)
            return Progress(self._index, self._script.known, done, most)

    def close(self) -> None:
        """Stop and release the engine's streams; called by the iterating thread."""
        self.cancel()
        self._events.close()
        while self._begun:
            self._end(self._begun[-1])

    def _run(self) -> Generator[Event, None, None]:
        while True:
            yield from self._next_piece()
            if not self._begun:
                break
            # The tokens of the piece after this one are drawn while this one's sound is made.
            self._begin_next(wait=False)
            yield from self._script.notices()
            yield from self._speak_piece(self._begun[0])
        if self._n_begun and len(self._errors) == self._n_begun:
            raise self._errors[0]
        yield Finished(self._position, self._n_begun, tuple(self._errors), tuple(self._suspects))

    def _next_piece(self) -> Iterator[Event]:
        """Sees to it that the next piece is begun, unless the text is at its end."""
        if not self._begun:
            self._begin_next(wait=False)
        yield from self._script.notices()
        if not self._begun and not self._script.ended:
            yield Waiting()
            self._begin_next(wait=True)
            yield from self._script.notices()

    def _begin_next(self, *, wait: bool) -> None:
        """Starts the engine on the next piece, if there is one. A refusal is kept until it is the piece's turn."""
        if self._cancelled:
            raise CancelledError(tr("Stopped."))
        fitted = self._script.take(wait=wait)
        if fitted is None:
            return
        index = self._n_begun
        self._n_begun += 1
        options = replace(
            self._options,
            seed=piece_seed(self._options.seed, self._script.first + index),
            # Another sentence sounds before it, so there is time to draw a faulty one anew.
            complete_first=self._options.complete_first or index > 0,
        )
        started = time.perf_counter()
        try:
            outcome: SpeechStream | SoundalikeError = self._engine.begin(self._voice, fitted.tokens, options)
        except SoundalikeError as error:
            outcome = error
        begun = _BegunPiece(index, fitted.piece, options.seed, outcome, time.perf_counter() - started)
        with self._lock:
            self._begun.append(begun)
            if self._cancelled:
                begun.cancel()

    def _speak_piece(self, begun: _BegunPiece) -> Generator[Event, None, None]:
        """The events of one piece, and of the silence after it."""
        index = self._index = begun.index
        yield PieceStarted(index, self._script.known, begun.piece, begun.seed)
        try:
            quiet = yield from self._sound_of(begun)
        except CancelledError:
            raise
        except SoundalikeError as error:
            self._errors[index] = error
            yield PieceFailed(index, str(error))
        else:
            yield from self._gap(index, begun.piece.gap_after, quiet)

    def _sound_of(self, begun: _BegunPiece) -> Generator[Event, None, int]:
        """The sound of one piece; returns how many quiet samples it ends with."""
        index = begun.index
        begin = self._position
        seconds = begun.seconds
        trim = TailTrim(self._engine.description.sample_rate)
        try:
            stream = begun.stream()
            chunk: Samples | None = np.zeros(0, dtype=np.float32)
            while chunk is not None:
                started = time.perf_counter()
                chunk = next(stream, None)
                seconds += time.perf_counter() - started
                yield from self._sound(index, trim.finish() if chunk is None else trim.push(_finite(chunk)))
            result = stream.result
        finally:
            self._end(begun)
        if result.suspect:
            self._suspects.append(index)
        yield PieceFinished(index, result, begin, self._position - begin, seconds)
        return trim.quiet

    def _end(self, begun: _BegunPiece) -> None:
        """Stop the piece (a finished one minds nothing), let no other thread reach it, and release it."""
        with self._lock:
            self._begun.remove(begun)
            begun.cancel()
        begun.release()

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


@dataclass(frozen=True, eq=False)
class _BegunPiece:
    """A piece that the engine was asked for: its stream, or why there is none; `seconds` is what asking took."""

    index: int
    piece: Piece
    seed: int
    outcome: SpeechStream | SoundalikeError
    seconds: float

    def stream(self) -> SpeechStream:
        if isinstance(self.outcome, SoundalikeError):
            raise self.outcome
        return self.outcome

    def cancel(self) -> None:
        if not isinstance(self.outcome, SoundalikeError):
            self.outcome.cancel()

    def progress(self) -> tuple[int, int]:
        return (0, 0) if isinstance(self.outcome, SoundalikeError) else self.outcome.progress()

    def release(self) -> None:
        if not isinstance(self.outcome, SoundalikeError):
            with self.outcome:
                pass


def _between(fitted: Fitted, start: int, end: int) -> tuple[int, Fitted]:
    """The pieces and notices of a stretch of the text, and the number of its first piece in the whole."""
    chosen = [
        (number, each) for number, each in enumerate(fitted.pieces) if each.piece.end > start and each.piece.start < end
    ]
    if len(chosen) == len(fitted.pieces):
        return 0, fitted
    pieces = [each for _, each in chosen]
    if pieces and chosen[-1][0] < len(fitted.pieces) - 1:
        # The silence belongs to what follows, which isn't spoken.
        pieces[-1] = replace(pieces[-1], piece=replace(pieces[-1].piece, gap_after=0.0))
    notices = tuple(note for note in fitted.notices if note.end > start and note.start < end)
    return chosen[0][0] if chosen else 0, Fitted(tuple(pieces), notices)


def _finite(chunk: Samples) -> Samples:
    """The chunk itself; a sample that isn't a number must never sound, nor become silence (case PLY-10)."""
    if not np.isfinite(chunk).all():
        raise SoundalikeError(tr("The sound held a sample that isn't a number. Another seed may help."))
    return chunk
