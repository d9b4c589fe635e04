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
        variant TEXT NOT NULL, origin TEXT NOT NULL
    ) WITHOUT ROWID
    """,
)
"""Numbered by SQLite's user_version."""

_PASSING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_NOMEM,
}
"""What is no fault of the index: it is in use, or can't be written just now."""


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


class Index:
    """The index of one library folder. Each call opens and closes the database: nothing is held between."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / INDEX

    def rows(self) -> dict[str, IndexRow]:
        """Everything that is known, by the files' stems; empty when there is no index, or none that can be read.

        A damaged index is thrown away.
        """
        try:
            with self._open() as database:
                found = database.execute(f"SELECT {', '.join(IndexRow.__annotations__)} FROM voices")
                return {row[0]: _row(row) for row in found}
        except sqlite3.Error as error:
            if not _is_passing(error):
                with contextlib.suppress(OSError):
                    self.throw_away()
            return {}

    def take_in(self, changed: Mapping[str, IndexRow], gone: set[str]) -> None:
        """Takes in what changed. A damaged index is thrown away first; one that can't be written is done without."""
        try:
            self._write(changed, gone)
        except sqlite3.Error as error:
            if _is_passing(error):
                return  # the files are read again next time
            with contextlib.suppress(OSError, sqlite3.Error):
                self.throw_away()
                self._write(changed, set())

    def forget(self, stems: set[str]) -> None:
        """Leaves nothing of these voices, not even in free pages. Raises `OSError` when it can't."""
        try:
            self._write({}, stems)
        except sqlite3.Error:
            self.throw_away()

    def throw_away(self) -> None:
        """Removes the index; it is made again from the files."""
        for path in self._path.parent.glob(f"{INDEX}*"):
            path.unlink(missing_ok=True)

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
            if _version(database) < len(_STEPS):
                database.execute("BEGIN IMMEDIATE")  # of two processes that find no index, one makes it
            done = _version(database)
            for number, step in enumerate(_STEPS[done:], done + 1):
                database.execute(step)
                database.execute(f"PRAGMA user_version = {number}")
            if done > len(_STEPS):
                raise sqlite3.DatabaseError("the index is of a newer version of the program")
            yield database


def _is_passing(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _PASSING


def _version(database: sqlite3.Connection) -> int:
    return int(database.execute("PRAGMA user_version").fetchone()[0])


def _row(values: tuple[Any, ...]) -> IndexRow:
    row = IndexRow(*values)
    texts = [value for name, value in vars(row).items() if name != "favourite"]
    if not all(isinstance(text, str) for text in texts):
        raise sqlite3.DatabaseError("the index holds what no voice file says")
    return replace(row, favourite=bool(row.favourite))
