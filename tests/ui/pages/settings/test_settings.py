"""Every setting on the page changes something at once, and is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from soundalike.settings import Appearance, History, Model, Settings
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.page import Page
from soundalike.ui.theme.tokens import DARK, HIGH_CONTRAST_LIGHT, LIGHT
from soundalike.ui.widgets.segmented import Segmented
from soundalike.ui.widgets.switch import Switch
from tests.ui.fake_wiring import FakeWiring


@pytest.fixture
def page(window: MainWindow) -> Page:
    window.go_to("settings")
    return window.page("settings")


@pytest.fixture
def kept(window: MainWindow) -> Callable[[type[Any]], Any]:
    """What is in the file once the page was left."""

    def read(group: type[Any]) -> Any:
        window.go_to("help")
        return Settings.load(window.surroundings.places.config_file)[group]

    return read


Kept = Callable[[type[Any]], Any]


def named(page: QWidget, kind: type[Any], name: str) -> Any:
    """The control that is called so."""
    (found,) = [widget for widget in page.findChildren(kind) if name in (widget.accessibleName(), widget_text(widget))]
    return found


def widget_text(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, Switch) else ""


def press(segmented: Segmented, words: str) -> None:
    (button,) = [one for one in segmented._group.buttons() if one.text() == words]
    button.click()


def test_colours_change_at_once(page: Page, window: MainWindow, kept: Kept) -> None:
    colours = named(page, Segmented, "Colours")
    for words, expected in (("Dark", DARK), ("High contrast", HIGH_CONTRAST_LIGHT), ("Light", LIGHT), ("Dark", DARK)):
        press(colours, words)
        assert window.surroundings.theme.colours == expected
    assert kept(Appearance).theme == "dark"


def test_the_text_size_changes_at_once(page: Page, window: MainWindow, kept: Kept) -> None:
    before = window.surroundings.theme.sizes.text_body
    named(page, QSpinBox, "Text size").setValue(200)
    assert window.surroundings.theme.sizes.text_body == 2 * before
    assert kept(Appearance).text_percent == 200


def test_a_change_by_menu_is_seen_on_the_page(page: Page, window: MainWindow) -> None:
    window.commands.action("theme-dark").trigger()
    assert named(page, Segmented, "Colours").chosen == "dark"
    window.commands.action("larger").trigger()
    assert named(page, QSpinBox, "Text size").value() == 115


def test_the_model_is_let_go_after_the_time_that_was_set(
    page: Page, window: MainWindow, kept: Kept, wiring: FakeWiring
) -> None:
    idle = named(page, QSpinBox, "Let it go after")
    room = window.surroundings.services.room
    idle.setValue(5)
    assert room._idle_seconds == 300.0
    idle.setValue(0)
    assert room._idle_seconds == 0.0
    assert idle.text() == "never"
    assert kept(Model).idle_minutes == 0


def test_another_number_of_threads_is_in_effect_with_the_next_loading(
    page: Page, window: MainWindow, kept: Kept, qtbot: QtBot
) -> None:
    services = window.surroundings.services
    services.load_model()
    qtbot.waitUntil(lambda: services.status.state == "ready")
    named(page, QSpinBox, "Processor threads").setValue(3)
    qtbot.waitUntil(lambda: services.status.state == "absent")
    assert services.room._threads == 3
    assert kept(Model).threads == 3


def test_loaded_at_start_it_is_loaded_at_the_next_start(
    page: Page, window: MainWindow, wiring: FakeWiring, kept: Kept, qtbot: QtBot
) -> None:
    from soundalike.ui.shell.window import make_window  # noqa: PLC0415

    assert wiring.loads == []
    press(named(page, Segmented, "Load the model"), "At start")
    assert kept(Model).load == "start"
    window.close()
    assert wiring.loads == []
    again = make_window(window.surroundings.places, wiring.wiring())
    qtbot.addWidget(again)
    again.start_services()
    qtbot.waitUntil(lambda: again.status.facts.state == "ready")
    assert wiring.loads == [""]
    again.close()


def test_private_keeps_nothing_from_then_on(page: Page, window: MainWindow, kept: Kept, qtbot: QtBot) -> None:
    services = window.surroundings.services
    named(page, Switch, "Private: keep nothing of what is said").click()
    qtbot.waitUntil(lambda: services.store is not None and services.store.is_private)
    assert kept(History).private


def test_the_limit_for_cleaning_up_is_kept(page: Page, kept: Kept) -> None:
    named(page, QSpinBox, "Offer to clean up above").setValue(250)
    assert kept(History).offer_clean_up_megabytes == 250


def test_settings_that_can_not_be_kept_are_told(page: Page, window: MainWindow) -> None:
    """Case SYS-03."""
    file = window.surroundings.places.config_file
    file.unlink(missing_ok=True)
    file.mkdir()
    (file / "in the way").touch()
    named(page, QSpinBox, "Text size").setValue(130)
    window.go_to("help")
    (toast,) = window.toasts.shown()
    assert "can't be kept" in toast.facts.message
    assert window.surroundings.settings[Appearance].text_percent == 130


def test_idle_and_let_go_the_status_line_says_so(page: Page, window: MainWindow, qtbot: QtBot) -> None:
    services = window.surroundings.services
    services.load_model()
    qtbot.waitUntil(lambda: services.status.state == "ready")
    services.room.keep_for(0.01)
    qtbot.waitUntil(lambda: window.status.facts.state == "absent")
    assert window.status.facts.engine_words == "The model isn't in memory"
