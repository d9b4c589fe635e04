"""The program's larger parts, read once the window is shown, before anybody needs them. No Qt in here.

Two threads that import parts of one package at once can get in each other's way: each waits for a module that the other
holds, and Python ends that by handing out half a module. So one thread reads, and whoever works waits for it.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from importlib import import_module

PARTS = (
    "numpy",
    "soundalike.text",
    "soundalike.engine",
    "soundalike.models",
    "soundalike.models.model_listing",
    "soundalike.models.move_models",
    "soundalike.voices",
    "soundalike.speech",
    "soundalike.takes",
    "soundalike.takes.pronunciation_list",
)
"""In the order in which they stand on each other."""
LONGEST_WAIT = 60.0
"""Seconds after which it is tried without: a disk that slow fails elsewhere too."""

_log = logging.getLogger(__name__)
_read = threading.Event()
_read.set()


def read_program(modules: Sequence[str] = ()) -> threading.Thread:
    """Begins to read the parts, and then these modules. Returns the thread, which ends by itself."""
    _read.clear()

    def read() -> None:
        try:
            for name in (*PARTS, *modules):
                import_module(name)
        except Exception:
            _log.exception("A part of the program can't be read.")  # whoever needs it says so
        finally:
            _read.set()

    thread = threading.Thread(target=read, name="reading the program", daemon=True)
    thread.start()
    return thread


def wait_until_read() -> None:
    """Returns once nothing is being read; at once, before the window is shown and from soon after on."""
    _read.wait(LONGEST_WAIT)
