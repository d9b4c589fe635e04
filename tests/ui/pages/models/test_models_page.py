"""Models are fetched, paused, resumed, cancelled, used and removed from their page, whatever the network does."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soundalike.models import choose_model, convert, find_model, installed_models
from soundalike.settings import Downloads, Hints, Measured
from soundalike.ui.pages.models.get_dialog import GetDialog
from soundalike.ui.pages.models.page import ModelsPage
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.view_models.model_rows import Button
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.info_card import InfoCard
from tests.models.downloads.flaky_hub import FlakyHub
from tests.models.tiny_set import T3
from tests.ui.fake_wiring import FakeWiring
from tests.ui.pages.models.conftest import Settle

pytestmark = pytest.mark.loopback
LONG = 60_000
"""Milliseconds after which something that never comes fails its test."""


def press(page: ModelsPage, name: str, key: Button) -> None:
    button = page.rows[name].buttons[key]
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(page: ModelsPage, name: str, entry: str) -> None:
    """An entry of a row's menu."""
    widget = page.rows[name]
    widget.fill_menu()
    assert entry in page.row(name).menu
    widget.menu.actions()[page.row(name).menu.index(entry)].trigger()


def get(page: ModelsPage, preset: str = "exact") -> None:
    """Through the dialog."""
    press(page, "tiny", "get")
    dialog = page.doing.dialog
    assert isinstance(dialog, GetDialog)
    dialog.radios[preset].setChecked(True)
    QTest.mouseClick(dialog.get, Qt.MouseButton.LeftButton)


def said(window: MainWindow) -> list[str]:
    return [toast.facts.message for toast in window.surroundings.toasts.shown()]


def models_dir(window: MainWindow) -> Path:
    return window.surroundings.places.models_dir


def test_nothing_is_asked_of_a_network_before_get_is_pressed(page: ModelsPage, hub: FlakyHub) -> None:
    assert list(page.rows) == ["demo", "tiny"]
    press(page, "tiny", "get")
    dialog = page.doing.dialog
    assert isinstance(dialog, GetDialog)
    assert dialog.radios["balanced"].isChecked()
    dialog.cancel.click()
    assert hub.asked == []
    assert "Nothing is downloaded until you press Get." in page.note.text()
    assert page.note.text().endswith("free on this disk.")


def test_the_dialog_says_what_it_takes(page: ModelsPage) -> None:
    press(page, "tiny", "get")
    dialog = page.doing.dialog
    assert isinstance(dialog, GetDialog)
    words = " ".join(label.text() for label in dialog.findChildren(type(page.note)))
    for part in ("To download", "about 8 kB, once", "Needed meanwhile", "Free on this disk", "MIT", "English", "hub's"):
        assert part in words
    assert dialog.radios["exact"].accessibleDescription().startswith("Keeps 1 MB, needs about 1 MB of memory: ")
    dialog.radios["exact"].click()
    assert dialog.meanwhile.text() == "1 MB"
    dialog.cancel.click()


def test_too_little_room_is_said_with_both_figures(page: ModelsPage) -> None:
    """Case MOD-06."""
    entry = page.surroundings.services.models.entry("tiny")
    assert entry is not None
    dialog = GetDialog(page.surroundings.theme, entry, 1_000_000, page)
    assert not dialog.get.isEnabled()
    assert "are needed, and 1 MB are free." in dialog.problem.text()
    dialog.deleteLater()


def test_fetched_converted_and_used(page: ModelsPage, hub: FlakyHub, settle: Settle, window: MainWindow) -> None:
    get(page)
    settle()
    row = page.row("tiny")
    assert (row.title, row.buttons) == ("Tiny", ("use",))
    assert said(window) == ["Tiny is here."]
    assert find_model("tiny", models_dir(window)).name == "tiny"
    speak_with_it = window.surroundings.toasts.shown()[0].findChild(TextButton)
    assert speak_with_it is not None
    speak_with_it.click()
    settle()
    assert page.row("tiny").chip == "in use"
    assert page.row("demo").chip == "built in"
    assert find_model(None, models_dir(window)).name == "tiny"


@pytest.mark.parametrize("fault", ["stall 0.6", "cut 0.6", "status 503", "reset 0.6", "drip", "later 503 1"])
def test_it_comes_through_a_bad_network(
    page: ModelsPage, hub: FlakyHub, settle: Settle, window: MainWindow, fault: str
) -> None:
    """Case MOD-03."""
    hub.faults[T3] = [fault]
    get(page)
    settle()
    assert page.row("tiny").buttons == ("use",)


def test_the_real_reason_is_said_and_can_be_copied_without_anything_personal(
    page: ModelsPage, hub: FlakyHub, settle: Settle, window: MainWindow
) -> None:
    hub.faults[T3] = ["always status 503"]
    get(page)
    settle()
    row = page.row("tiny")
    assert row.buttons == ("go-on", "details")
    assert "503" in row.message
    press(page, "tiny", "details")
    details = QGuiApplication.clipboard().text()
    assert "503" in details
    assert str(models_dir(window)) not in details.split("\n", 1)[1]
    hub.faults.clear()
    press(page, "tiny", "go-on")
    settle()
    assert page.row("tiny").buttons == ("use",)


def test_paused_it_rests_and_then_goes_on(
    page: ModelsPage, hub: FlakyHub, settle: Settle, window: MainWindow, qtbot: QtBot
) -> None:
    hub.faults[T3] = ["slow 3"]
    get(page)
    qtbot.waitUntil(lambda: bool(hub.requests_of(T3)), timeout=LONG)
    press(page, "tiny", "pause")
    assert page.row("tiny").buttons == ("resume", "cancel")
    qtbot.wait(300)
    facts = window.surroundings.services.jobs.facts("tiny")
    assert facts is not None
    assert facts.state == "paused"
    asked = len(hub.asked)
    press(page, "tiny", "resume")
    settle()
    assert len(hub.asked) > asked
    assert page.row("tiny").buttons == ("use",)


def test_progress_is_that_of_the_bytes(page: ModelsPage, hub: FlakyHub, settle: Settle, qtbot: QtBot) -> None:
    hub.faults[T3] = ["slow 2"]
    shares: list[float] = []
    jobs = page.surroundings.services.jobs

    def note(name: str) -> None:
        facts = jobs.facts(name)
        if facts is not None and facts.fraction is not None and "continues after a restart" in facts.words:
            shares.append(facts.fraction)
            assert " of " in page.row(name).spoken

    jobs.changed.connect(note)
    get(page)
    settle()
    assert shares == sorted(shares)
    assert len({round(share, 2) for share in shares}) > 3


def test_cancelled_it_keeps_what_came_and_offers_to_go_on_or_delete_it(
    page: ModelsPage, hub: FlakyHub, settle: Settle, window: MainWindow, qtbot: QtBot
) -> None:
    hub.faults[T3] = ["always stall 0.6"]
    get(page)
    qtbot.waitUntil(lambda: bool(hub.requests_of(T3)), timeout=LONG)
    qtbot.waitUntil(lambda: "continues" in page.row("tiny").spoken, timeout=LONG)
    press(page, "tiny", "cancel")
    settle()
    row = page.row("tiny")
    assert (row.chip, row.buttons) == ("begun", ("go-on",))
    assert "of it are here." in row.message
    choose(page, "tiny", "discard")
    settle()
    assert page.row("tiny").buttons == ("get",)
    assert "are free again." in said(window)[-1]


def test_closing_the_window_ends_a_download_and_keeps_what_came(
    page: ModelsPage, hub: FlakyHub, window: MainWindow, qtbot: QtBot
) -> None:
    hub.faults[T3] = ["always stall 0.6"]
    get(page)
    qtbot.waitUntil(lambda: bool(hub.requests_of(T3)), timeout=LONG)
    window.close()
    assert not window.surroundings.tasks.running
    assert installed_models(models_dir(window)) == []


def test_a_wrong_address_in_the_settings_is_said(
    page: ModelsPage, settle: Settle, window: MainWindow, hub: FlakyHub
) -> None:
    window.surroundings.settings.set(Downloads(endpoint="not an address"))
    get(page)
    settle()
    assert "isn't one" in page.row("tiny").message
    assert hub.asked == []


def test_a_damaged_model_says_so_and_is_made_again(
    page: ModelsPage, hub: FlakyHub, settle: Settle, window: MainWindow
) -> None:
    """Case MOD-01: a file that was cut never loads, and never stops the program from starting."""
    get(page)
    settle()
    t3 = models_dir(window) / "tiny" / "t3.gguf"
    t3.write_bytes(t3.read_bytes()[:-1000])
    page.entered()
    settle()
    row = page.row("tiny")
    assert (row.chip, row.buttons) == ("damaged", ("again",))
    assert "t3.gguf" in row.message
    press(page, "tiny", "again")
    dialog = page.doing.dialog
    assert isinstance(dialog, GetDialog)
    dialog.get.click()
    settle()
    assert page.row("tiny").buttons == ("use",)


def test_official_files_that_are_here_are_converted_without_a_network(
    page: ModelsPage, official: Path, settle: Settle, window: MainWindow
) -> None:
    page.doing.use_files([official])
    settle()
    dialog = page.doing.dialog
    assert isinstance(dialog, GetDialog)
    assert dialog.windowTitle() == "Convert Tiny"
    dialog.get.click()
    settle()
    assert page.row("tiny").buttons == ("use",)
    assert sorted(path.name for path in official.iterdir()) == sorted({path.name for path in official.iterdir()})


def test_a_pair_that_is_here_is_linked(page: ModelsPage, converted: Path, settle: Settle, window: MainWindow) -> None:
    page.doing.use_files([converted / "t3.gguf", converted / "s3gen.gguf"])
    settle()
    settle()
    assert said(window) == ["Tiny is here: your files were linked."]
    assert (models_dir(window) / "tiny" / "t3.gguf").samefile(converted / "t3.gguf")


def test_files_that_are_no_model_are_refused_in_words(
    page: ModelsPage, settle: Settle, tmp_path: Path, window: MainWindow
) -> None:
    (tmp_path / "notes.txt").write_text("hello")
    page.doing.use_files([tmp_path / "notes.txt"])
    settle()
    assert "no whole Tiny" in said(window)[0]


def test_a_smaller_copy_is_a_model_of_its_own(
    page: ModelsPage, official: Path, settle: Settle, window: MainWindow
) -> None:
    convert(official, models_dir(window) / "mine", type="f16")
    page.entered()
    settle()
    assert page.row("mine").detail == "A model of your own."
    page.doing.make_copy("mine", "balanced")
    settle()
    assert page.row("mine-balanced").cost.endswith("q8_0")
    assert not list(models_dir(window).glob(".*making"))
    page.doing.make_copy("mine", "balanced")
    settle()
    assert "already" in said(window)[-1]


def test_removed_it_goes_to_the_trash_and_the_demo_speaks(
    page: ModelsPage, official: Path, settle: Settle, window: MainWindow
) -> None:
    convert(official, models_dir(window) / "mine")
    choose_model("mine", models_dir(window))
    page.entered()
    settle()
    choose(page, "mine", "remove")
    settle()
    assert list(page.rows) == ["demo", "tiny"]
    assert said(window) == ["mine is in the trash. The demo speaks until another one is chosen."]
    assert (models_dir(window).parent / "trash" / "mine" / "t3.gguf").exists()


def test_where_there_is_no_trash_deleting_for_good_is_offered(
    page: ModelsPage, official: Path, settle: Settle, window: MainWindow, wiring: FakeWiring
) -> None:
    from dataclasses import replace  # noqa: PLC0415

    def no_trash(_path: Path) -> None:
        raise OSError(95, "Operation not supported")

    services = window.surroundings.services
    services.wiring = replace(services.wiring, models=replace(services.wiring.models, to_trash=no_trash))
    convert(official, models_dir(window) / "mine")
    page.entered()
    settle()
    page.doing.remove("mine")
    settle()
    toast = window.surroundings.toasts.shown()[0]
    assert "can't go to the trash" in toast.facts.message
    assert "--for-good" not in toast.facts.message
    button = toast.findChild(TextButton)
    assert button is not None
    button.click()
    settle()
    assert "mine" not in page.rows


def test_the_machine_is_measured_in_words(page: ModelsPage, window: MainWindow, qtbot: QtBot) -> None:
    assert page.banner.words == "8 cores, AVX-512. This version makes no use of a graphics card. Not measured yet."
    QTest.mouseClick(page.banner.measure, Qt.MouseButton.LeftButton)
    assert page.banner.measure.text() == "Measuring…"
    assert not page.banner.measure.isEnabled()
    qtbot.waitUntil(page.banner.measure.isEnabled)
    measured = window.surroundings.settings[Measured]
    assert measured.model == "fake"
    assert measured.speed > 0
    assert "real time with fake" in page.banner.words
    assert page.banner.measure.text() == "Measure again"


def test_what_cant_be_measured_says_why(page: ModelsPage, window: MainWindow, qtbot: QtBot, wiring: FakeWiring) -> None:
    from soundalike.errors import RefusedError  # noqa: PLC0415

    wiring.fail_loading = RefusedError("The model is damaged. Get it again.")
    page.measure()
    qtbot.waitUntil(page.banner.measure.isEnabled)
    assert said(window) == ["The model is damaged. Get it again."]


def test_loaded_and_let_go(page: ModelsPage, window: MainWindow, qtbot: QtBot, wiring: FakeWiring) -> None:
    wiring_name = "demo"
    window.surroundings.settings.set(_named(window, wiring_name))
    choose(page, "demo", "load")
    qtbot.waitUntil(lambda: page.row("demo").chip == "loaded")
    choose(page, "demo", "release")
    qtbot.waitUntil(lambda: page.row("demo").chip == "in use")


def _named(window: MainWindow, name: str) -> object:
    from dataclasses import replace  # noqa: PLC0415

    from soundalike.settings import Model  # noqa: PLC0415

    return replace(window.surroundings.settings[Model], name=name)


def test_every_button_says_what_it_is_for(page: ModelsPage) -> None:
    widget = page.rows["tiny"]
    assert widget.buttons["get"].accessibleName() == "Get: Tiny"
    assert widget.accessibleName().startswith("Tiny. ")
    assert page.banner.accessibleName().startswith("Speaking on the processor. ")


def test_the_keyboard_reaches_get(page: ModelsPage, window: MainWindow, qtbot: QtBot) -> None:
    button = page.rows["tiny"].buttons["get"]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    dialog = page.doing.dialog
    assert isinstance(dialog, GetDialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def card_of(window: MainWindow) -> InfoCard:
    speak = window.page("speak")
    assert isinstance(speak, SpeakPage)
    return speak.first_day._model


def test_the_quiet_line_comes_only_while_there_is_only_the_demo(
    page: ModelsPage, official: Path, settle: Settle, window: MainWindow
) -> None:
    window.go_to("speak")
    assert card_of(window).isVisible()
    assert "8 kB, downloaded once" in card_of(window).accessibleDescription()
    convert(official, models_dir(window) / "mine")
    window.surroundings.services.models.refresh()
    settle()
    assert not card_of(window).isVisible()


def test_closed_the_quiet_line_never_comes_again(page: ModelsPage, settle: Settle, window: MainWindow) -> None:
    window.go_to("speak")
    card_of(window).closed.emit()
    assert not card_of(window).isVisible()
    assert not window.surroundings.settings[Hints].real_model
    window.surroundings.services.models.refresh()
    settle()
    assert not card_of(window).isVisible()
