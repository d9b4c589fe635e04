"""The takes of a store: their facts, their sound, and what a person does with them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from soundalike.engine.types import Samples
from soundalike.takes.database import Database
from soundalike.takes.records import Take
from soundalike.takes.rows import AUDIBLE, TAKE_GONE, TAKES, found, storable, take_of
from soundalike.takes.sounds import Sounds
from soundalike.takes.take_sound import decoded


class TakeList:
    """All takes of a store. Every call may come from any thread."""

    def __init__(self, database: Database, sounds: Sounds) -> None:
        self._database = database
        self._sounds = sounds

    def get(self, take: int) -> Take:
        """Raises `MissingError` when it isn't there."""
        with self._database.read() as connection:
            query = f"{TAKES} WHERE takes.id = ? AND takes.deleted_by IS NULL"
            return take_of(found(connection.execute(query, (take,)).fetchone(), TAKE_GONE))

    def of_utterance(self, utterance: int) -> list[Take]:
        """In the order of the text, those that failed included."""
        query = f"{TAKES} WHERE takes.utterance_id = ? AND takes.deleted_by IS NULL ORDER BY takes.place, takes.id"
        with self._database.read() as connection:
            return [take_of(row) for row in connection.execute(query, (utterance,))]

    def favourites(self) -> list[Take]:
        """The newest first."""
        query = f"{TAKES} WHERE takes.favourite AND {AUDIBLE} ORDER BY takes.created DESC, takes.id DESC"
        with self._database.read() as connection:
            return [take_of(row) for row in connection.execute(query)]

    def sound(self, take: int) -> Iterator[Samples]:
        """The marked samples, block by block, as they were spoken.

        Raises `MissingError` when the sound is gone, `RefusedError` when it is damaged.
        """
        with self._sounds.open(self.get(take).uid) as file:
            yield from decoded(file)

    def whole_sound(self, take: int) -> Samples:
        """The same at once."""
        return np.concatenate([np.zeros(0, np.float32), *self.sound(take)])

    def set_favourite(self, take: int, favourite: bool) -> None:
        """A favourite is never cleaned up."""
        self._change(take, "favourite", int(favourite))

    def rename(self, take: int, name: str) -> None:
        """Empty for no name of its own."""
        self._change(take, "name", storable(name))

    def _change(self, take: int, column: str, value: object) -> None:
        with self._database.write() as connection:
            query = f"UPDATE takes SET {column} = ? WHERE id = ? AND deleted_by IS NULL"
            found(connection.execute(query, (value, take)).rowcount or None, TAKE_GONE)
