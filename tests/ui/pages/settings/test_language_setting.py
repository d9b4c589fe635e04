"""Another language is chosen, and in effect once the window is opened again: by itself, when that is asked for."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QPushButton

from soundalike.settings import Appearance, Settings
from soundalike.ui.pages.settings.page import SettingsPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.reopening import Reopening


def parts(window: MainWindow) -> tuple[QComboBox, QPushButton]:
    window.go_to("settings")
    page = window.page("settings")
    assert isinstance(page, SettingsPage)
    choice = next(box for box in page.findChildren(QComboBox) if box.accessibleName() == "Language")
    return choice, next(button for button in page.findChildren(QPushButton) if button.text() == "Open again now")


def test_another_language_is_kept_and_the_window_offers_to_open_again(window: MainWindow) -> None:
    choice, again = parts(window)
    assert [choice.itemText(row) for row in range(3)] == ["As the system has it", "English", "Deutsch"]
    assert not again.isVisible()
    choice.setCurrentIndex(choice.findData("de"))
    choice.activated.emit(choice.currentIndex())
    assert window.surroundings.settings[Appearance].language == "de"
    assert again.isVisible()
    again.click()
    assert window.reopening == Reopening(None)
    assert Settings.load(window.surroundings.places.config_file)[Appearance].language == "de"


def test_the_language_that_is_shown_needs_no_opening_again(window: MainWindow) -> None:
    choice, again = parts(window)
    for code in ("fr", "system"):
        choice.setCurrentIndex(choice.findData(code))
        choice.activated.emit(choice.currentIndex())
    assert not again.isVisible()
