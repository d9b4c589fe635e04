"""Sound outputs as they are offered. No Qt in here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from soundalike.translation import tr

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


def call_choices(outputs: Sequence[OutputChoice], chosen: OutputChoice) -> list[OutputChoice]:
    """The main window's output, which has no name; then virtual ones first, and the chosen one even if it is gone."""
    found = [OutputChoice("", tr("The output of the main window")), *virtual_first(outputs)]
    if all(one.name != chosen.name for one in found):
        found.append(OutputChoice(chosen.name, tr("{output} (isn't there)").format(output=chosen.words)))
    return found
