"""One of several, from a list that opens."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QWidget

from soundalike.ui.theme.icons import draw_icon
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.themed import mirrored, painting


class ChoiceBox(QComboBox):
    """A combo box with our own arrow: a style sheet can't draw one in the theme's colours."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("kind", "choice")
        self.setAccessibleName(name)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        colours, sizes = self._theme.colours, self._theme.sizes
        side = sizes.icon - 2
        place = QRectF(self.width() - side - sizes.small, (self.height() - side) / 2, side, side)
        with painting(self) as painter:
            ink = colours.text if self.isEnabled() else colours.on_disabled
            draw_icon(painter, "chevron-down", ink, mirrored(self, place))
