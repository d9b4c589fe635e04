"""The on-screen keyboard under the compact window's line: while it is wanted, or while somebody scans."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from soundalike.settings import Compact
from soundalike.ui.compact.line import CompactLine
from soundalike.ui.compact.place import WindowPlace
from soundalike.ui.shell.page import Surroundings


class LineKeyboard(QObject):
    """The program's one keyboard, put here. The window is higher by it, and as high as before without it."""

    def __init__(self, around: Surroundings, line: CompactLine, place: WindowPlace) -> None:
        super().__init__(line)
        self._around = around
        self._line = line
        self._place = place
        self._before: int | None = None
        """The window's height without it."""
        line.edited.connect(self._refresh)
        around.reach.keyboard_opened.connect(self._opened)
        around.reach.keyboard_closed.connect(self._closed)

    @property
    def height(self) -> int:
        """By how much it makes the window higher now."""
        return 0 if self._before is None else max(0, self._line.window().height() - self._before)

    def show_wanted(self) -> None:
        """Opens it if it is wanted and isn't here, or takes it away."""
        if not self._around.settings[Compact].keyboard:
            self.take_away()
            return
        window = self._line.window()
        if window.isVisible() and self._around.reach.keyboard.field is not self._line:
            before = window.height() if self._before is None else self._before
            self._around.reach.keyboard.open(self._line)
            self._before = before

    def take_away(self) -> None:
        """The window closes, or it isn't wanted any more."""
        before = self._before
        if before is None:
            return
        self._before = None
        keyboard = self._around.reach.keyboard
        if keyboard.field is self._line:
            keyboard.close()
        window = self._line.window()
        window.resize(window.width(), before)
        self._line.setFocus()

    def _opened(self) -> None:
        """Also by somebody who scans."""
        if self._around.reach.keyboard.field is self._line:
            self._place.keep_inside()

    def _closed(self) -> None:
        """By its key Done."""
        settings = self._around.settings
        if self._before is not None:
            settings.set(replace(settings[Compact], keyboard=False))

    def _refresh(self) -> None:
        """Suggestions and capitals follow what is typed with keys, too."""
        if self._before is not None:
            shown = self._around.reach.keyboard.keyboard
            if shown is not None:
                shown.refresh()
