"""Steps of a wizard. No Qt in here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from soundalike.translation import number, tr

StepState = Literal["done", "current", "ahead"]


def step_states(count: int, current: int) -> list[StepState]:
    """Of each of `count` steps, when step `current` (from 0) is shown."""
    return ["done" if index < current else "current" if index == current else "ahead" for index in range(count)]


def steps_in_words(names: Sequence[str], current: int) -> str:
    """`Step 3 of 5: Choose`."""
    return tr("Step {step} of {count}: {name}").format(
        step=number(current + 1), count=number(len(names)), name=names[current]
    )
