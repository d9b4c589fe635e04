"""The façade: what crosses it is plain data, and every misuse gets a sentence."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import numpy as np
import pytest

from soundalike.engine import Engine, Plan, Sampling, SynthesisOptions
from soundalike.engine.mark import Mark
from soundalike.errors import CancelledError, MissingError, RefusedError, SoundalikeError, UsageError
from soundalike.models.mark import find_mark


def speak(engine: Engine, tokens: list[int], options: SynthesisOptions) -> np.ndarray:
    return np.concatenate(list(engine.begin(engine.builtin_voice(), tokens, options)))


def test_description_of_the_demo(engine: Engine) -> None:
    description = engine.description
    assert description.variant.startswith("demo-")
    assert description.sample_rate == 24000
    assert description.builtin_voice
    assert "[laugh]" in description.vocabulary.added
    assert len(description.vocabulary.tokens) > len(description.vocabulary.merges) > 50
    assert 50 < description.max_text_tokens < 768
    assert description.weight_bytes > 10_000_000


def test_speaks_the_same_for_one_seed(engine: Engine, tokens: list[int]) -> None:
    first = speak(engine, tokens, SynthesisOptions(seed=7))
    again = speak(engine, tokens, SynthesisOptions(seed=7))
    other = speak(engine, tokens, SynthesisOptions(seed=8))
    assert first.dtype == np.float32
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)
    assert 1.0 < len(first) / 24000 < 6.0
    assert 0.02 < np.abs(first).max() <= 0.99


def test_seeds_of_64_bits_are_told_apart(engine: Engine, tokens: list[int]) -> None:
    low = speak(engine, tokens, SynthesisOptions(seed=1))
    high = speak(engine, tokens, SynthesisOptions(seed=1 + 2**63))
    assert not np.array_equal(low, high)


def test_result(engine: Engine, tokens: list[int]) -> None:
    stream = engine.begin(engine.builtin_voice(), tokens, SynthesisOptions(seed=1))
    with pytest.raises(SoundalikeError, match="isn't finished"):
        _ = stream.result
    samples = sum(len(chunk) for chunk in stream)
    result = stream.result
    assert result.samples == samples == 960 * (result.speech_tokens + 3)
    assert result.attempts[0].seed == 1
    assert result.attempts[-1].fault == ""
    assert not result.suspect
    assert min(result.times.prefill, result.times.decode, result.times.encoder, result.times.flow) > 0.0


def test_sampling_and_steps_change_the_sound(engine: Engine, tokens: list[int]) -> None:
    plain = speak(engine, tokens, SynthesisOptions(seed=3))
    hot = speak(engine, tokens, SynthesisOptions(seed=3, sampling=Sampling(temperature=1.0)))
    one_step = speak(engine, tokens, SynthesisOptions(seed=3, flow_steps=1))
    assert not np.array_equal(plain, hot)
    assert len(one_step) == len(plain)
    assert not np.array_equal(plain, one_step)


@pytest.mark.parametrize(
    "options",
    [
        SynthesisOptions(flow_steps=11),
        SynthesisOptions(flow_steps=-1),
        SynthesisOptions(max_speech_tokens=1001),
        SynthesisOptions(first_chunk_tokens=7),
        SynthesisOptions(chunk_tokens=251),
        SynthesisOptions(first_flow_steps=11),
        SynthesisOptions(speed=0.4),
        SynthesisOptions(speed=1.6),
        SynthesisOptions(sampling=Sampling(temperature=6.0)),
        SynthesisOptions(sampling=Sampling(temperature=float("nan"))),
        SynthesisOptions(sampling=Sampling(top_p=1.5)),
        SynthesisOptions(sampling=Sampling(top_k=-3)),
        SynthesisOptions(sampling=Sampling(repetition_penalty=float("inf"))),
    ],
)
def test_values_out_of_range(engine: Engine, tokens: list[int], options: SynthesisOptions) -> None:
    with pytest.raises(UsageError):
        engine.begin(engine.builtin_voice(), tokens, options)


def test_tokens_out_of_range(engine: Engine) -> None:
    voice = engine.builtin_voice()
    for tokens in ([], [-1], [10**6], [5] * 5000):
        with pytest.raises(UsageError):
            engine.begin(voice, tokens, SynthesisOptions())


def test_cancel_from_another_thread(engine: Engine, tokens: list[int]) -> None:
    stream = engine.begin(engine.builtin_voice(), tokens * 3, SynthesisOptions())
    timer = threading.Timer(0.02, stream.cancel)
    timer.start()
    with pytest.raises(CancelledError):
        list(stream)
    timer.join()
    stream.close()
    assert len(speak(engine, tokens, SynthesisOptions(seed=1))) > 0


def test_progress_grows(engine: Engine, tokens: list[int]) -> None:
    stream = engine.begin(engine.builtin_voice(), tokens * 2, SynthesisOptions())
    seen: list[int] = []
    worker = threading.Thread(target=lambda: list(stream))
    worker.start()
    while worker.is_alive():
        seen.append(stream.progress()[0])
        time.sleep(0.001)
    worker.join()
    assert max(seen) > 0
    assert stream.progress() == (0, 0)


@pytest.mark.parametrize("plan", ["whole", "growing", "windowed"])
def test_sentences_begun_ahead_sound_as_alone(engine: Engine, tokens: list[int], plan: Plan) -> None:
    alone = [speak(engine, tokens, SynthesisOptions(seed=seed, plan=plan)) for seed in (1, 2)]
    voice = engine.builtin_voice()
    first = engine.begin(voice, tokens, SynthesisOptions(seed=1, plan=plan))
    second = engine.begin(voice, tokens, SynthesisOptions(seed=2, plan=plan))
    engine.begin(voice, tokens, SynthesisOptions(seed=3, plan=plan)).close()
    assert np.array_equal(np.concatenate(list(first)), alone[0])
    assert np.array_equal(np.concatenate(list(second)), alone[1])


@pytest.mark.parametrize("speed", [0.5, 0.8, 1.5])
def test_speed_changes_the_length(engine: Engine, tokens: list[int], speed: float) -> None:
    plain = speak(engine, tokens, SynthesisOptions(seed=1))
    changed = speak(engine, tokens, SynthesisOptions(seed=1, speed=speed))
    assert abs(len(changed) - len(plain) / speed) < 1000
    assert 0.5 < np.abs(changed).max() / np.abs(plain).max() < 2.0


@pytest.mark.parametrize("plan", ["whole", "growing", "windowed"])
def test_everything_that_is_spoken_is_marked(engine: Engine, tokens: list[int], plan: Plan) -> None:
    with Mark.open(find_mark()) as mark:
        for speed in (1.0, 0.8):
            spoken = speak(engine, tokens, SynthesisOptions(seed=1, plan=plan, speed=speed))
            assert mark.detect(spoken).verdict == "marked"


def test_streams_in_chunks(engine: Engine, tokens: list[int]) -> None:
    coarse = list(engine.begin(engine.builtin_voice(), tokens, SynthesisOptions(seed=1, first_chunk_tokens=30)))
    fine = list(engine.begin(engine.builtin_voice(), tokens, SynthesisOptions(seed=1, chunk_tokens=10)))
    assert len(coarse) < len(fine)
    assert sum(map(len, coarse)) == sum(map(len, fine))


def test_files_that_cannot_be_opened(tmp_path: Path, demo_folder: Path) -> None:
    with pytest.raises(MissingError, match=r"nowhere\.gguf"):
        Engine.open(tmp_path / "nowhere.gguf", demo_folder / "s3gen.gguf")
    cut = tmp_path / "gekürzt und leer.gguf"
    cut.write_bytes((demo_folder / "t3.gguf").read_bytes()[:100_000])
    with pytest.raises(RefusedError, match="gekürzt und leer"):
        Engine.open(cut, demo_folder / "s3gen.gguf")
    with pytest.raises(RefusedError, match="is needed here"):
        Engine.open(demo_folder / "s3gen.gguf", demo_folder / "t3.gguf")


def test_opening_can_be_cancelled(demo_folder: Path) -> None:
    def stop(fraction: float) -> None:
        if fraction > 0.3:
            raise CancelledError("stopped by the test")

    with pytest.raises(CancelledError, match="stopped by the test"):
        Engine.open(demo_folder / "t3.gguf", demo_folder / "s3gen.gguf", on_progress=stop)


def test_what_was_closed_says_so(demo_folder: Path) -> None:
    engine = Engine.open(demo_folder / "t3.gguf", demo_folder / "s3gen.gguf", threads=1)
    voice = engine.builtin_voice()
    engine.close()
    engine.close()
    with pytest.raises(SoundalikeError, match="closed already"):
        engine.begin(voice, [1], SynthesisOptions())
    with pytest.raises(SoundalikeError, match="closed already"):
        engine.builtin_voice()
