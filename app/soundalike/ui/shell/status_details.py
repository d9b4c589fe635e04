"""What the status line knows, in full: a small panel above it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFormLayout, QFrame, QLabel

from soundalike.translation import tr
from soundalike.ui.shell.status_line import StatusLine
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.labels import label

_WIDTH = 420


class StatusDetails(QFrame):
    """A popup: Escape or a press elsewhere closes it."""

    def __init__(self, theme: Theme, line: StatusLine) -> None:
        super().__init__(line, Qt.WindowType.Popup)
        self._theme = theme
        self._line = line
        self.setProperty("ground", "panel")
        self.setAccessibleName(tr("What is running now"))
        self._form = QFormLayout(self)
        sizes = theme.sizes
        self._form.setContentsMargins(sizes.large, sizes.large, sizes.large, sizes.large)
        self._form.setSpacing(sizes.small)

    def toggle(self) -> None:
        """Opens or closes it."""
        if self.isVisible():
            self.hide()
            return
        while self._form.rowCount():
            self._form.removeRow(0)
        for name, value in self._line.facts.details():
            self._form.addRow(label(name, "secondary"), self._value(value))
        self.setFixedWidth(_WIDTH)
        self.adjustSize()
        corner = self._line.mapToGlobal(QPoint(self._theme.sizes.large, 0))
        self.move(corner.x(), corner.y() - self.height() - self._theme.sizes.tiny)
        self.show()
        self.setFocus()

    def _value(self, value: str) -> QLabel:
        shown = label(value, wrap=True)
        shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return shown
