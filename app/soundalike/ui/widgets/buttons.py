"""Buttons of all kinds, their icons in the theme's colours."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton, QWidget

from soundalike.ui.theme.icons import draw_icon, icon
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.themed import focus_ring, painting, repolish, rounded

ButtonKind = Literal["plain", "ghost", "primary", "suggestion"]


class TextButton(QPushButton):
    """Words, perhaps with an icon before them. A click with the mouse leaves the keyboard where it is."""

    def __init__(
        self, theme: Theme, text: str, kind: ButtonKind = "plain", icon_name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self._kind = kind
        self._icon_name = icon_name
        self.setProperty("kind", kind)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self._draw_icon)
        self._draw_icon()

    def set_icon(self, name: str) -> None:
        """Another icon."""
        self._icon_name = name
        self._draw_icon()

    def _draw_icon(self) -> None:
        if not self._icon_name:
            return
        colours = self._theme.colours
        size = self._theme.sizes.icon
        colour = colours.on_accent if self._kind == "primary" else colours.secondary
        gap = self._theme.sizes.tiny if self.text() else 0
        toward_words = -gap if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else gap
        self.setIcon(icon(self._icon_name, colour, size, colours.on_disabled, toward_words))
        self.setIconSize(QSize(size + gap, size))

    def set_words(self, words: str) -> None:
        """Other words, or none beside the icon."""
        self.setText(words)
        self._draw_icon()


class IconButton(QToolButton):
    """An icon alone; `name` is what it is called and its tooltip."""

    def __init__(
        self,
        theme: Theme,
        icon_name: str,
        name: str,
        *,
        kind: Literal["icon", "square"] = "icon",
        colour: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon_name = icon_name
        self._kind = kind
        self._colour = colour or ("text" if kind == "square" else "secondary")
        self.setProperty("kind", kind)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set_name(name)
        theme.changed.connect(self._draw)
        self._draw()

    def set_name(self, name: str) -> None:
        """What it is called now."""
        self.setAccessibleName(name)
        if not self.toolTip() or self.toolTip() != name:
            self.setToolTip(name)

    def set_icon(self, name: str, colour: str = "") -> None:
        """Another icon, perhaps in another of the theme's colours."""
        self._icon_name = name
        self._colour = colour or self._colour
        self._draw()

    def _draw(self) -> None:
        sizes, colours = self._theme.sizes, self._theme.colours
        self.setIcon(icon(self._icon_name, getattr(colours, self._colour), sizes.icon, colours.on_disabled))
        self.setIconSize(QSize(sizes.icon, sizes.icon))
        if self._kind == "square":
            self.setFixedSize(sizes.button, sizes.button)
        repolish(self)


class RoundButton(QAbstractButton):
    """Play or pause of one sound: a disc with an icon."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon_name = "play"
        self._strong = False
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self.update)

    def show_state(self, icon_name: str, *, strong: bool, name: str) -> None:
        """`strong` while its sound is the one that sounds."""
        if (icon_name, strong, name) != (self._icon_name, self._strong, self.accessibleName()):
            self._icon_name, self._strong = icon_name, strong
            self.setAccessibleName(name)
            self.setToolTip(name)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.sizes.round_button, self._theme.sizes.round_button)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        ground, ink = (colours.accent, colours.on_accent) if self._strong else (colours.accent_soft, colours.accent)
        if not self.isEnabled():
            ground, ink = colours.disabled, colours.on_disabled
        with painting(self) as painter:
            side = min(self.width(), self.height())
            place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
            rounded(painter, place, side / 2, fill=ground)
            mark = sizes.icon_small + 2
            draw_icon(
                painter,
                self._icon_name,
                ink,
                QRectF(place.center().x() - mark / 2, place.center().y() - mark / 2, mark, mark),
            )
            focus_ring(painter, self, self._theme, side / 2)
