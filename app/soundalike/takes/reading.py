"""A text read aloud: sentences that have a take are played from it, the others are spoken and kept."""

from __future__ import annotations

import threading
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from soundalike.closing import Closeable
from soundalike.errors import CancelledError, SoundalikeError
from soundalike.speech import Event, Finished, Gap, PieceFailed, PieceFinished, PieceStarted, Sound, Speaker, Speech
from soundalike.takes.recorder import OnProblem
from soundalike.takes.records import Recipe, Sentence
from soundalike.takes.replay import playables, replay
from soundalike.takes.store import TakeStore
from soundalike.text import Piece


@dataclass(frozen=True)
class TakeReady:
    """The take that piece `index` is heard from: one that was there, or one that was `made` now."""

    index: int
    take: int
    made: bool


ReadingEvent = Event | TakeReady


@dataclass(frozen=True)
class ReadingRequest:
    """`sentences` of `document`, whose text is `text`, in order. `anew` makes another take of each.

    `first` is the number of the first of them in the text: each sentence has the seed it would have in the whole.
    """

    text: str
    document: int | None
    sentences: tuple[Sentence, ...]
    recipe: Recipe
    anew: bool = False
    first: int = 0


class Reading(Closeable):
    """An iterator of events, as `Speech` is, with a `TakeReady` for each sentence that is or becomes a take.

    Take the iterating thread through a `with` or `close`; `cancel` may come from any thread.
    """

    def __init__(
        self,
        store: TakeStore,
        speaker: Speaker,
        request: ReadingRequest,
        *,
        on_problem: OnProblem = lambda _message: None,
    ) -> None:
        self._store = store
        self._speaker = speaker
        self._request = request
        self._on_problem = on_problem
        self._lock = threading.Lock()
        self._cancelled = False
        self._speech: Speech | None = None
        self._position = 0
        self._failed: list[int] = []
        self._suspects: list[int] = []
        self._first_error: SoundalikeError | None = None
        self.peaks: bytes = b""
        """The waveform so far of the take that is being made."""
        self._events = self._run()

    def __iter__(self) -> Iterator[ReadingEvent]:
        return self

    def __next__(self) -> ReadingEvent:
        """The next event. Raises `CancelledError` after `cancel`."""
        if self._cancelled:
            raise CancelledError("Stopped.")
        return next(self._events)

    def cancel(self) -> None:
        """Stop, from any thread."""
        with self._lock:
            self._cancelled = True
            if self._speech is not None:
                self._speech.cancel()

    def close(self) -> None:
        """Stop and release everything; called by the iterating thread."""
        self.cancel()
        self._events.close()

    def _run(self) -> Generator[ReadingEvent, None, None]:
        numbered = list(enumerate(self._request.sentences))
        for kept, run in groupby(numbered, key=lambda entry: self._is_kept(entry[1])):
            part = list(run)
            start = part[0][0]
            sentences = [sentence for _, sentence in part]
            base = self._position
            for event in self._replayed(sentences) if kept else self._spoken(sentences, start):
                yield self._placed(event, start, base)
        n_pieces = len(numbered)
        if n_pieces and len(self._failed) == n_pieces and self._first_error is not None:
            raise self._first_error
        yield Finished(self._position, n_pieces, tuple(self._failed), tuple(self._suspects))

    def _is_kept(self, sentence: Sentence) -> bool:
        """Whether it is played from a take: one that still says what the sentence says."""
        take = sentence.chosen_take
        return take is not None and not take.stale and not self._request.anew

    def _replayed(self, sentences: Sequence[Sentence]) -> Iterator[ReadingEvent]:
        parts = playables(sentences)
        try:
            for event in replay(self._store.takes, parts):
                if isinstance(event, PieceStarted):
                    yield event
                    yield TakeReady(event.index, parts[event.index].take.id, made=False)
                elif not isinstance(event, Finished):
                    yield event
        except SoundalikeError as error:
            self._first_error = self._first_error or error

    def _spoken(self, sentences: Sequence[Sentence], start: int) -> Iterator[ReadingEvent]:
        request = self._request
        pieces = [Piece(each.spoken, each.gap_after, False, each.start, each.end) for each in sentences]
        speech = self._speaker.speak_pieces(pieces, request.recipe.options, first=request.first + start)
        offset = sentences[0].start
        with (
            speech,
            self._store.record(
                request.text[offset : sentences[-1].end],
                request.recipe,
                self._speaker.sample_rate,
                document=request.document,
                offset=offset,
                on_problem=self._on_problem,
            ) as recorder,
        ):
            with self._lock:
                self._speech = speech
                if self._cancelled:
                    speech.cancel()
            try:
                for event in speech:
                    take = recorder.take(event)
                    self.peaks = recorder.peaks
                    if not isinstance(event, Finished):
                        yield event
                    if take is not None and isinstance(event, PieceFinished):
                        yield TakeReady(event.index, take, made=True)
            except CancelledError:
                raise
            except SoundalikeError as error:
                self._first_error = self._first_error or error
                recorder.close(error)
            finally:
                with self._lock:
                    self._speech = None

    def _placed(self, event: ReadingEvent, start: int, base: int) -> ReadingEvent:
        """An event of one run as one of the whole."""
        if isinstance(event, PieceStarted | Sound | Gap | PieceFinished | PieceFailed | TakeReady):
            event = replace(event, index=event.index + start)
        if isinstance(event, Sound | Gap | PieceFinished):
            event = replace(event, position=event.position + base)
        match event:
            case PieceStarted():
                return replace(event, of=len(self._request.sentences))
            case Sound():
                self._position = event.position + len(event.samples)
            case Gap():
                self._position = event.position + event.samples
            case PieceFinished() if event.result.suspect:
                self._suspects.append(event.index)
            case PieceFailed():
                self._failed.append(event.index)
        return event
