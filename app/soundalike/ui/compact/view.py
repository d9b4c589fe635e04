"""The compact window's parts and where they are; what they do is the window's affair."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.compact.beneath import Beneath
from soundalike.ui.compact.line_box import LineBox
from soundalike.ui.compact.notice_row import NoticeRow
from soundalike.ui.scanning.items import ScanRow, button_row
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.buttons import IconButton
from soundalike.ui.widgets.phrase_board import PhraseBoard


class CompactView:
    """Lays the parts out in `host`."""

    def __init__(self, host: QWidget, theme: Theme) -> None:
        self._theme = theme
        sizes = theme.sizes
        self.box = LineBox(theme)
        self.pin_button = IconButton(theme, "pin", tr("Stay on top"))
        self.pin_button.setCheckable(True)
        self.menu_button = IconButton(theme, "more", tr("Menu"))
        self.menu_button.setPopupMode(self.menu_button.ToolButtonPopupMode.InstantPopup)
        self.notice = NoticeRow(theme)
        self.board = PhraseBoard(theme)
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
        self.beneath = Beneath(theme, self._scan_rows)
        self.beneath.column.addWidget(self.notice)
        self.beneath.column.addWidget(self.board, 1)
        self.beneath.column.addStretch()
        layout = QVBoxLayout(host)
        layout.setContentsMargins(sizes.large, sizes.medium, sizes.large, sizes.medium)
        layout.setSpacing(sizes.small)
        layout.addLayout(top)
        layout.addWidget(self.beneath, 1)

    def show_pinned(self, pinned: bool) -> None:
        """Whether the window stays on top."""
        self.pin_button.setChecked(pinned)
        self.pin_button.set_icon("pin", "accent" if pinned else "secondary")
        self.pin_button.setAccessibleDescription(tr("It stays on top.") if pinned else tr("It goes behind others."))

    def _scan_rows(self) -> list[ScanRow]:
        """A message's button, the boards, then the phrases, row by row."""
        rows: list[Sequence[QAbstractButton]] = [(self.notice.stop_button, self.notice.close_button)]
        names = [tr("Message"), tr("Boards")]
        if self.board.isVisible():
            rows += self.board.rows()
        names += [tr("Phrases, row {number}").format(number=row + 1) for row in range(len(rows) - 2)]
        found = [button_row(name, row) for name, row in zip(names, rows, strict=False)]
        return [row for row in found if row.items]

    def keep_focus_in_line(self) -> None:
        """For the next time that the window is shown."""
        self.box.line.setFocus()
