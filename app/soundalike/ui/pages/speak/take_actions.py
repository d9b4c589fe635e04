"""What a person does with takes: choosing, favourites, names, deleting, undoing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QInputDialog

from soundalike.translation import tr
from soundalike.ui.pages.speak.controller import SpeakController
from soundalike.ui.pages.speak.draft import Draft
from soundalike.ui.pages.speak.view import SpeakView
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.toast import ToastFacts

if TYPE_CHECKING:
    from soundalike.takes import Sentence, Take, TakeStore


class TakeActions(QObject):
    """Each change can be undone, the last one first."""

    def __init__(self, surroundings: Surroundings, view: SpeakView, draft: Draft, controller: SpeakController) -> None:
        super().__init__(view.takes)
        self._around = surroundings
        self._view = view
        self._draft = draft
        self._controller = controller
        self._undo: list[tuple[str, Callable[[], object]]] = []
        view.takes.list.letter_chosen.connect(self.choose)
        view.takes.list.star_pressed.connect(self.toggle_favourite)
        view.takes.undo_pressed.connect(self.undo)
        self._show_undo()

    def choose(self, sentence_id: int, take: int) -> None:
        """This take plays and is exported from now on."""
        sentence = self._sentence(sentence_id)
        if sentence is None or sentence.chosen == take:
            return
        before = sentence.chosen
        self._change(lambda store: store.documents.choose(sentence_id, take))
        if before is not None:
            self._remember(tr("Undo the choice of a take"), lambda store: store.documents.choose(sentence_id, before))

    def step(self, by: int) -> None:
        """The next or the previous take of the current sentence."""
        sentence = self._controller.selected_sentence
        if sentence is None or not sentence.takes:
            return
        ids = [take.id for take in sentence.takes]
        at = ids.index(sentence.chosen) if sentence.chosen in ids else 0
        self.choose(sentence.id, ids[(at + by) % len(ids)])

    def toggle_favourite(self, sentence_id: int | None = None) -> None:
        """A star, or none."""
        take = self._take(sentence_id)
        if take is None:
            return
        value = not take.favourite
        self._change(lambda store: store.takes.set_favourite(take.id, value))
        self._remember(tr("Undo the star"), lambda store: store.takes.set_favourite(take.id, not value))

    def rename(self) -> None:
        """Asks for a name."""
        take = self._take(None)
        if take is None:
            return
        name, given = QInputDialog.getText(self._view.takes, tr("Name of this take"), tr("Name"), text=take.name)
        if given and name != take.name:
            self._change(lambda store: store.takes.rename(take.id, name.strip()))
            self._remember(tr("Undo the name"), lambda store: store.takes.rename(take.id, take.name))

    def delete(self) -> None:
        """The current sentence's chosen take; it can be undone."""
        take, store = self._take(None), self._draft.store
        if take is None or store is None:
            return

        def done(deletion: object) -> None:
            self._undo.append((tr("Undo the deletion"), lambda: self._run(lambda: store.undo(deletion))))  # type: ignore[arg-type]
            self._show_undo()
            self._draft.arrange_again()
            self._around.toasts.show(ToastFacts(tr("The take was deleted."), action=tr("Undo")), self.undo)

        self._around.services.disk.run(lambda: store.trash.delete_takes([take.id]), done)

    def undo(self) -> None:
        """Takes back the last change."""
        if self._undo:
            _, back = self._undo.pop()
            back()
            self._show_undo()

    def forget(self) -> None:
        """Another text: its changes can't be undone from here."""
        self._undo.clear()
        self._show_undo()

    def _remember(self, words: str, back: Callable[[TakeStore], object]) -> None:
        self._undo.append((words, lambda: self._change(back)))
        self._show_undo()

    def _change(self, change: Callable[[TakeStore], object]) -> None:
        store = self._draft.store
        if store is not None:
            self._run(lambda: change(store))

    def _run(self, work: Callable[[], object]) -> None:
        self._around.services.disk.run(work, lambda _result: self._draft.arrange_again())

    def _take(self, sentence_id: int | None) -> Take | None:
        sentence = self._controller.selected_sentence if sentence_id is None else self._sentence(sentence_id)
        return None if sentence is None else sentence.chosen_take

    def _sentence(self, sentence_id: int) -> Sentence | None:
        return next((one for one in self._draft.sentences if one.id == sentence_id), None)

    def _show_undo(self) -> None:
        button = self._view.takes.undo_button
        button.setEnabled(bool(self._undo))
        words = self._undo[-1][0] if self._undo else tr("Nothing to undo")
        button.set_name(words)
