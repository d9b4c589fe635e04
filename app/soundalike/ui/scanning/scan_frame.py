"""The frame around what scanning is on: thick, in the accent colour, with a gap, so that it is seen on any ground."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget
from shiboken6 import isValid

from soundalike.ui.scanning.items import ScanItem
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.themed import painting, rounded


class _Outline(QWidget):
    """Lies over a window, is never pressed, and is no part of what a screen reader sees."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.width_of_line = theme.sizes.scan_frame
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme.changed.connect(self.update)
        self.hide()

    def surround(self, window: QWidget, inside: QRect, line: int) -> None:
        """Around `inside`, in `window`."""
        if self.parentWidget() is not window:
            self.setParent(window)
        margin = line + self._theme.sizes.scan_gap
        self.width_of_line = line
        place = inside.adjusted(-margin, -margin, margin, margin).intersected(window.rect())
        self.setGeometry(place)
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        corner = sizes.control_corner + self.width_of_line
        gap = self.width_of_line
        inner = QRectF(self.rect()).adjusted(gap, gap, -gap, -gap)
        with painting(self) as painter:
            # The light gap keeps it apart from a ground in the accent colour.
            rounded(painter, inner, corner - gap, edge=colours.background, width=sizes.scan_gap)
            rounded(painter, QRectF(self.rect()), corner, edge=colours.accent, width=self.width_of_line)


class ScanFrame:
    """One frame around an item, or around everything in a row or a group; in a row, a thin one around the row too."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._outer: _Outline | None = None
        self._inner: _Outline | None = None

    def show(
        self, window: QWidget, marked: Sequence[ScanItem], row: Sequence[ScanItem], name: str, *, say: bool
    ) -> None:
        """Marks these; `row` is what they are one of. With `say` screen readers say the name."""
        for item in marked[:1] if say else ():
            _bring_into_view(item.widget)
        sizes = self._theme.sizes
        self._outer = _kept(self._outer, self._theme)
        self._inner = _kept(self._inner, self._theme)
        self._inner.surround(window, _around(marked, window), sizes.scan_frame)
        if len(row) > 1:
            self._outer.surround(window, _around(row, window), sizes.hair)
        else:
            self._outer.hide()
        if say:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(window, name))

    def hide(self) -> None:
        """Marks nothing."""
        for outline in (self._outer, self._inner):
            if outline is not None and isValid(outline):
                outline.hide()

    def close(self) -> None:
        """Takes the frames out of whatever window they lie over."""
        for outline in (self._outer, self._inner):
            if outline is not None and isValid(outline):
                outline.hide()
                outline.setParent(None)
                outline.deleteLater()
        self._outer = self._inner = None

    @property
    def place(self) -> QRect | None:
        """Where the thick frame is, in its window; None while nothing is marked."""
        inner = self._inner
        return inner.geometry() if inner is not None and isValid(inner) and inner.isVisible() else None


def _kept(outline: _Outline | None, theme: Theme) -> _Outline:
    """A window that was closed took its outline with it."""
    return outline if outline is not None and isValid(outline) else _Outline(theme)


def _around(items: Sequence[ScanItem], window: QWidget) -> QRect:
    place = QRect()
    for item in items:
        if item.usable:
            place = place.united(item.rectangle(window))
    return place


def _bring_into_view(widget: QWidget) -> None:
    if not isValid(widget):
        return
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()
