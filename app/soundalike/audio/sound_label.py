"""What a file says of itself: every file that is written says that its sound is synthetic."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

KIND = "Synthetic speech"


@dataclass(frozen=True)
class SoundLabel:
    """That it is synthetic, and which program made it, in which voice and when."""

    program: str
    voice: str
    made_on: date
    title: str

    @property
    def comment(self) -> str:
        """All of it in a sentence."""
        return f"{KIND} in the voice '{self.voice}', made by {self.program} on {self.made_on.isoformat()}"

    def entries(self) -> tuple[tuple[bytes, str], ...]:
        """`LIST/INFO` ids with their texts."""
        return (
            (b"INAM", self.title),
            (b"IART", self.voice),
            (b"IGNR", KIND),
            (b"ISFT", self.program),
            (b"ICMT", self.comment),
            (b"ICRD", self.made_on.isoformat()),
        )
