"""Ordered content, where every missing or doubled word can be counted (SYN-07)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.end_to_end.demo import Demo
from tests.end_to_end.recogniser import listen
from tests.end_to_end.word_errors import word_error

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow]

LINES = (
    "One, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, "
    "seventeen, eighteen, nineteen, twenty.",
    "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday.",
    "Alpha, bravo, charlie, delta, echo, foxtrot, golf, hotel, india, juliet.",
)
SEEDS = range(1, 6)
ALL_WRONG = 1.0
"""The most that one line counts: the recogniser sometimes repeats a word without end that was said once."""


def test_lists_are_complete_as_often_as_ever(demo: Demo, baseline: dict[str, Any]) -> None:
    errors = {}
    for line in LINES:
        for seed in SEEDS:
            spoken = demo.speak(line, seed=seed)
            heard = listen(spoken.samples, spoken.sample_rate)
            errors[f"{seed}: {heard}"] = min(ALL_WRONG, word_error(line, heard))

    mean = float(np.mean(list(errors.values())))
    limit = baseline["listing"]["word_error"] + baseline["listing"]["margin"]
    assert mean <= limit, f"the mean word error is {mean:.3f}, the limit {limit:.3f}: {errors}"
