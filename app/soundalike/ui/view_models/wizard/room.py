"""The room's noise, in words. No Qt in here."""

from __future__ import annotations

NOISY_DB = -45.0


def room_is_quiet(noise_db: float | None) -> bool:
    return noise_db is not None and noise_db <= NOISY_DB


def room_words(noise_db: float | None) -> str:
    """`Room is quiet · −58 dB`."""
    if noise_db is None:
        return "The room is heard first"
    figure = f"−{abs(round(noise_db))} dB"
    if room_is_quiet(noise_db):
        return f"Room is quiet · {figure}"
    return f"Room is noisy · {figure}: close windows, switch fans off"
