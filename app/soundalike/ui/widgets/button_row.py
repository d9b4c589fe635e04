"""The buttons at a dialog's end."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from soundalike.ui.theme.theme import Theme


def button_row(theme: Theme, *buttons: QWidget) -> QHBoxLayout:
    """A line of them at the right, in this order."""
    row = QHBoxLayout()
    row.setSpacing(theme.sizes.small)
    row.addStretch()
    for button in buttons:
        row.addWidget(button)
    return row
