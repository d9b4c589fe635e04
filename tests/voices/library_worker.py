"""What a second program does to a library, while the tests look on or kill it."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from soundalike.voices import Library
from soundalike.voices.clip_file import CLIP_SUFFIX
from soundalike.voices.voice_file import SUFFIX
from tests.voices.made_voices import details, features, tone

STEPS = {"open", "os.rename", "os.remove", "os.rmdir", "os.mkdir", "os.truncate", "sqlite3.connect"}
"""Audit events of what touches the disk (docs.python.org, "Audit events table")."""


def add_many(folder: Path, count: int) -> None:
    library = Library(folder)
    for seed in range(count):
        library.add(details("New"), features(seed), tone())


def import_one(folder: Path, file: Path) -> None:
    Library(folder).import_file(file)


def change(kind: str, library: Library, elsewhere: Path) -> None:
    """One change of a library whose first voice is its victim."""
    match kind:
        case "add":
            library.add(details("New"), features(9), tone())
        case "import":
            clip = elsewhere.with_name(elsewhere.name.removesuffix(SUFFIX) + CLIP_SUFFIX)
            library.import_file(elsewhere, clip)
        case "rename":
            library.edit(library.entries()[0], name="Renamed")
        case "describe":
            library.edit(library.entries()[0], description="changed")
        case "delete":
            library.delete(library.entries()[0])
        case "restore":
            library.restore(library.trash()[0])
        case "empty":
            library.empty_trash()
        case "forget":
            library.forget(library.entries()[0])


def killed_at_step(number: int, work: Callable[[], Any]) -> None:
    """Does `work`, but dies by SIGKILL just before it touches the disk for the `number`th time."""
    left = number

    def count(event: str, _arguments: object) -> None:
        nonlocal left
        if event in STEPS:
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(count)
    work()
