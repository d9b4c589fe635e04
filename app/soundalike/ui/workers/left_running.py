"""What a thread that didn't end in time may still call: it stays whole until the program ends.

Qt frees a window's objects with it. A thread that comes back to one of them then, such as one that was held up by a
busy machine, would write into memory that is something else by now.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

_kept: list[QObject] = []


def keep_whole(owner: QObject) -> None:
    """Nobody frees it any more."""
    owner.setParent(None)
    _kept.append(owner)
