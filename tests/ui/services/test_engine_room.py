"""The model is opened when it is needed, kept while it is used, and let go after an idle time."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from soundalike.errors import CancelledError, MissingError
from soundalike.speech import Speaker
from soundalike.text import Pronunciations, Rule
from soundalike.ui.services import engine_room
from soundalike.ui.services.engine_room import EngineRoom, RoomFacts
from tests.speech.fake_engine import FakeEngine, encode_words

HANG_SECONDS = 20.0


class Opener:
    """Opens stand-ins, and notes it."""

    def __init__(self) -> None:
        self.engines: list[FakeEngine] = []
        self.asked: list[tuple[str, int]] = []
        self.voices: list[str] = []
        self.facts: list[RoomFacts] = []
        self.fail: BaseException | None = None
        self.during: Callable[[Callable[[float], None]], object] = lambda _progress: None

    def open_engine(self, model: str, threads: int, progress: Callable[[float], None]) -> tuple[FakeEngine, str]:
        self.asked.append((model, threads))
        progress(0.5)
        self.during(progress)
        if self.fail is not None:
            raise self.fail
        self.engines.append(FakeEngine())
        return self.engines[-1], model or "the usual one"

    def open_voice(self, engine: Any, key: str) -> Any:
        self.voices.append(key)
        if key == "gone":
            raise MissingError("The voice 'gone' isn't there any more.")
        return engine.builtin_voice()

    @property
    def states(self) -> list[str]:
        return [facts.state for facts in self.facts]


@pytest.fixture(autouse=True)
def looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_room, "LOOK_SECONDS", 0.01)


@pytest.fixture
def opener() -> Opener:
    return Opener()


@pytest.fixture
def room(opener: Opener) -> Iterator[EngineRoom]:
    made = EngineRoom(
        opener.open_engine,
        opener.open_voice,
        lambda engine, voice: Speaker(engine, voice, encode=encode_words),  # type: ignore[arg-type]
        opener.facts.append,
    )
    yield made
    assert made.close()
    assert all(engine.closed for engine in opener.engines)


def wait(until: Callable[[], bool]) -> None:
    deadline = time.monotonic() + HANG_SECONDS
    while not until():
        assert time.monotonic() < deadline
        time.sleep(0.002)


def done(room: EngineRoom, voice: str = "", work: Callable[[Speaker], object] = lambda _speaker: None) -> list[str]:
    """Does a job in this voice and waits for it; the errors that came."""
    over = threading.Event()
    said: list[str] = []

    def job(speaker: Speaker) -> None:
        work(speaker)
        over.set()

    def failed(sentence: str) -> None:
        said.append(sentence)
        over.set()

    room.run(voice, job, failed)
    assert over.wait(HANG_SECONDS)
    return said


def test_nothing_is_opened_before_it_is_needed(room: EngineRoom, opener: Opener) -> None:
    over = threading.Event()
    room.run_without_model(over.set, lambda _said: None)
    assert over.wait(HANG_SECONDS)
    assert opener.asked == []
    assert room.facts.state == "absent"
    assert room.any_speaker is None


def test_it_is_opened_once_and_a_voice_once(room: EngineRoom, opener: Opener) -> None:
    for voice in ("", "Ada", "", "Ada"):
        assert done(room, voice) == []
    assert opener.asked == [("", 0)]
    assert opener.voices == ["", "Ada"]
    assert opener.states == ["loading", "loading", "ready"]
    assert [facts.fraction for facts in opener.facts] == [0.0, 0.5, 1.0]
    assert opener.facts[-1].model == "the usual one"
    assert opener.facts[-1].description is not None
    assert room.any_speaker is not None


def test_unused_it_is_let_go_and_opened_again_when_needed(room: EngineRoom, opener: Opener) -> None:
    room.keep_for(0.05)
    assert done(room) == []
    wait(lambda: room.facts.state == "absent")
    assert opener.engines[0].closed
    assert room.any_speaker is None
    assert done(room) == []
    assert len(opener.engines) == 2


def test_without_an_idle_time_it_stays(room: EngineRoom, opener: Opener) -> None:
    room.keep_for(0.0)
    assert done(room) == []
    time.sleep(0.1)
    assert not opener.engines[0].closed


def test_while_it_is_used_it_stays(room: EngineRoom, opener: Opener) -> None:
    room.keep_for(0.05)
    assert done(room, "", lambda _speaker: time.sleep(0.2)) == []
    assert not opener.engines[0].closed


def test_another_model_takes_its_place(room: EngineRoom, opener: Opener) -> None:
    assert done(room) == []
    room.choose("another", 3)
    assert done(room) == []
    assert opener.asked == [("", 0), ("another", 3)]
    assert opener.engines[0].closed
    room.choose("another", 3)
    assert done(room) == []
    assert len(opener.engines) == 2


def test_what_can_not_be_opened_is_told_and_tried_again(room: EngineRoom, opener: Opener) -> None:
    opener.fail = MissingError("There is no model 'x'. Get one.")
    assert done(room) == ["There is no model 'x'. Get one."]
    assert (room.facts.state, room.facts.message) == ("failed", "There is no model 'x'. Get one.")
    opener.fail = None
    assert done(room) == []
    assert opener.states[-1] == "ready"


@pytest.mark.parametrize(("error", "words"), [(MemoryError(), "enough memory"), (ZeroDivisionError("by 0"), "by 0")])
def test_any_error_of_a_job_is_a_sentence_and_the_thread_lives_on(
    room: EngineRoom, error: Exception, words: str
) -> None:
    """Case GUI-03."""

    def fail(_speaker: Speaker) -> None:
        raise error

    (said,) = done(room, "", fail)
    assert words in said
    assert "Traceback" not in said
    assert done(room) == []


def test_a_voice_that_is_gone_is_told_and_the_model_stays(room: EngineRoom, opener: Opener) -> None:
    assert done(room, "gone") == ["The voice 'gone' isn't there any more."]
    assert room.facts.state == "ready"
    assert done(room) == []
    assert len(opener.engines) == 1


def test_a_job_that_was_stopped_is_no_error(room: EngineRoom) -> None:
    said: list[str] = []

    def stop(_speaker: Speaker) -> None:
        raise CancelledError("Stopped.")

    room.run("", stop, said.append)
    assert done(room) == []
    assert said == []


def test_every_speaker_says_words_as_the_list_has_them(room: EngineRoom) -> None:
    room.pronunciations = Pronunciations([Rule("Thames", "tems")])
    known: list[Pronunciations | None] = []
    assert done(room, "", lambda speaker: known.append(speaker.pronunciations)) == []
    assert known == [room.pronunciations]


def test_closing_while_it_loads_ends_at_once_and_leaves_nothing(opener: Opener) -> None:
    """Case GUI-01."""
    loading = threading.Event()

    def slowly(progress: Callable[[float], None]) -> None:
        loading.set()
        for step in range(10_000):
            progress(step / 10_000)
            time.sleep(0.005)

    opener.during = slowly
    room = EngineRoom(opener.open_engine, opener.open_voice, lambda _engine, _voice: None, opener.facts.append)  # type: ignore[arg-type,return-value]
    said: list[str] = []
    room.load(said.append)
    assert loading.wait(HANG_SECONDS)
    assert room.close()
    assert said == []
    assert opener.engines == []
    room.load(said.append)
    assert "engine" not in {thread.name for thread in threading.enumerate()}
