"""The cards of the lines to read: which is current, and what was thought of each."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.wizard.context import WizardContext
from soundalike.ui.wizard.parts.clip_button import read_for_playing
from soundalike.ui.wizard.parts.line_card import LineCard, LineState

if TYPE_CHECKING:
    from soundalike.audio.microphone.line_check import LineVerdict
    from soundalike.engine.types import Samples
    from soundalike.voices.draft import Line

LOOK_MILLISECONDS = 60


class Lines(QWidget):
    """`redo_wanted` comes with the line that is to be read again."""

    changed = Signal()
    redo_wanted = Signal(object)

    def __init__(self, context: WizardContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._text = -1
        self._verdicts: dict[Line, LineVerdict] = {}
        self._current: Line | None = None
        self._recording: Line | None = None
        self._busy = False
        self.cards: list[LineCard] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(context.surroundings.theme.sizes.medium - 2)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MILLISECONDS)
        self._timer.timeout.connect(self._show_playing)

    @property
    def current(self) -> Line | None:
        """The line that is read next."""
        return self._current

    @property
    def all_read(self) -> bool:
        """Whether each can be used."""
        lines = self._context.draft.lines
        return all(line in self._verdicts and self._verdicts[line].accepted for line in lines)

    @property
    def seconds(self) -> float:
        """How long reading all of them takes, about."""
        return self._context.draft.text.seconds

    def read_seconds(self, without: Line | None) -> float:
        """How long the readings that can be used are together."""
        known = [self._verdicts.get(line) for line in self._context.draft.lines if line != without]
        return sum(verdict.seconds for verdict in known if verdict is not None and verdict.accepted)

    def show_text(self) -> None:
        """The text that is chosen; earlier readings of it are looked up away from the main thread."""
        draft = self._context.draft
        if self._text != draft.choices.text:
            self._text = draft.choices.text
            self._make_cards()
        lines = draft.lines

        def told(found: dict[Line, LineVerdict]) -> None:
            self._verdicts.update(found)
            self._current = self._next_unread()
            self._show()
            self.changed.emit()

        def look() -> dict[Line, LineVerdict]:
            verdicts = {line: draft.verdict(line) for line in lines}
            return {line: verdict for line, verdict in verdicts.items() if verdict is not None}

        self._context.saver.run(look, told)

    def _make_cards(self) -> None:
        for card in self.cards:
            self._layout.removeWidget(card)
            card.deleteLater()
        self.cards = []
        draft = self._context.draft
        lines = draft.lines
        for at, (line, words) in enumerate(zip(lines, draft.text.lines, strict=True)):
            card = LineCard(self._context.surroundings.theme, at + 1, words)
            card.chosen.connect(partial(self.choose, line))
            card.redo.connect(partial(self.redo_wanted.emit, line))
            card.play_pressed.connect(partial(self._play, line))
            self._layout.addWidget(card)
            self.cards.append(card)
        self._current = lines[0]
        self._show()

    def choose(self, line: Line) -> None:
        """This one is read next."""
        if not self._busy:
            self._current = line
            self._show()

    def read(self, line: Line, verdict: LineVerdict) -> None:
        """A line was read."""
        earlier = self._verdicts.get(line)
        if verdict.accepted or earlier is None or not earlier.accepted:
            self._verdicts[line] = verdict
        else:
            kept = tr("The earlier reading of this line is kept.")
            said = f"{verdict.sentence} {kept}"
            self._context.toasts.show(ToastFacts(said, "warning"))
        if verdict.accepted:
            self._current = self._next_unread()
        self._show()

    def show_recording(self, line: Line | None, *, busy: bool) -> None:
        """What is being read; while `busy` no other line can be chosen."""
        if (line, busy) != (self._recording, self._busy):
            self._recording, self._busy = line, busy
            self._show()

    def _next_unread(self) -> Line | None:
        lines = self._context.draft.lines
        return next((line for line in lines if line not in self._verdicts or not self._verdicts[line].accepted), None)

    def _show(self) -> None:
        if not self.cards:
            return  # no text was shown yet
        for card, line in zip(self.cards, self._context.draft.lines, strict=True):
            verdict = self._verdicts.get(line)
            card.show_line(self._state(line, verdict), verdict)
            card.play.setEnabled(not self._busy)
            card.redo_button.setEnabled(not self._busy)

    def _state(self, line: Line, verdict: LineVerdict | None) -> LineState:
        if line == self._recording:
            return "recording"
        if verdict is not None and not verdict.accepted:
            return "refused"
        if line == self._current:
            return "current"
        return "read" if verdict is not None else "ahead"

    def _play(self, line: Line) -> None:
        player = self._context.player
        if player.heard().group == line.key:
            player.stop()
            self._show_playing()
            return
        path = self._context.draft.path(line)

        def play(sound: Samples) -> None:
            player.play(line.key, {"": sound}, "")
            self._timer.start()
            self._show_playing()

        toasts = self._context.toasts
        self._context.workshop.run(
            lambda: read_for_playing(path), play, lambda said: toasts.show(ToastFacts(said, "error"))
        )

    def _show_playing(self) -> None:
        group = self._context.player.heard().group
        lines = self._context.draft.lines
        for card, line in zip(self.cards, lines, strict=True):
            card.show_playing(line.key == group)
        if group not in {line.key for line in lines}:
            self._timer.stop()
