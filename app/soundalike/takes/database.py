"""The SQLite database: opened, brought up to date, and read and written by one thread at a time."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from soundalike.closing import Closeable
from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.takes.schema import STEPS, upgrade
from soundalike.translation import tr

BUSY_SECONDS = 10
"""How long another process may keep the database to itself. Its writes take milliseconds."""

APPLICATION_ID = 0x534F554E
"""Stands in the file's header once the database is filled ("SOUN")."""

_FULL = {sqlite3.SQLITE_FULL}
_FORBIDDEN = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_AUTH}
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


class DamagedDatabaseError(SoundalikeError):
    """The file isn't a database any more, or one whose parts contradict each other."""


class Database(Closeable):
    """One connection, for any thread, one at a time. `path` None keeps everything in memory."""

    def __init__(self, path: Path | None) -> None:
        """Opens or makes it.

        Raises `DamagedDatabaseError`, `MissingError` (no room), `RefusedError` (protected, or a newer program's).
        """
        self.path = path
        self._lock = threading.RLock()
        self._connection: sqlite3.Connection | None = None
        try:
            with self._translated():
                self._connection = _connect(path)
                _check(self._connection, self._named())
                upgrade(self._connection)
        except BaseException:
            self.close()
            raise

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """A transaction: all of it is kept, or after an exception nothing. Nested, it belongs to the outer one."""
        with self._lock, self._translated():
            connection = self._opened()
            if connection.in_transaction:
                yield connection
                return
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    @contextmanager
    def read(self) -> Iterator[sqlite3.Connection]:
        """For reading; what is read in one context is of one moment."""
        with self._lock, self._translated():
            connection = self._opened()
            if connection.in_transaction:
                yield connection
                return
            connection.execute("BEGIN")
            try:
                yield connection
            finally:
                if connection.in_transaction:
                    connection.execute("COMMIT")

    @property
    def is_filled(self) -> bool:
        """Whether everything that was there when it was made has been put in; see `mark_filled`."""
        with self.read() as connection:
            return bool(connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID)

    def mark_filled(self) -> None:
        """Nothing that was lost is to be looked for any more. In the transaction that filled it."""
        with self.write() as connection:
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")

    def scrub(self) -> None:
        """Leaves nothing of deleted rows in the database's files."""
        with self._lock, self._translated():
            connection = self._opened()
            connection.execute("INSERT INTO history_words (history_words) VALUES ('optimize')")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def size(self) -> int:
        """Bytes in use."""
        with self.read() as connection:
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            (free,) = connection.execute("PRAGMA freelist_count").fetchone()
            (page_size,) = connection.execute("PRAGMA page_size").fetchone()
            return int((pages - free) * page_size)

    def close(self) -> None:
        """Closes it; twice does nothing."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            raise SoundalikeError(tr("The history was closed already."))
        return self._connection

    def _named(self) -> str:
        if self.path is None:
            return tr("The history in memory")
        return tr("The history '{path}'").format(path=self.path)

    @contextmanager
    def _translated(self) -> Iterator[None]:
        """SQLite's errors as ours."""
        try:
            yield
        except sqlite3.DatabaseError as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            if code in _DAMAGED:
                raise DamagedDatabaseError(
                    tr(
                        "{history} is damaged ({error}). Start Soundalike again: it is then kept aside and rebuilt."
                    ).format(history=self._named(), error=error)
                ) from error
            if code in _FULL:
                raise MissingError(
                    tr("There isn't room on the disk for the history '{path}'. Free some space.").format(path=self.path)
                ) from error
            if code == sqlite3.SQLITE_IOERR:
                raise MissingError(
                    tr(
                        "{history} can't be reached: {error}. The disk is full or gone; see to it and try again."
                    ).format(history=self._named(), error=error)
                ) from error
            if code in _FORBIDDEN:
                raise RefusedError(
                    tr("{history} can't be written: {error}. Choose another storage place in the settings.").format(
                        history=self._named(), error=error
                    )
                ) from error
            if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise SoundalikeError(
                    tr("{history} is kept busy by another program. Try again.").format(history=self._named())
                ) from error
            raise SoundalikeError(
                tr("{history} failed: {error}.").format(history=self._named(), error=error)
            ) from error


def _connect(path: Path | None) -> sqlite3.Connection:
    connection = sqlite3.connect(
        ":memory:" if path is None else path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA foreign_keys = ON")
    # What is forgotten must not be readable in the file afterwards.
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("PRAGMA journal_mode = WAL")
    # In WAL mode a crash of the program loses nothing at NORMAL, and a power cut the last moments at most.
    connection.execute("PRAGMA synchronous = NORMAL")
    return connection


def _check(connection: sqlite3.Connection, named: str) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version < 0:
        raise DamagedDatabaseError(tr("{history} is damaged: it has no version.").format(history=named))
    if version > len(STEPS):
        raise RefusedError(
            tr(
                "{history} was written by a newer Soundalike, so it isn't touched. Start that one, or update this one."
            ).format(history=named)
        )
    (finding,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if finding != "ok":
        raise DamagedDatabaseError(tr("{history} is damaged ({finding}).").format(history=named, finding=finding))
    if version == 0 and connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise DamagedDatabaseError(tr("{history} is another program's database.").format(history=named))
