"""Phrases: boards of what is said often, spoken by one press."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from soundalike.translation import tr
from soundalike.ui.pages.phrases.board_binding import BoardBinding
from soundalike.ui.pages.phrases.carrying import PhraseCarrying
from soundalike.ui.shell.page import Page, Surroundings
from soundalike.ui.view_models.phrases import ready_words
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.phrase_board import PhraseBoard
from soundalike.ui.widgets.search_line import SearchLine


class PhrasesPage(Page):
    """The keyboard is on the tiles when it is entered, so that a figure speaks at once."""

    def __init__(self, surroundings: Surroundings) -> None:
        super().__init__(surroundings)
        theme = surroundings.theme
        self.search = SearchLine(theme, tr("Search the phrases"))
        self.board = PhraseBoard(theme)
        self.ready = label("", "secondary", wrap=True)
        self.stop = TextButton(theme, tr("Stop"), icon_name="stop")
        self.import_button = TextButton(theme, tr("Import…"), icon_name="open")
        self.export_button = TextButton(theme, tr("Export…"), icon_name="export")
        self.binding = BoardBinding(self.board, surroundings.services.phrases, surroundings.toasts)
        self.carrying = PhraseCarrying(surroundings, self)
        self._lay_out()
        self._connect()

    def entered(self) -> None:
        self.surroundings.services.phrases.maker.begin_again()
        tiles = self.board.tiles()
        (tiles[0] if tiles else self.search).setFocus()

    def left(self) -> None:
        self.board.end_editing()

    def closing(self) -> None:
        self.board.end_editing()

    def narrow(self, narrow: bool) -> None:
        for button, words in ((self.import_button, tr("Import…")), (self.export_button, tr("Export…"))):
            button.setAccessibleName(words)
            button.setToolTip(words if narrow else "")
            button.set_words("" if narrow else words)

    def go_to_search(self) -> None:
        """The keyboard is in the search, with all of it selected."""
        self.search.setFocus()
        self.search.selectAll()

    def _lay_out(self) -> None:
        sizes = self.surroundings.theme.sizes
        top = QHBoxLayout()
        top.setSpacing(sizes.large)
        top.addWidget(label(tr("Phrases"), "title"))
        top.addStretch()
        top.addWidget(self.search, 2)
        below = QHBoxLayout()
        below.setSpacing(sizes.small)
        below.addWidget(self.stop)
        below.addWidget(self.ready, 1)
        below.addWidget(self.import_button)
        below.addWidget(self.export_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.wide, sizes.medium, sizes.wide, sizes.medium)
        layout.setSpacing(sizes.medium)
        layout.addLayout(top)
        layout.addWidget(self.board, 1)
        layout.addLayout(below)

    def _connect(self) -> None:
        shelf, commands = self.surroundings.services.phrases, self.surroundings.commands
        self.search.textChanged.connect(self.binding.find)
        self.search.returnPressed.connect(self._speak_first_found)
        self.board.board_chosen.connect(lambda _board: self.search.clear())
        self.stop.clicked.connect(shelf.stop)
        self.import_button.clicked.connect(self.carrying.ask_for_file)
        self.export_button.clicked.connect(self.carrying.ask_where_to)
        shelf.state_changed.connect(self._show_stop)
        shelf.ready_changed.connect(self._show_ready)
        shelf.changed.connect(self._show_export)
        self.binding.undoable_changed.connect(lambda able: commands.enable("undo-phrases", able))
        commands.bind("new-phrase", self.binding.new_phrase)
        commands.bind("new-board", self.binding.new_board)
        commands.bind("stop-phrase", shelf.stop)
        commands.bind("find-phrase", self.go_to_search)
        commands.bind("undo-phrases", self.binding.undo)
        commands.bind("import-phrases", self.carrying.ask_for_file)
        commands.bind("export-phrases", self.carrying.ask_where_to)
        commands.enable("undo-phrases", False)
        self._show_stop()
        self._show_export()
        self._show_ready(*shelf.ready)

    def _speak_first_found(self) -> None:
        if self.search.text().strip():
            self.board.choose_number(1)

    def _show_ready(self, ready: int, of: int) -> None:
        self.ready.setText(ready_words(ready, of))

    def _show_stop(self) -> None:
        self.stop.setEnabled(bool(self.surroundings.services.phrases.sounding))

    def _show_export(self) -> None:
        self.export_button.setEnabled(bool(self.surroundings.services.phrases.boards))


def make_page(surroundings: Surroundings) -> Page:
    """The page."""
    return PhrasesPage(surroundings)
