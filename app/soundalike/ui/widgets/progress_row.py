"""What is happening, how far it is, and a way to stop it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.progress import ProgressFacts
from soundalike.ui.widgets.buttons import IconButton
from soundalike.ui.widgets.labels import ElidedLabel
from soundalike.ui.widgets.margins import set_margins
from soundalike.ui.widgets.themed import mirrored, painting, rounded

_TICK_MILLISECONDS = 40
_TRIP_TICKS = 40


class ThinBar(QProgressBar):
    """A groove that fills, or in which a part wanders while the end isn't known."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ticks = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MILLISECONDS)
        self._timer.timeout.connect(self._tick)
        self.setTextVisible(False)
        theme.changed.connect(self.update)

    def show_percent(self, percent: int | None) -> None:
        """None: the end isn't known."""
        self.setRange(0, 100 if percent is not None else 0)
        if percent is not None:
            self.setValue(percent)
        self._run_if_needed()
        self.update()

    def filled(self) -> QRectF:
        """Where it is filled."""
        if self.maximum() == 0:
            width = self.width() / 4
            way = self._ticks % _TRIP_TICKS / _TRIP_TICKS
            return QRectF((self.width() + width) * way - width, 0, width, self.height()).intersected(
                QRectF(self.rect())
            )
        return mirrored(self, QRectF(0, 0, self.width() * self.value() / 100, self.height()))

    def sizeHint(self) -> QSize:
        return QSize(120, self._theme.sizes.tiny + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self._theme.sizes.tiny + 2)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._run_if_needed()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        corner = self.height() / 2
        with painting(self) as painter:
            rounded(painter, QRectF(self.rect()), corner, fill=self._theme.colours.line)
            rounded(painter, self.filled(), corner, fill=self._theme.colours.accent)

    def _run_if_needed(self) -> None:
        if self.maximum() == 0 and self.isVisible():
            self._timer.start()
        else:
            self._timer.stop()

    def _tick(self) -> None:
        self._ticks += 1
        self.update()


class ProgressRow(QFrame):
    """`cancelled` comes when the person stops it."""

    cancelled = Signal()

    def __init__(self, theme: Theme, facts: ProgressFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sizes = theme.sizes
        self.setProperty("ground", "panel")
        self._words = ElidedLabel("", "secondary")
        self._bar = ThinBar(theme)
        self._cancel = IconButton(theme, "close", tr("Cancel"))
        self._cancel.clicked.connect(self.cancelled)
        column = QVBoxLayout()
        column.setSpacing(sizes.tiny)
        column.addWidget(self._words)
        column.addWidget(self._bar)
        layout = QHBoxLayout(self)
        set_margins(layout, sizes.medium, sizes.small, sizes.small, sizes.small)
        layout.addLayout(column, 1)
        layout.addWidget(self._cancel)
        self.show_progress(facts)

    def show_progress(self, facts: ProgressFacts) -> None:
        """How far it is now."""
        self._words.setText(facts.words)
        self._bar.show_percent(facts.percent)
        self._bar.setAccessibleName(facts.title)
        self._bar.setAccessibleDescription(facts.words)
        self._cancel.setVisible(facts.can_cancel)
        self._cancel.set_name(tr("Cancel: {what}").format(what=facts.title))
        self.setAccessibleName(facts.words)
