"""What the window's threads work with is imported by one thread at a time.

Python locks a module while it is imported, and a package only after its module: two threads that begin with different
modules of one package can each hold what the other waits for, and one of them then gets a module that is half there
(https://docs.python.org/3/library/importlib.html and the comment on `_DeadlockError` in importlib/_bootstrap.py). The
window imports nothing heavy before it is shown, so all its threads would begin with just that.
"""

from __future__ import annotations

import threading
from importlib import import_module

PARTS = (
    "soundalike.takes",
    "soundalike.engine",
    "soundalike.models",
    "soundalike.speech",
    "soundalike.voices",
    "soundalike.voices.draft",
    "soundalike.audio.media",
)
_lock = threading.Lock()


def import_parts() -> None:
    """To be called before whatever a thread of the window's is asked for; it costs nothing once they are there."""
    for part in PARTS:
        with _lock:
            import_module(part)
