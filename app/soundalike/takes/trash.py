"""Deleting: out of sight at once and undone as easily, gone for good when the program ends."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from soundalike.takes.database import Database
from soundalike.takes.sessions import Session
from soundalike.takes.sounds import Sounds

TABLES = ("takes", "utterances", "documents", "phrases", "phrase_boards")
"""Whose rows can be deleted and come back."""


@dataclass(frozen=True)
class Deletion:
    """What was deleted together, for `Trash.undo`."""

    token: str
    takes: int
    utterances: int
    documents: int
    bytes: int
    """Of sound that it will free."""


class Trash:
    """All deleting of a store. Every call may come from any thread."""

    def __init__(self, database: Database, sounds: Sounds, session: Session) -> None:
        self._database = database
        self._sounds = sounds
        self._session = session

    def delete_takes(self, takes: Sequence[int]) -> Deletion:
        """These takes. Unknown ones are left out."""
        return self._delete("takes", "id", takes)

    def delete_utterances(self, utterances: Sequence[int], *, sparing: str = "0") -> Deletion:
        """These lines of the history with their takes, except takes for which the SQL condition `sparing` holds."""
        token = self._token()
        with self._database.write() as connection:
            for utterance in utterances:
                _mark(connection, "takes", f"utterance_id = ? AND NOT ({sparing})", token, utterance)
                spared = "EXISTS (SELECT 1 FROM takes WHERE utterance_id = utterances.id AND deleted_by IS NULL)"
                _mark(connection, "utterances", f"id = ? AND NOT {spared}", token, utterance)
            return self._deletion(connection, token)

    def delete_document(self, document: int) -> Deletion:
        """A text. Its takes stay in the history."""
        return self._delete("documents", "id", [document])

    def delete_phrases(self, phrases: Sequence[int]) -> Deletion:
        """These quick phrases."""
        return self._delete("phrases", "id", phrases)

    def delete_board(self, board: int) -> Deletion:
        """A board of quick phrases with all that is on it."""
        token = self._token()
        with self._database.write() as connection:
            _mark(connection, "phrases", "board_id = ?", token, board)
            _mark(connection, "phrase_boards", "id = ?", token, board)
            return self._deletion(connection, token)

    def undo(self, deletion: Deletion) -> bool:
        """Brings everything back; False when it is gone for good."""
        with self._database.write() as connection:
            back = 0
            for table in TABLES:
                query = f"UPDATE {table} SET deleted_by = NULL WHERE deleted_by = ?"
                back += connection.execute(query, (deletion.token,)).rowcount
        return back > 0

    def empty(self, sessions: Iterable[str] | None = None) -> None:
        """What was deleted by this run, or by `sessions`, is gone for good. Files go first, so that none is left."""
        for session in [self._session.name] if sessions is None else sessions:
            self._purge("deleted_by LIKE ?", f"{session}/%")

    def purge(self, deletion: Deletion) -> None:
        """The same for one deletion, to have the room at once."""
        self._purge("deleted_by = ?", deletion.token)

    def _delete(self, table: str, column: str, values: Sequence[int]) -> Deletion:
        token = self._token()
        with self._database.write() as connection:
            for value in values:
                _mark(connection, table, f"{column} = ?", token, value)
            return self._deletion(connection, token)

    def _token(self) -> str:
        return f"{self._session.name}/{secrets.token_hex(8)}"

    def _deletion(self, connection: sqlite3.Connection, token: str) -> Deletion:
        def count(table: str, what: str = "count(*)") -> int:
            query = f"SELECT {what} FROM {table} WHERE deleted_by = ?"
            return int(connection.execute(query, (token,)).fetchone()[0] or 0)

        return Deletion(token, count("takes"), count("utterances"), count("documents"), count("takes", "sum(bytes)"))

    def _purge(self, condition: str, value: str) -> None:
        with self._database.read() as connection:
            rows = connection.execute(f"SELECT uid FROM takes WHERE {condition}", (value,)).fetchall()
        for row in rows:
            self._sounds.remove(row["uid"])
        with self._database.write() as connection:
            gone = 0
            query = f"DELETE FROM history_words WHERE rowid IN (SELECT id FROM utterances WHERE {condition})"
            connection.execute(query, (value,))
            for table in TABLES:
                gone += connection.execute(f"DELETE FROM {table} WHERE {condition}", (value,)).rowcount
        if gone:
            self._database.scrub()


def _mark(connection: sqlite3.Connection, table: str, condition: str, token: str, value: int) -> None:
    query = f"UPDATE {table} SET deleted_by = ? WHERE {condition} AND deleted_by IS NULL"
    connection.execute(query, (token, value))
