"""The compact window over stand-ins, opened from the main one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soundalike.ui.compact.window import CompactWindow
from soundalike.ui.shell.main_window import MainWindow
from tests.ui.fake_wiring import FakeConductor


@pytest.fixture
def compact(window: MainWindow, qtbot: QtBot) -> Iterator[CompactWindow]:
    """Shown, with the keyboard in its line."""
    window.commands.action("compact").trigger()
    made = window.compact.window
    assert made is not None
    qtbot.waitUntil(lambda: made.isActiveWindow() and idle(window))
    yield made
    window.quit()


@pytest.fixture
def conductor(compact: CompactWindow) -> FakeConductor:
    """Of the compact window alone."""
    found = compact.speaker.conductor
    assert isinstance(found, FakeConductor)
    return found


@pytest.fixture
def press(compact: CompactWindow) -> Callable[..., None]:
    """A key, pressed where the keyboard is."""

    def click(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(compact.focusWidget() or compact, key, modifier)

    return click


@pytest.fixture
def settle(window: MainWindow, qtbot: QtBot) -> Callable[[], None]:
    """Until nothing is being read any more."""
    return lambda: qtbot.waitUntil(lambda: idle(window))


def idle(window: MainWindow) -> bool:
    services = window.surroundings.services
    return services.disk.idle and not window.surroundings.tasks.running
