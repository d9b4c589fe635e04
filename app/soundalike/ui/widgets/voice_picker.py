"""Who speaks, above the text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QColor,
    QEnterEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.icons import draw_icon
from soundalike.ui.theme.theme import Theme
from soundalike.ui.theme.tokens import AVATARS
from soundalike.ui.view_models.avatar import ground_index, initial
from soundalike.ui.view_models.voice import VoiceChoice
from soundalike.ui.widgets.themed import focus_ring, mirrored, painting, plain, rounded

WIDEST_NAME = 260


class VoicePicker(QAbstractButton):
    """A button with the voice's picture, and a menu of all voices. `voice_chosen` comes with a key."""

    voice_chosen = Signal(str)
    voices_wanted = Signal()
    """The menu is about to be shown."""
    all_wanted = Signal()
    """There are more than the menu lists, and the person wants to see them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._voice = VoiceChoice("", "")
        self._hovered = False
        self.menu = QMenu(self)
        self.menu.setAccessibleName(tr("Voices"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self.open_menu)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def show_voice(self, voice: VoiceChoice) -> None:
        """Who speaks now."""
        self._voice = voice
        named = tr("Voice: {name}").format(name=voice.name)
        self.setAccessibleName(named)
        self.setAccessibleDescription(voice.detail)
        self.setToolTip(plain(named))
        self.updateGeometry()
        self.update()

    def show_voices(self, voices: Sequence[VoiceChoice], more: int = 0) -> None:
        """Those to choose from, and how many more there are elsewhere."""
        self.menu.clear()
        group = QActionGroup(self.menu)
        for voice in voices:
            name = " ".join(voice.name.split()).replace("&", "&&")
            action = QAction(f"{name}\t{voice.detail}" if voice.detail else name, self.menu)
            action.setCheckable(True)
            action.setData(voice.key)
            action.triggered.connect(lambda _checked=False, key=voice.key: self.voice_chosen.emit(key))
            group.addAction(action)
            self.menu.addAction(action)
        if more:
            self.menu.addSeparator()
            words = tr("All voices (%n more)…|All voices (%n more)…", "", more)
            self.menu.addAction(words).triggered.connect(self.all_wanted)

    def open_menu(self) -> None:
        """Shows the voices."""
        self.voices_wanted.emit()
        for action in self.menu.actions():
            action.setChecked(action.isCheckable() and action.data() == self._voice.key)
        self.menu.setMinimumWidth(self.width())
        self.menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def sizeHint(self) -> QSize:
        sizes = self._theme.sizes
        words = max(self._name_width(), QFontMetrics(self._detail_font()).horizontalAdvance(self._voice.detail))
        words = min(max(words, 84), WIDEST_NAME * max(100, self._theme.text_percent) // 100)
        return QSize(
            sizes.small + sizes.avatar + sizes.medium + words + sizes.medium + sizes.icon + sizes.small, sizes.picker
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self.open_menu()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        grounds = AVATARS[colours.scheme]
        ground, ink = grounds[ground_index(self._voice.key or self._voice.name, len(grounds))]
        with painting(self) as painter:
            fill = colours.hover if self._hovered else colours.surface
            rounded(painter, QRectF(self.rect()), sizes.control_corner + 2, fill=fill, edge=colours.line)
            first = QRectF(sizes.small, (self.height() - sizes.avatar) / 2, sizes.avatar, sizes.avatar)
            disc = mirrored(self, first)
            rounded(painter, disc, sizes.avatar / 2, fill=ground)
            painter.setPen(QColor(ink))
            painter.setFont(self._theme.font(sizes.text_body, sizes.strong))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, initial(self._voice.name))
            left = first.right() + sizes.medium - 1
            width = self.width() - left - sizes.icon - sizes.medium - sizes.small
            self._paint_words(painter, mirrored(self, QRectF(left, 0, width, self.height())))
            size = sizes.icon - 2
            chevron = QRectF(self.width() - size - sizes.medium, (self.height() - size) / 2, size, size)
            draw_icon(painter, "chevron-down", colours.text, mirrored(self, chevron))
            focus_ring(painter, self, self._theme, sizes.control_corner + 2)

    def _paint_words(self, painter: QPainter, place: QRectF) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        name_font = self._theme.font(sizes.text_body, sizes.strong)
        metrics = QFontMetrics(name_font)
        line = metrics.height()
        detail = QFontMetrics(self._detail_font())
        both = line + detail.height() if self._voice.detail else line
        top = (place.height() - both) / 2
        painter.setFont(name_font)
        painter.setPen(QColor(colours.text))
        name = metrics.elidedText(self._voice.name, Qt.TextElideMode.ElideRight, round(place.width()))
        painter.drawText(QRectF(place.left(), top, place.width(), line), Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(self._detail_font())
        painter.setPen(QColor(colours.secondary))
        words = detail.elidedText(self._voice.detail, Qt.TextElideMode.ElideRight, round(place.width()))
        below = QRectF(place.left(), top + line, place.width(), detail.height())
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, words)

    def _name_width(self) -> int:
        font = self._theme.font(self._theme.sizes.text_body, self._theme.sizes.strong)
        return QFontMetrics(font).horizontalAdvance(self._voice.name)

    def _detail_font(self) -> QFont:
        return self._theme.font(self._theme.sizes.text_secondary)
