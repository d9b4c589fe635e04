"""What is changed of voices is kept, can be undone, and what is forgotten is gone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog
from pytestqt.qtbot import QtBot

from soundalike.settings import Speaking, VoiceOptions
from soundalike.takes import Recipe, VoiceName
from soundalike.ui.pages.voices.edit_dialog import EditDialog, read_picture
from soundalike.ui.pages.voices.forget_dialog import ForgetDialog
from soundalike.ui.pages.voices.page import VoicesPage
from soundalike.ui.pages.voices.trash_dialog import TrashDialog
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.view_models.voice_cards import VoiceCard
from soundalike.ui.widgets.buttons import TextButton
from soundalike.voices import Library, read_voice_file
from tests.ui.pages.voices.conftest import Settle
from tests.ui.pages.voices.test_voices_page import key_of


def names(page: VoicesPage) -> list[str]:
    return [card.name for card in page.grid.shown if not card.entry.bundled]


def choose(page: VoicesPage, *chosen: str) -> list[VoiceCard]:
    page.grid.choose([key_of(page, name) for name in chosen], key_of(page, chosen[0]))
    return page.grid.chosen_cards()


def said(window: MainWindow) -> list[str]:
    return [toast.facts.message for toast in window.surroundings.toasts.shown()]


def press(page: VoicesPage, command: str) -> None:
    action = page.surroundings.commands.action(command)
    assert action.isEnabled()
    action.trigger()


def test_renamed_and_undone(
    page: VoicesPage, library: Library, settle: Settle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_args, **_named: (" Ada   Lovelace ", True))
    choose(page, "Ada")
    press(page, "rename-voice")
    settle()
    assert names(page) == ["Ada Lovelace", "Bram", "Cleo"]
    assert [card.name for card in page.grid.chosen_cards()] == ["Ada Lovelace"]
    assert library.find("Ada Lovelace").clip is not None
    press(page, "undo-voices")
    settle()
    assert names(page) == ["Ada", "Bram", "Cleo"]


ODD_NAMES = (
    "../../etc/passwd",
    "CON",
    "a/b\\c:d*e?f",
    "<b>Bold</b> & <img src=x>",
    "\N{ARABIC LETTER AIN}\N{ARABIC LETTER MEEM}\N{ARABIC LETTER REH}",
    "\N{FAMILY}\N{ZERO WIDTH JOINER}\N{GIRL}",
    "x" * 1000,
    "Bram",
    ".hidden",
)


@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_name_is_kept_as_it_was_typed_and_no_voice_is_lost(
    page: VoicesPage, library: Library, settle: Settle, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Case VOI-05."""
    monkeypatch.setattr(QInputDialog, "getText", lambda *_args, **_named: (name, True))
    choose(page, "Ada")
    press(page, "rename-voice")
    settle()
    assert sorted(names(page)) == sorted([name, "Bram", "Cleo"])
    page.grab()
    files = list(library.folder.glob("*.voice.gguf"))
    assert len(files) == 3
    assert all(path.parent == library.folder for path in files)
    assert not list(library.folder.parent.glob("**/passwd*"))


@pytest.mark.parametrize("answer", [("", True), ("  ", True), ("Other", False), ("Ada", True)])
def test_no_name_or_none_given_changes_nothing(
    page: VoicesPage, settle: Settle, monkeypatch: pytest.MonkeyPatch, answer: tuple[str, bool]
) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_args, **_named: answer)
    choose(page, "Ada")
    press(page, "rename-voice")
    settle()
    assert names(page) == ["Ada", "Bram", "Cleo"]
    assert not page.changes.undoable


def test_everything_that_is_said_of_a_voice_is_edited(
    page: VoicesPage, library: Library, settle: Settle, tmp_path: Path
) -> None:
    choose(page, "Bram")
    press(page, "edit-voice")
    settle()
    dialog = page.changes.dialog
    assert isinstance(dialog, EditDialog)
    picture = tmp_path / "face.jpg"
    QImage(400, 300, QImage.Format.Format_RGB32).save(str(picture))
    dialog.take_picture(picture)
    dialog.name.setText("Bram the Elder")
    dialog.description.setPlainText("Deep and slow.")
    dialog.language.setText("Dutch")
    dialog.tags.setText("family, stories")
    QTest.mouseClick(dialog.keep, Qt.MouseButton.LeftButton)
    settle()
    details = read_voice_file(library.find("Bram the Elder").path).details
    assert (details.description, details.language, details.tags) == ("Deep and slow.", "Dutch", ("family", "stories"))
    kept = QImage.fromData(details.picture)
    assert (kept.width(), kept.height()) == (256, 256)
    press(page, "undo-voices")
    settle()
    back = read_voice_file(library.find("Bram").path).details
    assert (back.description, back.tags, back.picture) == ("", (), b"")


def test_what_is_no_picture_is_said_and_a_voice_needs_a_name(page: VoicesPage, settle: Settle, tmp_path: Path) -> None:
    choose(page, "Bram")
    press(page, "edit-voice")
    settle()
    dialog = page.changes.dialog
    assert isinstance(dialog, EditDialog)
    (tmp_path / "notes.png").write_text("no picture")
    dialog.take_picture(tmp_path / "notes.png")
    assert "isn't a picture" in dialog.problem.text()
    assert read_picture(tmp_path / "none.png") == b""
    dialog.name.setText("  ")
    assert not dialog.keep.isEnabled()
    dialog.reject()
    settle()
    assert not page.changes.undoable


def test_deleted_voices_come_back(page: VoicesPage, library: Library, settle: Settle, window: MainWindow) -> None:
    choose(page, "Ada", "Bram")
    press(page, "delete-voice")
    settle()
    assert names(page) == ["Cleo"]
    assert said(window) == ["2 voices were deleted."]
    undo = window.surroundings.toasts.shown()[0].findChild(TextButton)
    assert undo is not None
    undo.click()
    settle()
    assert names(page) == ["Ada", "Bram", "Cleo"]
    assert library.find("Ada").clip is not None


def test_the_delete_key_deletes(page: VoicesPage, settle: Settle, qtbot: QtBot, window: MainWindow) -> None:
    choose(page, "Cleo")
    window.activateWindow()
    page.grid.setFocus()
    QTest.keyClick(page.grid, Qt.Key.Key_Delete)
    settle()
    assert names(page) == ["Ada", "Bram"]


def test_voices_of_the_program_cant_be_deleted(page: VoicesPage, settle: Settle) -> None:
    cards = choose(page, "Robin")
    for command in ("delete-voice", "forget-voice", "rename-voice", "edit-voice"):
        assert not page.surroundings.commands.action(command).isEnabled()
    page.changes.delete(cards)
    settle()
    assert key_of(page, "Robin")


def test_the_trash_gives_back(page: VoicesPage, settle: Settle) -> None:
    choose(page, "Bram")
    press(page, "delete-voice")
    settle()
    press(page, "deleted-voices")
    settle()
    dialog = page.changes.dialog
    assert isinstance(dialog, TrashDialog)
    assert dialog.list.item(0).text().startswith("Bram  ·  deleted today")
    QTest.mouseClick(dialog.restore, Qt.MouseButton.LeftButton)
    settle()
    assert names(page) == ["Ada", "Bram", "Cleo"]


def test_the_trash_is_emptied(page: VoicesPage, library: Library, settle: Settle) -> None:
    choose(page, "Bram")
    press(page, "delete-voice")
    settle()
    press(page, "deleted-voices")
    settle()
    dialog = page.changes.dialog
    assert isinstance(dialog, TrashDialog)
    dialog.empty.click()
    settle()
    assert library.trash() == []
    assert not page.changes.undoable


def test_forgetting_is_asked_with_the_keyboard_on_cancel(
    page: VoicesPage, library: Library, settle: Settle, qtbot: QtBot
) -> None:
    choose(page, "Ada")
    press(page, "forget-voice")
    dialog = page.changes.dialog
    assert isinstance(dialog, ForgetDialog)
    words = " ".join(label.text() for label in dialog.findChildren(type(page.count)))
    for thing in ("record of consent", "statement", "recording", "take", "history", "phrases", "can't be undone"):
        assert thing in words
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    settle()
    assert library.find("Ada")


def test_forgotten_leaves_nothing(page: VoicesPage, library: Library, window: MainWindow, qtbot: QtBot) -> None:
    from soundalike.speech import Speaker  # noqa: PLC0415
    from tests.speech.fake_engine import SAMPLE_RATE, FakeEngine, encode_words  # noqa: PLC0415

    settings, services = window.surroundings.settings, window.surroundings.services
    entry = library.find("Ada")
    copies = window.surroundings.places.voice_copies_dir / entry.id
    copies.mkdir(parents=True)
    (copies / "copy.voice.gguf").write_bytes(b"x")
    settings.set_voice(entry.id, VoiceOptions(seed_locked=True))
    services.choose_voice(entry.id)
    assert services.store is not None
    engine = FakeEngine()
    speaker = Speaker(engine, engine.builtin_voice(), encode=encode_words)
    recipe = Recipe(VoiceName(entry.id, "Ada"), "fake")
    with services.store.record("Hello.", recipe, SAMPLE_RATE) as recorder:
        for event in speaker.speak("Hello.", recipe.options):
            recorder.take(event)
    assert services.store.history.search("", limit=9)
    choose(page, "Ada")
    press(page, "forget-voice")
    dialog = page.changes.dialog
    assert isinstance(dialog, ForgetDialog)
    dialog.forget.click()
    qtbot.waitUntil(lambda: bool(said(window)))
    assert [*library.folder.glob("Ada*")] == []
    assert not copies.exists()
    assert services.store.history.search("", limit=9) == []
    assert settings.voice(entry.id) == VoiceOptions()
    assert settings[Speaking].voice == ""
    assert said(window) == ["Ada is forgotten, with its one take. Nothing of this voice is left here."]


def test_a_voice_that_another_program_removed_is_said(
    page: VoicesPage, library: Library, settle: Settle, window: MainWindow
) -> None:
    library.delete(library.find("Ada"))
    page.changes.toggle_favourite(choose(page, "Ada"))
    settle()
    assert "isn't there any more" in said(window)[0]
    assert names(page) == ["Bram", "Cleo"]
