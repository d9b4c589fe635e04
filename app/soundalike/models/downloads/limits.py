"""How long a download waits, and how often it tries again."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TransferLimits:
    """Seconds, except where said. A stall is noticed after at most two windows, which is less than a minute."""

    connect: float = 15.0
    answer: float = 30.0
    """From the request to the end of its headers, redirects and handshakes included."""
    stall_window: float = 25.0
    stall_bytes: int = 10_000
    """Fewer bytes than this in a window are a stall: at such a rate a model would take a month."""
    attempts: int = 5
    """Tries in a row that bring less than `worthwhile_bytes`."""
    worthwhile_bytes: int = 256 << 10
    first_pause: float = 1.0
    longest_pause: float = 30.0
    longest_retry_after: float = 120.0
    """A server that asks for a longer wait is told to the person instead of waited for."""
