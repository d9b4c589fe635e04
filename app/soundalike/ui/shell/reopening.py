"""The window's wish to be opened again once it has closed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Reopening:
    """With `folder`, voices, texts and takes move there in between: nothing of them may be open then."""

    folder: Path | None = None
