"""Help answers, verifies files, lists the keys that hold, and copies diagnostics without anything personal."""

from __future__ import annotations

import getpass
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import soundfile
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from soundalike.paths import bundled_resources
from soundalike.settings import Measured, Shortcuts
from soundalike.ui.pages.help.licences import licences_text
from soundalike.ui.pages.help.page import HelpPage
from soundalike.ui.shell.command_table import COMMANDS
from soundalike.ui.shell.main_window import MainWindow
from soundalike.voices import Library
from tests.voices.made_voices import details, features


@pytest.fixture
def page(window: MainWindow) -> HelpPage:
    window.go_to("help")
    shown = window.page("help")
    assert isinstance(shown, HelpPage)
    return shown


def words(page: HelpPage) -> str:
    return " ".join(shown.text() for shown in page.findChildren(QLabel))


def drop(page: HelpPage, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    enter = QDragEnterEvent(
        QPointF(5, 5).toPoint(),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    page.verify.dragEnterEvent(enter)
    assert enter.isAccepted()
    page.verify.dropEvent(
        QDropEvent(
            QPointF(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        )
    )


def use_real_mark(window: MainWindow) -> None:
    from soundalike.ui.services.wiring import real_wiring  # noqa: PLC0415

    services = window.surroundings.services
    services.wiring = replace(services.wiring, open_mark=real_wiring().open_mark)


def test_it_says_what_people_ask(page: HelpPage) -> None:
    text = words(page)
    for part in (
        "How to record well",
        "Consent",
        "I agree that a voice is made from recordings of me",
        "The mark",
        "It can't be switched off.",
        "Where the data is",
        str(page.surroundings.places.voices_dir),
        "Soundalike 0.",
    ):
        assert part in text


@pytest.mark.parametrize("marked", [True, False])
def test_a_dropped_file_is_verified(
    page: HelpPage, window: MainWindow, qtbot: QtBot, tmp_path: Path, marked: bool
) -> None:
    from soundalike.engine.mark import Mark  # noqa: PLC0415
    from soundalike.models.mark import find_mark  # noqa: PLC0415

    use_real_mark(window)
    speech, rate = soundfile.read(bundled_resources() / "clips" / "ref_1_joe0.wav", dtype="float32")
    sound = np.asarray(speech, np.float32)
    if marked:
        with Mark.open(find_mark()) as mark:
            sound = mark.apply(sound)
    path = tmp_path / "talk.wav"
    soundfile.write(path, sound, rate)
    drop(page, path)
    assert page.verify.shown.heading == "Listening for the mark"
    qtbot.waitUntil(lambda: page.verify.shown.heading != "Listening for the mark", timeout=60_000)
    assert page.verify.shown.heading == ("Marked as synthetic" if marked else "No mark was found")
    assert page.verify.accessibleName() == page.verify.shown.heading


def test_what_is_no_sound_is_said(page: HelpPage, window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    use_real_mark(window)
    (tmp_path / "notes.wav").write_text("hello")
    page.verify.check(tmp_path / "notes.wav")
    qtbot.waitUntil(lambda: page.verify.shown.heading == "It can't be told", timeout=60_000)
    assert "notes.wav" in page.verify.shown.words


def test_every_key_is_listed_also_of_pages_that_werent_shown(page: HelpPage) -> None:
    listed = {(name, key) for _, name, key in page.key_rows()}
    assert len(page.key_rows()) == len([row for row in COMMANDS if row.keys]) + len(
        [group for group, _, _ in page.key_rows() if group == "Pages"]
    )
    assert ("Find a voice", "Ctrl+F") in listed
    assert "Ctrl+F" in words(page)


def test_the_persons_own_keys_are_listed(page: HelpPage, window: MainWindow, qtbot: QtBot) -> None:
    window.surroundings.settings.set(Shortcuts.of({"export": "Ctrl+Shift+X", "open": ""}))
    listed = {name: key for _, name, key in page.key_rows()}
    assert listed["Export"] in ("Ctrl+Shift+X", "Ctrl+E")  # the Voices page has an Export of its own
    assert "Open text" not in listed
    assert "Ctrl+Shift+X" in words(page)


def test_diagnostics_hold_nothing_personal(
    page: HelpPage, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = window.surroundings.services
    library = Library(window.surroundings.places.voices_dir)
    library.add(details("Aunt Mildred"), features())
    services.voices.refresh()
    window.surroundings.settings.set(Measured("my secret model", 1.5, 0.4))
    qtbot.waitUntil(lambda: len(services.voices.entries) == 6 and services.models.listed)
    QTest.mouseClick(page.diagnostics, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Soundalike: " in QGuiApplication.clipboard().text())
    text = QGuiApplication.clipboard().text()
    for line in ("System: ", "Python: ", "Window: Qt ", "Processor: 8 cores", "Voices: 6", "Measured: 1.50 times"):
        assert line in text
    assert "Sound: 2 outputs" in text
    home = str(Path.home())
    for personal in ("Mildred", "secret", "Loudspeakers", "headset", str(window.surroundings.places.data_dir), home):
        assert personal not in text
    assert getpass.getuser() not in text.replace("Soundalike", "") or getpass.getuser() in ("root", "user")


def test_licences_of_everything_inside(page: HelpPage) -> None:
    text = licences_text()
    for part in ("MIT License", "ggml", "numpy", "demo model"):
        assert part in text
    page.licences.click()
    assert page.dialog is not None
    assert "ggml" in page.dialog.browser.toPlainText()
    page.dialog.close()


def test_the_package_knows_its_licences_without_the_source_tree(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from soundalike.ui.pages.help import licences  # noqa: PLC0415

    monkeypatch.setattr(licences, "bundled_resources", lambda: tmp_path / "resources")
    assert "ggml" in licences_text()


def test_buttons_say_what_they_open(page: HelpPage) -> None:
    from soundalike.ui.widgets.buttons import TextButton  # noqa: PLC0415

    opening = [button.accessibleName() for button in page.findChildren(TextButton) if button.text() == "Open"]
    assert opening == [
        f"Open the folder: {name}" for name in ("Voices", "Models", "Texts and takes", "Settings", "Cache")
    ]
