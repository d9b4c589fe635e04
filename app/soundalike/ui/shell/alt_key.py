"""The Alt key alone, as it shows the menu in programs that hide theirs; with another key it means something else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

_OTHER_USES = (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.WindowDeactivate)


class AltKey(QObject):
    """`pressed` comes when it was pressed in `window` and let go with nothing between."""

    pressed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._held = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QKeyEvent):
            if event.key() != Qt.Key.Key_Alt:
                self._forget()
            elif kind == QEvent.Type.KeyPress and watched is self._window and not event.isAutoRepeat():
                self._wait()
            elif kind == QEvent.Type.KeyRelease and self._held and not event.isAutoRepeat():
                self._forget()
                self.pressed.emit()
        elif kind in _OTHER_USES:
            self._forget()
        return False

    def _wait(self) -> None:
        """Sees every event of the program, but only while the key is held."""
        application = QApplication.instance()
        if not self._held and application is not None:
            self._held = True
            application.installEventFilter(self)

    def _forget(self) -> None:
        application = QApplication.instance()
        if self._held and application is not None:
            self._held = False
            application.removeEventFilter(self)
