"""Everything in the table is there, does something, and has a key that nothing else has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from soundalike.settings import Appearance, Settings
from soundalike.translation import ENGLISH, Language, use_language
from soundalike.ui.pages.table import PAGES
from soundalike.ui.shell.appearance_commands import TEXT_STEPS, next_size
from soundalike.ui.shell.command_table import COMMANDS, without_mnemonic
from soundalike.ui.shell.commands import Commands
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.theme.theme import Theme


def test_every_command_of_the_table_is_bound(window: MainWindow) -> None:
    for page in PAGES:
        window.go_to(page.id)
    assert [row.id for row in window.commands.bound()] == [row.id for row in COMMANDS]


@pytest.mark.parametrize("page", [page.id for page in PAGES])
def test_no_key_means_two_things_on_a_page(page: str) -> None:
    here = [key for row in COMMANDS if row.page in ("", page) for key in row.keys]
    keys = Counter(here + [row.key for row in PAGES])
    assert [key for key, times in keys.items() if times > 1] == []


def test_mnemonics_are_different_within_a_menu() -> None:
    letters = Counter((row.menu, row.text[row.text.index("&") + 1].lower()) for row in COMMANDS if "&" in row.text)
    assert [where for where, times in letters.items() if times > 1] == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("E&xport…", "Export…"),
        ("导出(&X)…", "导出…"),
        ("Datei (&D)", "Datei"),
        ("A (b)", "A (b)"),
        ("Ada && Bob", "Ada & Bob"),
    ],
)
def test_a_name_has_no_mnemonic(text: str, words: str) -> None:
    assert without_mnemonic(text) == words


@pytest.fixture
def german() -> Iterator[None]:
    known = {"&Settings": "&Einstellungen", "&File": "&Datei"}
    use_language(Language(translate=lambda text, _comment, _count: known.get(text, text)))
    yield
    use_language(ENGLISH)


@pytest.mark.usefixtures("german")
def test_commands_are_called_what_the_language_calls_them(theme: Theme, settings: Settings, qtbot: QtBot) -> None:
    host = QMainWindow()
    qtbot.addWidget(host)
    commands = Commands(theme, host, settings)
    commands.bind("settings", lambda: None)
    commands.fill(host.menuBar())
    assert [menu.text() for menu in host.menuBar().actions()] == ["&Datei"]
    assert commands.action("settings").text() == "&Einstellungen"
    assert commands.tooltip("settings") == "Einstellungen (Ctrl+,)"
    assert commands.bound()[0].name == "Einstellungen"


def test_menus_follow_each_systems_conventions(window: MainWindow) -> None:
    roles = {command: window.commands.action(command).menuRole() for command in ("quit", "settings", "about", "speak")}
    assert roles == {
        "quit": QAction.MenuRole.QuitRole,
        "settings": QAction.MenuRole.PreferencesRole,
        "about": QAction.MenuRole.AboutRole,
        "speak": QAction.MenuRole.NoRole,
    }


def test_commands_of_another_page_can_not_be_used(window: MainWindow) -> None:
    window.go_to("help")
    for row in window.commands.bound():
        assert window.commands.action(row.id).isEnabled() == (row.page in ("", "help")), row.id
    window.go_to("speak")
    assert window.commands.action("speak").isEnabled()


def test_alt_and_f10_show_the_menu(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    assert not window.menuBar().isVisible()
    QTest.keyClick(window, Qt.Key.Key_F10)
    assert window.menuBar().isVisible()
    first = QApplication.activePopupWidget()
    assert first is not None, "the first menu is open"
    QTest.keyClick(first, Qt.Key.Key_Escape)
    QTest.keyClick(window, Qt.Key.Key_F10)
    assert not window.menuBar().isVisible()
    for visible in (True, False):
        press_alt(window)
        assert window.menuBar().isVisible() == visible
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()


def press_alt(window: MainWindow, *between: Qt.Key) -> None:
    """Presses it in the text, other keys with it, and lets it go."""
    target = window.focusWidget() or window
    QTest.keyPress(target, Qt.Key.Key_Alt)
    for key in between:
        QTest.keyClick(window.windowHandle(), key, Qt.KeyboardModifier.AltModifier)
    QTest.keyRelease(target, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)


def test_a_key_with_alt_does_its_own_and_shows_no_menu(window: MainWindow, qtbot: QtBot) -> None:
    """Alt+Return speaks the selection."""
    window.activateWindow()
    qtbot.waitUntil(lambda: window.focusWidget() is not None)
    press_alt(window, Qt.Key.Key_Return)
    assert "Nothing is selected" in window.toasts.shown()[0].facts.message
    assert not window.menuBar().isVisible()
    press_alt(window, Qt.Key.Key_Left)
    assert not window.menuBar().isVisible()


@pytest.mark.parametrize(
    ("percent", "larger", "smaller"), [(100, 115, 90), (75, 90, 75), (200, 200, 175), (103, 115, 100)]
)
def test_text_grows_and_shrinks_in_steps(percent: int, larger: int, smaller: int) -> None:
    assert (next_size(percent, 1), next_size(percent, -1)) == (larger, smaller)
    assert min(TEXT_STEPS) == 75
    assert max(TEXT_STEPS) == 200


def test_theme_and_size_by_key_and_menu(window: MainWindow) -> None:
    settings = window.surroundings.settings
    for command in ("theme-dark", "theme-light", "theme-high-contrast", "theme-system"):
        window.commands.action(command).trigger()
        checked = [
            row.id for row in COMMANDS if row.id.startswith("theme") and window.commands.action(row.id).isChecked()
        ]
        assert checked == [command]
    window.commands.action("larger").trigger()
    assert settings[Appearance].text_percent == 115
    window.commands.action("usual-size").trigger()
    assert settings[Appearance].text_percent == 100


def test_full_screen_and_back(window: MainWindow, qtbot: QtBot) -> None:
    action = window.commands.action("full-screen")
    action.trigger()
    qtbot.waitUntil(window.isFullScreen)
    assert action.isChecked()
    action.trigger()
    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert not action.isChecked()


def test_what_runs_now_is_shown_in_full_and_can_be_closed_by_key(window: MainWindow) -> None:
    window.commands.action("status").trigger()
    assert window._details.isVisible()
    words = [label.text() for label in window._details.findChildren(type(window._details._value("")))]
    assert "none loaded" in words
    QTest.keyClick(window._details, Qt.Key.Key_Escape)
    assert not window._details.isVisible()
    window.status.setFocus()
    QTest.keyClick(window.status, Qt.Key.Key_Return)
    assert window._details.isVisible()
    window._details.hide()
