"""Voices leave and enter by dialogs and by dropping files."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest

from soundalike.ui.pages.voices.consent_dialog import ConsentDialog
from soundalike.ui.pages.voices.export_dialog import VoiceExportDialog
from soundalike.ui.pages.voices.page import VoicesPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.voices import Library, pack_library, read_voice_file
from tests.ui.pages.voices.conftest import NAMES, Settle
from tests.ui.pages.voices.test_voice_changes import choose, names, press, said
from tests.voices.made_voices import details, features, tone, write_voice


def drop(page: VoicesPage, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    page.dropEvent(
        QDropEvent(
            QPointF(50, 50),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )


def test_dropped_voices_are_taken_in_with_their_clips(
    page: VoicesPage, library: Library, settle: Settle, tmp_path: Path, window: MainWindow
) -> None:
    other = Library(tmp_path / "other")
    other.add(details("Dora"), features(7), tone())
    drop(page, *(path for path in (tmp_path / "other").iterdir() if path.name.startswith("Dora")))
    settle()
    assert names(page) == [*NAMES, "Dora"]
    assert library.find("Dora").clip is not None
    assert [card.name for card in page.grid.chosen_cards()] == ["Dora"]
    assert said(window) == ["Dora is in the library."]


def test_what_the_program_is_opened_with_is_taken_in(
    library: Library, settle: Settle, tmp_path: Path, window: MainWindow
) -> None:
    window.take_in([write_voice(tmp_path, "Dora", 7)])
    settle()
    assert window.shown_page == "voices"
    assert library.find("Dora").name == "Dora"
    assert said(window) == ["Dora is in the library."]


def test_what_cant_be_taken_in_says_why_and_keeps_nothing_else_out(
    page: VoicesPage, settle: Settle, tmp_path: Path, window: MainWindow
) -> None:
    good = write_voice(tmp_path, "Dora", 7)
    bad = tmp_path / "Bad.voice.gguf"
    bad.write_bytes(good.read_bytes()[:-4])
    (tmp_path / "notes.txt").write_text("hello")
    (tmp_path / "talk.wav").write_bytes(b"RIFF")
    drop(page, bad, good, tmp_path / "notes.txt", tmp_path / "talk.wav")
    settle()
    assert "Dora" in names(page)
    messages = said(window)
    assert messages[0] == "'notes.txt' is no voice. Voices end in .voice.gguf, libraries in .voices.zip."
    assert messages[1].startswith("'talk.wav' is a recording, not a voice.")
    assert "Bad.voice.gguf" in messages[2]
    assert messages[3] == "Dora is in the library."


def test_exported_with_the_recording_only_when_asked(
    page: VoicesPage, library: Library, settle: Settle, tmp_path: Path
) -> None:
    for clips, files in ((False, ["Ada.voice.gguf"]), (True, ["Ada.clip.flac", "Ada.voice.gguf"])):
        folder = tmp_path / str(clips)
        folder.mkdir()
        choose(page, "Ada")
        press(page, "export-voice")
        dialog = page.carrying.dialog
        assert isinstance(dialog, VoiceExportDialog)
        assert not dialog.clips.isChecked()
        dialog._folder = folder
        dialog.clips.setChecked(clips)
        QTest.mouseClick(dialog.export, Qt.MouseButton.LeftButton)
        settle()
        assert sorted(path.name for path in folder.iterdir()) == files
        assert (folder / "Ada.voice.gguf").read_bytes() == library.find("Ada").path.read_bytes()


def test_exported_twice_nothing_is_overwritten(page: VoicesPage, settle: Settle, tmp_path: Path) -> None:
    from soundalike.ui.services.voice_carrying import export_voices  # noqa: PLC0415

    entries = [card.entry for card in choose(page, "Ada", "Bram")]
    for form in ("file", "folder"):
        for _ in range(2):
            export_voices(entries, tmp_path, form, clips=True, on_progress=lambda _part: None)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        *("Ada", "Ada (2)", "Ada (2).clip.flac", "Ada (2).voice.gguf", "Ada.clip.flac", "Ada.voice.gguf"),
        *("Bram", "Bram (2)", "Bram (2).voice.gguf", "Bram.voice.gguf"),
    ]


def test_the_whole_library_goes_out_and_comes_in(
    page: VoicesPage, settle: Settle, tmp_path: Path, window: MainWindow
) -> None:
    out = tmp_path / "all.voices.zip"
    page.carrying.write_library(out, clips=True)
    settle()
    assert said(window)[0].startswith("3 voices are in all.voices.zip.")
    choose(page, *NAMES)
    press(page, "delete-voice")
    settle()
    assert names(page) == []
    drop(page, out)
    settle()
    settle()
    assert names(page) == list(NAMES)


def test_a_library_that_is_none_is_refused_in_words(
    page: VoicesPage, settle: Settle, tmp_path: Path, window: MainWindow
) -> None:
    (tmp_path / "no.zip").write_bytes(b"nothing")
    drop(page, tmp_path / "no.zip")
    settle()
    assert "can't be read" in said(window)[0]


def test_another_programs_voice_needs_its_speakers_consent(
    page: VoicesPage, library: Library, settle: Settle, tmp_path: Path, demo_voice_folder: Path
) -> None:
    drop(page, demo_voice_folder)
    dialog = page.carrying.dialog
    assert isinstance(dialog, ConsentDialog)
    assert not dialog.take_in.isEnabled()
    assert not dialog.choose.isVisible()
    dialog.kind.choose("statement")
    dialog._show()
    assert dialog.choose.isVisible()
    assert not dialog.take_in.isEnabled()
    dialog.kind.choose("written")
    dialog._show()
    QTest.keyClicks(dialog.speaker, "Ada Byron")
    assert dialog.take_in.isEnabled()
    QTest.mouseClick(dialog.take_in, Qt.MouseButton.LeftButton)
    settle()
    settle()
    consent = read_voice_file(library.find("foreign").path).details.consent
    assert (consent.kind, consent.name) == ("written", "Ada Byron")


def test_without_consent_nothing_is_taken_in(page: VoicesPage, settle: Settle, demo_voice_folder: Path) -> None:
    drop(page, demo_voice_folder)
    dialog = page.carrying.dialog
    assert isinstance(dialog, ConsentDialog)
    dialog.cancel.click()
    settle()
    assert names(page) == list(NAMES)


@pytest.fixture
def demo_voice_folder(tmp_path: Path) -> Path:
    """A voice of chatterbox.cpp's for the demo model: what a bundled voice holds."""
    from soundalike.paths import bundled_voices  # noqa: PLC0415
    from soundalike.voices import write_voice_folder  # noqa: PLC0415

    voice = read_voice_file(bundled_voices() / "Joe.voice.gguf")
    assert np.isfinite(voice.features.embedding).all()
    write_voice_folder(voice.features, tmp_path / "foreign")
    return tmp_path / "foreign"


def test_files_dropped_on_the_page_are_accepted_and_anything_else_isnt(page: VoicesPage) -> None:
    assert page.acceptDrops()


def test_a_library_is_made_of_the_packed_file_elsewhere(
    page: VoicesPage, library: Library, tmp_path: Path, settle: Settle
) -> None:
    other = Library(tmp_path / "other")
    other.add(details("Dora"), features(7), tone())
    out = tmp_path / "other.zip"
    pack_library(other, out, clips=False)
    page.carrying.take_in([out])
    settle()
    settle()
    assert library.find("Dora").clip is None
