"""A take's sound completed: encoded, tagged, on the disk, and then in the database."""

from __future__ import annotations

import sqlite3
from typing import Any

from soundalike.audio.peaks import peaks_of
from soundalike.engine.types import Samples
from soundalike.takes.records import State
from soundalike.takes.shelf import Shelf
from soundalike.takes.take_sound import encoded

_FINISH = """UPDATE takes SET state = ?, suspect = ?, samples = ?, peaks = ?, bytes = ?, letter = ?
             WHERE uid = ? AND state = 'making'"""


def keep_take(shelf: Shelf, samples: Samples, sample_rate: int, tags: dict[str, Any], state: State) -> bool:
    """The file first, then its row; False when the row is gone meanwhile (its voice was forgotten), and so is the file.

    Raises what the disk and the database raise; the part is still there then.
    """
    uid = str(tags["uid"])
    flac = encoded(samples, sample_rate, {**tags, "state": state.value})
    shelf.sounds.keep(uid, flac)
    with shelf.database.write() as connection:
        kept = finish_row(connection, tags, state, samples=samples, sample_rate=sample_rate, n_bytes=len(flac))
    if not kept:
        shelf.sounds.remove(uid)
    return kept


def finish_row(
    connection: sqlite3.Connection,
    tags: dict[str, Any],
    state: State,
    *,
    samples: Samples,
    sample_rate: int,
    n_bytes: int,
) -> bool:
    """A take in the making becomes `state`; a complete one gets its letter and is chosen. False when there is none."""
    uid = str(tags["uid"])
    row = connection.execute("SELECT id, sentence_id FROM takes WHERE uid = ?", (uid,)).fetchone()
    letter = 0
    if row is not None and row["sentence_id"] is not None:
        query = "SELECT letters FROM sentences WHERE id = ?"
        (letter,) = connection.execute(query, (row["sentence_id"],)).fetchone()
        chosen = row["id"] if state is State.DONE else None
        connection.execute(
            "UPDATE sentences SET letters = letters + 1, chosen = coalesce(?, chosen) WHERE id = ?",
            (chosen, row["sentence_id"]),
        )
    peaks = peaks_of(samples, sample_rate)
    values = (state, bool(tags.get("suspect")), len(samples), peaks, n_bytes, letter, uid)
    return connection.execute(_FINISH, values).rowcount > 0
