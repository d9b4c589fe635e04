"""How it speaks, whatever the voice."""

from __future__ import annotations

from dataclasses import dataclass

from soundalike.settings.fields import limited


@dataclass(frozen=True)
class Speaking:
    """`voice` is a voice's id or file name, empty for the model's own, and `voice_name` what it is called.

    `volume` is a share of full scale.
    """

    voice: str = ""
    voice_name: str = ""
    speed: float = limited(1.0, 0.5, 1.5)
    volume: float = limited(1.0, 0.0, 1.0)
    as_i_type: bool = False
