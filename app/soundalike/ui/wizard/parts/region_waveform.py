"""A clip with the part that is chosen of it, which mouse and keys move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from soundalike.translation import number, tr, tr_noop
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.waveform import (
    LARGE_STEP,
    SMALL_STEP,
    Handle,
    Region,
    bar_heights,
    bars_in,
    clock,
    snapped,
)
from soundalike.ui.view_models.wizard.region import handle_at, marks, region_of
from soundalike.ui.widgets.themed import painting, rounded

ORDER: tuple[Handle, ...] = ("start", "end", "whole")
_NAMES: dict[Handle, str] = {
    "start": tr_noop("Beginning of the part"),
    "end": tr_noop("End of the part"),
    "whole": tr_noop("The whole part"),
}


class RegionWaveform(QWidget):
    """Tab goes from the beginning to the end to the whole; arrows move by 0.1 s, with Shift by 1 s.

    `moving` comes with every change, `moved` when it was let go.
    """

    moving = Signal()
    moved = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._peaks = b""
        self._total = 0.0
        self._phrases: tuple[tuple[float, float], ...] = ()
        self._spans: tuple[tuple[float, float], ...] = ()
        self._region: Region | None = None
        self._handle: Handle = "start"
        self._held: Handle | None = None
        self._held_at = 0.0
        self._position: float | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        theme.changed.connect(self.update)
        self._describe()

    def show_clip(self, peaks: bytes, seconds: float, phrases: Sequence[tuple[float, float]]) -> None:
        """`peaks` are 0..255, evenly over `seconds`; `phrases` are where somebody speaks."""
        self._peaks, self._total, self._phrases = peaks, seconds, tuple(phrases)
        self._spans, self._region = (), None
        self._describe()
        self.update()

    def show_spans(self, spans: Sequence[tuple[float, float]]) -> None:
        """What is chosen: one part, or several that are joined."""
        self._spans = tuple(spans)
        self._region = region_of(self._spans, self._total) if spans else None
        if self._region is not None and len(self._spans) == 1:
            start, end = self._spans[0]
            self._region = Region(start, end, self._total)
        self._describe()
        self.update()

    @property
    def region(self) -> Region | None:
        """The one part; None before anything is chosen."""
        return self._region

    @property
    def held(self) -> bool:
        """Whether the mouse holds it."""
        return self._held is not None

    @property
    def handle(self) -> Handle:
        """What the keys move."""
        return self._handle

    def show_position(self, seconds: float | None) -> None:
        """Where in the clip it sounds."""
        if seconds != self._position:
            self._position = seconds
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, 176)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 140)

    def place_of(self, second: float) -> float:
        """Its x."""
        inner = self._inner()
        return inner.left() + (second / self._total * inner.width() if self._total > 0 else 0.0)

    # ---- keys ----

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = LARGE_STEP if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else SMALL_STEP
        by = {Qt.Key.Key_Left: -step, Qt.Key.Key_Right: step}.get(Qt.Key(event.key()))
        if by is None or self._region is None:
            super().keyPressEvent(event)
            return
        self._move(self._handle, by)
        self.moved.emit()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's name
        at = ORDER.index(self._handle) + (1 if next else -1)
        if self.hasFocus() and self.isEnabled() and 0 <= at < len(ORDER):
            self._handle = ORDER[at]
            self._describe()
            self.update()
            return True
        return super().focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self._handle = "start"
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            self._handle = "whole"
        self._describe()
        self.update()
        super().focusInEvent(event)

    # ---- mouse ----

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._region is None:
            return
        self._held = self._handle_at(event.position().x())
        self._held_at = self._second_at(event.position().x())
        if self._held is not None:
            self._handle = self._held
            self._describe()
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if self._held is None:
            over = self._handle_at(x)
            shape = {None: Qt.CursorShape.ArrowCursor, "whole": Qt.CursorShape.OpenHandCursor}
            self.setCursor(shape.get(over, Qt.CursorShape.SizeHorCursor))
            return
        second = self._second_at(x)
        self._move(self._held, second - self._held_at)
        self._held_at = second

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._held is not None and event.button() == Qt.MouseButton.LeftButton:
            self._held = None
            self.moved.emit()

    # ---- painting ----

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        with painting(self) as painter:
            rounded(painter, QRectF(self.rect()), sizes.panel_corner, fill=colours.surface, edge=colours.line)
            for start, end in self._spans:
                self._paint_span(painter, start, end)
            self._paint_bars(painter)
            self._paint_marks(painter)
            if self._region is not None and len(self._spans) == 1:
                self._paint_handles(painter, self._region)
            if self._position is not None:
                x = snapped(self.place_of(self._position), self.devicePixelRatioF())
                painter.fillRect(QRectF(x, sizes.small, sizes.focus, self._inner().height()), QColor(colours.accent))

    def _paint_span(self, painter: QPainter, start: float, end: float) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        frame = self._frame(start, end)
        rounded(painter, frame, sizes.control_corner, fill=colours.accent_soft, edge=colours.accent, width=2)

    def _paint_bars(self, painter: QPainter) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        inner = self._inner()
        pitch = sizes.wave_bar + sizes.wave_gap + 1
        count = bars_in(inner.width(), sizes.wave_bar, pitch - sizes.wave_bar)
        scale = self.devicePixelRatioF()
        painter.setPen(Qt.PenStyle.NoPen)
        for index, height in enumerate(bar_heights(self._peaks, count)):
            second = (index + 0.5) / max(1, count) * self._total
            chosen = any(start <= second <= end for start, end in self._spans)
            spoken = any(start <= second <= end for start, end in self._phrases)
            painter.setBrush(QColor(colours.accent if chosen else colours.wave if spoken else colours.line))
            tall = max(2.0, height * (inner.height() - sizes.wide))
            x = snapped(inner.left() + index * pitch, scale)
            painter.drawRoundedRect(QRectF(x, inner.center().y() - tall / 2, sizes.wave_bar, tall), 1, 1)

    def _paint_marks(self, painter: QPainter) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        painter.setFont(self._theme.font(sizes.text_note, tabular=True))
        painter.setPen(QColor(colours.secondary))
        inner = self._inner()
        for second in marks(self._total, inner.width()):
            x = self.place_of(second)
            if x < inner.right() - sizes.page or second == 0:
                place = QRectF(x, inner.bottom(), sizes.page * 2, self.height() - inner.bottom())
                painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, clock(second, tenths=False))

    def _paint_handles(self, painter: QPainter, region: Region) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        frame = self._frame(region.start, region.end)
        for handle, x in (("start", frame.left()), ("end", frame.right())):
            grip = QRectF(x - 4, frame.center().y() - 17, 8, 34)
            rounded(painter, grip, 3, fill=colours.accent)
            if self.hasFocus() and self._handle == handle:
                rounded(painter, grip.adjusted(-4, -4, 4, 4), 6, edge=colours.text, width=sizes.focus)
        if self.hasFocus() and self._handle == "whole":
            rounded(painter, frame.adjusted(4, 4, -4, -4), sizes.tiny, edge=colours.text, width=sizes.focus)
        painter.setFont(self._theme.font(sizes.text_secondary, sizes.strong, tabular=True))
        words = clock(region.seconds)
        box = QRectF(frame.left() + 12, frame.top() + 8, painter.fontMetrics().horizontalAdvance(words) + 12, 20)
        rounded(painter, box, sizes.tiny, fill=colours.surface)
        painter.setPen(QColor(colours.accent))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    # ---- inside ----

    def _inner(self) -> QRectF:
        """Where the bars are; time is written below."""
        sizes = self._theme.sizes
        return QRectF(self.rect()).adjusted(sizes.medium, sizes.small, -sizes.medium, -sizes.wide - 2)

    def _frame(self, start: float, end: float) -> QRectF:
        inner = self._inner()
        return QRectF(self.place_of(start), inner.top(), self.place_of(end) - self.place_of(start), inner.height())

    def _second_at(self, x: float) -> float:
        inner = self._inner()
        return (x - inner.left()) / max(1.0, inner.width()) * self._total

    def _handle_at(self, x: float) -> Handle | None:
        if self._region is None:
            return None
        inner = self._inner()
        return handle_at(self._region, x - inner.left(), inner.width())

    def _move(self, handle: Handle, by: float) -> None:
        if self._region is None:
            return
        self._region = self._region.moved(handle, by)
        self._spans = ((self._region.start, self._region.end),)
        self._describe()
        self.update()
        self.moving.emit()

    def _describe(self) -> None:
        self.setAccessibleName(tr(_NAMES[self._handle]))
        region = self._region
        said = ""
        if region is not None:
            text = tr("{start} to {end}, {seconds} s")
            said = text.format(start=clock(region.start), end=clock(region.end), seconds=number(region.seconds, 1))
        if said != self.accessibleDescription():
            self.setAccessibleDescription(said)
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
