"""The compact window's parts and where they are; what they do is the window's affair."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.compact.beneath import Beneath
from soundalike.ui.compact.line_box import LineBox
from soundalike.ui.compact.notice_row import NoticeRow
from soundalike.ui.scanning.keyboard import OnScreenKeyboard
from soundalike.ui.scanning.typing import target_for
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.buttons import IconButton
from soundalike.ui.widgets.phrase_board import PhraseBoard


class CompactView:
    """Lays the parts out in `host`."""

    def __init__(self, host: QWidget, theme: Theme) -> None:
        self._host = host
        self._theme = theme
        sizes = theme.sizes
        self.box = LineBox(theme)
        self.pin_button = IconButton(theme, "pin", tr("Stay on top"))
        self.pin_button.setCheckable(True)
        self.menu_button = IconButton(theme, "more", tr("Menu"))
        self.menu_button.setPopupMode(self.menu_button.ToolButtonPopupMode.InstantPopup)
        self.notice = NoticeRow(theme)
        self.board = PhraseBoard(theme)
        self.keyboard = OnScreenKeyboard(theme)
        self.keyboard.set_target(target_for(self.box.line), speaks=True)
        beside = QVBoxLayout()
        beside.setSpacing(sizes.tiny)
        beside.addStretch()
        beside.addWidget(self.pin_button)
        beside.addWidget(self.menu_button)
        beside.addStretch()
        top = QHBoxLayout()
        top.setSpacing(sizes.tiny)
        top.addWidget(self.box, 1, Qt.AlignmentFlag.AlignVCenter)
        top.addLayout(beside)
        self.beneath = Beneath(theme)
        self.beneath.column.addWidget(self.notice)
        self.beneath.column.addWidget(self.board, 1)
        self.beneath.column.addStretch()
        layout = QVBoxLayout(host)
        layout.setContentsMargins(sizes.large, sizes.medium, sizes.small, sizes.medium)
        layout.setSpacing(sizes.small)
        layout.addLayout(top)
        layout.addWidget(self.beneath, 1)
        layout.addWidget(self.keyboard)

    def show_pinned(self, pinned: bool) -> None:
        """Whether the window stays on top."""
        self.pin_button.setChecked(pinned)
        self.pin_button.set_icon("pin", "accent" if pinned else "secondary")
        self.pin_button.setAccessibleDescription(tr("It stays on top.") if pinned else tr("It goes behind others."))

    def show_parts(self, *, phrases: bool, keyboard: bool) -> None:
        """What is seen beneath the line. The window grows and shrinks with the keyboard."""
        self.board.setVisible(phrases)
        if keyboard != self.keyboard.isHidden():
            return
        self.keyboard.setVisible(keyboard)
        if self._host.isVisible():
            height = self.keyboard.sizeHint().height() + self._theme.sizes.small
            self._host.resize(self._host.width(), self._host.height() + (height if keyboard else -height))

    def keep_focus_in_line(self) -> None:
        """For the next time that the window is shown."""
        self.box.line.setFocus()
