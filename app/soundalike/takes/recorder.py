"""Keeps what is spoken, while it is spoken."""

from __future__ import annotations

import time
from collections.abc import Callable
from types import TracebackType
from typing import Self

import numpy as np

from soundalike.audio.peaks import Peaks
from soundalike.engine.types import Samples
from soundalike.errors import CancelledError, SoundalikeError
from soundalike.speech import Event, Finished, PieceFailed, PieceFinished, PieceStarted, Sound
from soundalike.takes.finishing import keep_take
from soundalike.takes.records import Sentence, State
from soundalike.takes.shelf import Shelf
from soundalike.takes.sounds import Part
from soundalike.takes.take_sound import part_bytes
from soundalike.takes.utterance_rows import (
    TakeFacts,
    UtteranceFacts,
    insert_take,
    insert_utterance,
    new_uid,
    tags_of,
)
from soundalike.translation import tr

OnProblem = Callable[[str], None]


class Recorder:
    """Takes the events of one `Speech` in order, on the thread that iterates it; a context manager around that.

    Whatever happens to the disk, speaking goes on: a take that can't be kept is told to `on_problem` once, with a
    sentence for people. Leaving the context before `Finished` marks the utterance as stopped, or by an error as failed;
    the sentences that were complete stay.
    """

    def __init__(
        self,
        shelf: Shelf,
        facts: UtteranceFacts,
        sample_rate: int,
        sentences: tuple[Sentence, ...],
        on_problem: OnProblem,
    ) -> None:
        self._shelf = shelf
        self._database = shelf.database
        self._sounds = shelf.sounds
        self._facts = facts
        self._sample_rate = sample_rate
        self._sentences = list(sentences)
        self._on_problem = on_problem
        self._taking: _Taking | None = None
        self._ended = False
        self.utterance: int | None = None
        """Its id; None when not even that could be kept."""
        try:
            with shelf.database.write() as connection:
                self.utterance = insert_utterance(connection, facts, State.MAKING)
        except SoundalikeError as error:
            on_problem(tr("This isn't kept in the history: {error}").format(error=error))

    @property
    def taking(self) -> int | None:
        """The id of the take that is being made."""
        return self._taking.id if self._taking is not None else None

    @property
    def peaks(self) -> bytes:
        """The waveform so far of the take that is being made, from any thread."""
        taking = self._taking
        return taking.peaks.so_far if taking is not None else b""

    def take(self, event: Event) -> int | None:
        """Keeps one event; returns the id of the take that this event completed."""
        match event:
            case PieceStarted():
                self._begin(event)
            case Sound():
                self._write(event.samples)
            case PieceFinished():
                return self._complete(event.result.suspect)
            case PieceFailed():
                self._fail(event.message)
            case Finished():
                everything_failed = event.pieces > 0 and len(event.failed) == event.pieces
                self._end(State.FAILED if everything_failed else State.DONE)
        return None

    def close(self, error: BaseException | None = None) -> None:
        """The end, however it came about; a second call does nothing."""
        if self._ended:
            return
        self._abandon()
        stopped = error is None or isinstance(error, CancelledError | KeyboardInterrupt | GeneratorExit)
        self._end(State.STOPPED if stopped else State.FAILED, "" if stopped else str(error))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close(error)

    def _begin(self, event: PieceStarted) -> None:
        if self.utterance is None:
            return
        piece = event.piece
        source = self._facts.source(piece.start, piece.end) or piece.text
        facts = TakeFacts(
            new_uid(), event.index, source, piece.text, piece.gap_after, event.seed, self._sample_rate, time.time()
        )
        try:
            with self._database.write() as connection:
                sentence = self._sentence_of(event)
                take = insert_take(connection, facts, self._facts, self.utterance, sentence)
            self._taking = _Taking(take, facts, self._sounds.begin(facts.uid), Peaks(self._sample_rate))
        except SoundalikeError as error:
            self._problem(error, facts)

    def _sentence_of(self, event: PieceStarted) -> int | None:
        """The sentence that this piece is; each is used once, and the one at the same place is preferred."""
        piece = event.piece
        same = [sentence for sentence in self._sentences if sentence.spoken == piece.text]
        same.sort(key=lambda sentence: abs(sentence.start - piece.start))
        if not same:
            return None
        self._sentences.remove(same[0])
        return same[0].id

    def _write(self, samples: Samples) -> None:
        taking = self._taking
        if taking is None:
            return
        try:
            taking.part.write(part_bytes(samples))
        except SoundalikeError as error:
            self._problem(error, taking.facts)
            return
        taking.chunks.append(samples)
        taking.peaks.push(samples)

    def _complete(self, suspect: bool) -> int | None:
        taking, self._taking = self._taking, None
        if taking is None:
            return None
        taking.part.close()
        samples = np.concatenate([np.zeros(0, np.float32), *taking.chunks])
        tags = tags_of(taking.facts, self._facts, suspect=suspect)
        try:
            kept = keep_take(self._shelf, samples, self._sample_rate, tags, State.DONE)
        except SoundalikeError as error:
            self._problem(error, taking.facts)
            return None
        return taking.id if kept else None

    def _fail(self, message: str) -> None:
        taking, self._taking = self._taking, None
        if taking is None:
            return
        taking.part.close()
        self._close_row(taking.facts, message)

    def _abandon(self) -> None:
        """Of a sentence that was stopped nothing is kept."""
        taking, self._taking = self._taking, None
        if taking is None:
            return
        taking.part.close()
        try:
            self._sounds.remove(taking.facts.uid)
            with self._database.write() as connection:
                connection.execute("DELETE FROM takes WHERE uid = ?", (taking.facts.uid,))
        except SoundalikeError as error:
            self._on_problem(str(error))

    def _problem(self, error: SoundalikeError, facts: TakeFacts) -> None:
        """This take isn't kept; the next one is tried anew."""
        if self._taking is not None:
            self._taking.part.close()
            self._taking = None
        self._on_problem(tr("This sentence is spoken, but not kept: {error}").format(error=error))
        self._close_row(facts, str(error))

    def _close_row(self, facts: TakeFacts, message: str) -> None:
        try:
            self._sounds.remove(facts.uid)
            with self._database.write() as connection:
                query = "UPDATE takes SET state = ?, message = ? WHERE uid = ? AND state = 'making'"
                connection.execute(query, (State.FAILED, message, facts.uid))
        except SoundalikeError:
            return  # it was told already; the next start of the program tidies up

    def _end(self, state: State, message: str = "") -> None:
        self._ended = True
        try:
            with self._database.write() as connection:
                query = "UPDATE utterances SET state = ?, message = ? WHERE id = ?"
                connection.execute(query, (state, message, self.utterance))
        except SoundalikeError as error:
            self._on_problem(tr("This isn't kept in the history: {error}").format(error=error))


class _Taking:
    """The take in the making."""

    def __init__(self, take: int, facts: TakeFacts, part: Part, peaks: Peaks) -> None:
        self.id = take
        self.facts = facts
        self.part = part
        self.peaks = peaks
        self.chunks: list[Samples] = []
