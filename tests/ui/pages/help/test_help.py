"""Help lists every key that the window has."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from soundalike import __version__
from soundalike.ui.pages.table import PAGES
from soundalike.ui.shell.commands import native_keys
from soundalike.ui.shell.main_window import MainWindow


def test_every_command_and_page_is_listed_with_its_key(window: MainWindow) -> None:
    window.go_to("help")
    words = [label.text() for label in window.page("help").findChildren(QLabel)]
    for row in window.commands.bound():
        if row.keys:
            assert row.name in words
            assert native_keys(row) in words
    for page in PAGES:
        assert page.title in words
    assert any(__version__ in text for text in words)
