"""Which output sounds: chosen, kept, and told when it is gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from soundalike.errors import MissingError
from soundalike.paths import Places
from soundalike.settings import Output, Settings
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.services.conductor import Told
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.window import make_window
from tests.ui.fake_wiring import HEADSET, SPEAKERS, FakeConductor, FakeWiring


@pytest.fixture
def listed(page: SpeakPage, qtbot: QtBot) -> Callable[[], dict[str, QAction]]:
    """The menu, as it is once the outputs are known."""

    def look() -> dict[str, QAction]:
        page.controller.show_outputs()
        qtbot.waitUntil(lambda: not page.surroundings.tasks.running)
        return {action.text(): action for action in page.view.transport._menu.actions()}

    return look


Listed = Callable[[], dict[str, QAction]]


def test_before_anybody_looked_nothing_is_said_about_outputs(page: SpeakPage) -> None:
    assert [action.text() for action in page.view.transport._menu.actions()] == ["System default"]


def test_all_outputs_and_the_systems_default_are_listed(listed: Listed) -> None:
    actions = listed()
    assert list(actions) == ["System default", "Loudspeakers", "A headset"]
    assert actions["System default"].isChecked()


def test_a_choice_is_used_kept_and_shown(
    listed: Listed, page: SpeakPage, window: MainWindow, conductor: FakeConductor, qtbot: QtBot
) -> None:
    listed()["A headset"].trigger()
    qtbot.waitUntil(lambda: conductor.device == "headset")
    assert window.surroundings.settings[Output].device == "headset"
    actions = listed()
    assert actions["A headset"].isChecked()
    button = page.view.transport.output_button
    assert button.accessibleName() == "Sound output: A headset"
    actions["System default"].trigger()
    qtbot.waitUntil(lambda: conductor.device is None)
    assert window.surroundings.settings[Output].device == ""


def test_one_that_vanished_is_told(
    listed: Listed, window: MainWindow, conductor: FakeConductor, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(_device: str | None) -> None:
        raise MissingError("This sound output isn't there any more. Choose another one.")

    actions = listed()
    monkeypatch.setattr(conductor, "set_device", gone)
    actions["A headset"].trigger()
    qtbot.waitUntil(lambda: bool(window.toasts.shown()))
    assert "Choose another one" in window.toasts.shown()[0].facts.message


def test_without_any_output_it_says_so(listed: Listed, wiring: FakeWiring) -> None:
    wiring.outputs = ()
    actions = listed()
    assert list(actions) == ["System default", "No sound output was found."]
    assert not actions["No sound output was found."].isEnabled()


def test_where_outputs_can_not_be_listed_the_window_goes_on(
    page: SpeakPage, window: MainWindow, listed: Listed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No PortAudio on this machine."""

    def fail() -> Any:
        raise MissingError("PortAudio isn't installed.")

    from dataclasses import replace  # noqa: PLC0415

    services = window.surroundings.services
    monkeypatch.setattr(services, "wiring", replace(services.wiring, list_outputs=fail))
    assert list(listed()) == ["System default", "No sound output was found."]
    assert window.toasts.shown() == []


@pytest.mark.parametrize(("there", "shown"), [(True, "A headset"), (False, "System default")])
def test_a_kept_choice_is_shown_from_the_start(home: Places, qtbot: QtBot, there: bool, shown: str) -> None:
    settings = Settings.load(home.config_file)
    settings.set(Output("headset"))
    settings.save()
    wiring = FakeWiring(outputs=(SPEAKERS, HEADSET) if there else (SPEAKERS,))
    again = make_window(home, wiring.wiring())
    qtbot.addWidget(again)
    again.show()
    again.start_services()
    button = again.page("speak").view.transport.output_button  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: again.surroundings.services.store is not None and not again.surroundings.tasks.running)
    assert button.accessibleName() == f"Sound output: {shown}"
    assert wiring.conductor.device == "headset"
    again.close()


def test_what_really_plays_is_in_the_details(window: MainWindow, conductor: FakeConductor) -> None:
    conductor.tell(Told("measured", output="A headset"))
    assert dict(window.status.facts.details())["Sound output"] == "A headset"
