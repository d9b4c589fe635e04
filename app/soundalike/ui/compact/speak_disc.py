"""The round Speak button beside the line: Speak, Pause or Resume, as an icon."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent

from soundalike.ui.theme.icons import draw_icon
from soundalike.ui.widgets.speak_button import SpeakButton
from soundalike.ui.widgets.themed import painting, rounded


class SpeakDisc(SpeakButton):
    """As high as a line of text allows; its words are its accessible name and its tooltip."""

    def sizeHint(self) -> QSize:
        side = self._theme.sizes.editor_line + self._theme.sizes.wide - 3
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        ground, ink = self.colours()
        mark = self._theme.sizes.icon
        side = min(self.width(), self.height())
        disc = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        with painting(self) as painter:
            rounded(painter, disc, side / 2, fill=ground)
            centre = disc.center()
            draw_icon(painter, self._facts.icon, ink, QRectF(centre.x() - mark / 2, centre.y() - mark / 2, mark, mark))
            if self.hasFocus():
                rounded(painter, disc.adjusted(3, 3, -3, -3), side / 2, edge=ink, width=self._theme.sizes.focus)
