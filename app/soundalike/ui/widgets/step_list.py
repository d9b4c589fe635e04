"""Where one is in a wizard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QWidget

from soundalike.ui.theme.icons import draw_icon
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.steps import step_states, steps_in_words
from soundalike.ui.widgets.themed import mirrored, painting, rounded


class StepList(QWidget):
    """Discs with numbers and names; done ones have a tick."""

    def __init__(self, theme: Theme, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._names = list(names)
        self._current = 0
        theme.changed.connect(self.update)
        self.show_step(0)

    def show_step(self, current: int) -> None:
        """Shows step `current`, from 0."""
        self._current = current
        self.setAccessibleName(steps_in_words(self._names, current))
        self.update()

    def places(self) -> list[tuple[QRectF, QRectF]]:
        """Of each step, where its disc and its name are; names are left out where there is no room for them."""
        sizes = self._theme.sizes
        disc = sizes.wide
        metrics = QFontMetrics(self._theme.font(sizes.text_body - 1, sizes.strong))
        widths = [metrics.horizontalAdvance(name) for name in self._names]
        full = sum(disc + sizes.small + width for width in widths) + sizes.wide * (len(widths) - 1)
        if full > self.width():
            widths = [width if index == self._current else 0 for index, width in enumerate(widths)]
            full = sum(disc + sizes.small + width for width in widths) + sizes.wide * (len(widths) - 1)
        left = max(0.0, (self.width() - full) / 2)
        top = (self.height() - disc) / 2
        places = []
        for width in widths:
            words = QRectF(left + disc + sizes.small, 0, width, self.height())
            places.append((mirrored(self, QRectF(left, top, disc, disc)), mirrored(self, words)))
            left += disc + sizes.small + width + sizes.wide
        return places

    def sizeHint(self) -> QSize:
        sizes = self._theme.sizes
        metrics = QFontMetrics(self._theme.font(sizes.text_body - 1, sizes.strong))
        names = sum(metrics.horizontalAdvance(name) + sizes.wide + sizes.small for name in self._names)
        return QSize(names + sizes.wide * (len(self._names) - 1), sizes.wide + sizes.small)

    def minimumSizeHint(self) -> QSize:
        sizes = self._theme.sizes
        return QSize(len(self._names) * (sizes.wide + sizes.small), sizes.wide)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        states = step_states(len(self._names), self._current)
        with painting(self) as painter:
            for index, (state, (disc, words)) in enumerate(zip(states, self.places(), strict=True)):
                strong = state == "current"
                corner = disc.width() / 2
                if state == "done":
                    rounded(painter, disc, corner, fill=colours.accent_soft)
                    draw_icon(painter, "check", colours.accent, disc.adjusted(5, 5, -5, -5))
                else:
                    edge = "" if strong else colours.line
                    rounded(painter, disc, corner, fill=colours.accent if strong else "", edge=edge)
                    painter.setFont(self._theme.font(sizes.text_secondary, sizes.strong if strong else sizes.regular))
                    painter.setPen(QColor(colours.on_accent if strong else colours.secondary))
                    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(index + 1))
                painter.setFont(self._theme.font(sizes.text_body - 1, sizes.strong if strong else sizes.regular))
                painter.setPen(QColor(colours.text if strong else colours.secondary))
                painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self._names[index] if words.width() else "")
