"""A button that opens a menu, and shows it by an arrow after its words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QMenu, QStyle, QStyleOptionButton, QStylePainter, QWidget

from soundalike.ui.theme.icons import draw_icon
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.themed import mirrored, painting


class MenuButton(TextButton):
    """`menu` is empty at first. A style sheet can't draw an arrow in the theme's colours."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, text, parent=parent)
        self.opened = QMenu(self)
        self.setMenu(self.opened)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(self._arrow + self._theme.sizes.small, 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def arrow_place(self) -> QRectF:
        """Where the arrow is."""
        side = self._arrow
        right = self.width() - self._theme.sizes.medium + 2
        return mirrored(self, QRectF(right - side, (self.height() - side) / 2, side, side))

    def words_place(self) -> QRectF:
        """Where the words are."""
        sizes = self._theme.sizes
        width = self.width() - 2 * sizes.medium - self._arrow - sizes.small + 2
        return mirrored(self, QRectF(sizes.medium, 0, width, self.height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = self._theme.colours
        ink = colours.text if self.isEnabled() else colours.on_disabled
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setPen(QColor(ink))
        leading = self.style().visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
        flags = leading | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(self.words_place(), flags, self.text())
        painter.end()
        with painting(self) as icons:
            draw_icon(icons, "chevron-down", colours.secondary if self.isEnabled() else ink, self.arrow_place())

    @property
    def _arrow(self) -> int:
        return self._theme.sizes.icon_small
