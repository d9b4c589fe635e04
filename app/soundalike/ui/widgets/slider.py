"""A thin slider with a ring for a handle."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSlider, QWidget

from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.themed import mirrored, painting, rounded


class Slider(QSlider):
    """A click moves the handle there at once; a double click puts it back to `usual`."""

    def __init__(
        self, theme: Theme, name: str, least: int, most: int, usual: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._usual = usual
        self.setRange(least, most)
        self.setValue(usual)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self.update)

    def handle(self) -> QRectF:
        """Where the handle is."""
        side = self._theme.sizes.handle
        span = self.maximum() - self.minimum()
        share = (self.value() - self.minimum()) / span if span else 0.0
        return mirrored(self, QRectF(share * (self.width() - side), (self.height() - side) / 2, side, side))

    def value_at(self, x: float) -> int:
        """The value that the handle has when its middle is at `x`."""
        side = self._theme.sizes.handle
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            x = self.width() - x
        share = (x - side / 2) / max(1.0, self.width() - side)
        return round(self.minimum() + min(max(share, 0.0), 1.0) * (self.maximum() - self.minimum()))

    def sizeHint(self) -> QSize:
        return QSize(self._theme.sizes.slider, self._theme.sizes.wide)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.sizes.slider // 2, self._theme.sizes.handle + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        handle = self.handle()
        middle = (self.height() - sizes.groove) / 2
        with painting(self) as painter:
            rounded(painter, QRectF(0, middle, self.width(), sizes.groove), sizes.groove / 2, fill=colours.line)
            ink = colours.accent if self.isEnabled() else colours.on_disabled
            before = QRectF(0, middle, mirrored(self, handle).center().x(), sizes.groove)
            rounded(painter, mirrored(self, before), sizes.groove / 2, fill=ink)
            width = 3 if self.hasFocus() else 2
            rounded(
                painter,
                handle,
                sizes.handle / 2,
                fill=colours.surface,
                edge=colours.text if self.hasFocus() else ink,
                width=width,
            )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.value_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.value_at(event.position().x()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.setValue(self._usual)
        event.accept()
