"""Takes that are there, as the events of a speech: they are played, shown and exported as if spoken anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from soundalike.engine.types import Samples, StageTimes, SynthesisResult
from soundalike.errors import SoundalikeError
from soundalike.speech import Event, Finished, Gap, PieceFailed, PieceFinished, PieceStarted, Sound
from soundalike.speech.tail import quiet_at_end
from soundalike.takes.records import Sentence, Take
from soundalike.takes.take_list import TakeList
from soundalike.text import Piece

CHUNK_SAMPLES = 12_000
"""Half a second: short enough that stopping between chunks isn't felt."""

_NO_WORK = StageTimes(0.0, 0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Playable:
    """A take with its place in a text, and the silence after it in seconds."""

    take: Take
    start: int
    end: int
    gap_after: float


def playables(sentences: Sequence[Sentence], selection: tuple[int, int] | None = None) -> list[Playable]:
    """The chosen takes of a document's sentences in order, or of those that a selection of its text touches.

    Sentences without a take are left out: see `without_take`.
    """
    touched = _touched(sentences, selection)
    found = [
        Playable(sentence.chosen_take, sentence.start, sentence.end, sentence.gap_after)
        for sentence in touched
        if sentence.chosen_take is not None
    ]
    if found and touched[-1] is not sentences[-1]:
        found[-1] = replace(found[-1], gap_after=0.0)  # the pause belongs to what follows, which isn't played
    return found


def without_take(sentences: Sequence[Sentence], selection: tuple[int, int] | None = None) -> list[Sentence]:
    """Those that would have to be spoken first."""
    return [sentence for sentence in _touched(sentences, selection) if sentence.chosen_take is None]


def replay(takes: TakeList, parts: Sequence[Playable]) -> Iterator[Event]:
    """What `Speaker.speak` would give for these takes, without an engine. A take whose sound is gone is a
    `PieceFailed`; if that is all of them, its error is raised at the end. Closing the iterator stops it."""
    position = 0
    errors: dict[int, SoundalikeError] = {}
    suspects: list[int] = []
    for index, part in enumerate(parts):
        take = part.take
        yield PieceStarted(
            index, len(parts), Piece(take.spoken, part.gap_after, False, part.start, part.end), take.seed
        )
        try:
            samples = takes.whole_sound(take.id)
        except SoundalikeError as error:
            errors[index] = error
            yield PieceFailed(index, str(error))
            continue
        for chunk in _chunks(samples):
            yield Sound(chunk, index, position)
            position += len(chunk)
        if take.suspect:
            suspects.append(index)
        result = SynthesisResult((), take.suspect, 0, len(samples), _NO_WORK)
        yield PieceFinished(index, result, position - len(samples), len(samples), 0.0)
        gap = round(part.gap_after * take.sample_rate) - quiet_at_end(samples, take.sample_rate)
        if gap > 0:
            yield Gap(gap, index, position)
            position += gap
    if parts and len(errors) == len(parts):
        raise errors[0]
    yield Finished(position, len(parts), tuple(errors), tuple(suspects))


def _chunks(samples: Samples) -> Iterator[Samples]:
    for at in range(0, len(samples), CHUNK_SAMPLES):
        yield samples[at : at + CHUNK_SAMPLES]


def _touched(sentences: Sequence[Sentence], selection: tuple[int, int] | None) -> list[Sentence]:
    if selection is None:
        return list(sentences)
    start, end = min(selection), max(selection)
    return [sentence for sentence in sentences if sentence.start < end and start < sentence.end]
