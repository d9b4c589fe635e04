"""The room's noise, in words. No Qt in here."""

from __future__ import annotations

from soundalike.translation import number, tr

NOISY_DB = -45.0


def room_is_quiet(noise_db: float | None) -> bool:
    return noise_db is not None and noise_db <= NOISY_DB


def room_words(noise_db: float | None) -> str:
    """`Room is quiet · −58 dB`."""
    if noise_db is None:
        return tr("The room is heard first")
    level = number(abs(round(noise_db)))
    if room_is_quiet(noise_db):
        return tr("Room is quiet · −{level} dB").format(level=level)
    return tr("Room is noisy · −{level} dB: close windows, switch fans off").format(level=level)
