"""The words that the on-screen keyboard suggests: from the history and the phrases, read when the keyboard opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from soundalike.ui.scanning.keyboard_place import KeyboardPlace
from soundalike.ui.services.services import Services
from soundalike.ui.view_models.word_suggestions import Vocabulary

if TYPE_CHECKING:
    from soundalike.takes import TakeStore

MOST_TEXTS = 300


class WordSource(QObject):
    """Reads beside the window, so that the keyboard is there at once."""

    def __init__(self, services: Services, keyboard: KeyboardPlace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._keyboard = keyboard
        keyboard.opened.connect(self.read)
        services.history_changed.connect(self._changed)

    def read(self) -> None:
        """What was said until now, and what is kept to be said."""
        store = self._services.store
        phrases = [phrase.text for board in self._services.phrases.boards for phrase in board.phrases]
        if store is not None:
            self._services.disk.run(
                lambda: _vocabulary(store, phrases), self._keyboard.set_vocabulary, lambda _said: None
            )

    def _changed(self) -> None:
        if self._keyboard.keyboard is not None:
            self.read()


def _vocabulary(store: TakeStore, phrases: list[str]) -> Vocabulary:
    return Vocabulary([*store.history.recent_texts(MOST_TEXTS), *phrases])
