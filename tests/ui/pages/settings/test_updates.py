"""A newer version is looked for when the button is pressed, once, and never else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from soundalike import __version__
from soundalike.settings import Downloads
from soundalike.ui.pages.settings.page import SettingsPage
from soundalike.ui.pages.settings.updates import UpdateLook
from soundalike.ui.shell.main_window import MainWindow
from tests.models.downloads.flaky_hub import FlakyHub

pytestmark = pytest.mark.loopback

PAGE = "https://example.org/releases/v99"


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[FlakyHub]:
    """Where versions are published, as this copy knows it."""
    with FlakyHub({}, listing={"tag_name": "v99.0", "html_url": PAGE}) as running:
        monkeypatch.setattr("soundalike.updates.address.releases_address", lambda: f"{running.endpoint}/api/latest")
        yield running


def looks(window: MainWindow) -> UpdateLook:
    window.go_to("settings")
    page = window.page("settings")
    assert isinstance(page, SettingsPage)
    return page.downloads.updates


def test_it_asks_once_when_pressed_and_never_before(
    server: FlakyHub, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    row = looks(window)
    qtbot.waitUntil(lambda: not window.surroundings.tasks.running)
    assert server.asked == []
    assert not row.open.isVisible()
    row.look.click()
    assert not row.look.isEnabled()
    qtbot.waitUntil(row.look.isEnabled)
    assert row.words.text() == f"Version 99.0 is there. You have {__version__}."
    row.open.click()
    assert opened == [QUrl(PAGE)]
    assert len(server.asked) == 1

    server.listing = {"tag_name": f"v{__version__}", "html_url": PAGE}
    row.look.click()
    qtbot.waitUntil(row.look.isEnabled)
    assert row.words.text() == f"You have the newest version, {__version__}."
    assert not row.open.isVisible()
    assert len(server.asked) == 2


def test_the_reason_of_a_failure_is_said_and_it_can_be_pressed_again(
    server: FlakyHub, window: MainWindow, qtbot: QtBot
) -> None:
    window.surroundings.settings.set(Downloads(proxy="http://127.0.0.1:9"))
    row = looks(window)
    row.look.click()
    qtbot.waitUntil(row.look.isEnabled)
    assert "couldn't be found out: " in row.words.text()
    assert "127.0.0.1" in row.words.text()
    assert server.asked == []


def test_a_copy_that_knows_no_address_says_so_and_has_no_button(window: MainWindow) -> None:
    row = looks(window)
    assert not row.look.isVisible()
    assert not row.open.isVisible()
    assert "doesn't know where newer versions are published" in row.words.text()
