"""Everything that is kept of what was said."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from soundalike.audio.file_errors import writing_error
from soundalike.closing import Closeable
from soundalike.errors import SoundalikeError
from soundalike.paths import Places
from soundalike.takes.database import DamagedDatabaseError, Database
from soundalike.takes.documents import Documents
from soundalike.takes.forget import forget_voice
from soundalike.takes.history import History
from soundalike.takes.phrases import BoardText, PhraseBook
from soundalike.takes.phrases.salvage import salvaged
from soundalike.takes.recorder import OnProblem, Recorder
from soundalike.takes.records import Recipe
from soundalike.takes.recovery import finish_dead_sessions, rebuild, set_aside
from soundalike.takes.sessions import Session, gate
from soundalike.takes.shelf import Shelf
from soundalike.takes.sounds import FolderSounds, MemorySounds
from soundalike.takes.take_list import TakeList
from soundalike.takes.trash import Deletion, Trash
from soundalike.takes.utterance_rows import UtteranceFacts, new_uid
from soundalike.translation import tr, tr_noop

UNNAMED_BOARD = tr_noop("Phrases")
"""For phrases out of a damaged database whose board is lost."""


class TakeStore(Closeable):
    """Documents, takes and history of one user, for any thread. Several processes may have it open.

    `open` is the one on the disk, `private` keeps nothing beyond `close`. Closing empties the trash of this run.
    """

    def __init__(self, shelf: Shelf, notices: tuple[str, ...], *, private: bool) -> None:
        self._shelf = shelf
        self.is_private = private
        self.notices = notices
        """What was repaired on opening, in sentences for people."""
        self.trash = Trash(shelf.database, shelf.sounds, shelf.session)
        self.documents = Documents(shelf.database)
        self.takes = TakeList(shelf.database, shelf.sounds)
        self.history = History(shelf.database, self.trash)
        self.phrases = PhraseBook(shelf.database, self.trash)

    @classmethod
    def open(cls, places: Places) -> TakeStore:
        """The user's store; made when there is none, repaired when it is damaged (the old one is kept aside).

        Raises `MissingError` (no room, no folder), `RefusedError` (protected, or written by a newer version): the
        program can go on with `private` then, and say so.
        """
        folder = places.takes_dir
        try:
            with gate(folder):
                return cls._open_in(folder, places.takes_file)
        except OSError as error:
            raise writing_error(error, folder) from error

    @classmethod
    def private(cls) -> TakeStore:
        """Everything in memory: nothing of it is ever written to the disk."""
        return cls(Shelf(Database(None), MemorySounds(), Session(None)), (), private=True)

    @classmethod
    def _open_in(cls, folder: Path, path: Path) -> TakeStore:
        notices: list[str] = []
        salvage: list[BoardText] = []
        try:
            database = Database(path)
        except DamagedDatabaseError:
            aside = set_aside(path)
            notices.append(tr("The history was damaged. It is kept aside in '{aside}'.").format(aside=aside))
            database = Database(path)
            salvage = salvaged(aside / path.name, tr(UNNAMED_BOARD))
        shelf = Shelf(database, FolderSounds(folder), Session(folder))
        try:
            store = cls(shelf, (), private=False)
            if salvage:
                store.phrases.begin_with(salvage)
            if not database.is_filled:
                notices += _rebuilt(shelf)
            interrupted = finish_dead_sessions(shelf, store.trash)
        except BaseException:
            shelf.session.close()
            database.close()
            raise
        if interrupted:
            notices.append(
                tr("Soundalike ended while it was speaking. The sentence it was in is in the history as interrupted.")
            )
        store.notices = tuple(notices)
        return store

    def record(
        self,
        text: str,
        recipe: Recipe,
        sample_rate: int,
        *,
        document: int | None = None,
        sentence: int | None = None,
        offset: int = 0,
        on_problem: OnProblem = lambda _message: None,
    ) -> Recorder:
        """Keeps what is about to be spoken: give the recorder every event of the `Speech`.

        `text` is what the history shows: what is spoken, which stands at `offset` in the text that the pieces' places
        count in. The takes belong to the sentences of `document` that are spoken, or
        with `sentence` to that one alone. `on_problem` gets a sentence when something can't be kept.
        """
        sentences = self.documents.sentences(document) if document is not None else []
        if sentence is not None:
            sentences = [known for known in sentences if known.id == sentence]
        facts = UtteranceFacts(new_uid(), document, text, recipe, time.time(), self._shelf.session.name, offset)
        return Recorder(self._shelf, facts, sample_rate, tuple(sentences), on_problem)

    def undo(self, deletion: Deletion) -> bool:
        """Brings back what was deleted; False when it is gone for good."""
        return self.trash.undo(deletion)

    def forget(self, voice: str) -> int:
        """Removes everything that was said in a voice, at once and for good; returns how many takes that were.

        Texts stay, without the voice. Raises what the disk raises; calling again goes on.
        """
        return forget_voice(self._shelf.database, self._shelf.sounds, voice)

    def close(self) -> None:
        """Empties this run's trash and closes; twice does nothing."""
        shelf = self._shelf
        try:
            _as_far_as_possible(self.trash.empty)
        finally:
            shelf.database.close()
            shelf.session.close()


def _rebuilt(shelf: Shelf) -> list[str]:
    with shelf.database.write():
        back, lost = rebuild(shelf)
        shelf.database.mark_filled()
    if not back and not lost:
        return []
    notice = tr(
        "The history was put together again from %n sound files; texts that weren't spoken are not in it.", "", back
    )
    if lost:
        notice += " " + tr("%n sound files couldn't be read and aren't in it either.", "", lost)
    return [notice]


def _as_far_as_possible(step: Callable[[], None]) -> None:
    try:
        step()
    except SoundalikeError:
        return  # a full or vanished disk; the next start does it
