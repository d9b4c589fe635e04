"""The compact window as the main one knows it: made when it is first wanted, there until the program ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from soundalike.ui.shell.page import Surroundings

if TYPE_CHECKING:
    from soundalike.ui.compact.window import CompactWindow


class CompactOpening(QObject):
    """`left` comes when it was closed, `main_wanted` when the main window is to be seen."""

    left = Signal()
    main_wanted = Signal()

    def __init__(self, around: Surroundings, parent: QObject) -> None:
        super().__init__(parent)
        self._around = replace(around, go_to=self._go_to)
        self._go_to_page: Callable[[str], None] = around.go_to
        self.window: CompactWindow | None = None

    @property
    def is_open(self) -> bool:
        return self.window is not None and self.window.isVisible()

    def open(self) -> None:
        """Shows it, or brings it to the front."""
        if self.window is None:
            from soundalike.ui.compact.window import CompactWindow as Made  # noqa: PLC0415 - opened by few

            self.window = Made(self._around)
            self.window.left.connect(self.left)
            self.window.main_wanted.connect(self.main_wanted)
        self.window.open()

    def speaks(self, field: QWidget | None) -> bool:
        """Speaks what was typed, if it was typed into this window's line; False otherwise."""
        if self.window is None or field is not self.window.line:
            return False
        self.window.speak_line()
        return True

    def end(self) -> None:
        """The program ends, or its windows are made anew: keeps what is to be kept, and it is gone without a word."""
        if self.window is not None:
            self.window.keep()
            self.window.hide()
            self.window.deleteLater()
            self.window = None

    def _go_to(self, page: str) -> None:
        """A page of the main window's."""
        self.main_wanted.emit()
        self._go_to_page(page)
