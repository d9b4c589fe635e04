"""A text read aloud from takes and anew."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import pytest

from soundalike.engine.types import Samples, SynthesisOptions
from soundalike.errors import CancelledError, RefusedError, SoundalikeError
from soundalike.speech import Event, Finished, PieceFailed, PieceStarted, Sound
from soundalike.takes import Reading, ReadingRequest, State, TakeReady, TakeStore
from tests.speech.fake_engine import FakeEngine, tone
from tests.speech.test_speaker import sound_of
from tests.takes.fake_speech import RECIPE, events_of, open_store, pieces_of, speaker, spoken_document

TEXT = "one two\nthree four five\nsix\nseven eight"


@pytest.fixture
def store() -> Iterator[TakeStore]:
    with open_store() as opened:
        yield opened


def request(store: TakeStore, document: int, text: str = TEXT, *, anew: bool = False) -> ReadingRequest:
    sentences = store.documents.arrange(document, text, pieces_of(text))
    return ReadingRequest(text, document, tuple(sentences), RECIPE, anew=anew)


def read(store: TakeStore, asked: ReadingRequest, engine: FakeEngine) -> tuple[list[Event], list[TakeReady]]:
    problems: list[str] = []
    with Reading(store, speaker(engine), asked, on_problem=problems.append) as reading:
        found = list(reading)
    assert problems == []
    return (
        [event for event in found if not isinstance(event, TakeReady)],
        [event for event in found if isinstance(event, TakeReady)],
    )


def test_what_was_never_spoken_is_spoken_and_kept(store: TakeStore) -> None:
    document = store.documents.create(TEXT).id
    engine = FakeEngine()
    events, ready = read(store, request(store, document), engine)
    np.testing.assert_array_equal(sound_of(events), sound_of(list(events_of(TEXT))))
    assert [(event.index, event.made) for event in ready] == [(0, True), (1, True), (2, True), (3, True)]
    assert [len(sentence.takes) for sentence in store.documents.sentences(document)] == [1, 1, 1, 1]


def test_what_was_spoken_is_played_without_the_engine(store: TakeStore) -> None:
    document = spoken_document(store, TEXT)
    engine = FakeEngine()
    events, ready = read(store, request(store, document), engine)
    assert engine.requests == []
    np.testing.assert_allclose(sound_of(events), sound_of(list(events_of(TEXT))), atol=2**-23)
    assert [event.made for event in ready] == [False] * 4
    assert len(store.history.search()) == 1


def test_an_edited_sentence_alone_is_spoken_and_it_all_sounds_as_the_whole(store: TakeStore) -> None:
    document = spoken_document(store, TEXT)
    edited = TEXT.replace("five", "nine ten")
    engine = FakeEngine(suspects=[0])
    events, ready = read(store, request(store, document, edited), engine)
    assert len(engine.requests) == 1
    np.testing.assert_allclose(sound_of(events), sound_of(list(events_of(edited))), atol=2**-23)
    started = [event for event in events if isinstance(event, PieceStarted)]
    assert [(event.index, event.of) for event in started] == [(0, 4), (1, 4), (2, 4), (3, 4)]
    assert [edited[event.piece.start : event.piece.end] for event in started] == edited.split("\n")
    assert [event.made for event in ready] == [False, True, False, False]
    assert events[-1] == Finished(len(sound_of(events)), 4, (), (1,))
    assert [len(sentence.takes) for sentence in store.documents.sentences(document)] == [1, 2, 1, 1]
    assert store.documents.sentences(document)[1].chosen == ready[1].take
    (latest, _) = store.history.search()
    assert latest.text == "three four nine ten"
    assert store.takes.get(ready[1].take).source == "three four nine ten"


def test_anew_makes_another_take_of_each(store: TakeStore) -> None:
    document = spoken_document(store, TEXT)
    asked = request(store, document, anew=True)
    read(store, replace(asked, sentences=asked.sentences[1:3], first=1), engine := FakeEngine())
    assert len(engine.requests) == 2
    sentences = store.documents.sentences(document)
    assert [len(sentence.takes) for sentence in sentences] == [1, 2, 2, 1]
    assert sentences[1].takes[0].seed == sentences[1].takes[1].seed


def test_a_part_that_fails_is_told_and_the_rest_is_heard(store: TakeStore) -> None:
    def breaks(tokens: Sequence[int], options: SynthesisOptions) -> list[Samples | SoundalikeError]:
        return [RefusedError("It broke.")]

    document = spoken_document(store, TEXT)
    edited = TEXT.replace("five", "nine ten")
    events, ready = read(store, request(store, document, edited), FakeEngine(breaks))
    assert [event for event in events if isinstance(event, PieceFailed)] == [PieceFailed(1, "It broke.")]
    assert events[-1] == Finished(len(sound_of(events)), 4, (1,), ())
    assert [event.index for event in ready] == [0, 2, 3]
    assert store.history.search()[0].state is State.FAILED
    with pytest.raises(RefusedError, match="It broke"):
        read(store, request(store, document, edited, anew=True), FakeEngine(breaks))


def test_cancel_from_another_thread_ends_it_and_keeps_what_was_complete(store: TakeStore) -> None:
    waiting, go_on = threading.Event(), threading.Event()

    def blocks(tokens: Sequence[int], options: SynthesisOptions) -> Iterator[Samples]:
        yield tone(0.3)
        if len(tokens) == 3:
            waiting.set()
            go_on.wait(10)
        yield tone(0.3)

    document = store.documents.create(TEXT).id
    engine = FakeEngine(blocks)
    reading = Reading(store, speaker(engine), request(store, document))

    def stop() -> None:
        waiting.wait(10)
        reading.cancel()
        go_on.set()

    stopper = threading.Thread(target=stop)
    stopper.start()
    with reading, pytest.raises(CancelledError):
        list(reading)
    stopper.join()
    assert [len(sentence.takes) for sentence in store.documents.sentences(document)] == [1, 0, 0, 0]
    assert store.history.search()[0].state is State.STOPPED
    assert all(stream.released for stream in engine.streams)


def test_leaving_it_in_the_middle_releases_everything(store: TakeStore) -> None:
    engine = FakeEngine()
    with Reading(store, speaker(engine), request(store, store.documents.create(TEXT).id)) as reading:
        assert any(isinstance(event, Sound) for event in reading)
    assert all(stream.released for stream in engine.streams)
    assert store.history.search()[0].state is State.STOPPED


def test_nothing_to_read(store: TakeStore) -> None:
    document = store.documents.create("").id
    events, ready = read(store, request(store, document, ""), FakeEngine())
    assert (events, ready) == ([Finished(0, 0, (), ())], [])
