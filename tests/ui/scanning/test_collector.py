"""Whatever the window shows can be chosen with a switch."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from soundalike.ui.pages.table import PAGES
from soundalike.ui.scanning.collector import groups_of
from soundalike.ui.scanning.items import ScanGroup, ScanItem, ScanRow, button_row
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.wizard.parts.region_waveform import RegionWaveform
from tests.ui.pages.test_accessibility import controls

typed_into: list[QWidget] = []


def items(groups: list[ScanGroup]) -> list[ScanItem]:
    return [item for group in groups for row in group.rows for item in row.items]


def scanned(window: QWidget) -> list[ScanItem]:
    typed_into.clear()
    return items(groups_of(window, typed_into.append))


def named(found: list[ScanItem], name: str) -> ScanItem:
    (item,) = [item for item in found if item.name == name]
    return item


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(400, 300)
    qtbot.addWidget(made)
    return made


def shown(host: QWidget, *widgets: QWidget) -> QWidget:
    layout = QVBoxLayout(host)
    for widget in widgets:
        layout.addWidget(widget)
    host.show()
    return host


@pytest.mark.parametrize("page", [row.id for row in PAGES])
def test_every_control_of_every_page_can_be_chosen(window: MainWindow, page: str, qtbot: QtBot) -> None:
    window.go_to(page)
    services = window.surroundings.services
    lanes = (services.disk, services.voices.lane, services.models.lane)
    qtbot.waitUntil(lambda: all(lane.idle for lane in lanes))
    QApplication.processEvents()
    found = scanned(window)
    widgets = {item.widget for item in found}
    usable = [
        widget
        for widget in controls(window)
        if widget.isEnabled()
        and (isinstance(widget, QAbstractButton) or widget.focusPolicy() != Qt.FocusPolicy.NoFocus)
        and not (isinstance(widget, QLineEdit) and widget.isReadOnly())
    ]
    assert len(usable) > 5
    assert [widget for widget in usable if widget not in widgets] == []
    assert all(item.name.strip() for item in found), [item.widget for item in found if not item.name.strip()]
    keys = [item.key for item in found]
    assert len(keys) == len(set(keys))


def test_every_command_is_in_the_menus_though_their_bar_is_hidden(window: MainWindow) -> None:
    assert not window.menuBar().isVisible()
    menus = {item.name for item in scanned(window)}
    assert {"File", "Edit", "Speak", "View", "Help"} <= menus


def test_what_cant_be_used_isnt_scanned(host: QWidget) -> None:
    good, off, hidden = QPushButton("Good"), QPushButton("Off"), QPushButton("Hidden")
    off.setEnabled(False)
    fixed = QLineEdit("fixed")
    fixed.setReadOnly(True)
    shown(host, good, off, hidden, fixed)
    hidden.hide()
    assert [item.name for item in scanned(host)] == ["Good"]


@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2])
def test_rows_are_in_the_direction_of_reading(host: QWidget, direction: Qt.LayoutDirection) -> None:
    host.setLayoutDirection(direction)
    column = QVBoxLayout(host)
    for names in ("ab", "cde"):
        row = QHBoxLayout()
        for name in names:
            row.addWidget(QPushButton(name))
        column.addLayout(row)
    host.show()
    (group,) = groups_of(host, lambda _field: None)
    assert ["".join(item.name for item in row.items) for row in group.rows] == ["ab", "cde"]
    first, second = group.rows[0].items
    leftmost = first.rectangle(host).left() < second.rectangle(host).left()
    assert leftmost == (direction == Qt.LayoutDirection.LeftToRight)


def test_what_lies_on_a_panel_is_a_group(host: QWidget) -> None:
    panels = []
    for name in ("First", "Second"):
        panel = QWidget()
        panel.setProperty("ground", "panel")
        panel.setAccessibleName(name)
        row = QHBoxLayout(panel)
        row.addWidget(QPushButton(f"{name} one"))
        row.addWidget(QPushButton(f"{name} two"))
        panels.append(panel)
    side = QWidget()
    side.setProperty("ground", "sidebar")
    QHBoxLayout(side).addWidget(QPushButton("Side"))
    shown(host, side, *panels)
    groups = groups_of(host, lambda _field: None)
    assert [group.name for group in groups] == ["First", "Second", "Side"], "the page comes before what is always there"


def test_a_widget_can_say_its_own_rows(host: QWidget) -> None:
    class Board(QWidget):
        def __init__(self) -> None:
            super().__init__()
            self.keys = [QPushButton(name) for name in "xyz"]
            layout = QHBoxLayout(self)
            for key in self.keys:
                layout.addWidget(key)

        def scan_rows(self) -> list[ScanRow]:
            return [button_row("backwards", self.keys[::-1])]

    shown(host, QPushButton("Before"), Board())
    assert [item.name for item in scanned(host)] == ["Before", "z", "y", "x"]


def test_fields_are_typed_into(host: QWidget) -> None:
    line = QLineEdit()
    line.setAccessibleName("Name")
    shown(host, line)
    named(scanned(host), "Name").activate()
    assert typed_into == [line]


def test_numbers_and_sliders_go_up_and_down(host: QWidget) -> None:
    box = QSpinBox()
    box.setAccessibleName("Size")
    box.setValue(5)
    shown(host, box)
    found = scanned(host)
    named(found, "Size: more").activate()
    named(found, "Size: more").activate()
    named(found, "Size: less").activate()
    assert box.value() == 6
    named(found, "Size: type it").activate()
    assert isinstance(typed_into[0], QLineEdit)
    parts = [item.rectangle(host) for item in found]
    assert not any(one.intersects(other) for one in parts for other in parts if one is not other)


def test_a_line_of_a_list_is_selected_and_then_opened(host: QWidget) -> None:
    view = QListWidget()
    view.addItems([f"Line {number}" for number in range(100)])
    opened: list[str] = []
    view.itemActivated.connect(lambda item: opened.append(item.text()))
    shown(host, view)
    host.activateWindow()
    found = scanned(host)
    assert "Line 0" in [item.name for item in found]
    assert "Line 60" not in [item.name for item in found]
    line = named(found, "Line 2")
    line.activate()
    assert view.currentRow() == 2
    assert opened == []
    named(scanned(host), "Line 2").activate()
    assert opened == ["Line 2"]
    for _ in range(40):
        names = [item.name for item in scanned(host)]
        if "Line 99" in names:
            break
        named(scanned(host), "Further down").activate()
    assert "Line 99" in names
    assert "Further down" not in names
    assert "Further up" in names


def test_an_open_list_of_choices_has_a_way_out(host: QWidget, qtbot: QtBot) -> None:
    box = QComboBox()
    box.addItems(["One", "Two"])
    shown(host, box)
    box.showPopup()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    found = scanned(popup)
    assert [item.name for item in found] == ["One", "Two", "Close the list"]
    assert all(popup.rect().contains(item.rectangle(popup)) for item in found)
    found[1].activate()
    assert box.currentText() == "Two"
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)


def test_a_menu_with_a_menu_in_it(host: QWidget, qtbot: QtBot) -> None:
    shown(host)
    chosen: list[str] = []
    menu = QMenu("Things", host)
    menu.addAction("First", lambda: chosen.append("First"))
    off = menu.addAction("Off")
    off.setEnabled(False)
    menu.addSeparator()
    inner = menu.addMenu("More")
    inner.addAction("Inside", lambda: chosen.append("Inside"))
    menu.popup(host.mapToGlobal(host.rect().center()))
    assert [item.name for item in scanned(menu)] == ["First", "More", "Close the menu"]
    named(scanned(menu), "More").activate()
    qtbot.waitUntil(inner.isVisible)
    assert QApplication.activePopupWidget() is inner
    named(scanned(inner), "Inside").activate()
    assert chosen == ["Inside"]
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)


def test_what_is_further_down_is_scrolled_to(host: QWidget, qtbot: QtBot, window: MainWindow) -> None:
    """And the frame lies over it."""
    inside = QWidget()
    column = QVBoxLayout(inside)
    for number in range(40):
        column.addWidget(QPushButton(f"Button {number}"))
    area = QScrollArea()
    area.setWidget(inside)
    shown(host, area)
    last = named(scanned(host), "Button 39")
    frame = window.reach.driver.frame
    frame.show(host, [last], [], "Button 39", say=True)
    qtbot.waitUntil(lambda: host.rect().contains(last.rectangle(host)))
    frame.show(host, [last], [], "Button 39", say=False)
    place = frame.place
    assert place is not None
    assert place.contains(last.rectangle(host).intersected(area.geometry()))
    frame.close()


def test_sliders_of_a_page_are_moved(window: MainWindow) -> None:
    found = [item for item in scanned(window) if isinstance(item.widget, QAbstractSlider)]
    assert found
    slider = found[0].widget
    assert isinstance(slider, QAbstractSlider)
    before = slider.value()
    found[0].activate()
    assert slider.value() != before


def test_parts_of_a_control_with_its_own_keys(window: MainWindow, qtbot: QtBot) -> None:
    """Such as the handles of the wizard's waveform, which Tab goes through and arrows move."""
    region = RegionWaveform(window.surroundings.theme)
    host = QWidget()
    qtbot.addWidget(host)
    shown(host, region)
    host.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is host)
    on = scanned(host)[0]
    assert on.name.endswith(": the next part of it")
    on.activate()
    assert region.hasFocus()
    first = region._handle
    on.activate()
    assert region._handle != first
