"""The cloner as an object: steps, cancelling, refusals, likeness."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from soundalike.engine import CLONE_STEPS, Cloner, Consent, Engine, Samples, SynthesisOptions
from soundalike.engine import cloner as cloner_module
from soundalike.engine.binding import load
from soundalike.engine.cloner import CLIP_RATE, ENCODER_RATE, loudness, normalised, to_encoder_rate
from soundalike.errors import CancelledError, MissingError, RefusedError, SoundalikeError, UsageError
from soundalike.paths import bundled_resources
from tests.clips import read_clip

OWN = Consent("self", "Joe", "2026-11-30", "I am Joe.")
SPOKEN = replace(OWN, kind="statement")
CLIPS = bundled_resources() / "clips"


@pytest.fixture(scope="module")
def cloner(demo_folder: Path) -> Iterator[Cloner]:
    with Cloner.open(demo_folder / "t3.gguf", demo_folder / "s3gen.gguf", threads=1) as opened:
        yield opened


@pytest.fixture(scope="module")
def joe() -> Samples:
    return read_clip("ref_1_joe0.wav")


@pytest.fixture(scope="module")
def slt() -> Samples:
    return read_clip("ref_2_slt64.wav")


def test_it_says_what_it_needs(cloner: Cloner) -> None:
    settings = cloner.settings
    assert (settings.variant, settings.embedding_size) == ("demo-3", 256)
    assert (settings.least_clip_seconds, settings.t3_prompt_seconds, settings.s3gen_prompt_seconds) == (5.0, 15.0, 10.0)


def test_opening_tells_progress_and_can_be_stopped(demo_folder: Path) -> None:
    paths = demo_folder / "t3.gguf", demo_folder / "s3gen.gguf"
    told: list[float] = []
    Cloner.open(*paths, threads=1, on_progress=told.append).close()
    assert told == sorted(told)
    assert told[-1] == 1.0

    def stop(part: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Cloner.open(*paths, threads=1, on_progress=stop)
    with pytest.raises(MissingError, match="nowhere"):
        Cloner.open(Path("/nowhere/t3.gguf"), paths[1])
    with pytest.raises(RefusedError):
        Cloner.open(paths[1], paths[0])
    with pytest.raises(UsageError, match="threads"):
        Cloner.open(*paths, threads=1000)


def test_the_steps_come_in_order_and_the_voice_speaks(cloner: Cloner, engine: Engine, joe: Samples) -> None:
    told: list[tuple[int, float]] = []
    with cloner.make("Jörg 测试", joe, OWN, on_step=lambda step, part: told.append((step, part))) as voice:
        assert [step for step, _ in told] == [*range(len(CLONE_STEPS))]
        parts = [part for _, part in told]
        assert parts[0] == 0.0
        assert parts == sorted(set(parts))
        assert parts[-1] == 1.0
        assert (voice.name, voice.variant) == ("Jörg 测试", "demo-3")
        made = voice.features()
        assert made.speaker_emb.shape == (256,)
        assert made.embedding.shape == (192,)
        assert made.prompt_feat.shape == (2 * len(made.prompt_token), 80)
        assert len(made.prompt_token) == 250  # 10 s at 25 a second
        sound = np.concatenate(list(engine.begin(voice, [40, 50, 60], SynthesisOptions(max_speech_tokens=20))))
        assert len(sound) > 5000
    with pytest.raises(SoundalikeError, match="closed already"):
        voice.features()


def test_the_same_clip_gives_the_same_voice(cloner: Cloner, joe: Samples) -> None:
    one, two = (cloner.make("Joe", joe, OWN).features() for _ in range(2))
    louder = cloner.make("Joe", joe * 0.25, OWN).features()  # loudness is made the same before
    assert np.array_equal(one.prompt_feat, two.prompt_feat)
    assert np.array_equal(one.cond_prompt_speech_tokens, two.cond_prompt_speech_tokens)
    assert float(louder.speaker_emb @ one.speaker_emb) > 0.9999


def test_an_exception_in_progress_stops_it(cloner: Cloner, joe: Samples) -> None:
    for last in range(len(CLONE_STEPS)):
        seen: list[int] = []

        def stop(step: int, _part: float, last: int = last, seen: list[int] = seen) -> None:
            seen.append(step)
            if step == last:
                raise KeyError(step)

        with pytest.raises(KeyError):
            cloner.make("Joe", joe, OWN, on_step=stop)
        assert seen == [*range(last + 1)]
    cloner.make("Joe", joe, OWN).close()  # and works again


def test_cancelling_from_another_thread(cloner: Cloner, joe: Samples) -> None:
    reached = threading.Event()

    def cancel() -> None:
        reached.wait(60)
        cloner.cancel()

    helper = threading.Thread(target=cancel)
    helper.start()
    after: list[int] = []

    def step(number: int, _part: float) -> None:
        if number == 1:
            reached.set()
            helper.join()
        if helper.is_alive() is False and number > 1:
            after.append(number)

    with pytest.raises(CancelledError, match="stopped"):
        cloner.make("Joe", joe, OWN, on_step=step)
    assert after == []
    cloner.cancel()  # before it begins, it ends the next one
    with pytest.raises(CancelledError):
        cloner.make("Joe", joe, OWN)
    cloner.make("Joe", joe, OWN).close()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda clip: clip[:0], "lasts 0 ms"),
        (lambda clip: clip[: 5 * CLIP_RATE], "more than 5000 ms"),
        (np.zeros_like, "silent"),
        (lambda clip: np.where(np.arange(len(clip)) == 99, np.nan, clip), "numbers"),
        (lambda clip: np.where(np.arange(len(clip)) == 99, np.inf, clip), "numbers"),
    ],
)
def test_clips_that_wont_do(cloner: Cloner, joe: Samples, change: object, reason: str) -> None:
    assert callable(change)
    with pytest.raises(UsageError, match=reason):
        cloner.make("Joe", change(joe), OWN)


def test_consent_that_wont_do(cloner: Cloner, joe: Samples, slt: Samples) -> None:
    own, other = to_encoder_rate(joe), to_encoder_rate(slt)
    for consent, statement, kind, reason in (
        (replace(OWN, name=""), None, RefusedError, "name the speaker"),
        (replace(OWN, name="\0Joe"), None, RefusedError, "name the speaker"),
        (replace(OWN, date="today"), None, RefusedError, "no date"),
        (replace(OWN, kind="hearsay"), None, RefusedError, "no record"),  # type: ignore[arg-type]
        (replace(OWN, kind="licence", text=" "), None, RefusedError, "no licence"),
        (SPOKEN, None, RefusedError, "lasts 0 ms"),
        (SPOKEN, own[:31_999], RefusedError, "lasts 1999 ms"),
        (SPOKEN, np.tile(own, 7), RefusedError, "2 to 60 s"),
        (SPOKEN, other[:96_000], RefusedError, "doesn't sound like the speaker"),
        (SPOKEN, np.zeros(48_000, np.float32), UsageError, "silent"),
        (SPOKEN, np.full(48_000, np.nan, np.float32), UsageError, "numbers"),
    ):
        with pytest.raises(kind, match=reason):
            cloner.make("Joe", joe, consent, statement=statement)
    cloner.make("Joe", joe, SPOKEN, statement=own[64_000:128_000]).close()


def test_likeness_tells_speakers_apart(cloner: Cloner, joe: Samples, slt: Samples) -> None:
    own, other = to_encoder_rate(joe), to_encoder_rate(slt)
    assert cloner.likeness(own[:80_000], own[80_000:]) > cloner_module.LEAST_LIKENESS
    assert cloner.likeness(own[:80_000], other[80_000:]) < cloner_module.LEAST_LIKENESS
    assert cloner.likeness(own, own) == pytest.approx(1.0, abs=1e-5)
    assert float(np.linalg.norm(cloner.embed(own))) == pytest.approx(1.0, abs=1e-5)
    for sound in (own[:0], np.zeros(16_000), np.full(16_000, np.nan), np.ones(600 * ENCODER_RATE + 1, np.float32)):
        with pytest.raises(UsageError):
            cloner.embed(sound)


def test_the_threshold_is_the_headers() -> None:
    header = (Path(__file__).parents[2] / "native" / "include" / "soundalike.h").read_text(encoding="utf-8")
    found = re.search(r"#define SA_LEAST_LIKENESS ([0-9.]+)", header)
    assert found is not None
    assert float(found[1]) == cloner_module.LEAST_LIKENESS


def test_loudness_is_the_references(joe: Samples) -> None:
    assert loudness(normalised(joe), CLIP_RATE) == pytest.approx(-27.0, abs=0.01)
    assert loudness(joe * 0.5, CLIP_RATE) == pytest.approx(loudness(joe, CLIP_RATE) - 6.0206, abs=1e-3)
    assert loudness(np.zeros(48_000), CLIP_RATE) == -np.inf
    assert np.array_equal(normalised(np.zeros(48_000)), np.zeros(48_000, np.float32))
    for rate in (0, 7999, 200_000):
        with pytest.raises(UsageError, match="sample rate"):
            loudness(joe, rate)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 24_000, 24_001, 24_002])
def test_the_encoders_signal_has_two_thirds_of_the_samples(count: int) -> None:
    assert len(to_encoder_rate(np.ones(count, np.float32))) == -(-2 * count // 3)


def test_tones_above_the_encoders_band_are_gone() -> None:
    """REF-08: what a poor resampler folds into the speech band."""
    times = np.arange(2 * CLIP_RATE) / CLIP_RATE
    made = to_encoder_rate(np.sin(2 * np.pi * 10_000 * times).astype(np.float32))[3200:-3200]
    assert 20 * np.log10(np.abs(made).max()) < -60
    kept = to_encoder_rate(np.sin(2 * np.pi * 3000 * times).astype(np.float32))[3200:-3200]
    assert np.abs(kept).max() == pytest.approx(1.0, abs=0.01)


def test_a_closed_cloner_says_so(demo_folder: Path, joe: Samples) -> None:
    opened = Cloner.open(demo_folder / "t3.gguf", demo_folder / "s3gen.gguf", threads=1)
    opened.close()
    opened.close()
    for call in (lambda: opened.make("Joe", joe, OWN), opened.cancel, lambda: opened.embed(joe)):
        with pytest.raises(SoundalikeError, match="closed already"):
            call()


def test_no_handle_is_left_behind() -> None:
    _, library = load()
    library.sa_cloner_free(load()[0].NULL)
    library.sa_voice_free(load()[0].NULL)


def test_it_is_given_back_only_once_nobody_uses_it(demo_folder: Path, joe: Samples) -> None:
    """A window that closes on a busy machine doesn't wait for ever for what listens; memory is freed after it."""
    opened = Cloner.open(demo_folder / "t3.gguf", demo_folder / "s3gen.gguf", threads=1)
    wav16 = to_encoder_rate(joe)
    whole = opened.embed(wav16)
    found: list[object] = []
    begun = threading.Event()

    def listen() -> None:
        begun.set()
        for _ in range(50):
            try:
                found.append(opened.embed(wav16))
            except SoundalikeError as error:
                found.append(error)
                return

    listener = threading.Thread(target=listen)
    listener.start()
    begun.wait(10)
    opened.close()
    listener.join(60)
    assert isinstance(found[-1], SoundalikeError)
    assert "closed already" in str(found[-1])
    for one in found[:-1]:
        np.testing.assert_array_equal(one, whole)
    with pytest.raises(SoundalikeError, match="closed already"):
        opened.cancel()
