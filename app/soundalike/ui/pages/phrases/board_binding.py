"""A board of phrases on the window's own phrases: what is pressed is spoken, what is changed is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from soundalike.translation import tr
from soundalike.ui.services.phrase_shelf import PhraseShelf
from soundalike.ui.services.phrase_speaking import PhraseSpeaking
from soundalike.ui.view_models.phrases import FOUND, LAST_SPOKEN, MOST_SPOKEN, board_facts
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.widgets.phrase_board import PhraseBoard
from soundalike.ui.widgets.toast import ToastArea

if TYPE_CHECKING:
    from soundalike.takes import Deletion
    from soundalike.takes.phrases import Board, Phrase


class BoardBinding(QObject):
    """Serves the page and the compact window alike. `undoable_changed` says whether a deletion can be undone."""

    undoable_changed = Signal(bool)

    def __init__(
        self,
        board: PhraseBoard,
        shelf: PhraseShelf,
        toasts: ToastArea,
        speaking: PhraseSpeaking | None = None,
        *,
        looks: bool = True,
        add: Callable[[], object] | None = None,
    ) -> None:
        """`speaking` speaks what is pressed here, instead of the shelf's own; without `looks` it has boards alone.

        `add` is what "+" does, instead of a new phrase.
        """
        super().__init__(board)
        self._board = board
        self._shelf = shelf
        self._toasts = toasts
        self._looks = looks
        self._look = 0
        """The look at all boards that is shown; 0 while one board is."""
        self._listed: list[int] = []
        """Its phrases. They keep their order while it is shown: a tile must not jump when it is pressed."""
        self._query = ""
        self._deletions: list[Deletion] = []
        shelf.changed.connect(self.show)
        shelf.state_changed.connect(self.show)
        board.board_chosen.connect(self.choose)
        board.phrase_chosen.connect(lambda phrase: shelf.speak(phrase, speaking))
        board.add_wanted.connect(add or self.new_phrase)
        board.phrase_added.connect(lambda text: shelf.add(shelf.board, text))
        board.phrase_edited.connect(shelf.edit)
        board.phrase_moved.connect(self._move)
        board.phrase_moved_to.connect(shelf.move)
        board.phrase_delete_wanted.connect(lambda phrase: shelf.delete(phrase, self._phrase_deleted))
        board.board_renamed.connect(shelf.rename_board)
        board.board_moved.connect(shelf.move_board)
        board.board_delete_wanted.connect(lambda chosen: shelf.delete_board(chosen, self._board_deleted))
        self.show()

    @property
    def chosen(self) -> int:
        """The board, or the look at all boards, that is shown."""
        return FOUND if self._query else self._look or self._shelf.board

    def show(self) -> None:
        """As everything is now."""
        shelf = self._shelf
        facts = board_facts(
            shelf.boards,
            self.chosen,
            self._phrases(),
            sounding=shelf.sounding,
            state=shelf.state,
            query=self._query,
            looks=self._looks,
        )
        if shelf.is_open:
            self._board.show_board(facts)

    def choose(self, board: int) -> None:
        """Shows a board, or a look at all of them."""
        self._query = ""
        self._look = board if board < 0 else 0
        if board > 0:
            self._shelf.choose_board(board)
        self._listed = [phrase.id for phrase in self._of_look()]
        self.show()

    def find(self, query: str) -> None:
        """Shows the phrases of all boards that hold these words; without any, what was shown before."""
        self._query = query.strip()
        self.show()

    def new_phrase(self) -> None:
        """One is written, on the board that was shown last."""
        if self._look or self._query:
            self.choose(self._shelf.board)
        self._board.begin_adding()

    def new_board(self) -> None:
        """An empty one, whose name is written at once."""

        def added(board: Board) -> None:
            self.choose(board.id)
            self._board.edit_board(board.id)

        self._shelf.add_board(tr("New board"), added)

    def undo(self) -> None:
        """Brings back what was deleted last."""
        if self._deletions:
            self._shelf.undo(self._deletions.pop())
            self.undoable_changed.emit(bool(self._deletions))

    def _phrases(self) -> Sequence[Phrase] | None:
        """Those of a look at all boards; None for a board's own."""
        if self._query:
            return self._shelf.search(self._query)
        if not self._look:
            return None
        found = (self._shelf.phrase(phrase) for phrase in self._listed)
        return [phrase for phrase in found if phrase is not None]

    def _of_look(self) -> Sequence[Phrase]:
        looks = {LAST_SPOKEN: self._shelf.last_spoken, MOST_SPOKEN: self._shelf.most_spoken}
        return looks.get(self._look, ())

    def _move(self, phrase: int, place: int) -> None:
        known = self._shelf.phrase(phrase)
        if known is not None:
            self._shelf.move(phrase, known.board, place)

    def _phrase_deleted(self, deletion: Deletion) -> None:
        self._deleted(deletion, tr("The phrase was deleted."))

    def _board_deleted(self, deletion: Deletion) -> None:
        self._deleted(deletion, tr("The board was deleted with its phrases."))

    def _deleted(self, deletion: Deletion, words: str) -> None:
        self._deletions.append(deletion)
        self.undoable_changed.emit(True)

        def bring_back() -> None:
            if deletion in self._deletions:
                self._deletions.remove(deletion)
                self._shelf.undo(deletion)
                self.undoable_changed.emit(bool(self._deletions))

        self._toasts.show(ToastFacts(words, action=tr("Undo")), bring_back)
