"""Where the window was, and what it showed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Window:
    """`geometry` and `splitter` are Qt's own bytes in hexadecimal; empty before the first closing."""

    geometry: str = ""
    page: str = "speak"
    splitter: str = ""
    takes_hidden: bool = False
