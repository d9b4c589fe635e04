"""The person's boards and phrases, in the database of takes."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence

from soundalike.errors import UsageError
from soundalike.takes.database import Database
from soundalike.takes.folding import fold
from soundalike.takes.phrases.ordering import next_place, put
from soundalike.takes.phrases.records import LONGEST_PHRASE, Board, Phrase, TakenIn, tidy_name, tidy_phrase
from soundalike.takes.phrases.search import matching
from soundalike.takes.phrases.text_file import BoardText, written_phrases
from soundalike.takes.rows import found, storable
from soundalike.takes.trash import Deletion, Trash
from soundalike.translation import number, tr, tr_noop

GONE_PHRASE = tr_noop("This phrase isn't kept any more.")
GONE_BOARD = tr_noop("This board isn't kept any more.")

_PHRASES = """SELECT phrases.* FROM phrases JOIN phrase_boards ON phrase_boards.id = board_id
              WHERE phrases.deleted_by IS NULL AND phrase_boards.deleted_by IS NULL"""


class PhraseBook:
    """All boards of a store. Every call may come from any thread."""

    def __init__(self, database: Database, trash: Trash, now: Callable[[], float] = time.time) -> None:
        self._database = database
        self._trash = trash
        self._now = now

    # ---- looking ----

    def boards(self) -> tuple[Board, ...]:
        """Everything, in order."""
        with self._database.read() as connection:
            boards = connection.execute("SELECT * FROM phrase_boards WHERE deleted_by IS NULL ORDER BY place, id")
            phrases = [_phrase_of(row) for row in connection.execute(f"{_PHRASES} ORDER BY phrases.place, phrases.id")]
            return tuple(
                Board(row["id"], row["name"], tuple(phrase for phrase in phrases if phrase.board == row["id"]))
                for row in boards.fetchall()
            )

    def get(self, phrase: int) -> Phrase:
        """Raises `MissingError` when it isn't there."""
        with self._database.read() as connection:
            row = connection.execute(f"{_PHRASES} AND phrases.id = ?", (phrase,)).fetchone()
            return _phrase_of(found(row, GONE_PHRASE))

    def last_spoken(self, limit: int) -> list[Phrase]:
        """Those that were spoken, the last one first."""
        return self._sorted("AND last_spoken IS NOT NULL ORDER BY last_spoken DESC, phrases.id DESC", limit)

    def most_spoken(self, limit: int) -> list[Phrase]:
        """Those that were spoken, the most frequent one first, and among equals the later one."""
        return self._sorted("AND spoken > 0 ORDER BY spoken DESC, last_spoken DESC, phrases.id DESC", limit)

    def search(self, query: str) -> list[Phrase]:
        """Those that hold every word of `query`, in the boards' order; case and accents don't matter."""
        return matching(self.boards(), query)

    # ---- phrases ----

    def add(self, board: int, text: str, place: int | None = None) -> Phrase:
        """A new phrase, behind the last or at `place`. Raises `UsageError` when there is nothing in it, or too much."""
        tidied = _checked(text)
        with self._database.write() as connection:
            self._need_board(connection, board)
            at = next_place(connection, "phrases", "board_id = ?", (board,))
            query = "INSERT INTO phrases (board_id, place, text) VALUES (?, ?, ?)"
            phrase = int(connection.execute(query, (board, at, tidied)).lastrowid or 0)
            if place is not None:
                put(connection, "phrases", phrase, place, condition="board_id = ?", values=(board,))
            return self.get(phrase)

    def edit(self, phrase: int, text: str) -> Phrase:
        """Other words. Raises as `add` does, and `MissingError`."""
        tidied = _checked(text)
        with self._database.write() as connection:
            self.get(phrase)
            connection.execute("UPDATE phrases SET text = ? WHERE id = ?", (tidied, phrase))
            return self.get(phrase)

    def move(self, phrase: int, board: int, place: int | None = None) -> None:
        """To a place of this or another board; behind the last without `place`. Raises `MissingError`."""
        with self._database.write() as connection:
            known = self.get(phrase)
            self._need_board(connection, board)
            at = next_place(connection, "phrases", "board_id = ?", (board,))
            if known.board != board or place is None:
                query = "UPDATE phrases SET board_id = ?, place = ? WHERE id = ?"
                connection.execute(query, (board, at, phrase))
            if place is not None:
                put(connection, "phrases", phrase, place, condition="board_id = ?", values=(board,))

    def delete(self, phrases: Sequence[int]) -> Deletion:
        """Out of sight; `undo` brings them back until the program ends."""
        return self._trash.delete_phrases(phrases)

    def spoken(self, phrase: int) -> None:
        """It was spoken just now. One that is gone is no error."""
        with self._database.write() as connection:
            query = "UPDATE phrases SET spoken = spoken + 1, last_spoken = ? WHERE id = ? AND deleted_by IS NULL"
            connection.execute(query, (self._now(), phrase))

    # ---- boards ----

    def add_board(self, name: str, place: int | None = None) -> Board:
        """A new board, behind the last or at `place`. Raises `UsageError` without a name."""
        tidied = _named(name)
        with self._database.write() as connection:
            at = next_place(connection, "phrase_boards")
            query = "INSERT INTO phrase_boards (name, place) VALUES (?, ?)"
            board = int(connection.execute(query, (tidied, at)).lastrowid or 0)
            if place is not None:
                put(connection, "phrase_boards", board, place)
        return Board(board, tidied)

    def rename_board(self, board: int, name: str) -> None:
        """Raises `UsageError` without a name, `MissingError` without a board."""
        with self._database.write() as connection:
            self._need_board(connection, board)
            connection.execute("UPDATE phrase_boards SET name = ? WHERE id = ?", (_named(name), board))

    def move_board(self, board: int, place: int) -> None:
        """To a place among the boards. Raises `MissingError`."""
        with self._database.write() as connection:
            self._need_board(connection, board)
            put(connection, "phrase_boards", board, place)

    def delete_board(self, board: int) -> Deletion:
        """With its phrases; `undo` brings all back until the program ends."""
        return self._trash.delete_board(board)

    def undo(self, deletion: Deletion) -> bool:
        """Brings back what was deleted; False when it is gone for good."""
        return self._trash.undo(deletion)

    # ---- all at once ----

    def begin_with(self, boards: Iterable[BoardText]) -> bool:
        """Makes these boards where there never were any; False when this was done before, whatever became of it."""
        with self._database.write() as connection:
            if connection.execute("SELECT 1 FROM phrases_begun").fetchone() is not None:
                return False
            connection.execute("INSERT INTO phrases_begun (moment) VALUES (?)", (self._now(),))
            if connection.execute("SELECT 1 FROM phrase_boards").fetchone() is None:
                self.take_in(boards)
            return True

    def take_in(self, boards: Iterable[BoardText]) -> TakenIn:
        """Adds boards and phrases: to a board of the same name where there is one, and no phrase twice to a board."""
        made = new = known = too_long = 0
        with self._database.write():
            there = {fold(board.name): board for board in self.boards()}
            for wanted in boards:
                name = _named(wanted.name)
                board = there.get(fold(name))
                if board is None:
                    board = self.add_board(name)
                    made += 1
                texts = {phrase.text for phrase in board.phrases}
                added = []
                for text in map(tidy_phrase, wanted.phrases):
                    if len(text) > LONGEST_PHRASE:
                        too_long += 1
                    elif text in texts:
                        known += 1
                    elif text:
                        texts.add(text)
                        added.append(self.add(board.id, text))
                new += len(added)
                there[fold(name)] = Board(board.id, name, (*board.phrases, *added))
        return TakenIn(made, new, known, too_long)

    def as_text(self) -> str:
        """All boards as a text that `read_phrases` reads."""
        return written_phrases(
            BoardText(board.name, tuple(phrase.text for phrase in board.phrases)) for board in self.boards()
        )

    def _sorted(self, rest: str, limit: int) -> list[Phrase]:
        with self._database.read() as connection:
            return [_phrase_of(row) for row in connection.execute(f"{_PHRASES} {rest} LIMIT ?", (limit,))]

    def _need_board(self, connection: sqlite3.Connection, board: int) -> None:
        query = "SELECT 1 FROM phrase_boards WHERE id = ? AND deleted_by IS NULL"
        found(connection.execute(query, (board,)).fetchone(), GONE_BOARD)


def _phrase_of(row: sqlite3.Row) -> Phrase:
    return Phrase(row["id"], row["board_id"], row["text"], row["spoken"], row["last_spoken"])


def _checked(text: str) -> str:
    tidied = storable(tidy_phrase(text))
    if not tidied:
        raise UsageError(tr("A phrase needs words."))
    if len(tidied) > LONGEST_PHRASE:
        said = tr("A phrase has {most} characters at most. Open a longer text on the Speak page.")
        raise UsageError(said.format(most=number(LONGEST_PHRASE)))
    return tidied


def _named(name: str) -> str:
    tidied = storable(tidy_name(name))
    if not tidied:
        raise UsageError(tr("A board needs a name."))
    return tidied
