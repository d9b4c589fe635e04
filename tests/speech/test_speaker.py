"""From text to sound, piece by piece."""

from __future__ import annotations

import threading
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

import numpy as np
import pytest

from soundalike.engine.types import Samples, Sampling, SynthesisOptions, Vocabulary
from soundalike.errors import CancelledError, RefusedError, SoundalikeError, UsageError
from soundalike.speech import (
    Event,
    Finished,
    Gap,
    PieceFailed,
    PieceFinished,
    PieceStarted,
    Sound,
    Speaker,
    Speech,
    piece_seed,
)
from soundalike.text import Notice, Prepared, Pronunciations
from tests.speech.fake_engine import (
    SAMPLE_RATE,
    FakeEngine,
    FakeStream,
    FakeVoice,
    describe_fake,
    encode_words,
    prepare_lines,
    silence,
    tone,
)

OPTIONS = SynthesisOptions(seed=5, sampling=Sampling(temperature=0.5), flow_steps=3)


def speech_of(text: str, engine: FakeEngine, options: SynthesisOptions = OPTIONS) -> Speech:
    """A speech in the engine's own voice."""
    speaker = Speaker(engine, engine.builtin_voice(), encode=encode_words, prepare=prepare_lines)
    return speaker.speak(text, options)


def sound_of(events: Sequence[Event]) -> Samples:
    """Everything that would be heard; checks that the positions are gapless."""
    parts: list[Samples] = []
    for event in events:
        if isinstance(event, Sound | Gap):
            assert event.position == sum(len(part) for part in parts)
            parts.append(event.samples if isinstance(event, Sound) else np.zeros(event.samples, dtype=np.float32))
    return np.concatenate(parts) if parts else np.zeros(0, dtype=np.float32)


def test_pieces_come_in_order_with_their_own_seeds() -> None:
    engine = FakeEngine()
    events = list(speech_of("one two\nthree four five", engine))
    started = [event for event in events if isinstance(event, PieceStarted)]
    assert [(event.index, event.of, event.piece.text) for event in started] == [
        (0, 2, "one two"),
        (1, 2, "three four five"),
    ]
    assert [event.seed for event in started] == [5, piece_seed(5, 1)]
    assert [options.seed for _, options in engine.requests] == [5, piece_seed(5, 1)]
    assert all(options.sampling == OPTIONS.sampling and options.flow_steps == 3 for _, options in engine.requests)
    assert engine.requests[1][0] == tuple(encode_words("three four five"))
    assert all(stream.released for stream in engine.streams)


def test_the_pieces_are_those_that_will_be_spoken() -> None:
    engine = FakeEngine(description=describe_fake(max_text_tokens=3))
    speaker = Speaker(engine, engine.builtin_voice(), encode=encode_words, prepare=prepare_lines)
    text = "a b c d e\n--\nf"
    started = [event.piece for event in speaker.speak(text, OPTIONS) if isinstance(event, PieceStarted)]
    assert list(speaker.pieces(text)) == started
    assert len(started) == 3


def test_a_piece_made_again_alone_with_its_seed_is_the_same_sound() -> None:
    events = list(speech_of("one two\nthree four five", FakeEngine()))
    (second,) = [event for event in events if isinstance(event, PieceStarted) and event.index == 1]
    there = np.concatenate([event.samples for event in events if isinstance(event, Sound) and event.index == 1])
    again = sound_of(list(speech_of(second.piece.text, FakeEngine(), SynthesisOptions(seed=second.seed))))
    np.testing.assert_array_equal(again, there)


def test_the_pause_is_the_gap_whatever_quiet_the_piece_ends_with() -> None:
    def one_word(tokens: Sequence[int], options: SynthesisOptions) -> Iterator[Samples]:
        yield tone(0.2)
        yield silence(0.1 * tokens[0])

    for letters in (1, 2, 9):
        events = list(speech_of("x" * letters + "\nx", FakeEngine(one_word)))
        heard = sound_of(events)
        first_end = round(0.2 * SAMPLE_RATE)
        pause = round(0.5 * SAMPLE_RATE)
        assert not heard[first_end : first_end + pause].any()
        np.testing.assert_array_equal(heard[first_end + pause : first_end + pause + 100], tone(0.2)[:100])


def test_a_gap_follows_the_last_piece_only_if_it_was_written_there() -> None:
    def with_pause(
        text: str, *, limit: int = 0, tags: Collection[str] = (), pronunciations: Pronunciations | None = None
    ) -> Prepared:
        prepared = prepare_lines(text)
        return Prepared((*prepared.pieces[:-1], replace(prepared.pieces[-1], gap_after=2.0)), ())

    events = list(speech_of("one\ntwo", FakeEngine()))
    assert [event.index for event in events if isinstance(event, Gap)] == [0]
    engine = FakeEngine()
    events = list(
        Speaker(engine, engine.builtin_voice(), encode=encode_words, prepare=with_pause).speak("one", OPTIONS)
    )
    assert [event.samples for event in events if isinstance(event, Gap)] == [round(1.7 * SAMPLE_RATE)]


def test_the_end_counts_every_sample() -> None:
    events = list(speech_of("one\ntwo two\nthree", FakeEngine(suspects=[1])))
    assert events[-1] == Finished(len(sound_of(events)), 3, (), (1,))
    finished = [event for event in events if isinstance(event, PieceFinished)]
    for event in finished:
        chunks = [e for e in events if isinstance(e, Sound) and e.index == event.index]
        assert event.position == chunks[0].position
        assert event.samples == sum(len(chunk.samples) for chunk in chunks)
        assert event.seconds >= 0
    assert finished[1].result.suspect


@pytest.mark.parametrize("text", ["", "\n\n", "?!\n..."])
def test_nothing_to_say_gives_a_notice_and_no_sound(text: str) -> None:
    engine = FakeEngine()
    events = list(speech_of(text, engine))
    assert isinstance(events[0], Notice)
    assert events[-1] == Finished(0, 0, (), ())
    assert {type(event) for event in events} == {Notice, Finished}
    assert engine.requests == []


def test_a_piece_with_too_many_tokens_is_split() -> None:
    engine = FakeEngine(description=describe_fake(max_text_tokens=3))
    events = list(speech_of("a b c d e", engine))
    texts = [event.piece.text for event in events if isinstance(event, PieceStarted)]
    assert texts == ["a b,", "c d e"]
    assert len(texts) == 2
    assert max(len(tokens) for tokens, _ in engine.requests) <= 3


def test_a_failed_piece_is_told_and_the_others_are_spoken() -> None:
    def second_fails(tokens: Sequence[int], options: SynthesisOptions) -> Iterator[Samples | SoundalikeError]:
        yield tone(0.1 * len(tokens))
        if len(tokens) == 2:
            yield RefusedError("The second one broke.")

    engine = FakeEngine(second_fails)
    events = list(speech_of("one\ntwo two\nthree three three", engine))
    assert [event for event in events if isinstance(event, PieceFailed)] == [PieceFailed(1, "The second one broke.")]
    assert [event.index for event in events if isinstance(event, PieceFinished)] == [0, 2]
    assert events[-1] == Finished(len(sound_of(events)), 3, (1,), ())
    assert all(stream.released for stream in engine.streams)


def test_if_every_piece_fails_the_first_error_is_raised() -> None:
    def fails(tokens: Sequence[int], options: SynthesisOptions) -> Iterator[SoundalikeError]:
        yield RefusedError(f"{len(tokens)} words broke.")

    with pytest.raises(RefusedError, match="1 words broke"):
        list(speech_of("one\ntwo two", FakeEngine(fails)))


def test_closing_early_cancels_and_releases_the_stream() -> None:
    engine = FakeEngine()
    with speech_of("one two three\nfour", engine) as speech:
        assert isinstance(next(event for event in speech if isinstance(event, Sound)), Sound)
    assert len(engine.streams) == 2
    assert all(stream.cancelled and stream.released for stream in engine.streams)
    with pytest.raises(StopIteration):
        next(speech)


def test_cancel_from_another_thread_ends_a_blocked_piece() -> None:
    waiting, go_on = threading.Event(), threading.Event()

    def blocks(tokens: Sequence[int], options: SynthesisOptions) -> Iterator[Samples]:
        yield tone(0.5)
        waiting.set()
        go_on.wait(10)
        yield tone(0.5)

    engine = FakeEngine(blocks)
    speech = speech_of("one\ntwo\nthree", engine)

    def stop() -> None:
        waiting.wait(10)
        speech.cancel()
        go_on.set()

    stopper = threading.Thread(target=stop)
    stopper.start()
    with speech, pytest.raises(CancelledError):
        list(speech)
    stopper.join()
    assert len(engine.streams) == 2
    assert all(stream.cancelled and stream.released for stream in engine.streams)


def test_the_next_piece_is_begun_while_one_is_read_and_no_more() -> None:
    engine = FakeEngine()
    begun_at_sound = [
        (event.index, len(engine.streams))
        for event in speech_of("one\ntwo\nthree\nfour", engine)
        if isinstance(event, Sound)
    ]
    assert set(begun_at_sound) == {(0, 2), (1, 3), (2, 4), (3, 4)}


def test_only_the_first_piece_sounds_before_its_tokens_are_complete() -> None:
    engine = FakeEngine()
    list(speech_of("one\ntwo\nthree", engine))
    assert [options.complete_first for _, options in engine.requests] == [False, True, True]
    engine = FakeEngine()
    list(speech_of("one\ntwo", engine, replace(OPTIONS, complete_first=True)))
    assert [options.complete_first for _, options in engine.requests] == [True, True]


def test_a_piece_that_the_engine_refuses_is_told_in_its_turn() -> None:
    class Refusing(FakeEngine):
        def begin(self, voice: FakeVoice, tokens: Sequence[int], options: SynthesisOptions) -> FakeStream:
            if len(tokens) == 2:
                raise UsageError("Two are too many.")
            return super().begin(voice, tokens, options)

    events = list(speech_of("one\ntwo two\nthree three three", Refusing()))
    told = [event for event in events if isinstance(event, PieceFinished | PieceFailed)]
    assert [event.index for event in told] == [0, 1, 2]
    assert told[1] == PieceFailed(1, "Two are too many.")


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_what_isnt_a_number_fails_its_piece(value: float) -> None:
    """Case PLY-10."""

    def broken(tokens: Sequence[int], options: SynthesisOptions) -> Iterator[Samples]:
        yield tone(0.1 * len(tokens))
        if len(tokens) == 2:
            yield np.array([0.1, value], dtype=np.float32)

    engine = FakeEngine(broken)
    events = list(speech_of("one\ntwo two\nthree three three", engine))
    assert [event.index for event in events if isinstance(event, PieceFailed)] == [1]
    assert np.isfinite(sound_of(events)).all()
    assert all(stream.released for stream in engine.streams)


def test_cancelled_before_it_begins_nothing_is_asked_of_the_engine() -> None:
    engine = FakeEngine()
    speech = speech_of("one", engine)
    speech.cancel()
    with pytest.raises(CancelledError):
        list(speech)
    assert engine.requests == []


def test_progress_says_which_piece() -> None:
    speech = speech_of("one one\ntwo two", FakeEngine())
    seen = [
        (progress.index, progress.of)
        for event in speech
        if isinstance(event, Sound)
        for progress in [speech.progress()]
    ]
    assert seen[0] == (0, 2)
    assert seen[-1] == (1, 2)


def test_tags_of_the_vocabulary_reach_the_text_side() -> None:
    asked: list[tuple[int, tuple[str, ...]]] = []

    def note(
        text: str, *, limit: int = 0, tags: Collection[str] = (), pronunciations: Pronunciations | None = None
    ) -> Prepared:
        asked.append((limit, tuple(tags)))
        return prepare_lines(text)

    engine = FakeEngine()
    list(Speaker(engine, engine.builtin_voice(), encode=encode_words, prepare=note).speak("hi", OPTIONS))
    assert asked == [(250, ("[laugh]",))]


def test_with_the_programs_own_text_side() -> None:
    # GPT-2's byte alphabet shows printable ASCII as itself and the space as U+0120 (spec 3.2).
    alphabet = (*map(chr, range(33, 127)), "\u0120")
    vocabulary = Vocabulary(alphabet, (), {"[laugh]": len(alphabet)})
    engine = FakeEngine(description=describe_fake(vocabulary=vocabulary, max_text_tokens=60))
    speaker = Speaker(engine, engine.builtin_voice())
    text = "This is the first sentence.\n\nAfter it comes a second one, [laugh] which is a good deal longer than sixty."
    events = list(speaker.speak(text, OPTIONS))
    pieces = [event.piece.text for event in events if isinstance(event, PieceStarted)]
    assert " ".join(pieces) == text.replace("\n\n", " ")
    assert len(pieces) == 3
    assert sum(tokens.count(len(alphabet)) for tokens, _ in engine.requests) == 1
    assert all(len(tokens) <= 60 for tokens, _ in engine.requests)
    first_pause = next(event for event in events if isinstance(event, Gap))
    assert 0.4 <= first_pause.samples / SAMPLE_RATE + 0.3 <= 1.2  # case TXT-15, with the quiet the piece ends with


TEXT = "one two\nthree four five\n---\nsix seven\neight"


def begun(speech: Speech) -> list[tuple[int, int, str, int, float]]:
    """Place, words, seed and silence of each piece."""
    pieces = [(event.piece, event.seed) for event in speech if isinstance(event, PieceStarted)]
    return [(piece.start, piece.end, piece.text, seed, piece.gap_after) for piece, seed in pieces]


def speaker_of(engine: FakeEngine) -> Speaker:
    return Speaker(engine, engine.builtin_voice(), encode=encode_words, prepare=prepare_lines)


@pytest.mark.parametrize(
    ("start", "end", "first", "last"),
    [(0, None, 0, 4), (7, None, 1, 4), (6, None, 0, 4), (15, 20, 1, 2), (9, 30, 1, 3), (0, 1, 0, 1), (999, None, 4, 4)],
)
def test_from_the_cursor_whole_sentences_are_spoken_as_they_are_in_the_whole(
    start: int, end: int | None, first: int, last: int
) -> None:
    whole = begun(speaker_of(FakeEngine()).speak(TEXT, OPTIONS))
    expected = whole[first:last]
    if last < len(whole) and expected:
        expected[-1] = (*expected[-1][:4], 0.0)
    assert begun(speaker_of(FakeEngine()).speak(TEXT, OPTIONS, start=start, end=end)) == expected


def test_notices_of_what_isnt_spoken_arent_told() -> None:
    events = list(speaker_of(FakeEngine()).speak(TEXT, OPTIONS, start=28))
    assert [event for event in events if isinstance(event, Notice)] == []
    events = list(speaker_of(FakeEngine()).speak(TEXT, OPTIONS, end=26))
    assert [(event.start, event.end) for event in events if isinstance(event, Notice)] == [(24, 27)]


@pytest.mark.parametrize(("start", "end"), [(4, 13), (13, 4)])
def test_a_selection_is_just_its_words_in_their_place(start: int, end: int) -> None:
    found = begun(speaker_of(FakeEngine()).speak_selection(TEXT, OPTIONS, start, end))
    assert [(start, end, text) for start, end, text, _, _ in found] == [(4, 7, "two"), (8, 13, "three")]


def test_nothing_selected_is_told() -> None:
    for speech in (
        speaker_of(FakeEngine()).speak_selection(TEXT, OPTIONS, 7, 8),
        speaker_of(FakeEngine()).speak_pieces([], OPTIONS),
    ):
        events = list(speech)
        assert [type(event) for event in events] == [Notice, Finished]


def test_one_sentence_again_with_another_seed_leaves_the_others_alone() -> None:
    engine = FakeEngine()
    speaker = speaker_of(engine)
    piece = speaker.pieces(TEXT)[1]
    events = list(speaker.speak_pieces([piece], replace(OPTIONS, seed=77)))
    (started,) = [event for event in events if isinstance(event, PieceStarted)]
    assert (started.piece, started.seed, started.of) == (piece, 77, 1)
    assert len(engine.requests) == 1
