"""The picture of a voice that has none: its first letter on a ground of its own."""

from __future__ import annotations

import zlib


def initial(name: str) -> str:
    """The first letter or figure of the name, as a capital; a dot when it has none."""
    return next((character.upper() for character in name if character.isalnum()), "•")


def ground_index(voice_id: str, grounds: int) -> int:
    """Which of so many grounds: the same for the same voice, in every run."""
    return zlib.crc32(voice_id.encode("utf-8")) % grounds
