"""One of a few answers to a question: icon, words, and a disc that shows which was chosen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QWidget

from soundalike.ui.theme.icons import draw_icon
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.themed import painting, rounded


class ChoiceCard(QRadioButton):
    """A radio button underneath, so that arrow keys and screen readers know it."""

    def __init__(
        self, theme: Theme, icon_name: str, heading: str, sentence: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(heading, parent)
        self._theme = theme
        self._icon_name = icon_name
        self._sentence = sentence
        self.setAccessibleName(heading)
        self.setAccessibleDescription(sentence)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(480, self.heightForWidth(480))

    def minimumSizeHint(self) -> QSize:
        return QSize(280, self.heightForWidth(480))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        sizes = self._theme.sizes
        words = QFontMetrics(self._theme.font(sizes.text_body - 1)).boundingRect(
            0, 0, max(80, width - self._left() - self._right()), 10_000, Qt.TextFlag.TextWordWrap, self._sentence
        )
        heading = QFontMetrics(self._theme.font(sizes.text_heading - 1, sizes.strong)).height()
        return heading + words.height() + sizes.tiny + 2 * sizes.medium

    def hitButton(self, _position: object) -> bool:
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        chosen = self.isChecked()
        place = QRectF(self.rect())
        with painting(self) as painter:
            edge, width = (colours.accent, sizes.focus) if chosen else (colours.line, sizes.hair)
            rounded(painter, place, sizes.panel_corner, fill=colours.surface, edge=edge, width=width)
            if self.hasFocus():
                inner = place.adjusted(3, 3, -3, -3)
                rounded(painter, inner, sizes.panel_corner - 3, edge=colours.accent, width=sizes.hair)
            icon = sizes.icon_large
            ink = colours.accent if chosen else colours.secondary
            draw_icon(painter, self._icon_name, ink, QRectF(sizes.large + 4, (place.height() - icon) / 2, icon, icon))
            self._draw_words(painter)
            self._draw_disc(painter, chosen)

    def _draw_words(self, painter: QPainter) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        font = self._theme.font(sizes.text_heading - 1, sizes.strong)
        height = QFontMetrics(font).height()
        width = self.width() - self._left() - self._right()
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        painter.drawText(QRectF(self._left(), sizes.medium, width, height), Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setFont(self._theme.font(sizes.text_body - 1))
        painter.setPen(QColor(colours.secondary))
        top = sizes.medium + height + sizes.tiny
        painter.drawText(
            QRectF(self._left(), top, width, self.height() - top), Qt.TextFlag.TextWordWrap, self._sentence
        )

    def _draw_disc(self, painter: QPainter, chosen: bool) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        side = sizes.icon
        disc = QRectF(self.width() - sizes.large - side, (self.height() - side) / 2, side, side)
        if chosen:
            rounded(painter, disc, side / 2, fill=colours.accent)
            rounded(painter, disc.adjusted(6, 6, -6, -6), side / 2 - 6, fill=colours.on_accent)
        else:
            rounded(painter, disc, side / 2, fill=colours.surface, edge=colours.control, width=1.5)

    def _left(self) -> int:
        return self._theme.sizes.large + 4 + self._theme.sizes.icon_large + self._theme.sizes.large

    def _right(self) -> int:
        return 2 * self._theme.sizes.large + self._theme.sizes.icon
