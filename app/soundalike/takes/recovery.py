"""What runs of the program that died left undone, and a lost database put together again from the sound files."""

from __future__ import annotations

import os
import sqlite3
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np

from soundalike.engine.types import Samples
from soundalike.errors import RefusedError, SoundalikeError
from soundalike.takes.finishing import finish_row, keep_take
from soundalike.takes.records import State
from soundalike.takes.shelf import Shelf
from soundalike.takes.sounds import Sounds
from soundalike.takes.take_sound import decoded, facts_in, sample_rate_of, samples_of_part
from soundalike.takes.trash import TABLES, Trash
from soundalike.takes.utterance_rows import (
    TakeFacts,
    UtteranceFacts,
    insert_take,
    insert_utterance,
    recipe_from_tags,
    tags_of,
)
from soundalike.translation import tr

_UNKNOWN = "unknown"
_KINDS: dict[str, type | tuple[type, ...]] = {
    "place": int,
    "source": str,
    "spoken": str,
    "gap_after": (int, float),
    "seed": int,
    "created": (int, float),
}
"""What must be in the tags."""


def set_aside(database_path: Path) -> Path:
    """Moves a damaged database with its companions out of the way; returns the folder where it lies now."""
    folder = database_path.with_name(f"{database_path.stem}-damaged-{time.strftime('%Y%m%d-%H%M%S')}")
    number = 1
    while folder.exists():
        number += 1
        folder = folder.with_name(f"{folder.name.removesuffix(f'-{number - 1}')}-{number}")
    folder.mkdir(parents=True)
    for suffix in ("", "-wal", "-shm"):
        path = database_path.with_name(database_path.name + suffix)
        if path.exists():
            path.replace(folder / path.name)
    return folder


def finish_dead_sessions(shelf: Shelf, trash: Trash) -> int:
    """Gives everything that dead runs were making its true state, and empties their trash.

    Of a take that was being spoken, what had been made is kept. Returns how many takes were interrupted.
    """
    database = shelf.database
    with database.read() as connection:
        making = "SELECT session FROM {} WHERE state = 'making'"
        rows = connection.execute(f"{making.format('takes')} UNION {making.format('utterances')}").fetchall()
        names = {row["session"] for row in rows}
        rows = [
            row
            for table in TABLES
            for row in connection.execute(f"SELECT DISTINCT deleted_by FROM {table} WHERE deleted_by IS NOT NULL")
        ]
        deleters = {row["deleted_by"].partition("/")[0] for row in rows}
    dead = shelf.session.dead(names | deleters)
    trash.empty(dead & deleters)
    interrupted = 0
    for name in dead & names:
        with database.read() as connection:
            rows = connection.execute(
                """SELECT takes.*, utterances.uid AS utterance_uid, utterances.began FROM takes
                   LEFT JOIN utterances ON utterances.id = takes.utterance_id
                   WHERE takes.state = 'making' AND takes.session = ?""",
                (name,),
            ).fetchall()
        for row in rows:
            interrupted += _finish(shelf, row)
        with database.write() as connection:
            query = "UPDATE utterances SET state = ? WHERE state = 'making' AND session = ?"
            connection.execute(query, (State.INTERRUPTED, name))
    return interrupted


def _finish(shelf: Shelf, row: sqlite3.Row) -> bool:
    """One take of a dead run; whether it was interrupted."""
    uid = row["uid"]
    database, sounds = shelf.database, shelf.sounds
    if _adopt(shelf, uid):
        return False
    part = samples_of_part(sounds.part(uid) or b"")
    if len(part) and np.isfinite(part).all():
        facts = TakeFacts(
            uid,
            row["place"],
            row["source"],
            row["spoken"],
            row["gap_after"],
            int(row["seed"]),
            row["sample_rate"],
            row["created"],
        )
        recipe = recipe_from_tags(dict(row))
        utterance = UtteranceFacts(row["utterance_uid"] or _UNKNOWN, None, "", recipe, row["began"] or 0.0, "")
        tags = tags_of(facts, utterance, suspect=False)
        keep_take(shelf, part, row["sample_rate"], tags, State.INTERRUPTED)
        return True
    sounds.remove(uid)
    with database.write() as connection:
        connection.execute("UPDATE takes SET state = ? WHERE uid = ?", (State.INTERRUPTED, uid))
    return True


def _adopt(shelf: Shelf, uid: str) -> bool:
    """The file was complete and only its row wasn't."""
    try:
        tags, samples, sample_rate, n_bytes = _read(shelf.sounds, uid)
    except SoundalikeError:
        return False
    with shelf.database.write() as connection:
        finish_row(connection, tags, State.DONE, samples=samples, sample_rate=sample_rate, n_bytes=n_bytes)
    return True


def rebuild(shelf: Shelf) -> tuple[int, int]:
    """Fills an empty database from the tags of the sound files; how many takes came back, and how many couldn't.

    Parts without a database say nothing of themselves and are removed.
    """
    database, sounds = shelf.database, shelf.sounds
    by_utterance: dict[str, list[tuple[dict[str, Any], Samples, int, int]]] = defaultdict(list)
    lost = 0
    for uid in sounds.uids():
        try:
            tags, samples, sample_rate, n_bytes = _read(sounds, uid)
        except SoundalikeError:
            lost += 1
            if sounds.part(uid) is not None:
                sounds.remove(uid)
            continue
        by_utterance[str(tags.get("utterance", uid))].append((tags, samples, sample_rate, n_bytes))
    for utterance_uid, found in by_utterance.items():
        found.sort(key=lambda entry: entry[0]["place"])
        with database.write() as connection:
            _insert(connection, utterance_uid, found, shelf.session.name)
    return sum(len(found) for found in by_utterance.values()), lost


def _insert(
    connection: sqlite3.Connection,
    utterance_uid: str,
    found: list[tuple[dict[str, Any], Samples, int, int]],
    session: str,
) -> None:
    first = found[0][0]
    text = " ".join(str(tags["source"]) for tags, *_ in found)
    began = float(first.get("began", first["created"]))
    utterance = UtteranceFacts(utterance_uid, None, text, recipe_from_tags(first), began, session)
    utterance_id = insert_utterance(connection, utterance, State.DONE)
    for tags, samples, sample_rate, n_bytes in found:
        facts = TakeFacts(
            str(tags["uid"]),
            tags["place"],
            tags["source"],
            tags["spoken"],
            tags["gap_after"],
            tags["seed"],
            sample_rate,
            tags["created"],
        )
        insert_take(connection, facts, utterance, utterance_id, None)
        state = State.INTERRUPTED if tags.get("state") == State.INTERRUPTED else State.DONE
        finish_row(connection, tags, state, samples=samples, sample_rate=sample_rate, n_bytes=n_bytes)


def _read(sounds: Sounds, uid: str) -> tuple[dict[str, Any], Samples, int, int]:
    """Tags, samples, rate and size of a take's file. Raises when there is none or it isn't whole."""
    with sounds.open(uid) as file:
        tags = facts_in(file)
        if tags.get("uid") != uid or not all(isinstance(tags.get(name), kind) for name, kind in _KINDS.items()):
            raise RefusedError(tr("This sound file's tags aren't those of a take."))
        file.seek(0)
        sample_rate = sample_rate_of(file)
        file.seek(0)
        samples = np.concatenate([np.zeros(0, np.float32), *decoded(file)])
        return tags, samples, sample_rate, file.seek(0, os.SEEK_END)
