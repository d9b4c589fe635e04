"""What holds for every test of the window: no display, no warning of Qt's, nothing left behind."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from soundalike.paths import Places, places
from soundalike.settings import Settings
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.window import make_window
from soundalike.ui.theme.theme import Theme
from soundalike.ui.workers.garbage import collect_what_is_due
from tests.ui.fake_wiring import FakeWiring


@pytest.fixture(autouse=True)
def nothing_left_behind(qapp: QApplication) -> Iterator[None]:
    """A test that leaves a thread, a running timer, a window or an open file fails."""
    threads = set(threading.enumerate())
    files = _open_files()
    gc.disable()  # as in the program: see soundalike.ui.workers.garbage
    yield
    gc.enable()
    collect_what_is_due()
    qapp.processEvents()
    left = [thread.name for thread in set(threading.enumerate()) - threads if thread.is_alive()]
    assert not left, f"threads left running: {left}"
    shown = [widget for widget in qapp.topLevelWidgets() if widget.isVisible()]
    assert not shown, f"windows left open: {shown}"
    timers = [timer for widget in qapp.topLevelWidgets() for timer in widget.findChildren(QTimer) if timer.isActive()]
    repeating = [timer for timer in timers if not timer.isSingleShot()]
    assert not repeating, f"timers left running: {[timer.parent() for timer in repeating]}"
    new = {path for path in _open_files() - files if "soundalike" in path or "takes" in path}
    assert not new, f"files left open: {new}"
    # pytest-qt asks for its windows' end, which Qt would put off for as long as no event loop runs.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _open_files() -> set[str]:
    folder = Path("/proc/self/fd")
    if not folder.is_dir():
        return set()
    found = set()
    for entry in folder.iterdir():
        try:
            found.add(str(entry.readlink()))
        except OSError:
            continue
    return found


@pytest.fixture
def home(soundalike_home: Path) -> Places:
    """The folders of this test's user."""
    return places(soundalike_home)


@pytest.fixture
def settings(home: Places) -> Settings:
    return Settings.load(home.config_file)


@pytest.fixture
def theme(qapp: QApplication, settings: Settings) -> Theme:
    """The light look."""
    from soundalike.settings import Appearance  # noqa: PLC0415

    settings.set(Appearance(theme="light"))
    return Theme(settings)


@pytest.fixture
def wiring() -> FakeWiring:
    return FakeWiring()


@pytest.fixture
def window(qtbot: QtBot, home: Places, wiring: FakeWiring) -> Iterator[MainWindow]:
    """The whole window over stand-ins for model, store and device, shown and started."""
    made = make_window(home, wiring.wiring())
    qtbot.addWidget(made)
    made.resize(1180, 728)
    made.show()
    made.start_services()
    qtbot.waitUntil(lambda: made.surroundings.services.store is not None and made.surroundings.services.disk.idle)
    yield made
    made.close()
