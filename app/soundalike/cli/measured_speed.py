"""How fast this machine speaks with an engine that a command opened."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from soundalike.cli.wiring import CommandEngine, Wiring
    from soundalike.speech.measured_speed import MeasuredSpeed


def measure_engine(wiring: Wiring, engine: CommandEngine) -> MeasuredSpeed:
    """Of the model's own voice."""
    from soundalike.speech.measured_speed import measure_twice  # noqa: PLC0415

    with closing(engine.builtin_voice()) as voice:
        return measure_twice(wiring.make_speaker(engine, voice), engine.description.sample_rate)
