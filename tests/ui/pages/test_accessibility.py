"""Every page by keyboard alone, and every control with a name that a screen reader can say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QDialog,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from soundalike.ui.pages.table import PAGES
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.widgets.segmented import Segmented

CONTROLS = (QAbstractButton, QLineEdit, QAbstractSlider, QAbstractSpinBox, QAbstractScrollArea)
MOST_STOPS = 400


def controls(page: QWidget) -> list[QWidget]:
    """What can be used on a page, without Qt's own parts inside them."""
    found: list[QWidget] = []
    for widget in page.findChildren(QWidget):
        inside_spin_box = isinstance(widget.parentWidget(), QAbstractSpinBox)
        own = isinstance(widget, QScrollBar | QScrollArea) or widget.objectName().startswith("qt_")
        inside_line = isinstance(widget.parentWidget(), QLineEdit)
        if isinstance(widget, CONTROLS) and widget.isVisible() and not (inside_spin_box or own or inside_line):
            found.append(widget)
    return found


def name_of(widget: QWidget) -> str:
    return widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")


@pytest.mark.parametrize("page", [row.id for row in PAGES])
def test_every_control_has_a_name(window: MainWindow, page: str) -> None:
    window.go_to(page)
    nameless = [widget for widget in controls(window) if not name_of(widget).strip()]
    assert nameless == []


@pytest.mark.parametrize("command", ["advanced", "pronunciation", "export"])
def test_every_control_of_a_dialog_has_a_name(window: MainWindow, command: str, qtbot: QtBot) -> None:
    window.surroundings.services.load_model()
    qtbot.waitUntil(lambda: window.status.facts.state == "ready")
    window.commands.action(command).trigger()
    dialogs: list[QDialog] = []

    def opened() -> bool:
        dialogs[:] = [one for one in window.findChildren(QDialog) if one.isVisible()]
        return bool(dialogs)

    qtbot.waitUntil(opened)
    (dialog,) = dialogs
    assert dialog.windowTitle()
    assert [widget for widget in controls(dialog) if not name_of(widget).strip()] == []
    dialog.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def stops(widgets: list[QWidget]) -> list[set[QWidget]]:
    """Where the tab key should come to: of several that exclude one another one is enough, arrow keys do the rest."""
    groups: dict[int, set[QWidget]] = {}
    for widget in widgets:
        group = widget.group() if isinstance(widget, QAbstractButton) else None
        key = id(widget) if group is None or not group.exclusive() else id(group)
        groups.setdefault(key, set()).add(widget)
    return list(groups.values())


@pytest.mark.parametrize("page", [row.id for row in PAGES])
def test_tab_reaches_every_control(window: MainWindow, page: str, qtbot: QtBot) -> None:
    """No button is for the mouse alone."""
    window.go_to(page)
    window.activateWindow()
    services = window.surroundings.services
    lanes = (services.disk, services.voices.lane, services.models.lane)
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window and all(lane.idle for lane in lanes))
    wanted = stops(
        [
            widget
            for widget in controls(window)
            if widget.isEnabled()
            and (isinstance(widget, QAbstractButton) or widget.focusPolicy() != Qt.FocusPolicy.NoFocus)
        ]
    )
    reached: set[QWidget] = set()
    for _ in range(MOST_STOPS):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        reached.add(focused)
        if all(stop & reached for stop in wanted):
            break
    wanted = [stop for stop in wanted if any(widget.isEnabled() and widget.isVisible() for widget in stop)]
    missed = [sorted(name_of(widget) for widget in stop) for stop in wanted if not stop & reached]
    assert missed == []


def test_pages_are_chosen_in_the_sidebar_by_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    sidebar = window._sidebar
    rows = list(sidebar._rows.values())
    rows[0].setFocus()
    qtbot.waitUntil(rows[0].hasFocus)
    for key in (Qt.Key.Key_Up, *(Qt.Key.Key_Down for _ in rows)):
        QTest.keyClick(window.windowHandle(), key)
    assert rows[-1].hasFocus()
    assert window.shown_page == "speak", "looking round opens nothing"
    QTest.keyClick(rows[-1], Qt.Key.Key_Return)
    assert window.shown_page == list(sidebar._rows)[-1]


def test_one_of_a_few_is_chosen_by_arrow_keys(window: MainWindow, qtbot: QtBot) -> None:
    window.go_to("settings")
    window.activateWindow()
    colours = next(one for one in window.findChildren(Segmented) if one.accessibleName() == "Colours")
    told: list[str] = []
    colours.changed.connect(told.append)
    colours._group.button(0).setFocus()
    qtbot.waitUntil(lambda: colours._group.button(0).hasFocus())
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(window.windowHandle(), key)
    assert told == ["light", "dark", "light"]
