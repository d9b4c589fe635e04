"""A person with one switch: waits for the mark, and presses one key. Nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from soundalike.settings import Scanning
from soundalike.ui.scanning.collector import front
from soundalike.ui.scanning.items import ScanItem
from soundalike.ui.shell.main_window import MainWindow

MOST_STEPS = 3000


class OneSwitch:
    """`now` is the clock that scanning goes by; it moves only to where the mark's next step is due."""

    def __init__(self, window: MainWindow, qtbot: QtBot, start: QWidget | None = None, **changes: object) -> None:
        """`start` is the window in front (default: the main one)."""
        self.now = 0.0
        first = start or window
        first.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is first)
        settings = window.surroundings.settings
        settings.set(replace(settings[Scanning], on=True, again=0, **changes))  # type: ignore[arg-type]  # its fields
        self.driver = window.reach.driver
        self.driver._clock = self.driver.switches._clock = lambda: self.now
        self.presses = 0

    def press(self) -> None:
        """The switch, as the window system tells of it."""
        before = front()
        assert before is not None
        handle = before.windowHandle()
        assert handle is not None
        self.presses += 1
        QTest.keyClick(handle, Qt.Key.Key_Space)
        self._settle()

    def choose(self, *words: str) -> ScanItem:
        """Waits for an item whose name begins with one of the words, through its group and row, and presses."""
        return self.choose_where(lambda item: item.name.lower().startswith(tuple(word.lower() for word in words)))

    def choose_where(self, wanted: Callable[[ScanItem], bool]) -> ScanItem:
        for _ in range(MOST_STEPS):
            spot, groups = self.driver.scanner.spot, self.driver.groups
            if spot is None:
                self.press()
                continue
            marked = self.driver.marked
            if marked is not None and wanted(marked):
                self.press()
                return marked
            inside = [
                item
                for group in groups
                for row in group.rows
                for item in row.items
                if spot.level in ("group", "row") and spot.key in (group.key, row.key)
            ]
            if any(wanted(item) for item in inside):
                self.press()
            else:
                self.wait()
        names = [item.name for group in self.driver.groups for row in group.rows for item in row.items]
        raise AssertionError(f"never marked; there are {names}")

    def wait(self) -> None:
        """Until the mark moves."""
        due = self.driver.scanner.due
        assert due is not None
        self.now = max(self.now, due)
        self.driver.turn()

    def type(self, text: str) -> None:
        """With the on-screen keyboard, letter by letter."""
        for letter in text:
            key = "space" if letter == " " else letter
            self.choose_where(lambda item, key=key: item.name.lower() == key)  # type: ignore[misc]  # of one item

    def _settle(self) -> None:
        """Choices are carried out with the event loop's next turn."""
        for _ in range(3):
            QApplication.processEvents()
        self.driver.look()
