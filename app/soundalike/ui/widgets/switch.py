"""A switch with its words beside it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.themed import mirrored, painting, rounded


class Switch(QCheckBox):
    """A check box that is drawn as a switch, so that keyboard and screen reader know it."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        sizes = self._theme.sizes
        text = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        return QSize(
            sizes.switch_width + sizes.small + text.width() + sizes.tiny,
            max(sizes.wide, sizes.switch_height + sizes.small, text.height()),
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, _position: QPoint) -> bool:
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        top = (self.height() - sizes.switch_height) / 2
        track = mirrored(self, QRectF(0, top, sizes.switch_width, sizes.switch_height))
        with painting(self) as painter:
            corner = sizes.switch_height / 2
            if self.isChecked():
                rounded(painter, track, corner, fill=colours.accent if self.isEnabled() else colours.on_disabled)
            else:
                rounded(painter, track, corner, fill=colours.disabled, edge=colours.control)
            side = sizes.switch_height - sizes.tiny
            at = track.width() - side - 2 if self.isChecked() else 2
            knob = colours.on_accent if self.isChecked() and colours.scheme == "light" else colours.knob
            rounded(
                painter,
                mirrored(self, QRectF(at, top + 2, side, side)),
                side / 2,
                fill=knob,
                edge="" if self.isChecked() else colours.control,
            )
            painter.setPen(QColor(colours.text if self.isEnabled() else colours.on_disabled))
            left = sizes.switch_width + sizes.small
            place = mirrored(self, QRectF(left, 0, self.width() - left, self.height()))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic, self.text())
            if self.hasFocus():
                around = track.adjusted(-1, -1, 1, 1).intersected(QRectF(self.rect()))
                rounded(painter, around, corner, edge=colours.text, width=sizes.focus)
