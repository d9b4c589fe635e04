"""The window opens, changes its look, folds, and closes cleanly."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soundalike.settings import Appearance, Settings
from soundalike.ui.pages.table import PAGES
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.theme.tokens import DARK, HIGH_CONTRAST_LIGHT, LIGHT

HEAVY = (
    "numpy",
    "cffi",
    "soundfile",
    "sounddevice",
    "soxr",
    "tokenizers",
    "gguf",
    "safetensors",
    "pulsectl",
    "sqlite3",
)


def test_it_opens_on_speak_with_the_keyboard_in_the_text(window: MainWindow, qtbot: QtBot) -> None:
    assert window.shown_page == "speak"
    window.activateWindow()
    qtbot.waitUntil(lambda: window.focusWidget() is not None)
    assert window.focusWidget().accessibleName() == "Text to speak"


@pytest.mark.parametrize("page", [row.id for row in PAGES])
def test_every_page_opens(window: MainWindow, page: str) -> None:
    window.go_to(page)
    assert window.shown_page == page
    assert window.page(page).isVisible()


def test_the_look_changes_at_once(window: MainWindow) -> None:
    settings, theme = window.surroundings.settings, window.surroundings.theme
    for choice, colours in (("dark", DARK), ("light", LIGHT), ("high-contrast", HIGH_CONTRAST_LIGHT)):
        settings.set(replace(settings[Appearance], theme=choice))  # type: ignore[arg-type]
        assert theme.colours == colours
        assert window.palette().window().color().name().upper() == colours.background
        shown = window.grab().toImage().pixelColor(window.width() - 5, 40).name().upper()
        assert shown == colours.background


def test_little_width_leaves_icons_and_folds_the_takes(window: MainWindow, qtbot: QtBot) -> None:
    page = window.page("speak")
    window.resize(760, 560)
    qtbot.waitUntil(lambda: window.width() == 760)
    sidebar = window.findChild(type(window._sidebar))
    assert sidebar is not None
    assert sidebar.width() == 60
    assert not page.view.takes.isVisible()  # type: ignore[attr-defined]
    window.resize(1180, 728)
    assert sidebar.width() >= 172
    assert page.view.takes.isVisible()  # type: ignore[attr-defined]


def test_nothing_is_cut_off_at_twice_the_text_size(window: MainWindow, qtbot: QtBot) -> None:
    settings = window.surroundings.settings
    settings.set(replace(settings[Appearance], text_percent=200))
    window.resize(1920, 1080)
    button = window.page("speak").view.transport.speak_button  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: button.height() >= 90)
    assert button.width() >= button.sizeHint().width()


def test_where_it_was_comes_back(window: MainWindow, qtbot: QtBot) -> None:
    window.go_to("help")
    window.resize(900, 700)
    window.close()
    kept = Settings.load(window.surroundings.places.config_file)
    from soundalike.settings import Window  # noqa: PLC0415

    assert kept[Window].page == "help"
    assert kept[Window].geometry


def test_keys_are_the_tables(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_9, Qt.KeyboardModifier.ControlModifier)
    assert window.shown_page == "help"
    QTest.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert window.shown_page == "speak"


def test_menus_come_from_the_table(window: MainWindow) -> None:
    titles = [action.text() for action in window.menuBar().actions()]
    assert titles == ["&File", "&Edit", "&Speak", "&Takes", "&View", "&Help"]
    for row in window.commands.bound():
        action = window.commands.action(row.id)
        assert action.text().split("\t")[0] == row.text
        assert action.toolTip().startswith(row.name)


def test_the_status_line_shows_details_when_pressed(window: MainWindow, qtbot: QtBot) -> None:
    details = window._details
    QTest.mouseClick(window.status, Qt.MouseButton.LeftButton)
    assert details.isVisible()
    details.hide()


def test_closing_twice_and_before_anything_was_done(window: MainWindow) -> None:
    assert window.close()
    assert window.close()


def test_nothing_heavy_is_loaded_before_the_window_is_shown() -> None:
    """Start-up is a feature: only Qt and what is ours may be in memory when the window comes up."""
    program = (
        "import sys, tempfile, pathlib\n"
        "from PySide6.QtWidgets import QApplication\n"
        "application = QApplication([])\n"
        "from soundalike.paths import places\n"
        "from soundalike.ui.shell.window import make_window\n"
        "window = make_window(places(pathlib.Path(tempfile.mkdtemp())))\n"
        "window.show()\n"
        "print(*sys.modules)\n"
        "window.close()\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120)
    loaded = set(done.stdout.split())
    assert not loaded & set(HEAVY)
    assert len([name for name in loaded if name.startswith("soundalike.")]) < 180
