"""What commands share that say where something is kept, or move it: how it is told, and its progress."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from soundalike.cli.output import Output
from soundalike.free_space import in_words

Moved = TypeVar("Moved")


def tell_folder(output: Output, folder: Path) -> int:
    """The folder is the result; the exit code."""
    output.event("result", folder=str(folder))
    output.result(str(folder))
    return 0


def move_with_progress(output: Output, what: str, move: Callable[[Callable[[int, int], None]], Moved]) -> Moved:
    """Calls `move` with what tells how far it is; `what` is being moved."""
    try:
        return move(lambda done, total: output.progress(f"Moving {what}: {in_words(done)} of {in_words(total)}"))
    finally:
        output.clear_progress()


def tell_moved(output: Output, folder: Path, moved: bool | Sequence[str], *, copied: bool, same: bool) -> int:
    """The new folder is the result; the exit code. `moved` says whether, or names what."""
    output.event("result", folder=str(folder), moved=moved, copied=copied, same=same)
    output.result(str(folder))
    return 0
