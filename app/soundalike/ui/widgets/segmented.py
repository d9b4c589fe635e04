"""One of a few, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QWidget

from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.themed import focus_ring, painting, rounded


class _Segment(QRadioButton):
    def __init__(self, theme: Theme, text: str, first: bool, last: bool) -> None:
        super().__init__(text)
        self._theme = theme
        self._first, self._last = first, last
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        sizes = self._theme.sizes
        font = self._theme.font(sizes.text_body - 1, sizes.strong)
        self.setFont(font)
        return QSize(
            self.fontMetrics().horizontalAdvance(self.text()) + 2 * sizes.medium + sizes.tiny, sizes.small_button
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, position: object) -> bool:
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        chosen = self.isChecked()
        with painting(self) as painter:
            if chosen:
                painter.fillPath(self._shape(), QColor(colours.accent_soft))
            if not self._first:
                painter.fillRect(QRectF(0, 1, 1, self.height() - 2), QColor(colours.line))
            ink = colours.accent if chosen else colours.text
            painter.setPen(QColor(ink if self.isEnabled() else colours.on_disabled))
            painter.setFont(self._theme.font(sizes.text_body - 1, sizes.strong if chosen else sizes.regular))
            painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self.text())
            focus_ring(painter, self, self._theme, sizes.control_corner)

    def _shape(self) -> QPainterPath:
        corner = self._theme.sizes.control_corner - 1
        place = QRectF(self.rect()).adjusted(1 if self._first else 0, 1, -1 if self._last else 0, -1)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(place, corner, corner)
        if not self._first:
            path.addRect(QRectF(place.left(), place.top(), corner, place.height()))
        if not self._last:
            path.addRect(QRectF(place.right() - corner, place.top(), corner, place.height()))
        return path


class Segmented(QWidget):
    """`changed` comes with the key of what was chosen."""

    changed = Signal(str)

    def __init__(
        self, theme: Theme, choices: Sequence[tuple[str, str]], name: str, parent: QWidget | None = None
    ) -> None:
        """`choices` are keys and words."""
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._keys = [key for key, _ in choices]
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for index, (_, words) in enumerate(choices):
            segment = _Segment(theme, words, index == 0, index == len(choices) - 1)
            segment.setAccessibleName(words)
            segment.setAccessibleDescription(name)
            self._group.addButton(segment, index)
            layout.addWidget(segment)
        self._group.button(0).setChecked(True)
        self._group.idClicked.connect(lambda index: self.changed.emit(self._keys[index]))
        theme.changed.connect(self.update)

    @property
    def chosen(self) -> str:
        return self._keys[self._group.checkedId()]

    def choose(self, key: str) -> None:
        """Shows `key` as chosen; nobody is told."""
        self._group.button(self._keys.index(key)).setChecked(True)

    def enable(self, key: str, enabled: bool, why: str = "") -> None:
        """Whether `key` can be chosen, and if not, why."""
        button = self._group.button(self._keys.index(key))
        button.setEnabled(enabled)
        button.setToolTip(why)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        target = self._group.checkedId() + step
        if step and 0 <= target < len(self._keys) and self._group.button(target).isEnabled():
            self._group.button(target).setFocus(Qt.FocusReason.TabFocusReason)
            self._group.button(target).click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        with painting(self) as painter:
            rounded(painter, QRectF(self.rect()), sizes.control_corner, fill=colours.surface, edge=colours.line)
