"""A sound as bars, with the part that was heard."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.waveform import bar_heights, bars_in, clock, snapped
from soundalike.ui.widgets.themed import focus_ring, painting

_STEPS_A_SECOND = 10


class Waveform(QSlider):
    """A slider underneath, so that keys and screen readers can move in the sound; `sought` comes with seconds."""

    sought = Signal(float)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._peaks = b""
        self._seconds = 0.0
        self._position: float | None = None
        self._seekable = True
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSingleStep(_STEPS_A_SECOND // 10)
        self.setPageStep(_STEPS_A_SECOND)
        self.actionTriggered.connect(self._moved_by_key)
        theme.changed.connect(self.update)

    def show_sound(self, peaks: bytes, seconds: float) -> None:
        """`peaks` are 0..255, evenly over `seconds`."""
        if (peaks, seconds) != (self._peaks, self._seconds):
            self._peaks, self._seconds = peaks, seconds
            self.setRange(0, round(seconds * _STEPS_A_SECOND))
            self._describe()
            self.update()

    @property
    def has_sound(self) -> bool:
        return bool(self._peaks)

    def show_position(self, seconds: float | None) -> None:
        """What is before it was heard; None when the sound doesn't sound."""
        if seconds == self._position:
            return
        self._position = seconds
        self.setValue(round((seconds or 0.0) * _STEPS_A_SECOND))
        self._describe()
        self.update()

    def set_seekable(self, seekable: bool) -> None:
        """Whether a click or a key moves in it."""
        self._seekable = seekable
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if seekable else Qt.FocusPolicy.NoFocus)

    def bars(self) -> list[QRectF]:
        """Where the bars are, each on whole device pixels."""
        sizes = self._theme.sizes
        scale = self.devicePixelRatioF()
        bar, gap = sizes.wave_bar, sizes.wave_gap
        count = bars_in(self.width(), bar, gap)
        left = (self.width() - (count * (bar + gap) - gap)) / 2
        middle, most = self.height() / 2, self.height() - 2
        places = []
        for index, height in enumerate(bar_heights(self._peaks, count)):
            tall = max(2.0, height * most)
            x = snapped(left + index * (bar + gap), scale)
            places.append(QRectF(x, snapped(middle - tall / 2, scale), bar, snapped(tall, scale)))
        return places

    def heard(self) -> float:
        """The x up to which the sound was heard."""
        if self._position is None or self._seconds <= 0:
            return 0.0
        return self.width() * min(1.0, self._position / self._seconds)

    def sizeHint(self) -> QSize:
        return QSize(176, 26)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = self._theme.colours
        heard = self.heard()
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            for place in self.bars():
                painter.setBrush(QColor(colours.accent if place.center().x() < heard else colours.wave))
                painter.drawRoundedRect(place, place.width() / 2, place.width() / 2)
            focus_ring(painter, self, self._theme, self._theme.sizes.tiny)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._seekable and event.button() == Qt.MouseButton.LeftButton and self._seconds > 0:
            self._seek(event.position())
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def _seek(self, place: QPointF) -> None:
        self.sought.emit(self._seconds * min(max(place.x() / max(1, self.width()), 0.0), 1.0))

    def _moved_by_key(self, _action: int) -> None:
        if self._seekable:
            self.sought.emit(self.sliderPosition() / _STEPS_A_SECOND)

    def _describe(self) -> None:
        total = clock(self._seconds)
        if self._position is None:
            self.setAccessibleDescription(total)
        else:
            heard = tr("{position} of {length}").format(position=clock(self._position), length=total)
            self.setAccessibleDescription(heard)
