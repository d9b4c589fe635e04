"""What goes wrong on the way, and whether another try could help."""

from __future__ import annotations

from soundalike.errors import MissingError


class DownloadError(MissingError):
    """A download that ended without its file. What was fetched is kept for the next time."""


class TransferFaultError(Exception):
    """One try failed and another may not. `text` is a clause for people, without a full stop.

    `retry_after` are the seconds that the server asked for; `start_over` says that the bytes so far are of no use.
    """

    def __init__(self, text: str, *, retry_after: float | None = None, start_over: bool = False) -> None:
        super().__init__(text)
        self.text = text
        self.retry_after = retry_after
        self.start_over = start_over


class StoppedError(Exception):
    """The person paused or cancelled while the connection was open."""
