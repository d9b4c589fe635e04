"""Where an installed model came from: `origin.json` beside its two files."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

ORIGIN_FILE = "origin.json"
ORIGIN_VERSION = 1

How = Literal["downloaded", "own files, converted", "own files, linked", "own files, copied"]


@dataclass(frozen=True)
class ModelOrigin:
    """`entry` is the catalogue's name. `sha256` has the official files, or the pair's own where a pair was given.

    `pinned` says that they are those which a maintainer checked. `repository`, `revision` and `endpoint` are empty
    for a person's own files.
    """

    entry: str
    how: How
    weights: str
    licence: str
    got: str
    pinned: bool = False
    repository: str = ""
    revision: str = ""
    endpoint: str = ""
    sha256: dict[str, str] | None = None


def write_origin(folder: Path, origin: ModelOrigin) -> None:
    """Keeps it in `folder`. Raises `OSError`."""
    content = {"version": ORIGIN_VERSION, **asdict(origin)}
    (folder / ORIGIN_FILE).write_text(json.dumps(content, indent=1), encoding="utf-8")


def read_origin(folder: Path) -> ModelOrigin | None:
    """What is kept there; `None` for a model made by hand, or when it can't be read."""
    try:
        content = json.loads((folder / ORIGIN_FILE).read_text(encoding="utf-8"))
        if content.pop("version") != ORIGIN_VERSION:
            return None
        return ModelOrigin(**content)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
