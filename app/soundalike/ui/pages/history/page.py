"""History: what was said, found, heard and cleaned up."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from soundalike.settings import History
from soundalike.translation import tr
from soundalike.ui.pages.history.clean_up import CleanUp
from soundalike.ui.pages.history.list import HistoryList
from soundalike.ui.shell.page import Page, Surroundings
from soundalike.ui.view_models.history import HistoryRow, history_row, kept_in_words
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.search_line import SearchLine
from soundalike.ui.widgets.switch import Switch

if TYPE_CHECKING:
    from soundalike.takes import Deletion, Kept, TakeStore

SEARCH_MILLISECONDS = 150
MOST_ROWS = 500


class HistoryPage(Page):
    """Searches while one types; deleting can be undone until the program ends."""

    def __init__(self, surroundings: Surroundings) -> None:
        super().__init__(surroundings)
        theme = surroundings.theme
        self.search = SearchLine(theme, tr("Search what was said"))
        self.list = HistoryList(theme)
        self.empty = label("", "body-secondary", wrap=True)
        self.kept = label("", "secondary")
        self.private = Switch(theme, tr("Private: keep nothing"))
        self.play = TextButton(theme, tr("Play"), icon_name="play")
        self.open = TextButton(theme, tr("Open this text"))
        self.delete = TextButton(theme, tr("Delete"), icon_name="trash")
        self.clean = CleanUp(surroundings, self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SEARCH_MILLISECONDS)
        self._timer.timeout.connect(self.refresh)
        self._lay_out()
        self._connect()

    def entered(self) -> None:
        self.refresh()
        self.search.setFocus()

    def refresh(self) -> None:
        """Looks anew."""
        store = self.surroundings.services.store
        if store is None:
            self._show([], None)
            return
        query, shelf = self.search.text(), self.surroundings.services.voices

        def look(store: TakeStore = store) -> tuple[list[HistoryRow], Kept]:
            today, found = date.today(), store.history.search(query, limit=MOST_ROWS)
            rows = [history_row(one, today, voice_gone=shelf.is_gone(one.recipe.voice.id)) for one in found]
            return rows, store.history.kept()

        self.surroundings.services.disk.run(look, lambda found: self._show(*found))

    def delete_chosen(self) -> None:
        """The chosen lines with their takes."""
        store, chosen = self.surroundings.services.store, self.list.chosen()
        if store is None or not chosen:
            return

        def done(deletion: Deletion) -> None:
            self._changed()
            words = tr("One text was deleted.|%n texts were deleted.", "", len(chosen))
            self.surroundings.toasts.show(ToastFacts(words, action=tr("Undo")), lambda: self._undo(store, deletion))

        self.surroundings.services.disk.run(lambda: store.history.delete(chosen), done)

    def play_chosen(self) -> None:
        """What was said then, as it sounded then."""
        chosen = self.list.chosen()
        if chosen:
            self.surroundings.services.play_utterance(chosen[0])

    def open_chosen(self) -> None:
        """Its text, as a new one to work on."""
        store, chosen = self.surroundings.services.store, self.list.chosen()
        if store is None or not chosen:
            return

        def opened(text: str) -> None:
            self.surroundings.go_to("speak")
            self.surroundings.services.text_wanted.emit(text)

        self.surroundings.services.disk.run(lambda: store.history.get(chosen[0]).text, opened)

    def _show(self, rows: list[HistoryRow], kept: Kept | None) -> None:
        self.list.show_rows(rows)
        words = "" if kept is None else kept_in_words(kept)
        if self.surroundings.settings[History].private:
            words = (
                tr("{kept} · private, gone when the program ends").format(kept=words)
                if rows
                else tr("Private: nothing is kept.")
            )
        self.kept.setText(words)
        nothing = tr("Nothing fits these words.") if self.search.text() else tr("What you have spoken is listed here.")
        self.empty.setText(nothing)
        self.empty.setVisible(not rows)
        self.list.setVisible(bool(rows))
        if kept is not None:
            self.clean.show_kept(kept)
        self._show_buttons()

    def _show_buttons(self) -> None:
        chosen = self.list.chosen_rows()
        self.play.setEnabled(len(chosen) == 1 and chosen[0].playable)
        self.open.setEnabled(len(chosen) == 1)
        self.delete.setEnabled(bool(chosen))

    def _changed(self) -> None:
        self.surroundings.services.history_changed.emit()

    def _undo(self, store: TakeStore, deletion: Deletion) -> None:
        self.surroundings.services.disk.run(lambda: store.undo(deletion), lambda _back: self._changed())

    def _lay_out(self) -> None:
        sizes = self.surroundings.theme.sizes
        top = QHBoxLayout()
        top.setSpacing(sizes.large)
        top.addWidget(label(tr("History"), "title"))
        top.addStretch()
        top.addWidget(self.search, 2)
        below = QHBoxLayout()
        below.setSpacing(sizes.small)
        for button in (self.play, self.open, self.delete):
            below.addWidget(button)
        below.addStretch()
        below.addWidget(self.clean)
        last = QHBoxLayout()
        last.addWidget(self.kept)
        last.addStretch()
        last.addWidget(self.private)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.wide, sizes.medium, sizes.wide, sizes.medium)
        layout.setSpacing(sizes.medium)
        layout.addLayout(top)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.empty, 1)
        layout.addLayout(below)
        layout.addLayout(last)

    def _connect(self) -> None:
        settings = self.surroundings.settings
        services = self.surroundings.services
        self.search.textChanged.connect(self._timer.start)
        self.list.choice_changed.connect(self._show_buttons)
        self.list.opened.connect(self.play_chosen)
        self.list.delete_wanted.connect(self.delete_chosen)
        self.play.clicked.connect(self.play_chosen)
        self.open.clicked.connect(self.open_chosen)
        self.delete.clicked.connect(self.delete_chosen)
        self.private.setChecked(settings[History].private)
        self.private.toggled.connect(self._set_private)
        settings.on_change(History, lambda value: self.private.setChecked(value.private))
        services.history_changed.connect(self._refresh_if_seen)
        services.store_changed.connect(lambda _store: self._refresh_if_seen())

    def _refresh_if_seen(self) -> None:
        if self.isVisible():
            self._timer.start()

    def _set_private(self, on: bool) -> None:
        settings = self.surroundings.settings
        settings.set(replace(settings[History], private=on))


def make_page(surroundings: Surroundings) -> Page:
    """The page."""
    return HistoryPage(surroundings)
