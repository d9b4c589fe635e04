"""Long texts: every sentence once and in order, whoever is slower, and none of them a worse one (SYN-02, PLY-08)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from soundalike.audio import output, playback
from soundalike.audio.devices import OutputDevice, Outputs
from soundalike.audio.playback import Player
from soundalike.engine import Samples, SynthesisOptions
from soundalike.speech import Gap, PieceFinished, PieceStarted, Sound, Speaker
from soundalike.speech.speaker import PIECE_CHARACTERS
from soundalike.text import prepare
from tests.end_to_end.demo import Demo
from tests.end_to_end.recogniser import listen
from tests.end_to_end.word_errors import edits, normalised
from tests.engine.fake_device import FakeDevice
from tests.speech.fake_engine import FakeEngine, encode_words, prepare_lines, tone

pytestmark = pytest.mark.end_to_end

ROOT = Path(__file__).parents[2]
STORY = (
    "Oren kept a small shop at the end of the lane, where he mended clocks that nobody else would touch. Every morning "
    "he swept the step, opened the blue shutters, and wound the tall clock beside the door. One winter a girl brought "
    "him a watch, and said it had stopped on the day her father went to sea. He turned it over twice, listened, and "
    "smiled. He worked until the lamps were lit, cleaning each wheel with a feather. When the watch began to tick "
    "again, the girl laughed out loud, and together they made something that kept good time for everyone on the lane."
)
SENTENCES = 60
DEVICE = OutputDevice("speaker", "A loudspeaker", True, 24_000, 1, 0)


def numbered(tokens: Sequence[int], options: SynthesisOptions) -> Iterator[Samples]:
    """A third of a second whose every sample tells its sentence, in three chunks."""
    yield from np.split(tone(0.3, options.seed), 3)


def delayed(seconds: float) -> object:
    def chunks(tokens: Sequence[int], options: SynthesisOptions) -> Iterator[Samples]:
        for chunk in numbered(tokens, options):
            time.sleep(seconds)
            yield chunk

    return chunks


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> list[FakeDevice]:
    """The devices that were opened; each plays as many times faster than real time as the test's `speed` says."""
    devices: list[FakeDevice] = []
    speed = request.getfixturevalue("speed")

    def opened(ring: object, *_facts: object) -> FakeDevice:
        devices.append(FakeDevice(ring, speed=speed))  # type: ignore[arg-type]
        return devices[-1]

    monkeypatch.setattr(output, "OutputStream", opened)
    monkeypatch.setattr(output, "list_outputs", lambda **_how: Outputs((DEVICE,), "a fake system"))
    monkeypatch.setattr(output, "rate_for", lambda device, wanted: device.rate)
    monkeypatch.setattr(playback, "watch_outputs", lambda _on_change: None)
    return devices


@pytest.mark.parametrize(("speed", "delay"), [(15.0, 0.0), (200.0, 0.01)], ids=["slow listener", "slow synthesis"])
def test_sixty_sentences_are_heard_in_order(heard: list[FakeDevice], speed: float, delay: float) -> None:
    """Case PLY-08: the ring is full all the time, or empty."""
    lines = "\n".join(f"sentence {number}" for number in range(SENTENCES))
    engine = FakeEngine(delayed(delay))  # type: ignore[arg-type]
    speaker = Speaker(engine, engine.builtin_voice(), encode=encode_words, prepare=prepare_lines)
    made: list[Samples] = []
    with Player() as player, speaker.speak(lines, SynthesisOptions(seed=3)) as speech:
        player.begin()
        for event in speech:
            if isinstance(event, Sound):
                made.append(event.samples)
            elif isinstance(event, Gap):
                made.append(np.zeros(event.samples, np.float32))
            else:
                continue
            player.write(made[-1])
        player.rest()
        player.drain()
        played = player.state().played
    whole = np.concatenate(made)
    sound = np.concatenate([device.sound for device in heard])
    assert played == len(whole)
    np.testing.assert_array_equal(sound[sound != 0], whole[whole != 0])
    assert len({options.seed for _, options in engine.requests}) == SENTENCES


def test_memory_is_flat_over_a_long_text() -> None:
    """What was handed out isn't kept."""
    engine = FakeEngine()
    engine.streams = _Forgetting()  # type: ignore[assignment]
    engine.requests = _Forgetting()  # type: ignore[assignment]
    speaker = Speaker(engine, engine.builtin_voice(), encode=encode_words, prepare=prepare_lines)
    sizes: list[int] = []
    tracemalloc.start()
    try:
        with speaker.speak("\n".join(["one two three"] * 400), SynthesisOptions()) as speech:
            for event in speech:
                if isinstance(event, PieceFinished) and event.index % 100 == 99:
                    sizes.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert len(sizes) == 4
    assert max(sizes) - sizes[0] < 200_000, f"bytes after 100, 200, 300 and 400 sentences: {sizes}"


class _Forgetting(list[object]):
    """Keeps the last few only, as nothing but this test's own books would grow."""

    def append(self, entry: object) -> None:
        super().append(entry)
        del self[:-5]


def test_a_long_text_is_split_at_its_sentences(demo: Demo) -> None:
    """Case SYN-02."""
    sentences = re.split(r"(?<=\.) ", STORY)
    pieces = [piece.text for piece in prepare(STORY, limit=PIECE_CHARACTERS).pieces]
    assert [normalised(piece) for piece in pieces] == [normalised(sentence) for sentence in sentences]
    assert all(len(piece) <= PIECE_CHARACTERS for piece in pieces)
    spoken = demo.speak(STORY)
    started = [event.piece.text for event in spoken.events if isinstance(event, PieceStarted)]
    assert started == pieces
    assert [piece.index for piece in spoken.pieces] == list(range(len(pieces)))
    assert spoken.finished.failed == ()


@pytest.mark.slow
def test_the_last_third_is_as_good_as_the_first(demo: Demo) -> None:
    """Case SYN-02, for the demo model: each sentence in the text is as well understood as it is spoken alone."""
    words = wrong_in_text = wrong_alone = 0
    spoken = demo.speak(STORY, seed=2)
    started = [event for event in spoken.events if isinstance(event, PieceStarted)]
    for event in started[-len(started) // 3 :]:
        said = normalised(event.piece.text)
        alone = demo.speak(event.piece.text, seed=event.seed)
        words += len(said)
        wrong_in_text += edits(said, normalised(listen(spoken.piece(event.index), spoken.sample_rate)))
        wrong_alone += edits(said, normalised(listen(alone.samples, alone.sample_rate)))
    assert wrong_in_text <= wrong_alone + 0.1 * words


@pytest.mark.slow
def test_memory_is_flat_while_a_long_text_is_spoken() -> None:
    """The real engine; the first ten sentences fill what is kept for all."""
    process = subprocess.run(
        [sys.executable, "-m", "tests.end_to_end.process_memory", "long", "60"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    kilobytes = [int(line) for line in process.stdout.split()]
    assert len(kilobytes) == SENTENCES
    slope, _ = np.polyfit(np.arange(SENTENCES - 10), kilobytes[10:], 1)
    assert slope < 300, f"it grows by {slope:.0f} KB a sentence: {kilobytes}"
