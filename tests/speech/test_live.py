"""Speaking text while it arrives."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

import pytest

from soundalike.errors import CancelledError, RefusedError
from soundalike.speech import Event, Finished, PieceFinished, PieceStarted, Sound, Speaker, Speech, TextFeed, Waiting
from soundalike.text import LineSplitter, Notice, SentenceSplitter
from tests.speech.fake_engine import FakeEngine, encode_words, prepare_lines
from tests.speech.test_speaker import OPTIONS, sound_of, speech_of


def live_speech(feed: TextFeed, engine: FakeEngine) -> Speech:
    """The feed in the engine's own voice."""
    return Speaker(engine, engine.builtin_voice(), encode=encode_words, prepare=prepare_lines).speak_live(feed, OPTIONS)


def texts(events: Sequence[Event]) -> list[str]:
    return [event.piece.text for event in events if isinstance(event, PieceStarted)]


def test_what_is_there_already_is_spoken_like_a_whole_text_up_to_the_gaps() -> None:
    feed = TextFeed(LineSplitter())
    feed.put("one\ntwo two\nthree")
    feed.end()
    engine, whole = FakeEngine(), FakeEngine()
    events = list(live_speech(feed, engine))
    list(speech_of("one\ntwo two\nthree", whole))
    assert texts(events) == ["one", "two two", "three"]
    assert engine.requests == whole.requests
    assert events[-1] == Finished(len(sound_of(events)), 3, (), ())
    assert not any(isinstance(event, Waiting) for event in events)


def test_a_line_is_spoken_while_the_next_is_written() -> None:
    feed = TextFeed(LineSplitter())
    speech = live_speech(feed, FakeEngine())
    assert isinstance(next(speech), Waiting)
    feed.put("one\ntw")
    events = []
    while not isinstance(event := next(speech), Waiting):
        events.append(event)
    assert texts(events) == ["one"]
    assert any(isinstance(event, PieceFinished) for event in events)
    feed.put("o\n")
    feed.end()
    assert texts(list(speech)) == ["two"]


def test_places_count_in_everything_that_arrived() -> None:
    text = "one\n\n  two two\n---\nthree"
    feed = TextFeed(LineSplitter())
    for letter in text:
        feed.put(letter)
    feed.end()
    events = list(live_speech(feed, FakeEngine()))
    pieces = [event.piece for event in events if isinstance(event, PieceStarted)]
    assert [text[piece.start : piece.end] for piece in pieces] == ["one", "  two two", "three"]
    assert [text[note.start : note.end] for note in events if isinstance(note, Notice)] == ["---"]


def test_a_pause_completes_a_sentence() -> None:
    feed = TextFeed(SentenceSplitter())
    feed.put("Here it is.")
    assert feed.take(wait=False) is None
    began = time.monotonic()
    live = feed.take(wait=True)
    assert live is not None
    assert live.text == "Here it is."
    assert time.monotonic() - began < 2.0
    assert not feed.ended
    feed.end()
    assert feed.ended
    assert feed.take(wait=True) is None


def test_cancel_ends_the_wait_for_text() -> None:
    feed = TextFeed(LineSplitter())
    speech = live_speech(feed, FakeEngine())
    stopper = threading.Timer(0.05, speech.cancel)
    stopper.start()
    with speech, pytest.raises(CancelledError):
        list(speech)
    stopper.join()


def test_notices_come_with_their_line() -> None:
    feed = TextFeed(LineSplitter())
    feed.put("one\n---\ntwo\n")
    feed.end()
    told = [type(event) for event in live_speech(feed, FakeEngine()) if isinstance(event, Notice | PieceStarted)]
    assert sorted(told, key=str) == sorted([PieceStarted, Notice, PieceStarted], key=str)
    assert told[-1] is PieceStarted


def test_a_source_that_breaks_is_told_after_what_came_before() -> None:
    feed = TextFeed(LineSplitter())
    feed.put("one\ntwo")
    feed.end(RefusedError("It isn't text."))
    speech = live_speech(feed, FakeEngine())
    events: list[Event] = []

    def listen() -> None:
        for event in speech:
            events.append(event)

    with pytest.raises(RefusedError, match="isn't text"):
        listen()
    assert texts(events) == ["one", "two"]
    assert not any(isinstance(event, Finished) for event in events)


@pytest.mark.parametrize("slow_listener", [True, False])
def test_sixty_lines_come_in_order_whoever_is_slower(slow_listener: bool) -> None:
    """Case PLY-08."""
    lines = [f"number {number}" for number in range(60)]
    feed = TextFeed(LineSplitter())

    def write() -> None:
        for line in lines:
            feed.put(line + "\n")
            if not slow_listener:
                time.sleep(0.002)
        feed.end()

    writer = threading.Thread(target=write)
    writer.start()
    events: list[Event] = []
    for event in live_speech(feed, FakeEngine()):
        events.append(event)
        if slow_listener and isinstance(event, Sound):
            time.sleep(0.001)
    writer.join()
    assert texts(events) == lines
