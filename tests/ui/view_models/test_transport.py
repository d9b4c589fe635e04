"""The big button says what it does."""

from __future__ import annotations

import pytest

from soundalike.ui.view_models.transport import TransportFacts


@pytest.mark.parametrize(
    ("facts", "words", "can_stop"),
    [
        (TransportFacts(), "Speak", False),
        (TransportFacts("loading", 0.4), "Loading 40 %", False),
        (TransportFacts("loading"), "Loading", False),
        (TransportFacts("queued"), "Speaks when loaded", True),
        (TransportFacts("speaking"), "Pause", True),
        (TransportFacts("paused"), "Resume", True),
    ],
)
def test_the_big_button_says_what_it_does(facts: TransportFacts, words: str, can_stop: bool) -> None:
    assert (facts.words, facts.can_stop) == (words, can_stop)
    assert facts.description.endswith(".")
