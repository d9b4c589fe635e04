"""How the voice library is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

VoiceOrder = Literal["name", "newest", "favourites"]


@dataclass(frozen=True)
class Voices:
    """`favourites` are ids, one space between: of voices that came with the program, whose files can't say it."""

    order: VoiceOrder = "favourites"
    favourites: str = ""

    @property
    def favourite_ids(self) -> frozenset[str]:
        """The ids in `favourites`."""
        return frozenset(self.favourites.split())
