"""What lies beneath the line: it shares the height there is, and is scrolled only where even its least doesn't fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QVBoxLayout, QWidget

from soundalike.ui.scanning.items import ScanRow
from soundalike.ui.theme.theme import Theme


class Beneath(QScrollArea):
    """Qt's own resizable area asks for the height that its content would like, and scrolls long before it must."""

    def __init__(self, theme: Theme, rows: Callable[[], Sequence[ScanRow]], parent: QWidget | None = None) -> None:
        """`rows` are those of what lies here, for scanning."""
        super().__init__(parent)
        sizes = theme.sizes
        self._rows = rows
        self._inside = QWidget()
        self.column = QVBoxLayout(self._inside)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(sizes.small)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumHeight(sizes.page)
        self.setWidget(self._inside)
        self._inside.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)

    def scan_rows(self) -> Sequence[ScanRow]:
        """Only what can be used now."""
        return self._rows()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self._share()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        room = self.viewport().size()
        self._inside.resize(room.width(), max(room.height(), self.column.minimumHeightForWidth(room.width())))

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """The keyboard may lead to something that isn't seen."""
        if now is not None and self._inside.isAncestorOf(now):
            self.ensureWidgetVisible(now, 0, self.column.spacing())
