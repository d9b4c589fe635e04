"""Phrases under the line, spoken where the line is spoken; "+" makes one of what was typed."""

from __future__ import annotations

from PySide6.QtCore import QObject

from soundalike.translation import tr
from soundalike.ui.compact.line import CompactLine
from soundalike.ui.compact.own_output import OwnOutput
from soundalike.ui.pages.phrases.board_binding import BoardBinding
from soundalike.ui.services.conductor import Look
from soundalike.ui.services.phrase_shelf import PhraseShelf
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.widgets.phrase_board import PhraseBoard
from soundalike.ui.widgets.toast import ToastArea


class CompactPhrases(QObject):
    """The person's boards, as on the Phrases page."""

    def __init__(
        self, shelf: PhraseShelf, board: PhraseBoard, line: CompactLine, output: OwnOutput, toasts: ToastArea
    ) -> None:
        super().__init__(board)
        self._shelf = shelf
        self._board = board
        self._line = line
        self._toasts = toasts
        self._output = output
        self._device = output.device
        self.speaking = shelf.speaking_to(lambda: output.device)
        self.binding = BoardBinding(board, shelf, toasts, self.speaking, looks=False, add=self.add)
        board.add_button.setToolTip(tr("Keep what is typed as a phrase, or write a new one"))
        output.changed.connect(self._output_changed)
        output.came_back.connect(self.speaking.output_changed)

    def look(self) -> Look:
        """What phrase sounds that was pressed here."""
        return self.speaking.look()

    def add(self) -> None:
        """The typed line as a phrase of the board that is shown; without one, a phrase is written in place."""
        text = self._line.text.strip()
        board = self._shelf.board
        if not text or not board:
            self.binding.new_phrase()
            return
        if self.binding.chosen != board:
            self.binding.choose(board)
        self._shelf.add(board, text)
        self._line.show_text("")
        self._toasts.show(ToastFacts(tr("The line is a phrase now."), "good"))

    def speak(self, figure: int) -> None:
        """The phrase with this figure, if there is one."""
        self._board.choose_number(figure)

    def _output_changed(self) -> None:
        if self._output.device != self._device:
            self._device = self._output.device
            self.speaking.output_changed()
