"""Bundled clips to try the wizard with: nobody's voice, free to use (resources/clips/README.md)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from soundalike.paths import bundled_resources
from soundalike.translation import tr, tr_noop

_PIPER = tr_noop("Made with the Piper voice en_US-joe-medium: package MIT, data set CC0")
_FLITE = tr_noop("Made with flite (Carnegie Mellon University's permissive licence)")
_FREE = tr_noop("{origin}. Free to use and to pass on.")


@dataclass(frozen=True)
class Example:
    """One clip: what it is called, how it sounds, and where it is from; in English, to be translated where shown."""

    file: str
    name: str
    description: str
    origin: str

    @property
    def licence(self) -> str:
        """As it is kept in voices."""
        return _FREE.format(origin=self.origin)

    @property
    def licence_words(self) -> str:
        """As it is shown."""
        return tr(_FREE).format(origin=tr(self.origin))


EXAMPLES: tuple[Example, ...] = (
    Example("ref_1_joe0.wav", "Oliver", tr_noop("a calm, low voice"), _PIPER),
    Example("ref_2_slt64.wav", "Nora", tr_noop("a clear, high voice"), _FLITE),
    Example("ref_3_rms92.wav", "Martin", tr_noop("a firm voice in the middle"), _FLITE),
)


def example_path(file: str) -> Path:
    """Where the clip is."""
    return bundled_resources() / "clips" / file
