"""Quick phrases for the window: the boards as they are now, changes to them, and speaking. Asked on the main thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from soundalike.settings import History, Phrases, Settings, Speaking
from soundalike.translation import tr
from soundalike.ui.services.phrase_maker import PhraseMaker
from soundalike.ui.services.phrase_sounds import PhraseSounds
from soundalike.ui.services.phrase_speaking import PhraseSpeaking
from soundalike.ui.view_models.phrases import TileState
from soundalike.ui.workers.tasks import Tasks

if TYPE_CHECKING:
    from soundalike.takes import Deletion, TakeStore
    from soundalike.takes.phrases import Board, Phrase, PhraseBook, TakenIn
    from soundalike.ui.services.services import Services

MOST_LISTED = 18
"""Of what was spoken last and most."""


@dataclass(frozen=True)
class _Known:
    boards: tuple[Board, ...] = ()
    last: tuple[Phrase, ...] = ()
    most: tuple[Phrase, ...] = ()


class PhraseShelf(QObject):
    """`changed` comes with other boards or phrases, `state_changed` when another phrase sounds or waits, or none.

    `ready_changed` comes with how many phrases start at once, of how many; `said` with sentences for the person.
    """

    changed = Signal()
    state_changed = Signal()
    ready_changed = Signal(int, int)
    said = Signal(str)

    def __init__(self, services: Services, settings: Settings, tasks: Tasks) -> None:
        super().__init__(services)
        self._services = services
        self._settings = settings
        self._book: PhraseBook | None = None
        self._book_is_kept = False
        self._known = _Known()
        self.ready = (0, 0)
        self.sounds = PhraseSounds(services, settings, self)
        self.speaking = PhraseSpeaking(services, settings, self.sounds, tasks)
        self._all_speaking = [self.speaking]
        self._tasks = tasks
        self.maker = PhraseMaker(services, self.sounds, tasks, self._texts, lambda: self.sounding != 0)
        self.speaking.changed.connect(self.state_changed)
        self.speaking.said.connect(self.said)
        self.speaking.missed.connect(self.maker.begin_again)
        self.maker.trouble.connect(self.said)
        self.maker.looked.connect(self._looked)
        self.sounds.changed.connect(self.maker.begin_again)
        settings.on_change(Speaking, lambda _value: self.maker.begin_again())
        services.store_changed.connect(self._store_is)

    # ---- what there is ----

    @property
    def is_open(self) -> bool:
        """Whether the boards are known yet."""
        return self._book is not None

    @property
    def boards(self) -> tuple[Board, ...]:
        """With their phrases, in order."""
        return self._known.boards

    @property
    def last_spoken(self) -> tuple[Phrase, ...]:
        """The last one first."""
        return self._known.last

    @property
    def most_spoken(self) -> tuple[Phrase, ...]:
        """The most frequent one first."""
        return self._known.most

    @property
    def board(self) -> int:
        """The board that was chosen last, or else the first; 0 when there is none."""
        chosen, ids = self._settings[Phrases].board, [board.id for board in self.boards]
        return chosen if chosen in ids else ids[0] if ids else 0

    def choose_board(self, board: int) -> None:
        """This one is shown, now and at the next start; its phrases are made ahead first."""
        self._settings.set(replace(self._settings[Phrases], board=board))

    def phrase(self, phrase: int) -> Phrase | None:
        """By its id."""
        return next((one for board in self.boards for one in board.phrases if one.id == phrase), None)

    def search(self, query: str) -> list[Phrase]:
        """Those that hold every word, from memory: as fast as one types."""
        from soundalike.takes.phrases.search import matching  # noqa: PLC0415

        return matching(self.boards, query)

    # ---- speaking ----

    def speaking_to(self, own_output: Callable[[], str]) -> PhraseSpeaking:
        """Another one that speaks, to an output of its own; what it has to say isn't told by `said`."""
        made = PhraseSpeaking(self._services, self._settings, self.sounds, self._tasks, own_output)
        made.changed.connect(self.state_changed)
        made.missed.connect(self.maker.begin_again)
        self._all_speaking.append(made)
        return made

    def speak(self, phrase: int, by: PhraseSpeaking | None = None) -> None:
        """At once where its sound was made ahead, else as everything is spoken. It counts, unless private."""
        known = self.phrase(phrase)
        if known is None:
            return
        (by or self.speaking).speak(phrase, known.text)
        book = self._book
        if book is not None and not self._settings[History].private:
            self._change(lambda: book.spoken(phrase), again=False)

    def stop(self) -> None:
        """Silent at once, wherever it sounds."""
        for one in self._all_speaking:
            one.stop()

    @property
    def sounding(self) -> int:
        """The phrase that sounds or waits, wherever it was pressed; 0 for none."""
        return self._busy.phrase

    @property
    def state(self) -> TileState:
        """Whether that one sounds already."""
        return self._busy.state

    @property
    def _busy(self) -> PhraseSpeaking:
        return next((one for one in self._all_speaking if one.sounding), self.speaking)

    # ---- changing ----

    def add(self, board: int, text: str, place: int | None = None) -> None:
        """A new phrase."""
        self._with_book(lambda book: book.add(board, text, place))

    def edit(self, phrase: int, text: str) -> None:
        """Other words."""
        self._with_book(lambda book: book.edit(phrase, text))

    def move(self, phrase: int, board: int, place: int | None = None) -> None:
        """To a place of this or another board; behind the last without one."""
        self._with_book(lambda book: book.move(phrase, board, place))

    def delete(self, phrase: int, on_done: Callable[[Deletion], object]) -> None:
        """Out of sight; `on_done` gets what `undo` wants."""
        self._with_book(lambda book: book.delete([phrase]), on_done)

    def add_board(self, name: str, on_done: Callable[[Board], object] = lambda _board: None) -> None:
        """A new board, which is the chosen one; `on_done` gets it."""

        def added(board: Board) -> None:
            self.choose_board(board.id)
            self.changed.emit()
            on_done(board)

        self._with_book(lambda book: book.add_board(name), added)

    def rename_board(self, board: int, name: str) -> None:
        """Another name."""
        self._with_book(lambda book: book.rename_board(board, name))

    def move_board(self, board: int, place: int) -> None:
        """To a place among the boards."""
        self._with_book(lambda book: book.move_board(board, place))

    def delete_board(self, board: int, on_done: Callable[[Deletion], object]) -> None:
        """With its phrases; `on_done` gets what `undo` wants."""
        self._with_book(lambda book: book.delete_board(board), on_done)

    def undo(self, deletion: Deletion) -> None:
        """Brings back what was deleted."""
        self._with_book(lambda book: book.undo(deletion))

    def take_in(self, path: Path, on_done: Callable[[TakenIn], object]) -> None:
        """Adds the boards and phrases of a text file."""
        unnamed = tr("Imported")

        def read(book: PhraseBook) -> TakenIn:
            from soundalike.errors import MissingError  # noqa: PLC0415
            from soundalike.takes.phrases import read_phrases  # noqa: PLC0415
            from soundalike.takes.phrases.text_file import LARGEST_BYTES  # noqa: PLC0415

            try:
                with path.open("rb") as file:
                    data = file.read(LARGEST_BYTES + 1)
            except OSError as error:
                said = tr("“{file}” can't be read: {reason}. Choose another file.")
                raise MissingError(said.format(file=path.name, reason=error.strerror)) from error
            return book.take_in(read_phrases(data, unnamed))

        self._with_book(read, on_done)

    def write_out(self, path: Path, on_done: Callable[[Path], object]) -> None:
        """All boards as a text file."""

        def write(book: PhraseBook) -> Path:
            from soundalike.audio.new_file import NewFile  # noqa: PLC0415

            with NewFile(path) as file:
                file.write(book.as_text().encode("utf-8"))
            return path

        self._with_book(write, on_done)

    def close(self) -> None:
        """Ends what is made and what sounds."""
        self.maker.close()
        for one in self._all_speaking:
            one.close()
        self.sounds.lane.close()

    # ---- inside ----

    def _texts(self) -> list[str]:
        """The phrases to be made ahead: those of the chosen board first, then what is spoken most."""
        here = [phrase.text for board in self.boards if board.id == self.board for phrase in board.phrases]
        rest = [phrase.text for board in self.boards for phrase in board.phrases]
        return [*here, *(phrase.text for phrase in self.most_spoken), *rest]

    def _store_is(self, store: TakeStore) -> None:
        """The boards are those on the disk, also while what is said is private."""
        if not store.is_private:
            self._use(store)
        elif self._book_is_kept:
            return
        elif self._settings[History].private:
            self._services.open_kept_store(self._use, lambda _said: self._use(store))
        else:
            self._use(store)  # the disk's can't be opened, and that was told

    def _use(self, store: TakeStore) -> None:
        if self._book_is_kept and store.is_private:
            return
        self._book_is_kept = not store.is_private
        book = self._book = store.phrases

        def begin() -> None:
            from soundalike.takes.phrases import STARTER  # noqa: PLC0415

            book.begin_with(board.text() for board in STARTER)

        self._change(begin)
        self.sounds.look()

    def _with_book(
        self, change: Callable[[PhraseBook], Any], on_done: Callable[[Any], object] = lambda _result: None
    ) -> None:
        book = self._book
        if book is not None:
            self._change(lambda: change(book), on_done)

    def _change(
        self, change: Callable[[], Any], on_done: Callable[[Any], object] = lambda _result: None, *, again: bool = True
    ) -> None:
        """`again`: other sounds may be wanted afterwards."""
        book = self._book

        def work() -> tuple[Any, _Known]:
            assert book is not None
            result = change()
            most, last = book.most_spoken(MOST_LISTED), book.last_spoken(MOST_LISTED)
            return result, _Known(book.boards(), tuple(last), tuple(most))

        def done(found: tuple[Any, _Known]) -> None:
            result, self._known = found
            self.changed.emit()
            if again:
                self.maker.begin_again()
            on_done(result)

        self._services.disk.run(work, done, self.said.emit)

    def _looked(self, ready: int, of: int) -> None:
        if (ready, of) != self.ready:
            self.ready = (ready, of)
            self.ready_changed.emit(ready, of)
