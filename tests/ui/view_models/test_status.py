"""The status line says what is measured."""

from __future__ import annotations

import pytest

from soundalike.ui.view_models.status import StatusFacts


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        (StatusFacts(), "The model isn't in memory"),
        (StatusFacts("loading", 0.4), "Loading the model · 40 %"),
        (StatusFacts("failed"), "The model couldn't be loaded"),
        (StatusFacts("ready", backend="CPU"), "Processor · ready"),
        (StatusFacts("ready", backend="Vulkan0", speed=2.04), "Graphics card · 2.0× faster than real time"),
        (StatusFacts("ready", backend="CPU", speed=0.5), "Processor · 2.0× slower than real time"),
        (StatusFacts("ready", backend="CPU", speed=0.0), "Processor · no sound yet"),
        (StatusFacts("ready", problem="The disk is full"), "The disk is full"),
    ],
)
def test_the_status_line_says_what_is_measured(facts: StatusFacts, words: str) -> None:
    assert facts.engine_words == words
    assert facts.words.startswith(words)
    assert facts.words.endswith("Marked as synthetic")


def test_the_details_have_everything_that_is_known() -> None:
    facts = StatusFacts("ready", None, "CPU", "turbo", 1.5, 0.62, 3, "Loudspeakers", 600_000_000, 4, "Trouble")
    details = dict(facts.details())
    assert details["Model"] == "turbo"
    assert details["First sound"] == "after 0.6 s"
    assert details["Gaps in the sound"] == "3"
    assert details["In memory"] == "600 MB of weights"
    assert details["Problem"] == "Trouble"
    assert dict(StatusFacts().details())["First sound"] == "not measured yet"
