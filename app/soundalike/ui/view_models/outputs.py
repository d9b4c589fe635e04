"""Sound outputs as they are offered. No Qt in here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

_VIRTUAL = ("null", "virtual", "cable", "blackhole", "loopback", "vb-audio", "voicemeeter", "soundflower")
"""Words in the names that virtual outputs have on the three systems."""


@dataclass(frozen=True)
class OutputChoice:
    """`name` is what is kept, `words` what is shown."""

    name: str
    words: str

    @property
    def is_virtual(self) -> bool:
        """Whether its name says that no loudspeaker is behind it. Only a guess: it decides on nothing but the order."""
        named = f"{self.name} {self.words}".casefold()
        return any(word in named for word in _VIRTUAL)


def virtual_first(outputs: Sequence[OutputChoice]) -> list[OutputChoice]:
    """For who wants to speak into a call."""
    return sorted(outputs, key=lambda output: not output.is_virtual)
