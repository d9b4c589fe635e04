"""One of two versions of a sound, with its letter and its picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.margins import set_margins
from soundalike.ui.widgets.themed import painting, repolish, rounded
from soundalike.ui.widgets.waveform import Waveform


class Letter(QWidget):
    """A letter on a small ground."""

    def __init__(self, theme: Theme, letter: str) -> None:
        super().__init__()
        self._theme = theme
        self._letter = letter
        self._strong = False

    def show_strong(self, strong: bool) -> None:
        if strong != self._strong:
            self._strong = strong
            self.update()

    def sizeHint(self) -> QSize:
        side = self._theme.sizes.small_button - 2
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        side = self.sizeHint().height()
        place = QRectF(0, (self.height() - side) / 2, side, side)
        with painting(self) as painter:
            fill = colours.accent if self._strong else colours.background
            rounded(painter, place, sizes.control_corner, fill=fill)
            painter.setPen(QColor(colours.on_accent if self._strong else colours.secondary))
            painter.setFont(self._theme.font(sizes.text_body, sizes.strong))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._letter)


class VersionRow(QFrame):
    """`chosen` comes when it is pressed."""

    chosen = Signal()

    def __init__(self, theme: Theme, letter: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sizes = theme.sizes
        self.setProperty("ground", "panel")
        self._name = name
        self._chosen: bool | None = None
        self._letter = Letter(theme, letter)
        self.detail = label("", "secondary")
        self.wave = Waveform(theme, name)
        self.wave.setMinimumHeight(56)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch()
        words.addWidget(label(name, "strong"))
        words.addWidget(self.detail)
        words.addStretch()
        holder = QWidget()
        holder.setLayout(words)
        holder.setMinimumWidth(sizes.page * 3)
        layout = QHBoxLayout(self)
        set_margins(layout, sizes.large + 2, sizes.medium, sizes.page, sizes.medium)
        layout.setSpacing(sizes.large)
        layout.addWidget(self._letter)
        layout.addWidget(holder)
        layout.addWidget(self.wave, 1)
        self.show_chosen(False)

    def show_chosen(self, chosen: bool) -> None:
        """Whether it is the one that sounds, or would."""
        if chosen == self._chosen:
            return
        self._chosen = chosen
        self._letter.show_strong(chosen)
        self.setProperty("edge", "accent" if chosen else "")
        self.setAccessibleName(tr("{name}, chosen").format(name=self._name) if chosen else self._name)
        repolish(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit()
        event.accept()
