"""Every setting is in effect at once, kept, and reached by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from soundalike.models import choose_model, convert, installed_models
from soundalike.paths import places
from soundalike.settings import Appearance, Downloads, History, Model, Output, Settings, Shortcuts
from soundalike.ui.pages.settings.keys import PROGRAM, elsewhere_words
from soundalike.ui.pages.settings.page import SettingsPage
from soundalike.ui.shell.keys_dialog import KeysDialog
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.reopening import Reopening
from tests.models.tiny_set import write_tiny_set
from tests.ui.fake_wiring import FakeWiring

Settle = Callable[[], None]


@pytest.fixture
def page(window: MainWindow, settle: Settle) -> SettingsPage:
    window.go_to("settings")
    shown = window.page("settings")
    assert isinstance(shown, SettingsPage)
    settle()
    return shown


@pytest.fixture
def settle(window: MainWindow, qtbot: QtBot) -> Settle:
    services = window.surroundings.services

    def wait() -> None:
        lanes = (services.models.lane, services.voices.lane, services.disk)
        qtbot.waitUntil(
            lambda: all(lane.idle for lane in lanes) and not window.surroundings.tasks.running, timeout=60_000
        )

    return wait


def said(window: MainWindow) -> list[str]:
    return [toast.facts.message for toast in window.surroundings.toasts.shown()]


def number_of(page: SettingsPage, name: str) -> QSpinBox:
    return next(widget for widget in page.findChildren(QSpinBox) if widget.accessibleName() == name)


def choice_of(page: SettingsPage, name: str) -> QComboBox:
    return next(widget for widget in page.findChildren(QComboBox) if widget.accessibleName() == name)


def press(page: SettingsPage, words: str) -> None:
    button = next(widget for widget in page.findChildren(QAbstractButton) if widget.text() == words)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_everything_that_can_be_set_has_a_name(page: SettingsPage) -> None:
    for button in page.findChildren(QAbstractButton):
        assert button.accessibleName() or button.text()
    for field in (*page.findChildren(QComboBox), *page.findChildren(QSpinBox)):
        assert field.accessibleName()


def test_the_look_changes_at_once_and_is_kept(page: SettingsPage, window: MainWindow) -> None:
    press(page, "Dark")
    number_of(page, "Text size").setValue(130)
    assert window.surroundings.theme.colours.scheme == "dark"
    window.go_to("speak")
    kept = Settings.load(window.surroundings.places.config_file)
    assert (kept[Appearance].theme, kept[Appearance].text_percent) == ("dark", 130)


def test_the_model_settings(page: SettingsPage, window: MainWindow) -> None:
    press(page, "At start")
    idle = number_of(page, "Let it go after")
    idle.setValue(0)
    assert idle.text() == "never"
    assert window.surroundings.settings[Model] == Model("", "start", 0, 0)


def test_the_output_is_chosen_and_used(
    page: SettingsPage, window: MainWindow, wiring: FakeWiring, settle: Settle
) -> None:
    box = page.sound.output
    assert [box.itemText(row) for row in range(box.count())] == [
        "As the system has it",
        "Loudspeakers",
        "A headset",
    ]
    box.setCurrentIndex(2)
    box.activated.emit(2)
    settle()
    assert window.surroundings.settings[Output].device == "headset"
    assert wiring.conductors[0].device == "headset"


def test_an_output_that_isnt_connected_is_said(page: SettingsPage, window: MainWindow, settle: Settle) -> None:
    window.surroundings.settings.set(Output("gone"))
    settle()
    assert page.sound.output.currentText() == "gone (isn't connected)"


def test_what_is_old_is_deleted_when_that_is_wanted(page: SettingsPage, window: MainWindow, settle: Settle) -> None:
    store = window.surroundings.services.store
    assert store is not None
    asked: list[float | None] = []
    clean_up = store.history.clean_up

    def note(*, older_than_days: float | None = None, to_bytes: int | None = None) -> object:
        asked.append(older_than_days)
        return clean_up(older_than_days=older_than_days, to_bytes=to_bytes)

    store.history.clean_up = note  # type: ignore[method-assign,assignment]
    box = choice_of(page, "Keep what was said")
    assert box.currentText() == "Always"
    box.setCurrentIndex(box.findText("A month"))
    box.activated.emit(box.currentIndex())
    settle()
    assert window.surroundings.settings[History].keep_days == 30
    assert asked == [30]
    press(page, "Private: keep nothing of what is said")
    assert not box.isEnabled()


@pytest.fixture
def models_dir(window: MainWindow, tmp_path: Path) -> Path:
    """The models folder, with one model, which is the chosen one."""
    folder = window.surroundings.places.models_dir
    convert(write_tiny_set(tmp_path / "official"), folder / "mine")
    choose_model("mine", folder)
    return folder


def test_models_move_with_their_folder_and_back(
    page: SettingsPage, window: MainWindow, models_dir: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    """Case MOD-09."""
    services, new = window.surroundings.services, tmp_path / "elsewhere"
    page.storage.move_to(new)
    qtbot.waitUntil(lambda: bool(said(window)))
    assert said(window) == ["mine was moved."]
    assert services.places.models_dir == new
    assert installed_models(new) == ["mine"]
    assert not (models_dir / "mine").exists()
    assert places(window.surroundings.places.data_dir).models_dir == new
    assert page.storage.models.text() == str(new)
    qtbot.waitUntil(lambda: services.models.find("mine") is not None)
    page.storage.usual.click()
    qtbot.waitUntil(lambda: services.places.models_dir == models_dir)
    assert installed_models(models_dir) == ["mine"]
    qtbot.waitUntil(lambda: not page.storage.usual.isEnabled())


def test_without_models_and_to_the_same_place_it_ends_with_a_message(
    page: SettingsPage, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page.storage.move_to(tmp_path / "empty")
    qtbot.waitUntil(lambda: len(said(window)) == 1)
    page.storage.move_to(tmp_path / "empty")
    qtbot.waitUntil(lambda: len(said(window)) == 2)
    assert said(window) == [
        "Models are kept there from now on. There were none to move.",
        "The models are kept there already.",
    ]


def test_a_move_that_cant_be_made_changes_nothing(
    page: SettingsPage, window: MainWindow, models_dir: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("in the way")
    page.storage.move_to(blocked / "models")
    qtbot.waitUntil(lambda: bool(said(window)))
    assert window.surroundings.services.places.models_dir == models_dir
    assert installed_models(models_dir) == ["mine"]


def test_voices_texts_and_takes_move_while_the_window_is_closed(
    page: SettingsPage, window: MainWindow, tmp_path: Path
) -> None:
    assert not page.storage.usual_data.isEnabled()
    page.storage.move_data_to(tmp_path / "new")
    assert window.reopening == Reopening(tmp_path / "new")
    assert not window.isVisible()
    assert window.surroundings.services.store is None


def test_a_data_folder_that_isnt_there_is_said_and_looked_for_again(
    page: SettingsPage, window: MainWindow, tmp_path: Path, settle: Settle
) -> None:
    services = window.surroundings.services
    services.places = replace(services.places, moved_data=tmp_path / "stick")
    page.storage.refresh()
    settle()
    assert "aren't there now" in page.storage.missing.text()
    assert not page.storage.open.isEnabled()
    services.clone_wanted.emit()
    assert "aren't there now" in said(window)[-1]
    assert window.clone_wizard.window is None
    page.storage.again.click()
    assert window.reopening == Reopening(None)
    assert not (tmp_path / "stick").exists()


def test_how_much_room_things_take(page: SettingsPage, window: MainWindow, models_dir: Path, settle: Settle) -> None:
    copies = window.surroundings.places.voice_copies_dir
    copies.mkdir(parents=True)
    (copies / "one").write_bytes(b"x" * 5000)
    page.storage.refresh()
    settle()
    assert page.storage.copies.text() == "5 kB"
    assert page.storage.sizes.text().startswith("Models ")
    page.storage.clear.click()
    settle()
    settle()
    assert not copies.exists()
    assert not page.storage.clear.isEnabled()


def test_an_address_is_kept_only_if_it_is_one(page: SettingsPage, window: MainWindow) -> None:
    form, settings = page.downloads, window.surroundings.settings
    form.endpoint.setText("hub.example")
    form.endpoint.editingFinished.emit()
    assert settings[Downloads].endpoint == ""
    assert "isn't one" in form.problem.text()
    form.endpoint.setText("https://hub.example")
    form.proxy.setText("socks5://127.0.0.1:9050")
    form.endpoint.editingFinished.emit()
    assert settings[Downloads] == Downloads("https://hub.example", "socks5://127.0.0.1:9050")
    assert not form.problem.isVisible()


def dialog_of(page: SettingsPage) -> KeysDialog:
    page.keys.change.click()
    assert page.keys.dialog is not None
    return page.keys.dialog


def test_a_key_is_changed_and_in_effect_at_once(page: SettingsPage, window: MainWindow) -> None:
    dialog = dialog_of(page)
    dialog.choose("help")
    dialog.edit.setKeySequence(QKeySequence("Ctrl+Shift+H"))
    dialog.set_key.click()
    assert window.surroundings.settings[Shortcuts].keys == {"help": "Ctrl+Shift+H"}
    action = window.commands.action("help")
    assert [key.toString() for key in action.shortcuts()] == ["Ctrl+Shift+H"]
    assert action.toolTip() == "Keys and help (Ctrl+Shift+H)"
    assert page.keys.state.text() == "One is changed."
    dialog.usual.click()
    assert [key.toString() for key in action.shortcuts()] == ["F1"]
    dialog.close()


def test_a_conflict_is_shown_and_not_taken(page: SettingsPage, window: MainWindow) -> None:
    dialog = dialog_of(page)
    dialog.choose("export")
    dialog.edit.setKeySequence(QKeySequence("Ctrl+O"))
    assert "Open text" in dialog.problem.text()
    assert not dialog.set_key.isEnabled()
    dialog.edit.setKeySequence(QKeySequence("Ctrl+4"))
    assert "the page Models" in dialog.problem.text()
    dialog.none.click()
    assert window.commands.action("export").shortcuts() == []
    dialog.all_usual.click()
    assert window.surroundings.settings[Shortcuts] == Shortcuts()
    dialog.close()


def test_commands_are_found(page: SettingsPage) -> None:
    dialog = dialog_of(page)
    dialog.search.setText("clipboard")
    shown = [item.text(0) for item in dialog._items() if not item.isHidden()]
    assert shown == ["Speak the clipboard, or stop"]
    dialog.close()


def test_buttons_tell_the_new_key(page: SettingsPage, window: MainWindow) -> None:
    window.surroundings.settings.set(Shortcuts.of({"export": "Ctrl+Shift+X", "speak": "F5"}))
    view = window.page("speak").view  # type: ignore[attr-defined]
    assert view.export_button.toolTip() == "Export (Ctrl+Shift+X)"
    assert "(F5)" in view.transport.speak_button.toolTip()


@pytest.mark.parametrize(
    ("platform", "system"), [("linux", "xcb"), ("linux", "wayland"), ("darwin", "cocoa"), ("win32", "windows")]
)
def test_what_the_desktop_allows_is_said(platform: str, system: str) -> None:
    words = elsewhere_words(platform, system)
    assert PROGRAM in words
    assert ("Wayland" in words) == (system == "wayland")


def test_the_command_for_the_desktops_key_is_copied(page: SettingsPage) -> None:
    page.keys.copy.click()
    assert QGuiApplication.clipboard().text() == PROGRAM


def test_the_clipboard_is_spoken_and_stopped(page: SettingsPage, window: MainWindow, wiring: FakeWiring) -> None:
    QGuiApplication.clipboard().setText("Hello there.")
    window.commands.action("speak-clipboard").trigger()
    request, _ = wiring.conductor.requests[-1]
    assert (request.text, request.document) == ("Hello there.", None)
    window.commands.action("speak-clipboard").trigger()
    assert wiring.conductor.calls[-1] == "stop"
    QGuiApplication.clipboard().clear()
    window.commands.action("speak-clipboard").trigger()
    assert "no text in the clipboard" in said(window)[-1]


def test_settings_that_cant_be_kept_are_told(page: SettingsPage, window: MainWindow) -> None:
    """Case SYS-03: a home that can't be written."""
    target = window.surroundings.places.config_file
    target.unlink(missing_ok=True)
    target.mkdir()  # not even root can replace a folder that holds something by a file
    (target / "inside").write_text("x")
    settings = window.surroundings.settings
    settings.set(replace(settings[Appearance], text_percent=115))
    window.go_to("speak")
    assert "can't be kept" in said(window)[-1]
