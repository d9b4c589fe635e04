"""Where the compact window's sound goes: with the main window's, or into a call; gone and back again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from soundalike.audio.devices import OutputDevice
from soundalike.errors import MissingError
from soundalike.paths import Places
from soundalike.settings import Compact, Output, Settings, Speaking
from soundalike.ui.compact.call_dialog import CallDialog
from soundalike.ui.compact.window import CompactWindow
from soundalike.ui.services.conductor import Told
from soundalike.ui.services.live_conductor import NO_CHOSEN_OUTPUT
from soundalike.ui.shell.main_window import MainWindow
from tests.ui.fake_wiring import HEADSET, SPEAKERS, FakeConductor, FakeWiring

CABLE = OutputDevice("call", "Virtual cable", False, 24_000, 1, 2)
Settle = Callable[[], None]


@pytest.fixture(autouse=True)
def with_a_cable(wiring: FakeWiring) -> None:
    wiring.outputs = (SPEAKERS, HEADSET, CABLE)


@pytest.fixture
def into_call(compact: CompactWindow, window: MainWindow, settle: Settle) -> CompactWindow:
    """It speaks into the cable."""
    settings = window.surroundings.settings
    settings.set(replace(settings[Compact], device="call", device_words="Virtual cable"))
    settle()
    return compact


def words(compact: CompactWindow) -> str:
    notice = compact.view.notice.notice
    return "" if notice is None else notice.words


def actions(menu: QMenu) -> dict[str, QAction]:
    return {action.text(): action for action in menu.actions()}


def open_dialog(compact: CompactWindow, settle: Settle) -> CallDialog:
    actions(compact.menu)["Speak into a &call…"].trigger()
    settle()
    (dialog,) = compact.findChildren(CallDialog)
    return dialog


def test_without_a_choice_it_goes_where_the_main_windows_goes(
    compact: CompactWindow, window: MainWindow, conductor: FakeConductor, settle: Settle
) -> None:
    assert conductor.device is None
    window.surroundings.settings.set(Output("headset"))
    settle()
    assert conductor.device == "headset"
    assert words(compact) == ""


def test_an_output_of_its_own_is_chosen_virtual_ones_first(
    compact: CompactWindow, window: MainWindow, conductor: FakeConductor, wiring: FakeWiring, settle: Settle
) -> None:
    dialog = open_dialog(compact, settle)
    listed = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert listed == ["The output of the main window", "Virtual cable", "Loudspeakers", "A headset"]
    assert dialog.list.currentRow() == 0
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    settle()
    assert conductor.device == "call"
    assert window.surroundings.settings[Compact].device_words == "Virtual cable"
    assert window.surroundings.settings[Output].device == ""
    assert wiring.conductors[0].device is None, "the main window's stays where it is"
    assert words(compact) == "Into the call: Virtual cable"


def test_the_main_windows_choice_changes_nothing_then(
    into_call: CompactWindow, window: MainWindow, conductor: FakeConductor, settle: Settle
) -> None:
    window.surroundings.settings.set(Output("headset"))
    settle()
    assert conductor.device == "call"


def test_it_can_go_back_to_the_main_windows(into_call: CompactWindow, conductor: FakeConductor, settle: Settle) -> None:
    dialog = open_dialog(into_call, settle)
    assert dialog.list.currentItem().text() == "Virtual cable"
    dialog.list.setCurrentRow(0)
    dialog.use.click()
    settle()
    assert conductor.device is None
    assert words(into_call) == ""


def test_gone_it_says_so_and_back_it_is_used_again(
    into_call: CompactWindow, conductor: FakeConductor, wiring: FakeWiring, settle: Settle
) -> None:
    wiring.outputs = (SPEAKERS,)
    into_call.output._tell_change(None)
    settle()
    assert words(into_call) == "Virtual cable isn't there. The system's default output is used until it is back."
    assert into_call.output.gone
    conductor.tell(Told("notice", NO_CHOSEN_OUTPUT))
    settle()
    assert words(into_call).startswith("Virtual cable isn't there."), "once is enough"
    conductor.device = None
    wiring.outputs = (SPEAKERS, CABLE)
    into_call.output._tell_change(None)
    settle()
    assert conductor.device == "call"
    assert words(into_call) == "Virtual cable is there again."
    into_call.close_notice()
    assert words(into_call) == "Into the call: Virtual cable"


def test_one_that_is_gone_is_still_offered_as_what_was_chosen(
    into_call: CompactWindow, wiring: FakeWiring, settle: Settle
) -> None:
    wiring.outputs = (SPEAKERS,)
    dialog = open_dialog(into_call, settle)
    assert dialog.list.currentItem().text() == "Virtual cable (isn't there)"
    wiring.outputs = (SPEAKERS, CABLE)
    dialog.again.click()
    settle()
    assert dialog.list.currentItem().text() == "Virtual cable"
    dialog.cancel.click()


def test_where_it_can_not_be_moved_to_now_the_sentence_is_enough(
    into_call: CompactWindow,
    window: MainWindow,
    conductor: FakeConductor,
    settle: Settle,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def gone(_device: str | None) -> None:
        raise MissingError("This sound output isn't there any more.")

    monkeypatch.setattr(conductor, "set_device", gone)
    settings = window.surroundings.settings
    settings.set(replace(settings[Compact], device="other", device_words="Another cable"))
    settle()
    assert words(into_call).startswith("Another cable isn't there.")
    assert window.toasts.shown() == []


@pytest.mark.parametrize("there", [True, False])
def test_it_is_remembered(home: Places, wiring: FakeWiring, qtbot: QtBot, there: bool) -> None:
    from soundalike.ui.shell.window import make_window  # noqa: PLC0415

    settings = Settings.load(home.config_file)
    settings.set(Compact(device="call", device_words="Virtual cable"))
    settings.save()
    if not there:
        wiring.outputs = (SPEAKERS,)
    main = make_window(home, wiring.wiring())
    main.compact.open()
    shown = main.compact.window
    assert shown is not None
    conductor = shown.speaker.conductor
    assert isinstance(conductor, FakeConductor)
    assert conductor.device == "call"
    expected = "Into the call: Virtual cable" if there else "Virtual cable isn't there."
    qtbot.waitUntil(lambda: words(shown).startswith(expected))
    main.quit()


def test_voices_and_outputs_are_those_of_the_speak_page(
    compact: CompactWindow, window: MainWindow, settle: Settle
) -> None:
    compact.menu.outputs.aboutToShow.emit()
    settle()
    outputs = actions(compact.menu.outputs)
    assert list(outputs) == ["System default", "Loudspeakers", "A headset", "Virtual cable"]
    outputs["A headset"].trigger()
    assert window.surroundings.settings[Output].device == "headset"
    page = window.page("speak")
    theirs = [action.text() for action in page.view.voice_picker.menu.actions()]  # type: ignore[attr-defined]
    mine = compact.menu._voice_menu
    mine.aboutToShow.emit()
    assert [action.text() for action in mine.actions()] == theirs
    chosen = next(action for action in mine.actions() if action.isChecked())
    assert chosen.data() == window.surroundings.settings[Speaking].voice


@pytest.mark.parametrize(
    ("text", "group", "name"),
    [
        ("Speak as I &type", Speaking, "as_i_type"),
        ("C&lear the line once it is spoken", Compact, "clear_after"),
        ("&Phrases", Compact, "phrases"),
    ],
)
def test_the_menus_switches_switch(
    compact: CompactWindow, window: MainWindow, text: str, group: type[object], name: str
) -> None:
    settings = window.surroundings.settings
    for _ in range(2):
        before = getattr(settings[group], name)
        compact.menu.aboutToShow.emit()
        action = actions(compact.menu)[text]
        assert action.isChecked() == before
        action.trigger()
        assert getattr(settings[group], name) != before


def test_phrases_can_be_put_away(compact: CompactWindow, window: MainWindow) -> None:
    assert compact.view.board.isVisible()
    settings = window.surroundings.settings
    settings.set(replace(settings[Compact], phrases=False))
    assert not compact.view.board.isVisible()
