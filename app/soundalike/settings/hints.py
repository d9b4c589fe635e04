"""Hints that were closed and don't come again."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Hints:
    """`real_model`: what a real model would add, while only the demo is here."""

    real_model: bool = True
