"""Up and Down in the line: what was said, from the history and since the window was opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from soundalike.ui.compact.line import CompactLine
from soundalike.ui.services.services import Services
from soundalike.ui.view_models.recall import MOST, Recall

if TYPE_CHECKING:
    from soundalike.takes import TakeStore


class SaidBefore(QObject):
    """In private mode the history is that of the private time alone, and when that ends it is forgotten here too."""

    def __init__(self, services: Services, line: CompactLine) -> None:
        super().__init__(line)
        self._services = services
        self._line = line
        self._recall = Recall()
        self._private = services.store is not None and services.store.is_private
        line.older_wanted.connect(lambda: self._show(self._recall.older(line.text)))
        line.newer_wanted.connect(lambda: self._show(self._recall.newer(line.text)))
        services.store_changed.connect(self._store_is)
        services.history_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Reads the history."""
        store = self._services.store
        if store is not None:
            self._services.disk.run(
                lambda: store.history.recent_texts(MOST), lambda found: self._found(store, found), lambda _said: None
            )

    def spoken(self, text: str) -> str:
        """The line was spoken; returns the draft that it had taken the place of."""
        return self._recall.spoken(text)

    @property
    def at_draft(self) -> bool:
        """Whether the line shows what was being written, nothing old."""
        return self._recall.at == 0

    def _show(self, text: str | None) -> None:
        if text is not None:
            self._line.show_text(text)

    def _found(self, store: TakeStore, found: Sequence[str]) -> None:
        if store is self._services.store:
            self._recall.show_kept(found)

    def _store_is(self, store: TakeStore) -> None:
        if self._private != store.is_private:
            self._private = store.is_private
            self._recall.other_history()
            if not self._private:
                self._recall.forget_session()
        self.refresh()
