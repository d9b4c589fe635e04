"""Stopping long work from another thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from soundalike.errors import CancelledError
from soundalike.translation import tr

Progress = Callable[[str, float], None]
"""Called with what is being done, in words, and how much of it is done, 0 to 1. May come from any thread."""


class Cancel(Protocol):
    """What any thread may set to stop the work: a `threading.Event` will do."""

    def is_set(self) -> bool: ...


class NeverCancelled:
    """For callers who don't stop anything."""

    def is_set(self) -> bool:
        return False


def check(cancel: Cancel) -> None:
    """Raises `CancelledError` once `cancel` is set."""
    if cancel.is_set():
        raise CancelledError(tr("Stopped. Nothing was kept."))


def no_progress(_what: str, _part: float) -> None:
    """For callers who don't show progress."""
