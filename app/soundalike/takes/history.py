"""What was said: every text that was spoken or was to be, searchable, with its size and its clean-up."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import replace

from soundalike.takes.database import Database
from soundalike.takes.folding import terms
from soundalike.takes.records import Kept, State, Utterance
from soundalike.takes.rows import AUDIBLE, LINE_GONE, found, utterance_of
from soundalike.takes.trash import Deletion, Trash

DAY_SECONDS = 86_400
_SHORTEST_INDEXED = 3  # characters; the index is made of runs of three

_UTTERANCES = f"""
    SELECT utterances.*,
        (SELECT sum(CAST(samples AS REAL) / sample_rate) FROM takes WHERE utterance_id = utterances.id AND {AUDIBLE})
            AS seconds,
        (SELECT sum(bytes) FROM takes WHERE utterance_id = utterances.id AND deleted_by IS NULL) AS bytes,
        (SELECT count(*) FROM takes WHERE utterance_id = utterances.id AND {AUDIBLE}) AS takes,
        EXISTS (SELECT 1 FROM takes WHERE utterance_id = utterances.id AND favourite AND {AUDIBLE}) AS favourite
    FROM utterances WHERE utterances.deleted_by IS NULL"""

SPARED = """takes.favourite OR coalesce(takes.sentence_id, 0) IN (
    SELECT id FROM sentences WHERE place IS NOT NULL AND document_id = (
        SELECT id FROM documents WHERE deleted_by IS NULL ORDER BY modified DESC, id DESC LIMIT 1))"""
"""What no clean-up takes away: favourites, and the takes of the text that is being worked on."""


class History:
    """The history of a store. Every call may come from any thread."""

    def __init__(self, database: Database, trash: Trash) -> None:
        self._database = database
        self._trash = trash

    def get(self, utterance: int) -> Utterance:
        """Raises `MissingError` when it isn't there."""
        with self._database.read() as connection:
            row = connection.execute(f"{_UTTERANCES} AND utterances.id = ?", (utterance,)).fetchone()
            return utterance_of(found(row, LINE_GONE))

    def search(
        self, query: str = "", *, voice: str | None = None, limit: int = 200, offset: int = 0
    ) -> list[Utterance]:
        """Those that hold every word of `query` in their text or their voice's name, the newest first.

        Case and accents don't matter, a part of a word is enough, in any script. `voice` is a voice's id.
        """
        conditions, values = [""], list[object]()
        for term in terms(query):
            indexed = len(term) >= _SHORTEST_INDEXED
            condition = "history_words MATCH ?" if indexed else "instr(folded, ?) > 0"
            conditions.append(f"utterances.id IN (SELECT rowid FROM history_words WHERE {condition})")
            values.append('"' + term.replace('"', '""') + '"' if indexed else term)
        if voice is not None:
            conditions.append("utterances.voice_id = ?")
            values.append(voice)
        order = " ORDER BY utterances.began DESC, utterances.id DESC LIMIT ? OFFSET ?"
        with self._database.read() as connection:
            rows = connection.execute(_UTTERANCES + " AND ".join(conditions) + order, (*values, limit, offset))
            return [utterance_of(row) for row in rows]

    def recent_texts(self, limit: int = 50) -> list[str]:
        """What was said last, the newest first, each text once: for the up arrow."""
        query = """SELECT text FROM utterances WHERE deleted_by IS NULL
                   GROUP BY text ORDER BY max(began) DESC, max(id) DESC LIMIT ?"""
        with self._database.read() as connection:
            return [row["text"] for row in connection.execute(query, (limit,))]

    def kept(self) -> Kept:
        """How much there is, the database included."""
        with self._database.read() as connection:
            of_takes = _sum(connection, "1", ())
            query = "SELECT count(*) FROM utterances WHERE deleted_by IS NULL"
            (utterances,) = connection.execute(query).fetchone()
            return replace(of_takes, utterances=utterances, bytes=of_takes.bytes + self._database.size())

    def delete(self, utterances: Sequence[int]) -> Deletion:
        """These lines and all their takes; `TakeStore.trash` undoes it."""
        return self._trash.delete_utterances(utterances)

    def cleanable(self, *, older_than_days: float | None = None, to_bytes: int | None = None) -> Kept:
        """What `clean_up` would take away."""
        with self._database.read() as connection:
            chosen = self._to_clean(connection, older_than_days, to_bytes)
            condition = f"utterance_id IN (SELECT value FROM json_each(?)) AND NOT ({SPARED})"
            return _sum(connection, condition, (json.dumps(chosen),))

    def clean_up(self, *, older_than_days: float | None = None, to_bytes: int | None = None) -> Deletion:
        """Deletes lines older than `older_than_days`, and the oldest until the sound takes `to_bytes` at most.

        Favourites and the takes of the text that is being worked on stay. `TakeStore.trash` undoes it, or has it gone
        for good at once.
        """
        with self._database.write() as connection:
            chosen = self._to_clean(connection, older_than_days, to_bytes)
            return self._trash.delete_utterances(chosen, sparing=SPARED)

    def _to_clean(
        self, connection: sqlite3.Connection, older_than_days: float | None, to_bytes: int | None
    ) -> list[int]:
        rows = connection.execute(
            f"""SELECT id, began, state,
                (SELECT sum(bytes) FROM takes WHERE utterance_id = utterances.id AND deleted_by IS NULL
                 AND NOT ({SPARED})) AS bytes
                FROM utterances WHERE deleted_by IS NULL ORDER BY began, id"""
        ).fetchall()
        total = int(connection.execute("SELECT sum(bytes) FROM takes WHERE deleted_by IS NULL").fetchone()[0] or 0)
        oldest = time.time() - older_than_days * DAY_SECONDS if older_than_days is not None else 0.0
        chosen: list[int] = []
        for row in rows:
            if row["state"] == State.MAKING:
                continue
            too_many = to_bytes is not None and total > to_bytes
            if row["began"] >= oldest and not too_many:
                break
            chosen.append(row["id"])
            total -= row["bytes"] or 0
        return chosen


def _sum(connection: sqlite3.Connection, condition: str, values: Sequence[object]) -> Kept:
    row = connection.execute(
        f"""SELECT count(*) AS takes, count(DISTINCT utterance_id) AS utterances, sum(bytes) AS bytes,
            sum(CAST(samples AS REAL) / sample_rate) AS seconds
            FROM takes WHERE {condition} AND deleted_by IS NULL""",
        tuple(values),
    ).fetchone()
    return Kept(row["utterances"], row["takes"], row["seconds"] or 0.0, row["bytes"] or 0)
