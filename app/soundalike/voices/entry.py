"""A voice in the library, as lists show it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class VoiceEntry:
    """One voice. `clip` is the cleaned clip that it was made from, if it was kept."""

    path: Path
    clip: Path | None
    id: str
    name: str
    description: str = ""
    language: str = ""
    tags: tuple[str, ...] = ()
    favourite: bool = False
    created: str = ""
    variant: str = ""
    origin: str = ""
    bundled: bool = False
    """It comes with the program, and can't be changed."""
    fault: str = ""
    """Why it can't be used; empty for a good one. Of a damaged one only its file's name is known."""


@dataclass(frozen=True)
class TrashedVoice:
    """A voice in the library's trash."""

    folder: Path
    name: str
    id: str
    deleted: str
    """When, ISO 8601, UTC."""
    bytes: int
