"""Quick phrases."""

from __future__ import annotations

from dataclasses import dataclass

from soundalike.settings.fields import limited


@dataclass(frozen=True)
class Phrases:
    """`sound_megabytes` bounds the sound that is made ahead; 0 makes none. `board` is what was shown last."""

    sound_megabytes: int = limited(200, 0, 100_000)
    board: int = 0
