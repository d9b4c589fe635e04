"""The text that is worked on, kept a moment after each change, with its sentences and their takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from soundalike.ui.services.services import Services
from soundalike.ui.services.text_model import pieces_of
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor

if TYPE_CHECKING:
    from soundalike.takes import Document, Recipe, Sentence, TakeStore

KEEP_MILLISECONDS = 400


@dataclass(frozen=True)
class Loaded:
    """A document and its sentences, as they were kept."""

    document: Document
    sentences: tuple[Sentence, ...]


class Draft(QObject):
    """`arranged` comes when the sentences or their takes are others; `opened` when another text was opened.

    `opening` comes before the editor gets a text that nobody typed.
    """

    arranged = Signal()
    opened = Signal(object)
    opening = Signal()

    def __init__(self, services: Services, editor: SentenceEditor) -> None:
        super().__init__(editor)
        self._services = services
        self._editor = editor
        self._store: TakeStore | None = None
        self._typed_early = False
        self._text = ""
        self._cursor = (0, 0)
        self.document: Document | None = None
        self.sentences: Sequence[Sentence] = ()
        self.recipe: Recipe | None = None
        self.tags: tuple[str, ...] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(KEEP_MILLISECONDS)
        self._timer.timeout.connect(self.keep)
        editor.edited.connect(self._edited)
        editor.cursorPositionChanged.connect(self._timer.start)
        services.store_changed.connect(self.use_store)
        if services.store is not None:
            self.use_store(services.store)

    def use_store(self, store: TakeStore) -> None:
        """Opens the text that was worked on last; in a private store, what is in the editor now."""
        self._timer.stop()
        self._store = store
        self.document = None
        text = self._editor.text
        begun = store.is_private or (self._typed_early and bool(text))

        def load() -> Loaded:
            latest = store.documents.latest()
            if latest is None or (begun and latest.text):
                latest = store.documents.create(text if begun else "")
            return Loaded(latest, tuple(store.documents.sentences(latest.id)))

        self._services.disk.run(load, lambda loaded: self._loaded(loaded, store, begun))

    def new(self, text: str = "") -> None:
        """A new text beside the old one, which stays in the history of texts."""
        store = self._store
        if store is None:
            self._editor.replace_text(text)
            return
        self.keep()

        def create() -> Loaded:
            return Loaded(store.documents.create(text), ())

        self._services.disk.run(create, lambda loaded: self._loaded(loaded, store, False))

    def keep(self) -> None:
        """Keeps text, cursor and recipe now, and finds the sentences anew if the text changed."""
        store, document = self._store, self.document
        if store is None or document is None:
            return
        text = self._editor.text
        cursor, anchor = self._editor.cursor_place, self._editor.anchor_place
        recipe = self.recipe
        changed = text != self._text
        self._text = text
        tags, speaker, rules = self.tags, self._services.room.any_speaker, self._services.room.pronunciations

        def save() -> tuple[Sentence, ...] | None:
            store.documents.save(document.id, text=text, cursor=cursor, anchor=anchor, recipe=recipe)
            if not changed:
                return None
            return tuple(store.documents.arrange(document.id, text, pieces_of(text, tags, speaker, rules)))

        self._services.disk.run(save, lambda found: self._found(document.id, found))

    def arrange_again(self) -> None:
        """Finds the sentences anew, for another model or when takes were added."""
        store, document = self._store, self.document
        if store is None or document is None:
            return
        text, room, tags = self._editor.text, self._services.room, self.tags
        speaker, rules = room.any_speaker, room.pronunciations

        def arrange() -> tuple[Sentence, ...]:
            return tuple(store.documents.arrange(document.id, text, pieces_of(text, tags, speaker, rules)))

        self._services.disk.run(arrange, lambda found: self._found(document.id, found))

    @property
    def store(self) -> TakeStore | None:
        return self._store

    def sentence_at(self, place: int) -> int | None:
        """The index of the sentence at this place of the text, or of the last one before it."""
        found = None
        for index, sentence in enumerate(self.sentences):
            if sentence.start <= place:
                found = index
        return found

    def _edited(self) -> None:
        if self.document is None:
            self._typed_early = True
        self._timer.start()

    def _loaded(self, loaded: Loaded, store: TakeStore, begun: bool) -> None:
        if store is not self._store:
            return
        if not begun and self._typed_early and self._editor.text:
            begun = True  # somebody types faster than the disk is read: what was typed stays
            if loaded.document.text:
                text = self._editor.text
                create = lambda: Loaded(store.documents.create(text), ())  # noqa: E731
                self._services.disk.run(create, lambda made: self._loaded(made, store, True))
                return
        self._typed_early = False
        self.document = loaded.document
        self.sentences = loaded.sentences
        self._text = loaded.document.text
        if not begun:
            self.opening.emit()
            self._editor.set_text(loaded.document.text, loaded.document.cursor, loaded.document.anchor)
        self._timer.stop()
        self.opened.emit(loaded.document)
        self.arranged.emit()
        if begun or loaded.document.text:
            self.keep()
            self.arrange_again()

    def _found(self, document: int, sentences: tuple[Sentence, ...] | None) -> None:
        if self.document is not None and self.document.id == document and sentences is not None:
            self.sentences = sentences
            self.arranged.emit()
