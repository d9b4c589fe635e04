"""Takes that are there are heard as they were spoken."""

from __future__ import annotations

import numpy as np
import pytest

from soundalike.errors import MissingError
from soundalike.speech import Finished, PieceFailed, PieceFinished, PieceStarted
from soundalike.takes import TakeStore
from soundalike.takes.replay import Playable, playables, replay, without_take
from tests.speech.fake_engine import FakeEngine
from tests.speech.test_speaker import sound_of
from tests.takes.fake_speech import events_of, here, open_store, pieces_of, speak_into, spoken_document

TEXT = "one two\nthree four five\nsix"


def test_a_document_sounds_as_it_was_spoken() -> None:
    with open_store() as store:
        sentences = store.documents.sentences(spoken_document(store, TEXT))
        events = list(replay(store.takes, playables(sentences)))
    spoken = list(events_of(TEXT))
    np.testing.assert_allclose(sound_of(events), sound_of(spoken), atol=2**-23)
    places = [(event.piece.start, event.piece.end) for event in events if isinstance(event, PieceStarted)]
    assert places == [(0, 7), (8, 23), (24, 27)]
    assert [type(event) for event in events if not isinstance(event, PieceFinished)][-1] is Finished


def test_a_selection_is_every_sentence_it_touches_without_the_pause_after_it() -> None:
    with open_store() as store:
        sentences = store.documents.sentences(spoken_document(store, TEXT))
        chosen = playables(sentences, (20, 5))
        assert [part.take.source for part in chosen] == ["one two", "three four five"]
        assert [part.gap_after for part in chosen] == [0.5, 0.0]
        assert playables(sentences, (7, 8)) == []


def test_sentences_without_a_take_are_told() -> None:
    with open_store() as store:
        document = spoken_document(store, TEXT)
        longer = f"{TEXT}\nnew"
        sentences = store.documents.arrange(document, longer, pieces_of(longer))
        assert [sentence.source for sentence in without_take(sentences)] == ["new"]
        assert without_take(sentences, (0, 10)) == []


def lose_sound_of(store: TakeStore, utterance: int, index: int) -> None:
    (here().takes_dir / f"{store.takes.of_utterance(utterance)[index].uid}.flac").unlink()


def test_a_lost_sound_is_told_and_the_others_are_heard() -> None:
    with open_store() as store:
        utterance = speak_into(store, TEXT, engine=FakeEngine(suspects=[2]))
        parts = [Playable(take, 0, len(take.source), 0.0) for take in store.takes.of_utterance(utterance)]
        lose_sound_of(store, utterance, 1)
        events = list(replay(store.takes, parts))
        assert [event.index for event in events if isinstance(event, PieceFailed)] == [1]
        assert events[-1] == Finished(len(sound_of(events)), 3, (1,), (2,))
        lose_sound_of(store, utterance, 0)
        lose_sound_of(store, utterance, 2)
        with pytest.raises(MissingError):
            list(replay(store.takes, parts))


def test_nothing_is_nothing() -> None:
    with open_store() as store:
        assert list(replay(store.takes, [])) == [Finished(0, 0, (), ())]
