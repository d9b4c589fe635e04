"""The round button that records: a red ring with a dot, a square while it records, or the seconds until it does."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from soundalike.translation import number, tr, tr_noop
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.themed import painting, rounded
from soundalike.ui.wizard.recorder import RecorderState

NAMES: dict[RecorderState, str] = {
    "closed": tr_noop("Record: there is no microphone yet"),
    "listening": tr_noop("Record"),
    "room": tr_noop("Listening to the room. Press to stop"),
    "countdown": tr_noop("Counting down. Press to stop"),
    "recording": tr_noop("Stop recording"),
    "keeping": tr_noop("Keeping what was recorded"),
}


class RecordButton(QAbstractButton):
    """Shows a recorder's state."""

    def __init__(self, theme: Theme, size: int = 64, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._size = size
        self._state: RecorderState = "closed"
        self._count = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.changed.connect(self.update)
        self.show_state("closed", 0, mine=True)

    def show_state(self, state: RecorderState, count: int, *, mine: bool) -> None:
        """`mine` is false while it is another one that is recorded with."""
        shown: RecorderState = state if mine or state == "closed" else "listening"
        self._state, self._count = shown, count
        # It stays enabled while a line is kept, so that the keyboard stays on it.
        self.setEnabled(state != "closed" and (mine or state == "listening"))
        self.setAccessibleName(tr(NAMES[shown]))
        self.setToolTip(tr(NAMES[shown]))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        ink = colours.recording if self.isEnabled() else colours.control
        side = min(self.width(), self.height())
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        with painting(self) as painter:
            rounded(painter, place, side / 2, fill=colours.surface, edge=ink, width=3)
            if self.hasFocus():
                rounded(painter, place.adjusted(5, 5, -5, -5), side / 2 - 5, edge=colours.accent, width=sizes.focus)
            if self._state in ("countdown", "room"):
                painter.setPen(QColor(ink))
                painter.setFont(self._theme.font(round(side * 0.4), sizes.strong, tabular=True))
                shown = number(self._count) if self._state == "countdown" else "…"
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, shown)
                return
            mark = side * 0.38
            centre = place.center()
            corner = sizes.tiny if self._state == "recording" else mark / 2
            rounded(painter, QRectF(centre.x() - mark / 2, centre.y() - mark / 2, mark, mark), corner, fill=ink)
