"""What was measured on this machine last, so that it is known before the model is in memory."""

from __future__ import annotations

from dataclasses import dataclass

from soundalike.settings.fields import limited


@dataclass(frozen=True)
class Measured:
    """`speed` is seconds of speech made in a second, with `model`; 0 before the first time."""

    model: str = ""
    speed: float = limited(0.0, 0.0, 1_000_000.0)
    first_sound_seconds: float = limited(0.0, 0.0, 1_000_000.0)
