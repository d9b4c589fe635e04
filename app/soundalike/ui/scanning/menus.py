"""Menus and lists that open: one line after another."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QMainWindow, QMenu, QWidget
from shiboken6 import getCppPointer

from soundalike.translation import tr
from soundalike.ui.scanning.controls import seen_lines
from soundalike.ui.scanning.items import ScanGroup, ScanItem, ScanRow
from soundalike.ui.scanning.typing import press
from soundalike.ui.shell.command_table import without_mnemonic


def menu_group(menu: QMenu) -> ScanGroup:
    """An open menu: a row for each stretch between two lines, and a way out."""
    rows: list[ScanRow] = []
    stretch: list[ScanItem] = []
    for action in [*menu.actions(), None]:
        if action is None or action.isSeparator():
            if stretch:
                rows.append(ScanRow(_names(stretch), stretch))
            stretch = []
        elif action.isVisible() and action.isEnabled():
            stretch.append(_action_item(menu, action))
    out = ScanItem(tr("Close the menu"), menu, menu.close, "close", menu.rect)
    return ScanGroup(without_mnemonic(menu.title()), [*rows, ScanRow(out.name, [out])])


def _names(items: list[ScanItem]) -> str:
    return ", ".join(item.name for item in items)


def _action_item(menu: QMenu, action: QAction) -> ScanItem:
    def choose() -> None:
        menu.setActiveAction(action)
        if action.menu() is None:
            press(menu, Qt.Key.Key_Return)

    words = without_mnemonic(action.text().partition("\t")[0])
    return ScanItem(words, menu, choose, getCppPointer(action)[0], lambda: menu.actionGeometry(action))


def list_group(popup: QWidget, box: QComboBox) -> ScanGroup:
    """The open list of a combo box, and a way out."""
    view = box.view()
    items = [_choice_item(popup, box, index.row()) for index in seen_lines(view)]
    out = ScanItem(tr("Close the list"), popup, box.hidePopup, "close")
    return ScanGroup(box.accessibleName(), [ScanRow(item.name, [item]) for item in [*items, out]])


def _choice_item(popup: QWidget, box: QComboBox, row: int) -> ScanItem:
    view = box.view()

    def choose() -> None:
        view.setCurrentIndex(box.model().index(row, box.modelColumn()))
        press(view, Qt.Key.Key_Return)

    def place_in_popup() -> QRect:
        line = view.visualRect(box.model().index(row, box.modelColumn())).intersected(view.viewport().rect())
        line.moveTopLeft(view.viewport().mapTo(popup, line.topLeft()))
        return line

    return ScanItem(box.itemText(row), popup, choose, row, place_in_popup)


def box_of(popup: QWidget) -> QComboBox | None:
    """The combo box that a popup is the list of."""
    parent = popup.parentWidget()
    return parent if isinstance(parent, QComboBox) else None


def menu_bar_group(window: QMainWindow) -> ScanGroup | None:
    """The window's menus, also where their bar is hidden."""
    bar = window.menuBar()
    items = []
    for action in bar.actions():
        menu = action.menu()
        if isinstance(menu, QMenu) and action.isEnabled() and not menu.isEmpty():
            items.append(_menu_item(window, menu))
    return ScanGroup(tr("Menus"), [ScanRow(tr("Menus"), items)]) if items else None


def _menu_item(window: QMainWindow, menu: QMenu) -> ScanItem:
    bar = window.menuBar()
    name = without_mnemonic(menu.title())

    def choose() -> None:
        below = bar.actionGeometry(menu.menuAction()).bottomLeft() if bar.isVisible() else QPoint(0, 0)
        menu.popup((bar if bar.isVisible() else window).mapToGlobal(below))

    if bar.isVisible():
        return ScanItem(name, bar, choose, getCppPointer(menu)[0], lambda: bar.actionGeometry(menu.menuAction()))
    corner = lambda: window.rect().adjusted(0, 0, 0, bar.sizeHint().height() - window.height())  # noqa: E731
    return ScanItem(name, window, choose, getCppPointer(menu)[0], corner)
