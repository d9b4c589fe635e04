"""An offer to clean up, once the history has grown large."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QWidget

from soundalike.settings import History
from soundalike.translation import tr, tr_noop
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.history import size_in_words
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.widgets.buttons import TextButton

if TYPE_CHECKING:
    from soundalike.takes import Deletion, Kept, TakeStore

AGES = (
    (365, tr_noop("Older than a year")),
    (90, tr_noop("Older than three months")),
    (30, tr_noop("Older than a month")),
    (7, tr_noop("Older than a week")),
)


class CleanUp(TextButton):
    """Says for each age how much would go. Favourites and the text that is open stay."""

    def __init__(self, surroundings: Surroundings, parent: QWidget) -> None:
        super().__init__(surroundings.theme, tr("Clean up"), parent=parent)
        self._around = surroundings
        self._menu = QMenu(self)
        self.clicked.connect(self.open_menu)

    def show_kept(self, kept: Kept) -> None:
        """How much there is."""
        limit = self._around.settings[History].offer_clean_up_megabytes * 1_000_000
        large = kept.bytes > limit
        self.setText(tr("Clean up ({kept})").format(kept=size_in_words(kept.bytes)) if large else tr("Clean up"))
        self.setEnabled(kept.takes > 0)

    def open_menu(self) -> None:
        """Asks what each choice would free, then shows them."""
        store = self._around.services.store
        if store is None:
            return

        def look() -> list[Kept]:
            return [store.history.cleanable(older_than_days=days) for days, _ in AGES]

        self._around.services.disk.run(look, lambda found: self._show_menu(store, found))

    def _show_menu(self, store: TakeStore, found: list[Kept]) -> None:
        self._menu.clear()
        for (days, words), kept in zip(AGES, found, strict=True):
            age, size = tr(words), size_in_words(kept.bytes)
            action = self._menu.addAction(tr("{age}: {size}", "Older than a year: 12 MB").format(age=age, size=size))
            action.setEnabled(kept.takes > 0)
            action.triggered.connect(lambda _checked=False, days=days: self._clean(store, days))
        self._menu.popup(self.mapToGlobal(self.rect().topLeft()))

    def _clean(self, store: TakeStore, days: int) -> None:
        def done(deletion: Deletion) -> None:
            self._around.services.history_changed.emit()
            self._around.toasts.show(
                ToastFacts(tr("Old takes were deleted. Their room is free when the program ends."), action=tr("Undo")),
                lambda: self._undo(store, deletion),
            )

        self._around.services.disk.run(lambda: store.history.clean_up(older_than_days=days), done)

    def _undo(self, store: TakeStore, deletion: Deletion) -> None:
        changed = self._around.services.history_changed
        self._around.services.disk.run(lambda: store.undo(deletion), lambda _back: changed.emit())
