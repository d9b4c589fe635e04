"""Nothing clicks where chunks join (case PLY-02), and nothing is lost at the end, whatever the sizes (case PLY-01)."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pytest

from soundalike.engine import Plan, Samples, SynthesisOptions, SynthesisResult
from tests.end_to_end.demo import Demo

pytestmark = pytest.mark.end_to_end

LINES = (
    "We are all owing you a year away.",
    "I wonder how a new yellow lorry will arrive early in Iowa.",
    "No one knew where our oily eel was lying now.",
)
"""Vowels nearly throughout, so that a click has nothing to hide behind."""
EDGES = (24, 40, 56, 81, 106)
"""Tokens at which the default chunks end (native/src/stream/plan.cpp)."""
LOOK_AHEAD = 3
"""Tokens that S3Gen keeps back."""
VOCODER_AHEAD = 8
"""Frames that HiFT keeps back."""
FRAME = 480
"""Samples of a mel frame."""
FLUX_HOP = 60
FLUX_WINDOW = 256


def streamed(demo: Demo, line: str, plan: Plan, seed: int, chunk: int = 0) -> tuple[list[Samples], SynthesisResult]:
    options = SynthesisOptions(seed=seed, plan=plan, complete_first=True, first_chunk_tokens=chunk, chunk_tokens=chunk)
    with demo.engine.begin(demo.voice, demo.tokens(line), options) as stream:
        return list(stream), stream.result


def joints(chunks: Sequence[Samples], length: int) -> list[int]:
    """Where two chunks were put together: as handed out, between mel frames of two runs, and between two of HiFT's."""
    places = list(itertools.accumulate(len(chunk) for chunk in chunks[:-1]))
    for tokens in EDGES:
        frames = 2 * (tokens - LOOK_AHEAD)
        places += [frames * FRAME, (frames - VOCODER_AHEAD) * FRAME]
    return [place for place in places if FLUX_WINDOW < place < length - FLUX_WINDOW]


def near(places: Sequence[int], length: int, reach: int) -> npt.NDArray[np.bool_]:
    """Which of `length` positions lie within `reach` of a place."""
    chosen = np.zeros(length, np.bool_)
    for place in places:
        chosen[max(0, place - reach) : place + reach + 1] = True
    return chosen


def flux(samples: Samples) -> npt.NDArray[np.float64]:
    """By how much log magnitudes rise from one spectrum to the next, summed: a click rises at every frequency."""
    frames = np.lib.stride_tricks.sliding_window_view(samples, FLUX_WINDOW)[::FLUX_HOP] * np.hanning(FLUX_WINDOW)
    levels = np.log(np.abs(np.fft.rfft(frames)) + 1e-3)
    return np.asarray(np.maximum(np.diff(levels, axis=0), 0.0).sum(axis=1), np.float64)


@pytest.mark.parametrize("plan", ["growing", "windowed"])
def test_nothing_clicks_at_a_joint(demo: Demo, plan: Plan) -> None:
    for seed, line in enumerate(LINES, 1):
        chunks, _ = streamed(demo, line, plan, seed)
        samples = np.concatenate(chunks)
        places = joints(chunks, len(samples))
        assert len(places) >= 6

        bends = np.abs(np.diff(samples, 2))
        at_joints = near(places, len(bends), 2)
        assert bends[at_joints].max() <= np.quantile(bends[~at_joints], 0.999)

        rises = flux(samples)
        reach = FLUX_WINDOW // FLUX_HOP
        at_joints = near([(place - FLUX_WINDOW // 2) // FLUX_HOP for place in places], len(rises), reach)
        assert rises[at_joints].max() <= rises[~at_joints].max()


def test_the_measure_finds_a_click(demo: Demo) -> None:
    """A step of a twentieth of full scale at one joint."""
    chunks, _ = streamed(demo, LINES[0], "windowed", 1)
    samples = np.concatenate(chunks)
    place = joints(chunks, len(samples))[1]
    samples[place:] += np.float32(0.05)
    bends = np.abs(np.diff(samples, 2))
    at_joints = near([place], len(bends), 2)
    assert bends[at_joints].max() > np.quantile(bends[~at_joints], 0.999)


def test_it_begins_in_silence(demo: Demo) -> None:
    """Case PLY-02: no header, no click before the first sound."""
    chunks, _ = streamed(demo, LINES[0], "windowed", 1)
    first = np.concatenate(chunks)[: round(0.05 * 24_000)]
    assert abs(first[0]) < 1e-3
    assert np.abs(np.diff(first)).max() < 0.02


@pytest.mark.parametrize("plan", ["growing", "windowed"])
def test_whatever_is_left_over_for_the_last_chunk_is_spoken(demo: Demo, plan: Plan) -> None:
    """Case PLY-01: sizes that leave 0, 1 and all but one of a chunk's tokens."""
    _, result = streamed(demo, "Thank you.", plan, 1)
    tokens = result.speech_tokens
    for chunk in {size for size in range(8, 26) if tokens % size in (0, 1, size - 1)}:
        chunks, again = streamed(demo, "Thank you.", plan, 1, chunk)
        assert again.speech_tokens == tokens
        assert sum(map(len, chunks)) == 960 * (tokens + LOOK_AHEAD)
        assert len(chunks) >= tokens // chunk
