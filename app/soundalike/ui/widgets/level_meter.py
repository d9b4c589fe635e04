"""How loud it is, with the range that is aimed at and the highest level held for a while."""

from __future__ import annotations

import time

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.level_meter import LOWEST_DB, LevelMeterModel, Zone
from soundalike.ui.widgets.themed import painting, rounded

BLOCKS = 29
UNLIT = 0.35
"""How strongly a block is drawn that isn't lit."""
_COLOURS: dict[Zone, str] = {"quiet": "secondary", "good": "accent", "loud": "warning", "clipping": "recording"}


class LevelMeter(QProgressBar):
    """A progress bar underneath, so that screen readers can tell its value (in decibels)."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.model = LevelMeterModel()
        self.setRange(round(LOWEST_DB), 0)
        self.setAccessibleName(name)
        theme.changed.connect(self.update)
        self.feed(0.0)

    def feed(self, level: float, now: float | None = None) -> None:
        """The loudest sample since the last time, 0..1."""
        self.model.feed(level, time.monotonic() if now is None else now)
        self.setValue(round(self.model.level_db))
        self.setAccessibleDescription(self.model.words)
        self.update()

    def blocks(self) -> list[QRectF]:
        """Where the blocks are."""
        gap = self._theme.sizes.tiny
        width = (self.width() + gap) / BLOCKS - gap
        return [QRectF(index * (width + gap), 0, width, self.height()) for index in range(BLOCKS)]

    def sizeHint(self) -> QSize:
        return QSize(380, 20)

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 14)

    def paintEvent(self, _event: QPaintEvent) -> None:
        held = self.model.held_block(BLOCKS)
        with painting(self) as painter:
            for index, (place, (zone, lit)) in enumerate(zip(self.blocks(), self.model.blocks(BLOCKS), strict=True)):
                colour = getattr(self._theme.colours, _COLOURS[zone])
                painter.setOpacity(1.0 if lit else UNLIT if zone != "quiet" else UNLIT / 2)
                rounded(painter, place, 2, fill=colour)
                if index == held:
                    painter.setOpacity(1.0)
                    painter.fillRect(QRectF(place.right() - 2, 0, 2, place.height()), QColor(self._theme.colours.text))
