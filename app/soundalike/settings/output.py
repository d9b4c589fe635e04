"""Where sound goes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Output:
    """`device` is an output's name; empty follows the system's default."""

    device: str = ""
