"""The order of rows that people arrange. Deleted ones keep their place, so that they come back where they were."""

from __future__ import annotations

import sqlite3


def next_place(connection: sqlite3.Connection, table: str, condition: str = "1", values: tuple[int, ...] = ()) -> int:
    """Behind the last."""
    query = f"SELECT coalesce(max(place), -1) + 1 FROM {table} WHERE {condition}"
    return int(connection.execute(query, values).fetchone()[0])


def put(
    connection: sqlite3.Connection,
    table: str,
    row: int,
    place: int,
    *,
    condition: str = "1",
    values: tuple[int, ...] = (),
) -> None:
    """Moves the row to `place` among those that aren't deleted, which fulfil the condition with it."""
    query = f"SELECT id, deleted_by FROM {table} WHERE {condition} ORDER BY place, id"
    others = [found for found in connection.execute(query, values).fetchall() if found["id"] != row]
    seen = [at for at, found in enumerate(others) if found["deleted_by"] is None]
    at = seen[place] if 0 <= place < len(seen) else len(others)
    order = [found["id"] for found in others]
    order.insert(at, row)
    connection.executemany(f"UPDATE {table} SET place = ? WHERE id = ?", list(enumerate(order)))
