"""Boards and phrases out of a damaged database, as far as they can be read: some people speak by nothing else."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from soundalike.takes.phrases.text_file import BoardText


def salvaged(damaged: Path, unnamed: str) -> list[BoardText]:
    """The boards in the database file `damaged`; `unnamed` names phrases whose board can't be read."""
    try:
        connection = sqlite3.connect(damaged)
    except sqlite3.Error:
        return []
    with contextlib.closing(connection):
        boards = _readable(connection, "SELECT id, name FROM phrase_boards WHERE deleted_by IS NULL ORDER BY place, id")
        names: dict[Any, str] = {board: str(name) for board, name in boards}
        found: dict[Any, list[str]] = {board: [] for board in names}
        phrases = "SELECT board_id, text FROM phrases WHERE deleted_by IS NULL ORDER BY board_id, place, id"
        for board, text in _readable(connection, phrases):
            found.setdefault(board, []).append(str(text))
    return [BoardText(names.get(board, unnamed), tuple(texts)) for board, texts in found.items()]


def _readable(connection: sqlite3.Connection, query: str) -> Iterator[tuple[Any, ...]]:
    """The rows up to the first that can't be read."""
    with contextlib.suppress(sqlite3.Error):
        yield from connection.execute(query)
