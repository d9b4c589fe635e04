"""The best part is proposed: long, continuous, clean, from the middle; or joined; the person can choose any other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from soundalike.audio.media.choose import Window, chosen_by_person, propose, trimmed_seconds
from soundalike.audio.media.clip_analysis import ClipAnalysis
from soundalike.audio.media.read_clip import analyse_clip
from soundalike.audio.media.speech_map import NATURAL_PAUSE, Span, find_phrases, join
from soundalike.errors import UsageError
from tests.audio.media import material
from tests.audio.media.material import joined, seconds, silence, spoken


@contextmanager
def analysed(sound: material.Sound, folder: Path) -> Iterator[ClipAnalysis]:
    with analyse_clip(material.write(folder / "a.wav", sound)) as analysis:
        yield analysis


def proposed(analysis: ClipAnalysis) -> Window:
    window = propose(analysis)
    assert window is not None
    return window


def test_from_the_middle_of_a_long_clip(tmp_path: Path) -> None:
    sound = joined(*(spoken() for _ in range(4)))
    with analysed(sound, tmp_path) as analysis:
        window = proposed(analysis)
        assert len(window.spans) == 1
        assert 10.0 <= window.seconds <= 15.0
        assert abs((window.start + window.end) / 2 - analysis.seconds / 2) < 8.0
        assert analysis.speech.speech_seconds(window.start, window.end) > 9.5


def test_the_longest_passage_wins_over_shorter_ones(tmp_path: Path) -> None:
    sound = joined(seconds(4), silence(3), spoken(), silence(3), seconds(4))
    with analysed(sound, tmp_path) as analysis:
        window = proposed(analysis)
        assert len(window.spans) == 1
        assert window.start > 6.5
        assert window.end < analysis.seconds - 6.5


def test_clipping_and_noise_are_avoided(tmp_path: Path) -> None:
    clean = spoken()[: 13 * 24_000]
    spoiled = np.clip(clean * 6, -0.6, 0.6)
    noisy = material.with_noise(clean, 3)
    for bad in (spoiled, noisy):
        sound = joined(np.asarray(bad, np.float32), silence(2), clean, silence(2), np.asarray(bad, np.float32))
        with analysed(sound, tmp_path) as analysis:
            assert proposed(analysis).start == pytest.approx(15.0, abs=2.0)


def test_short_passages_are_joined_in_order(tmp_path: Path) -> None:
    sound = joined(seconds(4.4), silence(4), seconds(2), silence(4), seconds(4.4))
    with analysed(sound, tmp_path) as analysis:
        window = proposed(analysis)
        assert [round(span.start) for span in window.spans] == [0, 14]
        assert window.seconds == pytest.approx(sum(span.seconds for span in window.spans))
        samples = window.samples(analysis)
        assert len(samples) == pytest.approx(window.seconds * 24_000, abs=4)
        edge = round(window.spans[0].seconds * 24_000)
        assert np.abs(samples[edge - 2 : edge + 2]).max() < 0.01


def test_as_many_passages_as_are_needed(tmp_path: Path) -> None:
    part = joined(seconds(1.6), silence(2))
    with analysed(joined(*(part for _ in range(6))), tmp_path) as analysis:
        window = proposed(analysis)
        assert len(window.spans) > 2
        assert trimmed_seconds(analysis, window) > 5.0


def test_nothing_without_speech(tmp_path: Path) -> None:
    with analysed(silence(8), tmp_path) as analysis:
        assert propose(analysis) is None


@pytest.mark.parametrize("rate", [8_000, 11_025, 16_000, 44_100, 48_000, 96_000])
def test_speech_limits_are_the_same_at_every_rate(rate: int, tmp_path: Path) -> None:
    sound = joined(silence(1.5), seconds(6), silence(1.5))
    with analysed(sound, tmp_path) as analysis:
        expected = analysis.speech.passages
    path = material.write(tmp_path / "b.flac", material.at_rate(sound, rate), rate)
    with analyse_clip(path) as analysis:
        found = analysis.speech.passages
    assert len(found) == len(expected) == 1
    assert found[0].start == pytest.approx(expected[0].start, abs=0.1)
    assert found[0].end == pytest.approx(expected[0].end, abs=0.1)


@pytest.mark.parametrize("spoil", ["offset", "rumble", "quiet", "loud"])
def test_speech_limits_do_not_depend_on_offset_rumble_or_level(spoil: str, tmp_path: Path) -> None:
    sound = joined(silence(1.5), seconds(6), silence(1.5)) * np.float32(0.5)
    time = np.arange(len(sound)) / 24_000
    spoiled = {
        "offset": sound + 0.25,
        "rumble": sound + 0.6 * np.sin(2 * np.pi * 20 * time),
        "quiet": sound * 10 ** (-46 / 20),
        "loud": sound * 3.3,
    }[spoil]
    with analysed(sound, tmp_path) as analysis:
        expected = analysis.speech.passages[0]
    with analyse_clip(material.write(tmp_path / "b.wav", spoiled.astype(np.float32), subtype="PCM_24")) as analysis:
        found = analysis.speech.passages
    assert len(found) == 1
    assert found[0].start == pytest.approx(expected.start, abs=0.1)
    assert found[0].end == pytest.approx(expected.end, abs=0.1)


def test_phrases_have_hysteresis_and_close_small_gaps() -> None:
    probabilities = np.array(
        [0, 0, *[0.9] * 10, 0.4, 0.4, *[0.9] * 5, 0.1, 0.1, *[0.9] * 9, *[0.1] * 30, 0.9, 0.1, 0, 0]
    )
    phrases = find_phrases(probabilities.astype(np.float32), 2.0)
    assert len(phrases) == 1  # the gap of 64 ms is closed; the last peak of 32 ms is too short
    assert phrases[0].start == 0.0  # it begins so early that it reaches the beginning
    assert phrases[0].end == pytest.approx(30 * 0.032 + 0.03)


def test_joining_passages() -> None:
    spans = [Span(0, 1), Span(1.6, 2), Span(2.8, 3)]
    assert join(spans) == (Span(0, 2), Span(2.8, 3))


def test_the_person_may_choose(tmp_path: Path) -> None:
    with analysed(spoken(), tmp_path) as analysis:
        length = analysis.seconds
        assert chosen_by_person(analysis, 1.0, 7.5).spans == (Span(1.0, 7.5),)
        assert chosen_by_person(analysis, 2.0, None).spans == (Span(2.0, min(17.0, length)),)
        assert chosen_by_person(analysis, None, 9.0).spans == (Span(0.0, 9.0),)
        assert chosen_by_person(analysis, 0.0, 5.01).seconds == pytest.approx(5.01)
        for start, end, word in [
            (0.0, 5.0, "more than 5"),
            (3.0, 3.5, "more than 5"),
            (4.0, 2.0, "doesn't come after"),
            (99.0, None, "nothing begins"),
            (1.0, 99.0, "nothing ends"),
        ]:
            with pytest.raises(UsageError, match=word):
                chosen_by_person(analysis, start, end)
    with analysed(joined(spoken(), spoken()), tmp_path) as analysis, pytest.raises(UsageError, match="at most 20"):
        chosen_by_person(analysis, 1.0, 21.5)


def test_trimming_leaves_short_margins(tmp_path: Path) -> None:
    with analysed(joined(silence(3), seconds(4.4), silence(3)), tmp_path) as analysis:
        speech = analysis.speech.speech_seconds(0, analysis.seconds)
        window = Window((Span(0.0, analysis.seconds),), "person")
        assert trimmed_seconds(analysis, window) == pytest.approx(speech + 2 * NATURAL_PAUSE, abs=0.02)
        tight = Window((Span(3.0, 7.4),), "person")
        assert trimmed_seconds(analysis, tight) == pytest.approx(4.4, abs=0.05)
