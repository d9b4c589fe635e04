"""What a voice is recorded with."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Microphone:
    """`device` is an input's name; empty follows the system's default. `description` is what people call it."""

    device: str = ""
    description: str = ""
