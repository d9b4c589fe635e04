"""What is asked of the conductor sounds, is kept and is told; stopped, it is silent at once."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from soundalike.engine.types import SynthesisOptions
from soundalike.errors import MissingError, SoundalikeError
from soundalike.paths import Places
from soundalike.speech import Speaker
from soundalike.takes import Recipe, State, TakeStore, VoiceName
from soundalike.ui.services.conductor import Look, Request, Told
from soundalike.ui.services.engine_room import EngineRoom
from soundalike.ui.services.live_conductor import GONE_OUTPUT, NO_CHOSEN_OUTPUT, NO_OUTPUT, LiveConductor
from soundalike.ui.services.text_model import pieces_of
from tests.speech.fake_engine import FakeEngine, describe_fake, encode_words, tone
from tests.ui.services.fake_player import SAMPLE_RATE, FakePlayer

HANG_SECONDS = 30.0
WAIT_SECONDS = 0.2
Sound = np.ndarray[Any, np.dtype[np.float32]]
TEXT = "Good morning to you all. The boats come in early. They sell fish on the pier."
RECIPE = Recipe(VoiceName("fake", "The model's own voice"), "fake", SynthesisOptions(seed=41))


class Stage:
    """A conductor over stand-ins, with all that it told."""

    def __init__(self, store: TakeStore) -> None:
        self.store = store
        self.chunks: Callable[[Sequence[int], SynthesisOptions], Any] = _tones
        self.engine = FakeEngine(self._chunks, describe_fake(max_text_tokens=500))
        self.players: list[FakePlayer] = []
        self.gone: set[str] = set()
        self.no_output = False
        self.hold: threading.Event | None = None
        self.told: list[Told] = []
        self.room = EngineRoom(
            lambda _model, _threads, _progress: (self.engine, "fake"),
            lambda engine, _key: engine.builtin_voice(),
            lambda engine, voice: Speaker(engine, voice, encode=encode_words),  # type: ignore[arg-type]
            lambda _facts: None,
        )
        self.conductor = LiveConductor(self.room, self._open_player, self.told.append)
        self.document = store.documents.create(TEXT).id

    def request(self, text: str = TEXT, start: int = 0, end: int | None = None, **changes: Any) -> Request:
        return Request(text, start, len(text) if end is None else end, RECIPE, document=self.document, **changes)

    def speak(self, request: Request) -> Sound:
        """To its end; what sounded."""
        self.told.clear()
        self.conductor.speak(request, self.store)
        self.wait_for_end()
        return self.player.sound

    @property
    def player(self) -> FakePlayer:
        return self.players[-1]

    def kinds(self, *kinds: str) -> list[Told]:
        return [told for told in self.told if told.kind in kinds]

    def wait_for_end(self, times: int = 1) -> None:
        self.wait(lambda: len(self.kinds("ended", "failed")) >= times)
        over = threading.Event()
        self.room.run_without_model(over.set, lambda _said: None)
        assert over.wait(HANG_SECONDS)

    def wait(self, until: Callable[[], bool]) -> None:
        deadline = time.monotonic() + HANG_SECONDS
        while not until():
            assert time.monotonic() < deadline, self.told
            time.sleep(0.002)

    def sentences(self) -> list[Any]:
        return self.store.documents.sentences(self.document)

    def states(self) -> list[State]:
        return [utterance.state for utterance in self.store.history.search()]

    def _chunks(self, tokens: Sequence[int], options: SynthesisOptions) -> Any:
        return self.chunks(tokens, options)

    def _open_player(self, device: str | None) -> Any:
        if self.no_output:
            raise MissingError("There is no sound device to play on.")
        self.players.append(FakePlayer(device, self.gone))
        self.players[-1].hold = self.hold
        return self.players[-1]


def assert_alike(sound: Sound, parts: Sequence[Sound]) -> None:
    """It begins with the first part and ends with the last, as takes are kept: in 24 bits."""
    first, last = parts[0], parts[-1]
    assert np.allclose(sound[: len(first)], first, atol=2e-7)
    assert np.allclose(sound[len(sound) - len(last) :], last, atol=2e-7)


def _tones(tokens: Sequence[int], options: SynthesisOptions) -> Iterator[Any]:
    yield tone(0.1 * len(tokens), options.seed)


@pytest.fixture(autouse=True)
def awake(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the conductor asked of the computer's sleep."""
    asked: list[str] = []

    class FakeAwake:
        def hold(self) -> None:
            asked.append("held")

        def __enter__(self) -> FakeAwake:
            return self

        def __exit__(self, *_error: object) -> None:
            asked.append("let go")

    monkeypatch.setattr("soundalike.audio.keep_awake.KeepAwake", FakeAwake)
    return asked


@pytest.fixture
def stage(home: Places) -> Iterator[Stage]:
    with TakeStore.open(home) as store:
        made = Stage(store)
        made.store.documents.arrange(made.document, TEXT, pieces_of(TEXT, (), None))
        yield made
        made.conductor.close()


def test_a_text_sounds_is_kept_and_told(stage: Stage, awake: list[str]) -> None:
    sound = stage.speak(stage.request())
    sentences = stage.sentences()
    took = stage.kinds("took")
    assert [told.span for told in took] == [(sentence.start, sentence.end) for sentence in sentences]
    assert [told.take for told in took] == [sentence.chosen for sentence in sentences]
    assert_alike(sound, [stage.store.takes.whole_sound(sentence.chosen) for sentence in sentences])
    assert stage.states() == [State.DONE]
    assert stage.player.calls == ["begin", "rest", "drained"]
    assert stage.conductor.look() == Look()
    assert awake == ["held", "let go"]
    (measured,) = stage.kinds("measured")
    assert (measured.first_sound, measured.underruns, measured.output) == (0.25, 0, "the default")
    assert measured.speed is not None


def test_the_log_has_the_time_of_the_first_sound_and_no_words(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    """Without the conductor's wait and with it: what comes after is asked for while the first one sounds."""
    stage.hold = threading.Event()
    with caplog.at_level("INFO"):
        stage.conductor.speak(stage.request(end=10), stage.store)
        stage.wait(lambda: bool(stage.players) and bool(stage.player.chunks))
        stage.conductor.speak(stage.request(start=30, end=40), stage.store, after=True)
        time.sleep(WAIT_SECONDS)
        stage.hold.set()
        stage.wait_for_end(2)
    lines = [
        re.fullmatch(r"First sound after (.+) s, (.+) s after it was asked for\.", said) for said in caplog.messages
    ]
    (alone, after) = [tuple(map(float, line.groups())) for line in lines if line is not None]
    assert alone[0] == after[0] == 0.25, "as the player says"
    assert alone[0] <= alone[1]
    assert after[1] >= 0.25 + WAIT_SECONDS
    assert not any(word in caplog.text for word in ("morning", "boats", "fish"))


def test_what_never_sounded_has_no_time_of_a_first_sound(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    """The output still knows that of what it played before."""
    stage.speak(stage.request())
    caplog.clear()
    with caplog.at_level("INFO"):
        stage.conductor.play_take(4711, (0, 5), stage.store)
        stage.wait_for_end(2)
    assert "First sound" not in caplog.text


def test_what_was_spoken_is_played_again_without_the_model(stage: Stage) -> None:
    first = stage.speak(stage.request())
    spoken = len(stage.engine.requests)
    second = stage.speak(stage.request())
    assert len(stage.engine.requests) == spoken
    assert stage.kinds("took") == []
    assert len(second) == len(first)
    assert_alike(second, [first])


def test_what_was_asked_for_before_the_model_was_loaded_is_played_again_too(stage: Stage) -> None:
    """The window doesn't know the model's name until it is in memory."""
    early = replace(RECIPE, model="", voice=VoiceName("", "The model's own voice"))
    stage.speak(replace(stage.request(), recipe=early))
    take = stage.sentences()[0].chosen_take
    assert (take.recipe.model, take.recipe.voice.id) == ("fake", "fake")
    stage.speak(stage.request())
    assert stage.kinds("took") == []


def test_only_the_sentence_that_was_edited_is_spoken_anew(stage: Stage) -> None:
    stage.speak(stage.request())
    spoken = len(stage.engine.requests)
    edited = TEXT.replace("early", "very late")
    stage.speak(stage.request(edited))
    assert len(stage.engine.requests) == spoken + 1
    (took,) = stage.kinds("took")
    assert took.span is not None
    assert edited[slice(*took.span)].strip() == "The boats come in very late."
    assert [len(sentence.takes) for sentence in stage.sentences()] == [1, 2, 1]


@pytest.mark.parametrize(
    "change",
    [
        {"speed": 0.8},
        {"flow_steps": 5},
        {"chunk_tokens": 40},
    ],
)
def test_with_other_options_everything_is_spoken_anew(stage: Stage, change: dict[str, Any]) -> None:
    stage.speak(stage.request())
    recipe = replace(RECIPE, options=replace(RECIPE.options, **change))
    stage.speak(replace(stage.request(), recipe=recipe))
    assert len(stage.kinds("took")) == 3
    assert stage.engine.requests[-1][1].flow_steps == recipe.options.flow_steps


def test_a_locked_seed_and_the_wish_for_new_takes_speak_anew(stage: Stage) -> None:
    stage.speak(stage.request())
    other = replace(RECIPE, options=replace(RECIPE.options, seed=42))
    stage.speak(replace(stage.request(), recipe=other))
    assert stage.kinds("took") == [], "the seed alone makes no take unfit"
    stage.speak(replace(stage.request(), recipe=other, exact_seed=True))
    assert len(stage.kinds("took")) == 3
    stage.speak(stage.request(anew=True))
    assert len(stage.kinds("took")) == 3
    assert [len(sentence.takes) for sentence in stage.sentences()] == [3, 3, 3]


def test_from_the_middle_and_a_selection(stage: Stage) -> None:
    start = TEXT.index("The boats")
    stage.speak(stage.request(start=start))
    assert [bool(sentence.takes) for sentence in stage.sentences()] == [False, True, True]
    stage.engine.requests.clear()
    stage.speak(stage.request(start=5, end=12, kind="selection"))
    ((tokens, _),) = stage.engine.requests
    assert len(tokens) == 1, "one word was selected"


def test_a_retake_is_another_take_of_that_sentence(stage: Stage) -> None:
    stage.speak(stage.request())
    sentence = stage.sentences()[1]
    other = replace(RECIPE, options=replace(RECIPE.options, seed=7))
    request = stage.request(start=sentence.start, end=sentence.end, kind="retake", sentence=sentence.id)
    stage.speak(replace(request, recipe=other))
    takes = [len(one.takes) for one in stage.sentences()]
    assert takes == [1, 2, 1]
    first, second = stage.sentences()[1].takes
    assert first.seed != second.seed
    assert stage.sentences()[1].chosen == second.id


def test_stopped_it_is_silent_at_once_and_says_so_in_the_history(stage: Stage, awake: list[str]) -> None:
    stage.hold = threading.Event()
    stage.conductor.speak(stage.request(), stage.store)
    stage.wait(lambda: bool(stage.players) and len(stage.player.sound) > 0)
    look = stage.conductor.look()
    assert look.state == "speaking"
    assert look.sounding is not None
    assert TEXT[look.sounding.start : look.sounding.end] == "Good morning to you all."
    stage.conductor.stop()
    assert stage.conductor.look() == Look()
    assert stage.player.calls[-1] == "stop"
    stage.wait_for_end()
    assert stage.states() == [State.STOPPED]
    assert awake == ["held", "let go"]
    assert stage.kinds("failed", "part-failed") == []
    stage.hold.set()
    stage.player.hold = None
    assert len(stage.speak(stage.request())) > 0, "and it speaks again"


def test_pausing_holds_and_resuming_goes_on(stage: Stage) -> None:
    stage.hold = threading.Event()
    stage.conductor.speak(stage.request(), stage.store)
    stage.wait(lambda: stage.conductor.look().state == "speaking")
    stage.conductor.pause()
    assert stage.conductor.look().state == "paused"
    stage.conductor.resume()
    assert stage.conductor.look().state == "speaking"
    stage.hold.set()
    stage.wait_for_end()


def test_what_is_shown_follows_what_is_heard(stage: Stage) -> None:
    stage.hold = threading.Event()
    stage.conductor.speak(stage.request(), stage.store)
    stage.wait(lambda: stage.conductor.look().state == "speaking")
    stage.player.heard = 0.2
    look = stage.conductor.look()
    assert look.seconds == pytest.approx(0.2)
    stage.player.hold = None
    stage.hold.set()
    stage.player.heard = 0.3
    stage.wait(lambda: len(stage.kinds("took")) == 3 or stage.kinds("ended") != [])
    stage.wait_for_end()


def test_what_comes_after_waits_for_what_sounds(stage: Stage) -> None:
    """As one types."""
    stage.hold = threading.Event()
    sentences = stage.sentences()
    for one in sentences[:2]:
        stage.conductor.speak(stage.request(start=one.start, end=one.end), stage.store, after=True)
    stage.wait(lambda: bool(stage.players) and len(stage.player.sound) > 0)
    assert stage.conductor.look().begin == sentences[0].start
    stage.hold.set()
    stage.wait_for_end(times=2)
    assert [told.span for told in stage.kinds("took")] == [(one.start, one.end) for one in sentences[:2]]


def test_what_is_asked_for_ends_what_went_on(stage: Stage) -> None:
    stage.hold = threading.Event()
    stage.conductor.speak(stage.request(), stage.store)
    stage.wait(lambda: bool(stage.players) and len(stage.player.sound) > 0)
    last = stage.sentences()[2]
    stage.conductor.speak(stage.request(start=last.start), stage.store)
    stage.wait(lambda: stage.player.calls.count("begin") == 2)
    stage.hold.set()
    stage.wait_for_end(times=2)
    assert [told.span for told in stage.kinds("took")] == [(last.start, last.end)]
    assert stage.states() == [State.DONE, State.STOPPED]


def test_a_sentence_that_fails_is_told_and_the_others_sound(stage: Stage) -> None:
    def chunks(tokens: Sequence[int], options: SynthesisOptions) -> Any:
        second = len(stage.engine.requests) == 1
        return [SoundalikeError("The model lost its way.")] if second else _tones(tokens, options)

    stage.chunks = chunks
    stage.speak(stage.request())
    (failed,) = stage.kinds("part-failed")
    assert "lost its way" in failed.message
    assert failed.span is not None
    assert TEXT[slice(*failed.span)].strip() == "The boats come in early."
    assert len(stage.kinds("took")) == 2
    (utterance,) = stage.store.history.search()
    takes = stage.store.takes.of_utterance(utterance.id)
    assert [take.state for take in takes] == [State.DONE, State.FAILED, State.DONE]


def test_where_every_sentence_fails_the_history_says_failed(stage: Stage) -> None:
    """Case GUI-09."""
    stage.chunks = lambda _tokens, _options: [SoundalikeError("The model lost its way.")]
    stage.speak(stage.request())
    assert stage.states() == [State.FAILED]


def test_a_sample_that_is_no_number_never_sounds(stage: Stage) -> None:
    """Case PLY-10."""

    def chunks(tokens: Sequence[int], options: SynthesisOptions) -> Any:
        bad = tone(0.5, options.seed)
        bad[100] = np.nan
        return [bad] if len(stage.engine.requests) == 0 else _tones(tokens, options)

    stage.chunks = chunks
    sound = stage.speak(stage.request())
    (failed,) = stage.kinds("part-failed")
    assert "isn't a number" in failed.message
    assert np.isfinite(sound).all()
    assert np.abs(sound).max() <= 1.0


def test_a_model_that_can_not_be_opened_is_told_once(stage: Stage) -> None:
    def fail(*_arguments: object) -> Any:
        raise MissingError("There is no model here.")

    stage.room._open_engine = fail
    stage.conductor.speak(stage.request(), stage.store)
    stage.wait_for_end()
    assert [told.message for told in stage.kinds("failed")] == ["There is no model here."]
    assert stage.conductor.look() == Look()


def test_without_an_output_takes_are_made_and_it_is_said(stage: Stage) -> None:
    stage.no_output = True
    stage.conductor.speak(stage.request(), stage.store)
    stage.wait_for_end()
    assert [told.message for told in stage.kinds("notice")] == [NO_OUTPUT]
    assert len(stage.kinds("took")) == 3
    stage.no_output = False
    assert len(stage.speak(stage.request())) > 0, "one that is plugged in is used from then on"


def test_a_chosen_output_that_is_not_there_gives_way_to_the_default_until_it_is_back(stage: Stage) -> None:
    stage.gone.add("headset")
    stage.conductor.set_device("headset")
    stage.speak(stage.request())
    assert [told.message for told in stage.kinds("notice")] == [NO_CHOSEN_OUTPUT]
    assert stage.player.device.description == "the default"
    stage.speak(stage.request())
    assert stage.kinds("notice") == [], "said once"
    stage.gone.clear()
    stage.speak(stage.request())
    assert stage.player.device.description == "headset"
    assert len(stage.players) == 1


def test_an_output_that_vanished_since_it_was_listed_is_told(stage: Stage) -> None:
    stage.speak(stage.request())
    stage.gone.add("headset")
    with pytest.raises(MissingError, match=r"isn't there any more\. Choose another one") as raised:
        stage.conductor.set_device("headset")
    assert str(raised.value) == GONE_OUTPUT


def test_volume_holds_before_and_after_the_device_is_opened(stage: Stage) -> None:
    stage.conductor.set_volume(0.3)
    stage.speak(stage.request())
    assert stage.player.volume == 0.3
    stage.conductor.set_volume(0.7)
    assert stage.player.volume == 0.7


def test_a_take_plays_from_a_place_in_it(stage: Stage) -> None:
    stage.speak(stage.request())
    sentence = stage.sentences()[0]
    whole = stage.store.takes.whole_sound(sentence.chosen)
    stage.told.clear()
    stage.conductor.play_take(sentence.chosen, (sentence.start, sentence.end), stage.store, start_seconds=0.2)
    stage.wait_for_end()
    assert np.array_equal(stage.player.sound, whole[round(0.2 * SAMPLE_RATE) :])


def test_a_line_of_the_history_sounds_as_it_did(stage: Stage) -> None:
    first = stage.speak(stage.request())
    (utterance,) = stage.store.history.search()
    stage.told.clear()
    stage.conductor.play_utterance(utterance.id, stage.store)
    stage.wait_for_end()
    assert len(stage.player.sound) == len(first)
    assert_alike(stage.player.sound, [first])


def test_without_a_store_it_speaks_all_the_same(stage: Stage) -> None:
    stage.conductor.speak(replace(stage.request(), document=None), None)
    stage.wait_for_end()
    assert len(stage.player.sound) > 0
    assert stage.kinds("took") == []


def test_closing_while_it_speaks_ends_cleanly(stage: Stage) -> None:
    """Case GUI-01."""
    stage.hold = threading.Event()
    stage.conductor.speak(stage.request(), stage.store)
    stage.wait(lambda: bool(stage.players) and len(stage.player.sound) > 0)
    stage.conductor.close()
    assert "engine" not in {thread.name for thread in threading.enumerate()}
    assert stage.player.calls[-1] == "close"
    assert all(stream.released for stream in stage.engine.streams)
    assert stage.states() == [State.STOPPED]


def test_nothing_to_say_makes_no_sound(stage: Stage) -> None:
    text = "..."
    stage.conductor.speak(stage.request(text), stage.store)
    stage.wait_for_end()
    assert stage.kinds("took", "failed") == []


def test_it_says_which_text_sounds_and_how_many_wait(stage: Stage) -> None:
    stage.hold = threading.Event()
    first, second = stage.request(), stage.request("Then this.")
    stage.conductor.speak(first, stage.store)
    stage.conductor.speak(second, stage.store, after=True)
    stage.wait(lambda: stage.conductor.look().sounding is not None)
    look = stage.conductor.look()
    assert (look.text, look.queued) == (TEXT, 1)
    stage.hold.set()
    stage.wait(lambda: stage.conductor.look().text == "Then this." or bool(stage.kinds("ended")[1:]))
    stage.wait_for_end(2)
    assert stage.conductor.look() == Look()
