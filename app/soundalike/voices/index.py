"""The library's index: what the voice files say, kept in SQLite so that thousands of voices list at once.

It is a copy and nothing else: lost or damaged, it is made again from the files.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

INDEX = "index.sqlite3"
_STEPS = (
    """
    CREATE TABLE voices (
        stem TEXT PRIMARY KEY, stamp TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, description TEXT NOT NULL,
        language TEXT NOT NULL, tags TEXT NOT NULL, favourite INTEGER NOT NULL, created TEXT NOT NULL,
        variant TEXT NOT NULL, origin TEXT NOT NULL, fault TEXT NOT NULL
    ) WITHOUT ROWID
    """,
)
"""Numbered by SQLite's user_version."""


@dataclass(frozen=True)
class IndexRow:
    """What the index keeps of one voice file; `stamp` tells whether the file has changed since."""

    stem: str
    stamp: str
    id: str
    name: str
    description: str
    language: str
    tags: str
    favourite: bool
    created: str
    variant: str
    origin: str
    fault: str
    """Why the file can't be used; empty for a good one."""


class Index:
    """The index of one library folder. Each call opens and closes the database: nothing is held between."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / INDEX

    def rows(self) -> dict[str, IndexRow]:
        """Everything that is known, by the files' stems; empty when there is no index, or none that can be read."""
        try:
            with self._open() as database:
                found = database.execute(f"SELECT {', '.join(IndexRow.__annotations__)} FROM voices")
                return {row[0]: _row(row) for row in found}
        except sqlite3.Error:
            return {}

    def take_in(self, changed: Mapping[str, IndexRow], gone: set[str]) -> None:
        """Takes in what changed. A damaged index is thrown away first; one that can't be written is done without."""
        try:
            self._write(changed, gone)
        except sqlite3.OperationalError:
            return  # locked, read-only, or the disk is full: the files are read again next time
        except sqlite3.DatabaseError:
            with contextlib.suppress(OSError, sqlite3.Error):
                for path in self._path.parent.glob(f"{INDEX}*"):
                    path.unlink(missing_ok=True)
                self._write(changed, set())

    def _write(self, changed: Mapping[str, IndexRow], gone: set[str]) -> None:
        marks = ", ".join("?" * len(IndexRow.__annotations__))
        with self._open() as database:
            database.execute("PRAGMA secure_delete = ON")  # a forgotten voice leaves nothing in free pages
            database.executemany("DELETE FROM voices WHERE stem = ?", [(stem,) for stem in gone])
            database.executemany(
                f"INSERT OR REPLACE INTO voices VALUES ({marks})",
                [tuple(vars(row).values()) for row in changed.values()],
            )

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        with contextlib.closing(sqlite3.connect(self._path, timeout=10)) as database, database:
            done = database.execute("PRAGMA user_version").fetchone()[0]
            for number, step in enumerate(_STEPS[done:], done + 1):
                database.execute(step)
                database.execute(f"PRAGMA user_version = {number}")
            if done > len(_STEPS):
                raise sqlite3.DatabaseError("the index is of a newer version of the program")
            yield database


def _row(values: tuple[Any, ...]) -> IndexRow:
    row = IndexRow(*values)
    return replace(row, favourite=bool(row.favourite))
