"""No setting ends in seconds of silence (SYN-05)."""

from __future__ import annotations

import pytest

from soundalike.engine import Sampling
from tests.end_to_end.demo import Demo
from tests.end_to_end.levels import longest_quiet

pytestmark = pytest.mark.end_to_end

TEXT = (
    "Hello there, how have you been? I am well, thank you. The garden is finally green, the cat sleeps all day, "
    "and my brother has learned to bake bread that people actually want to eat."
)
SILENCE_DBFS = -60.0
"""Above the level of the model's own token for silence (-77 dBFS), below any breath."""
LONGEST_SECONDS = 2.0


@pytest.mark.parametrize(
    "sampling",
    [Sampling(), Sampling(temperature=0.01), Sampling(top_k=1)],
    ids=["default", "lowest temperature", "likeliest token"],
)
def test_no_long_silence_inside_an_utterance(demo: Demo, sampling: Sampling) -> None:
    spoken = demo.speak(TEXT, sampling=sampling)

    assert longest_quiet(spoken.samples, spoken.sample_rate, below=SILENCE_DBFS) <= LONGEST_SECONDS
    assert spoken.seconds > 6.0, "most of the text is missing"


@pytest.mark.slow
@pytest.mark.parametrize("sampling", [Sampling(temperature=5.0), Sampling(top_p=0.01), Sampling(repetition_penalty=5)])
def test_no_long_silence_at_other_extremes(demo: Demo, sampling: Sampling) -> None:
    spoken = demo.speak(TEXT, sampling=sampling)

    assert longest_quiet(spoken.samples, spoken.sample_rate, below=SILENCE_DBFS) <= LONGEST_SECONDS
