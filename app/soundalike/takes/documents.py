"""Texts being worked on, and their sentences."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass

from soundalike.takes.alignment import align
from soundalike.takes.database import Database
from soundalike.takes.records import Document, Recipe, Sentence, Take
from soundalike.takes.rows import (
    AUDIBLE,
    TAKE_GONE,
    TAKES,
    TEXT_GONE,
    document_of,
    found,
    recipe_values,
    sentence_of,
    storable,
    take_of,
)
from soundalike.text import Piece

_INSERT = """INSERT INTO documents
             (title, text, cursor, anchor, voice_id, voice_name, model, options, created, modified)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
_INSERT_SENTENCE = """INSERT INTO sentences (document_id, place, start, end, source, spoken, gap_after)
                      VALUES (?, ?, ?, ?, ?, ?, ?)"""
_MOVE_SENTENCE = (
    "UPDATE sentences SET place = ?, start = ?, end = ?, source = ?, spoken = ?, gap_after = ? WHERE id = ?"
)


class Documents:
    """All documents of a store. Every call may come from any thread; what it changed is kept when it returns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, text: str = "", *, title: str = "", recipe: Recipe | None = None) -> Document:
        """A new one."""
        now = time.time()
        values = (storable(title), storable(text), 0, 0, *recipe_values(recipe or Recipe()), now, now)
        with self._database.write() as connection:
            return self.get(int(connection.execute(_INSERT, values).lastrowid or 0))

    def get(self, document: int) -> Document:
        """Raises `MissingError` when it isn't there."""
        with self._database.read() as connection:
            row = connection.execute(
                "SELECT * FROM documents WHERE id = ? AND deleted_by IS NULL", (document,)
            ).fetchone()
            return document_of(found(row, TEXT_GONE))

    def latest(self) -> Document | None:
        """The one that was worked on last: what a restart brings back."""
        return next(iter(self.all(limit=1)), None)

    def all(self, *, limit: int = -1) -> list[Document]:
        """The ones worked on last first."""
        query = "SELECT * FROM documents WHERE deleted_by IS NULL ORDER BY modified DESC, id DESC LIMIT ?"
        with self._database.read() as connection:
            return [document_of(row) for row in connection.execute(query, (limit,))]

    def save(
        self,
        document: int,
        *,
        text: str | None = None,
        cursor: int | None = None,
        anchor: int | None = None,
        title: str | None = None,
        recipe: Recipe | None = None,
    ) -> None:
        """Keeps what is given, and leaves the rest. Meant to be called a moment after each change."""
        values: dict[str, object] = {"modified": time.time()}
        if text is not None:
            values["text"] = storable(text)
        if cursor is not None:
            values["cursor"] = cursor
            values["anchor"] = cursor if anchor is None else anchor
        if title is not None:
            values["title"] = storable(title)
        if recipe is not None:
            names = ("voice_id", "voice_name", "model", "options")
            values.update(zip(names, recipe_values(recipe), strict=True))
        assignments = ", ".join(f"{name} = ?" for name in values)
        with self._database.write() as connection:
            done = connection.execute(f"UPDATE documents SET {assignments} WHERE id = ?", (*values.values(), document))
            found(done.rowcount or None, TEXT_GONE)

    def arrange(self, document: int, text: str, pieces: Sequence[Piece]) -> list[Sentence]:
        """Keeps the text and which sentences it has now (`Speaker.pieces`); gives them back with their takes.

        A sentence that reads as before keeps its takes; one that was edited keeps them as stale ones; one that is gone
        gives them back when it returns.
        """
        text = storable(text)
        wanted = [_Wanted.of(piece, text) for piece in pieces]
        with self._database.write() as connection:
            self.save(document, text=text)
            _arrange(connection, document, wanted)
            return self.sentences(document)

    def sentences(self, document: int) -> list[Sentence]:
        """As `arrange` left them, in order."""
        with self._database.read() as connection:
            takes: dict[int, list[Take]] = {}
            query = f"{TAKES} WHERE sentences.document_id = ? AND {AUDIBLE} ORDER BY takes.letter, takes.id"
            for row in connection.execute(query, (document,)):
                takes.setdefault(row["sentence_id"], []).append(take_of(row))
            rows = connection.execute(
                "SELECT * FROM sentences WHERE document_id = ? AND place IS NOT NULL ORDER BY place", (document,)
            )
            return [sentence_of(row, tuple(takes.get(row["id"], ()))) for row in rows]

    def choose(self, sentence: int, take: int) -> None:
        """This take plays and is exported from now on. Raises `MissingError` when the sentence has no such take."""
        with self._database.write() as connection:
            done = connection.execute(
                f"""UPDATE sentences SET chosen = ?1 WHERE id = ?2
                    AND EXISTS (SELECT 1 FROM takes WHERE id = ?1 AND sentence_id = ?2 AND {AUDIBLE})""",
                (take, sentence),
            )
            found(done.rowcount or None, TAKE_GONE)


@dataclass(frozen=True)
class _Wanted:
    """A sentence as the text has it now."""

    start: int
    end: int
    source: str
    spoken: str
    gap_after: float

    @classmethod
    def of(cls, piece: Piece, text: str) -> _Wanted:
        source = text[piece.start : piece.end]
        return cls(piece.start, piece.end, source, storable(piece.text), piece.gap_after)

    @property
    def values(self) -> tuple[int, int, str, str, float]:
        return self.start, self.end, self.source, self.spoken, self.gap_after


def _arrange(connection: sqlite3.Connection, document: int, wanted: list[_Wanted]) -> None:
    query = "SELECT * FROM sentences WHERE document_id = ? ORDER BY place IS NULL, place, id"
    rows = connection.execute(query, (document,)).fetchall()
    present = [row for row in rows if row["place"] is not None]
    gone = {row["spoken"]: row for row in rows if row["place"] is None}
    aligned = align([row["spoken"] for row in present], [sentence.spoken for sentence in wanted])
    kept = {was for was in aligned if was is not None}
    for place, (was, sentence) in enumerate(zip(aligned, wanted, strict=True)):
        row = present[was] if was is not None else gone.pop(sentence.spoken, None)
        if row is None:
            connection.execute(_INSERT_SENTENCE, (document, place, *sentence.values))
        elif _differs(row, place, sentence):
            connection.execute(_MOVE_SENTENCE, (place, *sentence.values, row["id"]))
    for was, row in enumerate(present):
        if was not in kept:
            connection.execute("UPDATE sentences SET place = NULL WHERE id = ?", (row["id"],))
    # Nothing was ever spoken of these, so nothing is lost.
    connection.execute(
        """DELETE FROM sentences WHERE document_id = ? AND place IS NULL
           AND NOT EXISTS (SELECT 1 FROM takes WHERE takes.sentence_id = sentences.id)""",
        (document,),
    )


def _differs(row: sqlite3.Row, place: int, sentence: _Wanted) -> bool:
    was = (row["place"], row["start"], row["end"], row["source"], row["spoken"], row["gap_after"])
    return was != (place, *sentence.values)
