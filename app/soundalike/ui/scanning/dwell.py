"""Dwelling: what the pointer stays on is pressed, once, with a ring that shows how far it is."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QCursor, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import getCppPointer, isValid

from soundalike.settings import Dwelling, Settings
from soundalike.ui.scanning.collector import front
from soundalike.ui.scanning.switches import milliseconds
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.dwelling import Dwell
from soundalike.ui.widgets.themed import painting

LOOK_MILLISECONDS = 40
_FULL_CIRCLE = 360 * 16  # as Qt counts angles


class DwellRing(QWidget):
    """Lies over the pointer and is never pressed itself."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.share = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_share(self, window: QWidget, centre: QPoint, share: float) -> None:
        """So much of the time has passed."""
        if self.parentWidget() is not window:
            self.setParent(window)
        side = self._theme.sizes.dwell_ring
        self.share = share
        self.setGeometry(centre.x() - side // 2, centre.y() - side // 2, side, side)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        line = sizes.scan_frame
        place = QRectF(self.rect()).adjusted(line, line, -line, -line)
        with painting(self) as painter:
            for colour, width, share in (
                (colours.background, line + sizes.scan_gap, 1.0),
                (colours.control, sizes.hair, 1.0),
                (colours.accent, line, self.share),
            ):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawArc(place, 90 * 16, -round(share * _FULL_CIRCLE))


class DwellPresser(QObject):
    """Presses anything that a click would, while it is switched on. `where` is the pointer's place on the screen."""

    def __init__(
        self,
        settings: Settings,
        theme: Theme,
        clock: Callable[[], float] = milliseconds,
        where: Callable[[], QPoint] = QCursor.pos,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._clock = clock
        self._where = where
        self._dwell = Dwell(settings[Dwelling].milliseconds)
        self._ring: DwellRing | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MILLISECONDS)
        self._timer.timeout.connect(self.look)
        settings.on_change(Dwelling, self._use)
        self._use(settings[Dwelling])

    def look(self) -> None:
        """Where is the pointer, and for how long?"""
        place = self._where()
        widget = QApplication.widgetAt(place) if front() is not None else None
        target = _target(widget, place)
        now = self._clock()
        pressed = self._dwell.at(target[1] if target is not None else None, now)
        share = self._dwell.share(now)
        if target is not None and share > 0:
            window = target[0].window()
            self._shown_ring().show_share(window, window.mapFromGlobal(place), share)
        else:
            self._hide_ring()
        if pressed and target is not None:
            widget = target[0]
            QTimer.singleShot(0, self, lambda: _press(widget, place))

    @property
    def ring(self) -> DwellRing | None:
        """The ring, while it is shown."""
        ring = self._ring
        return ring if ring is not None and isValid(ring) and ring.isVisible() else None

    def close(self) -> None:
        """The window closes."""
        self._timer.stop()
        if self._ring is not None and isValid(self._ring):
            self._ring.setParent(None)
            self._ring.deleteLater()
        self._ring = None

    def _use(self, dwelling: Dwelling) -> None:
        self._dwell = Dwell(dwelling.milliseconds)
        if dwelling.on:
            self._timer.start()
        else:
            self._timer.stop()
            self._hide_ring()

    def _shown_ring(self) -> DwellRing:
        if self._ring is None or not isValid(self._ring):
            self._ring = DwellRing(self._theme)
        return self._ring

    def _hide_ring(self) -> None:
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()


def _target(widget: QWidget | None, place: QPoint) -> tuple[QWidget, Hashable] | None:
    """What a click there would press, and what tells it from its neighbours; None where it would press nothing."""
    while widget is not None and widget.isEnabled():
        thing = _thing(widget, widget.mapFromGlobal(place))
        if thing is not None:
            return widget, thing
        widget = None if widget.isWindow() else widget.parentWidget()
    return None


def _thing(widget: QWidget, inside: QPoint) -> Hashable:
    """The control, or the line of a menu or a list; None for what only holds others."""
    itself = getCppPointer(widget)[0]
    if isinstance(widget, QMenu | QMenuBar):
        action = widget.actionAt(inside)
        usable = action is not None and action.isEnabled() and not action.isSeparator()
        return getCppPointer(action)[0] if usable else None
    if isinstance(widget, QLineEdit | QTextEdit | QPlainTextEdit):
        return None if widget.hasFocus() else itself
    view = widget.parentWidget()
    if isinstance(view, QAbstractItemView) and widget is view.viewport():
        index = view.indexAt(inside)
        return (itself, index.row(), index.column()) if index.isValid() else None
    pressed = isinstance(widget, QAbstractButton | QComboBox)
    clicked = widget.focusPolicy() & Qt.FocusPolicy.ClickFocus or widget.cursor().shape() == _POINTING
    return itself if pressed or (clicked and not widget.isWindow()) else None


_POINTING = Qt.CursorShape.PointingHandCursor


def _press(widget: QWidget, place: QPoint) -> None:
    """As a click would. It isn't spontaneous, so that no switch hears it."""
    if not isValid(widget) or not widget.isVisible() or not widget.isEnabled():
        return
    if isinstance(widget, QAbstractButton):
        widget.click()
        return
    if isinstance(widget, QComboBox):
        widget.showPopup()
        return
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    if widget.focusPolicy() & Qt.FocusPolicy.ClickFocus:
        widget.setFocus(Qt.FocusReason.MouseFocusReason)
    for kind, button, held in (
        (QEvent.Type.MouseMove, none, none),
        (QEvent.Type.MouseButtonPress, left, left),
        (QEvent.Type.MouseButtonRelease, left, none),
    ):
        if isValid(widget):
            inside = QPointF(widget.mapFromGlobal(place))
            event = QMouseEvent(kind, inside, QPointF(place), button, held, Qt.KeyboardModifier.NoModifier)
            QCoreApplication.sendEvent(widget, event)
