"""A switch with its words beside it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.themed import mirrored, painting, rounded

_WORDS = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
_TALLEST = 10_000


class Switch(QCheckBox):
    """A check box that is drawn as a switch, so that keyboard and screen reader know it."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None, *, wrap: bool = False) -> None:
        """With `wrap` its words take as many lines as they need."""
        super().__init__(text, parent)
        self._theme = theme
        self._flags = _WORDS | Qt.TextFlag.TextWordWrap if wrap else _WORDS
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        sizes = self._theme.sizes
        text = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        return QSize(
            self._before_words + text.width() + sizes.tiny,
            max(sizes.wide, sizes.switch_height + sizes.small, text.height()),
        )

    def minimumSizeHint(self) -> QSize:
        wanted = self.sizeHint()
        if not self.hasHeightForWidth():
            return wanted
        longest = max(map(self.fontMetrics().horizontalAdvance, self.text().split()), default=0)
        return QSize(self._before_words + longest + self._theme.sizes.tiny, wanted.height())

    def heightForWidth(self, width: int) -> int:
        place = QRect(0, 0, width - self._before_words, _TALLEST)
        words = self.fontMetrics().boundingRect(place, self._flags, self.text())
        return max(self.sizeHint().height(), words.height() + self._theme.sizes.small)

    @property
    def _before_words(self) -> int:
        """Pixels of the switch and the gap."""
        return self._theme.sizes.switch_width + self._theme.sizes.small

    def hitButton(self, _position: QPoint) -> bool:
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        top = (self.height() - sizes.switch_height) / 2
        track = mirrored(self, QRectF(0, top, sizes.switch_width, sizes.switch_height))
        with painting(self) as painter:
            corner = sizes.switch_height / 2
            if self.isChecked():
                rounded(painter, track, corner, fill=colours.accent if self.isEnabled() else colours.on_disabled)
            else:
                rounded(painter, track, corner, fill=colours.disabled, edge=colours.control)
            side = sizes.switch_height - sizes.tiny
            at = track.width() - side - 2 if self.isChecked() else 2
            knob = colours.on_accent if self.isChecked() and colours.scheme == "light" else colours.knob
            rounded(
                painter,
                mirrored(self, QRectF(at, top + 2, side, side)),
                side / 2,
                fill=knob,
                edge="" if self.isChecked() else colours.control,
            )
            painter.setPen(QColor(colours.text if self.isEnabled() else colours.on_disabled))
            left = self._before_words
            place = mirrored(self, QRectF(left, 0, self.width() - left, self.height()))
            painter.drawText(place, int(self._flags), self.text())
            if self.hasFocus():
                around = track.adjusted(-1, -1, 1, 1).intersected(QRectF(self.rect()))
                rounded(painter, around, corner, edge=colours.text, width=sizes.focus)
