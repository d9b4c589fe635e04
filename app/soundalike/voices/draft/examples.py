"""Bundled clips to try the wizard with: nobody's voice, free to use (resources/clips/README.md)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from soundalike.paths import bundled_resources

_PIPER = "Made with the Piper voice en_US-joe-medium: package MIT, data set CC0. Free to use and to pass on."
_FLITE = "Made with flite (Carnegie Mellon University's permissive licence). Free to use and to pass on."


@dataclass(frozen=True)
class Example:
    """One clip: what it is called, how it sounds, and its licence."""

    file: str
    name: str
    description: str
    licence: str


EXAMPLES: tuple[Example, ...] = (
    Example("ref_1_joe0.wav", "Oliver", "a calm, low voice", _PIPER),
    Example("ref_2_slt64.wav", "Nora", "a clear, high voice", _FLITE),
    Example("ref_3_rms92.wav", "Martin", "a firm voice in the middle", _FLITE),
)


def example_path(file: str) -> Path:
    """Where the clip is."""
    return bundled_resources() / "clips" / file
