"""What can be scanned: items in rows, rows in groups; a page that knows its own says them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton, QWidget
from shiboken6 import getCppPointer, isValid

from soundalike.ui.shell.command_table import without_mnemonic
from soundalike.ui.view_models.scanning import GroupShape, RowShape


@dataclass(frozen=True)
class ScanItem:
    """One thing that a switch can choose: its name, where it is, and what choosing it does.

    `part` tells apart several of one widget (the lines of a menu, less and more of a slider), and `place` is where in
    the widget it is; None for all of it.
    """

    name: str
    widget: QWidget
    activate: Callable[[], object]
    part: Hashable = None
    place: Callable[[], QRect] | None = None

    @property
    def key(self) -> Hashable:
        """The widget as Qt has it: Python's own object for it may be another one the next time it is asked for."""
        return getCppPointer(self.widget)[0], self.part

    @property
    def usable(self) -> bool:
        """Whether it is still there, seen and enabled."""
        return isValid(self.widget) and self.widget.isVisible() and self.widget.isEnabled()

    def rectangle(self, within: QWidget) -> QRect:
        """Where it is in `within`."""
        inside = self.place() if self.place is not None else self.widget.rect()
        return QRect(self.widget.mapTo(within, inside.topLeft()), inside.size())


@dataclass(frozen=True)
class ScanRow:
    """Items beside each other."""

    name: str
    items: Sequence[ScanItem]

    @property
    def key(self) -> Hashable:
        """It stays itself when its name changes, and when items come or go after the first."""
        return "row", self.items[0].key if self.items else None


@dataclass(frozen=True)
class ScanGroup:
    """Rows that belong together."""

    name: str
    rows: Sequence[ScanRow]

    @property
    def key(self) -> Hashable:
        return "group", self.rows[0].key if self.rows else None


def shape_of(group: ScanGroup) -> GroupShape:
    """The same without widgets, for the scanner."""
    return GroupShape(group.key, tuple(RowShape(row.key, tuple(item.key for item in row.items)) for row in group.rows))


@runtime_checkable
class Scannable(Protocol):
    """A widget that says its own rows, in the order of reading. They are asked for again at each step."""

    def scan_rows(self) -> Sequence[ScanRow]:
        """Only what can be used now."""
        ...


def button_item(button: QAbstractButton, name: str = "") -> ScanItem:
    """A button; choosing it presses it, or opens its menu."""
    said = name or button.accessibleName() or without_mnemonic(button.text())
    menu = button.menu() if isinstance(button, QPushButton | QToolButton) else None
    if menu is None:
        return ScanItem(said, button, button.click)
    # Pressed, the button would wait until the menu is closed.
    return ScanItem(said, button, lambda: menu.popup(button.mapToGlobal(button.rect().bottomLeft())))


def button_row(name: str, buttons: Sequence[QAbstractButton]) -> ScanRow:
    """The buttons of a row that can be pressed now."""
    return ScanRow(name, [button_item(button) for button in buttons if button.isVisible() and button.isEnabled()])
