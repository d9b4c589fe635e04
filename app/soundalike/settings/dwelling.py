"""Pressing by staying on something."""

from __future__ import annotations

from dataclasses import dataclass

from soundalike.settings.fields import limited


@dataclass(frozen=True)
class Dwelling:
    """`milliseconds` is how long the pointer stays on a control before it is pressed."""

    on: bool = False
    milliseconds: int = limited(1200, 200, 30_000)
