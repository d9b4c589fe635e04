"""Each place that opens a file chooser says what it is for, begins in a sensible folder, lists what fits, takes what is
chosen, and does nothing when it is cancelled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from soundalike.ui.pages.help.page import HelpPage
from soundalike.ui.pages.models.page import ModelsPage
from soundalike.ui.pages.settings.page import SettingsPage
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.pages.speak.pronunciation.dialog import PronunciationDialog
from soundalike.ui.pages.voices.consent_dialog import ConsentDialog
from soundalike.ui.pages.voices.edit_dialog import EditDialog
from soundalike.ui.pages.voices.export_dialog import VoiceExportDialog
from soundalike.ui.pages.voices.page import VoicesPage
from soundalike.ui.shell.main_window import MainWindow
from tests.ui.choosers import Choosers
from tests.voices.made_voices import details


@pytest.fixture
def choosers(monkeypatch: pytest.MonkeyPatch) -> Choosers:
    made = Choosers()
    made.install(monkeypatch)
    return made


Expect = Callable[..., list[Any]]


@pytest.fixture
def expect(choosers: Choosers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Expect:
    """Opens a chooser twice, cancelled and not; returns what came to the method `owner.taker` the second time."""

    def run(open_it: Callable[[], object], owner: object, taker: str, name: str = "größe 音.x") -> list[Any]:
        taken: list[Any] = []
        monkeypatch.setattr(owner, taker, lambda *arguments, **more: taken.extend((*arguments, *more.values())))
        choosers.chosen = []
        open_it()
        assert len(choosers.asked) == 1
        assert taken == [], "it was cancelled"
        choosers.chosen = [tmp_path / name]
        open_it()
        assert choosers.asked[0] == choosers.asked[1], "asked again, it is the same question"
        assert isinstance(choosers.last.host, QWidget)
        return taken

    return run


def shown(window: MainWindow, page: str) -> Any:
    window.go_to(page)
    return window.page(page)


def test_help_verifies_a_sound_file(window: MainWindow, choosers: Choosers, expect: Expect, tmp_path: Path) -> None:
    page: HelpPage = shown(window, "help")
    assert expect(page.verify.choose.click, page.verify, "check") == [tmp_path / "größe 音.x"]
    asked = choosers.last
    assert (asked.kind, asked.title, asked.where) == ("file", "A sound file", str(Path.home()))
    assert "*.flac" in asked.filters


@pytest.mark.parametrize(("folder", "kind"), [(True, "folder"), (False, "files")])
def test_models_take_files_that_are_there(
    *, folder: bool, kind: str, window: MainWindow, choosers: Choosers, expect: Expect, tmp_path: Path
) -> None:
    page: ModelsPage = shown(window, "models")
    page.own_files.click()
    action = page.own_menu.actions()[0 if folder else 1]
    assert expect(action.trigger, page.doing, "use_files") == [[tmp_path / "größe 音.x"]]
    page.own_menu.close()
    assert (choosers.last.kind, choosers.last.title) == (kind, "Files of a model")
    assert choosers.last.where == str(Path.home())
    assert folder or "*.safetensors" in choosers.last.filters


def test_settings_ask_for_a_folder_for_models(
    window: MainWindow, choosers: Choosers, expect: Expect, tmp_path: Path
) -> None:
    page: SettingsPage = shown(window, "settings")
    assert expect(page.storage.move_button.click, page.storage, "move_to") == [tmp_path / "größe 音.x"]
    asked = choosers.last
    assert (asked.kind, asked.title) == ("folder", "Folder for models")
    assert asked.where == str(window.surroundings.places.models_dir)


def test_settings_ask_for_a_folder_for_everything_else(
    window: MainWindow, choosers: Choosers, expect: Expect, tmp_path: Path
) -> None:
    page: SettingsPage = shown(window, "settings")
    assert expect(page.storage.move_data_button.click, page.storage, "move_data_to") == [tmp_path / "größe 音.x"]
    asked = choosers.last
    assert (asked.kind, asked.title) == ("folder", "Folder for voices, texts and takes")
    assert asked.where == str(window.surroundings.places.data_dir)


def test_speak_opens_a_text(window: MainWindow, choosers: Choosers, expect: Expect, tmp_path: Path) -> None:
    page: SpeakPage = shown(window, "speak")
    assert expect(page.view.open_button.click, page.texts, "open_file") == [str(tmp_path / "größe 音.x")]
    assert (choosers.last.kind, choosers.last.title) == ("file", "Open text")
    assert "*.txt" in choosers.last.filters


@pytest.mark.parametrize(
    ("button", "kind", "title"),
    [
        ("take_in", "file", "Import a pronunciation list"),
        ("give_out", "new file", "Export the pronunciation list"),
    ],
)
def test_a_pronunciation_list_goes_in_and_out(
    *, button: str, kind: str, title: str, window: MainWindow, choosers: Choosers, expect: Expect
) -> None:
    page: SpeakPage = shown(window, "speak")
    window.commands.action("pronunciation").trigger()
    (dialog,) = page.findChildren(PronunciationDialog)
    pressed: QAbstractButton = getattr(dialog, button)
    assert len(expect(pressed.click, dialog, "_try")) == 1
    dialog.close()
    assert (choosers.last.kind, choosers.last.title) == (kind, title)
    assert "*.tsv" in choosers.last.filters
    assert choosers.last.where == ("pronunciation.tsv" if kind == "new file" else "")


def test_voices_are_added_from_files(window: MainWindow, choosers: Choosers, expect: Expect, tmp_path: Path) -> None:
    page: VoicesPage = shown(window, "voices")
    taken = expect(page.carrying.ask_for_files, page.carrying, "take_in")
    assert taken == [[tmp_path / "größe 音.x"]]
    assert (choosers.last.kind, choosers.last.title) == ("files", "Add voices")
    assert "*.voice.gguf" in choosers.last.filters
    assert Path(choosers.last.where).is_absolute()


def test_a_spoken_statement_is_chosen(
    window: MainWindow, choosers: Choosers, expect: Expect, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = ConsentDialog(window.surroundings.theme, "Somebody", window)
    qtbot.addWidget(dialog)
    assert expect(dialog.choose.click, dialog, "take_statement") == [tmp_path / "größe 音.x"]
    assert (choosers.last.kind, choosers.last.title) == ("file", "The spoken statement")
    assert "*.wav" in choosers.last.filters


def test_a_picture_is_chosen(
    window: MainWindow, choosers: Choosers, expect: Expect, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = EditDialog(window.surroundings.theme, details("Ada"), window)
    qtbot.addWidget(dialog)
    assert expect(dialog.choose_picture.click, dialog, "take_picture") == [tmp_path / "größe 音.x"]
    assert (choosers.last.kind, choosers.last.title) == ("file", "Choose a picture")
    assert "*.png" in choosers.last.filters


def test_a_voices_folder_for_exports_is_chosen_and_kept_when_cancelled(
    window: MainWindow, choosers: Choosers, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = VoiceExportDialog(window.surroundings.theme, "Export Ada", 1, tmp_path, window)
    qtbot.addWidget(dialog)
    wishes: list[Any] = []
    dialog.wanted.connect(wishes.append)
    dialog.choose.click()
    assert (choosers.last.kind, choosers.last.title, choosers.last.where) == (
        "folder",
        "Folder to export to",
        str(tmp_path),
    )
    assert dialog.folder.text() == str(tmp_path)
    choosers.chosen = [tmp_path / "ü"]
    dialog.choose.click()
    assert dialog.folder.text() == str(tmp_path / "ü")
    dialog.choose.click()
    assert choosers.last.where == str(tmp_path / "ü"), "it begins where it was last"
    dialog.export.click()
    assert [wish.folder for wish in wishes] == [tmp_path / "ü"]


@pytest.fixture
def question(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[QMessageBox]]:
    """Answers the next questions by pressing the button with these words; returns the questions."""

    def answer(words: str) -> list[QMessageBox]:
        asked: list[QMessageBox] = []

        def press(box: QMessageBox) -> int:
            asked.append(box)
            next(button for button in box.buttons() if button.text() == words).click()
            return 0

        monkeypatch.setattr(QMessageBox, "exec", press)
        return asked

    return answer


@pytest.mark.parametrize(("words", "written"), [("With recordings", [True]), ("Without", [False]), ("Cancel", [])])
@pytest.mark.parametrize("ending", ["", ".voices.zip", ".zip"])
def test_a_library_goes_out_with_its_recordings_only_when_that_is_said(
    *,
    words: str,
    written: list[bool],
    ending: str,
    window: MainWindow,
    choosers: Choosers,
    question: Callable[[str], list[QMessageBox]],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    page: VoicesPage = shown(window, "voices")
    calls: list[tuple[Path, bool]] = []
    monkeypatch.setattr(page.carrying, "write_library", lambda out, *, clips: calls.append((out, clips)))
    choosers.chosen = [tmp_path / f"Stimmen ü{ending}"]
    asked = question(words)
    page.carrying.export_library()
    (box,) = asked
    assert box.text() == "Put the recordings in too?"
    assert "Whoever gets the file can hear them." in box.informativeText()
    assert box.defaultButton().text() == "Without", "nothing is given away by pressing Return"
    assert [button.text() for button in box.buttons()].count("Cancel") == 1
    assert calls == [(tmp_path / f"Stimmen ü{ending or '.voices.zip'}", clips) for clips in written]
    asked_for = choosers.last
    assert (asked_for.kind, asked_for.title) == ("new file", "The whole library as one file")
    assert asked_for.where.endswith("My voices.voices.zip")


def test_without_a_file_for_the_library_nothing_is_asked_further(
    window: MainWindow, choosers: Choosers, question: Callable[[str], list[QMessageBox]]
) -> None:
    page: VoicesPage = shown(window, "voices")
    asked = question("With recordings")
    page.carrying.export_library()
    assert len(choosers.asked) == 1
    assert asked == []
