"""The one big button: Speak, Pause or Resume."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetrics, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.icons import draw_icon
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.transport import TransportFacts
from soundalike.ui.widgets.themed import mirrored, painting, rounded


class SpeakButton(QAbstractButton):
    """`key` is its shortcut, shown in a small frame where there is room."""

    def __init__(self, theme: Theme, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._key = key
        self._facts = TransportFacts()
        self._hovered = False
        self.show_key = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)
        self.show_facts(self._facts)

    def show_facts(self, facts: TransportFacts) -> None:
        """What it does now."""
        changed = facts.words != self._facts.words
        self._facts = facts
        self.setText(facts.words)
        self.setAccessibleName(facts.words)
        self.setAccessibleDescription(facts.description)
        self.setToolTip(
            tr("{description} ({key})", "what a button does, and its key").format(
                description=facts.description, key=self._key
            )
            if self._key
            else facts.description
        )
        if changed:
            self.updateGeometry()
        self.update()

    def parts(self) -> tuple[QRectF, QRectF, QRectF]:
        """Where icon, words and key are; the key's place is empty where it isn't shown."""
        sizes = self._theme.sizes
        words = QFontMetrics(self._words_font()).horizontalAdvance(self._facts.words)
        key = self._key_width()
        full = sizes.icon + sizes.medium + words + (sizes.medium + key if key else 0)
        left = (self.width() - full) / 2
        icon = QRectF(left, (self.height() - sizes.icon) / 2, sizes.icon, sizes.icon)
        text = QRectF(icon.right() + sizes.medium, 0, words + 1, self.height())
        tall = sizes.icon
        place = QRectF(text.right() + sizes.medium, (self.height() - tall) / 2, key, tall)
        return mirrored(self, icon), mirrored(self, text), mirrored(self, place)

    def sizeHint(self) -> QSize:
        sizes = self._theme.sizes
        words = QFontMetrics(self._words_font()).horizontalAdvance(self._facts.words)
        key = self._key_width()
        # Wide enough for each of its usual words, so that it doesn't jump.
        least = QFontMetrics(self._words_font()).horizontalAdvance(tr("Resume"))
        width = 2 * sizes.wide + sizes.icon + sizes.medium + max(words, least) + (sizes.medium + key if key else 0)
        return QSize(width, sizes.speak_height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()
        super().leaveEvent(event)

    def set_key(self, key: str) -> None:
        """Another shortcut, or none."""
        self._key = key
        self.updateGeometry()
        self.show_facts(self._facts)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def colours(self) -> tuple[str, str]:
        """Its ground and its ink now."""
        colours = self._theme.colours
        if not self.isEnabled():
            return colours.disabled, colours.on_disabled
        if self.isDown():
            return colours.accent_pressed, colours.on_accent
        return colours.accent_hover if self._hovered else colours.accent, colours.on_accent

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        icon, words, key = self.parts()
        corner = self.height() / 2
        ground, ink = self.colours()
        with painting(self) as painter:
            rounded(painter, QRectF(self.rect()), corner, fill=ground)
            draw_icon(painter, self._facts.icon, ink, icon)
            painter.setPen(QColor(ink))
            painter.setFont(self._words_font())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self._facts.words)
            if key.width():
                rounded(painter, key, sizes.tiny, edge=ink)
                painter.setPen(QColor(ink))
                painter.setFont(self._theme.font(sizes.text_note))
                painter.drawText(key, Qt.AlignmentFlag.AlignCenter, self._key_words())
            if self.hasFocus():
                inside = QRectF(self.rect()).adjusted(3, 3, -3, -3)
                rounded(painter, inside, corner, edge=colours.on_accent, width=sizes.focus)

    def _words_font(self) -> QFont:
        return self._theme.font(self._theme.sizes.text_heading, self._theme.sizes.strong)

    def _key_words(self) -> str:
        return self._key.replace("Return", "↵").replace("Enter", "↵").replace("+", " ")

    def _key_width(self) -> int:
        if not self.show_key or not self._key:
            return 0
        font = self._theme.font(self._theme.sizes.text_note)
        return QFontMetrics(font).horizontalAdvance(self._key_words()) + self._theme.sizes.medium
