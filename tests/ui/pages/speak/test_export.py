"""Export: what was chosen is written where it was chosen, or it is said why not."""

from __future__ import annotations

import errno
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soundalike.settings import Export as ExportSettings
from soundalike.takes import TakeStore
from soundalike.ui.pages.speak.export.dialog import ExportDialog
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor
from tests.ui.choosers import Choosers
from tests.ui.fake_wiring import FakeMark
from tests.ui.pages.speak.conftest import TEXT, speak_all

Open = Callable[[], ExportDialog]
Run = Callable[[ExportDialog], str]


@pytest.fixture(autouse=True)
def spoken(editor: SentenceEditor, page: SpeakPage, window: MainWindow, settle: Callable[[], None]) -> TakeStore:
    """Every sentence has a take."""
    store = window.surroundings.services.store
    assert store is not None
    editor.insertPlainText(TEXT)
    settle()
    speak_all(store, page)
    page.draft.arrange_again()
    settle()
    return store


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "Müsik 音"
    made.mkdir()
    return made


@pytest.fixture
def open_dialog(page: SpeakPage, window: MainWindow, folder: Path, qtbot: QtBot) -> Iterator[Open]:
    """Opens the dialog as its button does, with the test's folder."""

    def run() -> ExportDialog:
        assert page.export.dialog is None
        page.view.export_button.click()
        qtbot.waitUntil(lambda: page.export.dialog is not None)
        dialog = page.export.dialog
        assert dialog is not None
        dialog.set_folder(folder)
        return dialog

    yield run
    if page.export.dialog is not None:
        page.export.dialog.reject()


@pytest.fixture
def run(window: MainWindow, folder: Path, qtbot: QtBot) -> Run:
    """Exports, waits for the end and gives the message."""

    def export(dialog: ExportDialog) -> str:
        window.toasts.clear()
        dialog.export.click()
        qtbot.waitUntil(lambda: bool(window.toasts.shown()) and not window._tasks.running)
        return window.toasts.shown()[-1].facts.message

    return export


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_whole_is_written_where_it_was_chosen_and_the_message_says_where(
    open_dialog: Open, run: Run, folder: Path, page: SpeakPage, spoken: TakeStore
) -> None:
    """Case EXP-01; EXP-05 by the folder's name."""
    dialog = open_dialog()
    assert dialog.name.text() == "Good morning to you all. The boats come"
    dialog.name.setText("Grüße «1» 音")
    message = run(dialog)
    path = folder / "Grüße «1» 音.wav"
    assert message == f"Written to {path}."
    assert names(folder) == [path.name]
    with path.open("rb") as file:
        sound, rate = soundfile.read(file, dtype="float32")
    first = spoken.takes.whole_sound(page.draft.sentences[0].chosen or 0)
    assert rate == 24_000
    assert np.allclose(sound[: len(first)], first, atol=2e-7)
    assert page.export.dialog is None


def test_the_selection_alone(open_dialog: Open, run: Run, folder: Path, editor: SentenceEditor) -> None:
    whole = open_dialog()
    assert not whole.what._group.button(1).isEnabled(), "nothing is selected"
    whole.name.setText("whole")
    run(whole)
    start = TEXT.index("The boats")
    editor.select(start, start + 5)
    dialog = open_dialog()
    dialog.what._group.button(1).click()
    assert dialog.what_words.text().startswith("1 sentence ·")
    dialog.name.setText("part")
    run(dialog)
    assert soundfile.info(str(folder / "part.wav")).frames < soundfile.info(str(folder / "whole.wav")).frames / 2


def test_the_chosen_takes_are_exported(
    open_dialog: Open, run: Run, page: SpeakPage, spoken: TakeStore, settle: Callable[[], None]
) -> None:
    speak_all(spoken, page)
    page.draft.arrange_again()
    settle()
    first = page.draft.sentences[0]
    assert len(first.takes) == 2
    for take in first.takes:
        page.takes.choose(first.id, take.id)
        settle()
        dialog = open_dialog()
        dialog.name.setText(f"take {take.letter}")
        path = Path(run(dialog).removeprefix("Written to ").removesuffix("."))
        sound = soundfile.read(str(path), dtype="float32")[0]
        whole = spoken.takes.whole_sound(take.id)
        assert np.allclose(sound[: len(whole)], whole, atol=2e-7)


def test_a_file_a_sentence(open_dialog: Open, run: Run, folder: Path) -> None:
    dialog = open_dialog()
    dialog.what._group.button(2).click()
    dialog.name.setText("part")
    assert run(dialog) == f"3 files were written to {folder}."
    assert names(folder) == ["part 01.wav", "part 02.wav", "part 03.wav"]


@pytest.mark.parametrize("kind", ["srt", "vtt"])
def test_captions_lie_beside_it(open_dialog: Open, run: Run, folder: Path, kind: str) -> None:
    dialog = open_dialog()
    assert dialog.caption_kind.isHidden()
    dialog.captions.click()
    dialog.caption_kind._group.button(["srt", "vtt"].index(kind)).click()
    dialog.name.setText("part")
    run(dialog)
    assert names(folder) == [f"part.{kind}", "part.wav"]
    assert "The boats come in early." in (folder / f"part.{kind}").read_text(encoding="utf-8")


def test_the_loudness_is_evened_out(open_dialog: Open, run: Run, folder: Path) -> None:
    dialog = open_dialog()
    dialog.name.setText("as it is")
    run(dialog)
    dialog = open_dialog()
    dialog.loudness.click()
    dialog.loudness_value._group.button(len(dialog._source.loudness_choices) - 1).click()
    assert dialog.wish().loudness == -23.0
    dialog.name.setText("even")
    run(dialog)
    peaks = [np.abs(soundfile.read(str(folder / name))[0]).max() for name in ("as it is.wav", "even.wav")]
    assert peaks[1] < peaks[0] / 2


@pytest.mark.parametrize(
    ("chosen", "subtype"),
    [("wav 16", "PCM_16"), ("wav 24", "PCM_24"), ("wav float", "FLOAT"), ("flac 16", "PCM_16"), ("flac 24", "PCM_24")],
)
def test_every_lossless_format(open_dialog: Open, run: Run, folder: Path, chosen: str, subtype: str) -> None:
    container, bits = chosen.split()
    dialog = open_dialog()
    dialog.container._group.button(["wav", "flac"].index(container)).click()
    dialog.bits._group.button(["16", "24", "float"].index(bits)).click()
    dialog.name.setText("it")
    run(dialog)
    assert soundfile.info(str(folder / f"it.{container}")).subtype == subtype


@pytest.mark.parametrize("container", ["mp3", "opus", "ogg"])
def test_every_lossy_format(open_dialog: Open, run: Run, folder: Path, container: str) -> None:
    dialog = open_dialog()
    dialog.container._group.button(["mp3", "opus", "ogg"].index(container) + 2).click()
    assert dialog.bits.isHidden()
    assert "at most" in dialog.format_words.text()
    dialog.name.setText("it")
    run(dialog)
    (file,) = folder.iterdir()
    assert file.name.startswith("it.")
    assert soundfile.info(str(file)).duration > 1.0


def test_flac_has_no_float(open_dialog: Open) -> None:
    dialog = open_dialog()
    dialog.bits._group.button(2).click()
    dialog.container._group.button(1).click()
    assert dialog.bits.chosen == "24"
    assert not dialog.bits._group.button(2).isEnabled()


def test_an_existing_file_is_replaced_only_when_that_was_said(open_dialog: Open, run: Run, folder: Path) -> None:
    (folder / "it.wav").write_bytes(b"an old file")
    dialog = open_dialog()
    dialog.name.setText("it")
    dialog.export.click()
    assert dialog.isVisible()
    assert dialog.problem.text().startswith("There is a file 'it.wav' already.")
    assert dialog.export.text() == "Replace it"
    assert (folder / "it.wav").read_bytes() == b"an old file"
    dialog.name.setText("it2")
    assert dialog.export.text() == "Export", "another name is another question"
    dialog.name.setText("it")
    dialog.export.click()
    run(dialog)
    assert soundfile.info(str(folder / "it.wav")).frames > 0


def test_a_folder_that_vanished_is_told_and_nothing_is_made_in_its_place(
    open_dialog: Open, run: Run, folder: Path, window: MainWindow
) -> None:
    """Case EXP-01: a disk that was taken out while the dialog was open."""
    dialog = open_dialog()
    dialog.name.setText("it")
    folder.rmdir()
    message = run(dialog)
    assert str(folder) in message
    assert window.toasts.shown()[-1].facts.kind == "error"
    assert not folder.exists()


def test_the_usual_folder_is_made_when_it_is_first_used(
    page: SpeakPage, run: Run, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    music = tmp_path / "home" / "Music"
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _where: str(music))
    for name in ("one", "two"):
        page.export.open()
        qtbot.waitUntil(lambda: page.export.dialog is not None)
        dialog = page.export.dialog
        assert dialog is not None
        dialog.name.setText(name)
        run(dialog)
    assert names(music / "Soundalike") == ["one.wav", "two.wav"]


def test_a_full_disk_keeps_the_old_file(
    open_dialog: Open, run: Run, folder: Path, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Case EXP-03."""
    (folder / "it.wav").write_bytes(b"an old file")

    def full(*_arguments: Any, **_named: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    dialog = open_dialog()
    dialog.name.setText("it")
    dialog.export.click()
    message = run(dialog)
    assert window.toasts.shown()[-1].facts.kind == "error"
    assert "no room" in message.lower() or "full" in message.lower() or "space" in message.lower()
    assert names(folder) == ["it.wav"]
    assert (folder / "it.wav").read_bytes() == b"an old file"


def test_a_folder_that_can_not_be_written_is_told(open_dialog: Open, run: Run, tmp_path: Path) -> None:
    """Case EXP-03."""
    dialog = open_dialog()
    dialog.set_folder(Path("/proc"))
    dialog.name.setText("it")
    assert "/proc" in run(dialog)


def test_what_has_no_take_is_left_out_and_said(
    open_dialog: Open, editor: SentenceEditor, settle: Callable[[], None]
) -> None:
    editor.moveCursor(editor.textCursor().MoveOperation.End)
    editor.insertPlainText(" This is new.")
    settle()
    dialog = open_dialog()
    assert "1 not spoken yet and left out" in dialog.what_words.text()


def test_without_takes_there_is_nothing_to_export(
    open_dialog: Open, page: SpeakPage, settle: Callable[[], None], qtbot: QtBot
) -> None:
    page.draft.new("Nobody has said this.")
    qtbot.waitUntil(lambda: page.view.panel.editor.text == "Nobody has said this.")
    settle()
    dialog = open_dialog()
    assert not dialog.export.isEnabled()
    assert "Speak it first" in dialog.what_words.text()


def test_an_empty_name_is_told(open_dialog: Open, folder: Path) -> None:
    dialog = open_dialog()
    dialog.name.setText("  ")
    assert not dialog.export.isEnabled()
    assert dialog.problem.text()


def test_what_was_chosen_is_chosen_the_next_time(open_dialog: Open, run: Run, folder: Path, window: MainWindow) -> None:
    dialog = open_dialog()
    dialog.container._group.button(1).click()
    dialog.bits._group.button(0).click()
    dialog.captions.click()
    dialog.caption_kind._group.button(1).click()
    dialog.name.setText("it")
    run(dialog)
    kept = window.surroundings.settings[ExportSettings]
    assert (kept.folder, kept.format, kept.samples, kept.captions) == (str(folder), "flac", "16", "vtt")
    again = open_dialog()
    assert (again.container.chosen, again.bits.chosen, again.caption_kind.chosen) == ("flac", "16", "vtt")
    assert again.captions.isChecked()


def test_by_keyboard_alone(open_dialog: Open, folder: Path, window: MainWindow, qtbot: QtBot) -> None:
    dialog = open_dialog()
    dialog.activateWindow()
    dialog.name.setFocus()
    dialog.name.selectAll()
    QTest.keyClicks(dialog.name, "it")
    dialog.container._group.button(0).setFocus()
    QTest.keyClick(dialog.container._group.button(0), Qt.Key.Key_Right)
    assert dialog.container.chosen == "flac"
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: (folder / "it.flac").exists() and not window._tasks.running)


def test_the_tags_say_what_it_is(open_dialog: Open, run: Run, folder: Path) -> None:
    import shutil  # noqa: PLC0415

    probe = shutil.which("ffprobe")
    if probe is None:
        pytest.skip("there is no ffprobe here")
    dialog = open_dialog()
    dialog.container._group.button(1).click()
    dialog.name.setText("It is said")
    run(dialog)
    shown = subprocess.run(
        [probe, "-v", "error", "-show_entries", "format_tags", str(folder / "It is said.flac")],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.lower()
    assert "it is said" in shown
    assert "synthetic speech" in shown
    assert "the model's own voice" in shown


def test_closing_in_the_middle_leaves_nothing_half_written(
    open_dialog: Open, folder: Path, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Case GUI-01; the old file is as it was."""
    (folder / "it.wav").write_bytes(b"an old file")
    marking = threading.Event()

    def slowly(_mark: FakeMark, samples: Any, *, gain: float = 1.0) -> Any:
        marking.set()
        time.sleep(0.05)
        return samples * gain

    monkeypatch.setattr(FakeMark, "apply", slowly)
    dialog = open_dialog()
    dialog.loudness.click()
    dialog.name.setText("it")
    for _ in range(2):
        dialog.export.click()
    assert marking.wait(20)
    window.close()
    assert names(folder) == ["it.wav"]
    assert (folder / "it.wav").read_bytes() == b"an old file"


def test_another_folder_is_chosen_or_not(
    open_dialog: Open, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choosers = Choosers()
    choosers.install(monkeypatch)
    dialog = open_dialog()
    dialog.folder_button.click()
    asked = choosers.last
    assert (asked.kind, asked.title, asked.where) == ("folder", "Folder for exports", str(folder))
    assert dialog.folder_button.toolTip() == str(folder), "it was cancelled"
    choosers.chosen = [tmp_path / "Übung"]
    dialog.folder_button.click()
    assert dialog.folder_button.toolTip() == str(tmp_path / "Übung")
    dialog.close()


def test_stopping_leaves_nothing_and_is_no_error(
    open_dialog: Open, folder: Path, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    marking = threading.Event()

    def slowly(_mark: FakeMark, samples: Any, *, gain: float = 1.0) -> Any:
        marking.set()
        time.sleep(0.05)
        return samples * gain

    monkeypatch.setattr(FakeMark, "apply", slowly)
    dialog = open_dialog()
    dialog.loudness.click()
    dialog.export.click()
    assert marking.wait(20)
    (task,) = window.surroundings.tasks.running
    assert task.title.startswith("Exporting ")
    task.cancel()
    qtbot.waitUntil(lambda: not window.surroundings.tasks.running)
    assert names(folder) == []
    assert window.toasts.shown() == []
