"""What can be scanned in the window in front, whatever it is: its controls, in rows as they lie, in its panels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar, QWidget

from soundalike.ui.scanning.controls import Type, also_inside, items_of, name_of
from soundalike.ui.scanning.items import ScanGroup, ScanItem, Scannable, ScanRow
from soundalike.ui.scanning.menus import box_of, list_group, menu_bar_group, menu_group
from soundalike.ui.view_models.scan_rows import Box, rows_by_place

_GROUNDS = ("page", "panel", "card", "soft", "dashed", "sidebar", "footer")
"""Values of the property `ground`: a widget with one of them holds what belongs together."""

_LAST = ("sidebar", "footer")
"""What is the same on every page comes after the page."""


def front() -> QWidget | None:
    """The open menu or list, else the window in front; None while another program is."""
    return QApplication.activePopupWidget() or QApplication.activeWindow()


def groups_of(window: QWidget, type_into: Type) -> list[ScanGroup]:
    """Everything that can be used in it."""
    if isinstance(window, QMenu):
        return [menu_group(window)]
    box = box_of(window)
    if box is not None:
        return [list_group(window, box)]
    found: dict[QWidget, list[ScanItem]] = {}
    own: dict[QWidget, list[ScanRow]] = {}
    for host, part in _parts(window, window, type_into):
        if isinstance(part, ScanItem):
            found.setdefault(host, []).append(part)
        else:
            own.setdefault(host, []).extend(part)
    hosts = list(dict.fromkeys([*found, *own]))
    hosts.sort(key=lambda host: host.property("ground") in _LAST)
    groups = [_group(host, found.get(host, []), own.get(host, []), window) for host in hosts]
    if isinstance(window, QMainWindow):
        menus = menu_bar_group(window)
        groups += [menus] if menus is not None else []
    return [group for group in groups if group.rows]


def _parts(widget: QWidget, host: QWidget, type_into: Type) -> Iterator[tuple[QWidget, ScanItem | Sequence[ScanRow]]]:
    for child in widget.children():
        if not isinstance(child, QWidget) or child.isWindow() or not child.isVisible() or isinstance(child, QMenuBar):
            continue
        holder = child if child.property("ground") in _GROUNDS else host
        if isinstance(child, Scannable):
            yield child, [row for row in child.scan_rows() if row.items]
            continue
        items = items_of(child, type_into) if child.isEnabled() else []
        for item in items or ():
            yield holder, item
        if items is None or also_inside(child):
            yield from _parts(child, holder, type_into)


def _group(host: QWidget, items: list[ScanItem], own: list[ScanRow], window: QWidget) -> ScanGroup:
    boxes = []
    for item in items:
        place = item.rectangle(window)
        boxes.append(Box(place.left(), place.top(), place.width(), place.height()))
    mirrored = window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    rows = [_row([items[number] for number in row]) for row in rows_by_place(boxes, mirrored=mirrored)]
    rows += own
    return ScanGroup(name_of(host) or (rows[0].name if rows else ""), rows)


def _row(items: Sequence[ScanItem]) -> ScanRow:
    return ScanRow(", ".join(item.name for item in items), items)
