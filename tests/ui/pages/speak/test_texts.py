"""Text from a file, by menu, by dropping and by pasting."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from soundalike.ui.pages.speak.editor_panel import SUGGESTIONS
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.services import text_file
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor

TEXT = "Grüße aus Köln.\nEine zweite Zeile. 😀\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "ein Brief ü.txt"
    path.write_text(TEXT, encoding="utf-16")
    return path


def of_file(path: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return data


def test_a_file_is_opened_by_menu_and_the_old_text_is_kept(
    window: MainWindow, editor: SentenceEditor, file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor.insertPlainText("An older text.")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_arguments: (str(file), ""))
    window.commands.action("open").trigger()
    qtbot.waitUntil(lambda: editor.text == TEXT)
    qtbot.waitUntil(lambda: window.surroundings.services.disk.idle)
    store = window.surroundings.services.store
    assert store is not None
    assert {document.text for document in store.documents.all()} == {"An older text.", TEXT}


def test_nothing_happens_when_no_file_was_chosen(
    window: MainWindow, editor: SentenceEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor.insertPlainText("An older text.")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_arguments: ("", ""))
    window.commands.action("open").trigger()
    assert window._tasks.running == []
    assert editor.text == "An older text."


def test_a_file_that_is_dropped_is_opened(editor: SentenceEditor, file: Path, qtbot: QtBot) -> None:
    actions, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    data = of_file(file)  # the event doesn't keep it
    drop = QDropEvent(QPointF(40, 40), actions, data, button, Qt.KeyboardModifier.NoModifier)
    editor.dropEvent(drop)
    qtbot.waitUntil(lambda: editor.text == TEXT)


def test_a_file_that_is_pasted_is_opened(editor: SentenceEditor, file: Path, qtbot: QtBot) -> None:
    QApplication.clipboard().setMimeData(of_file(file))
    editor.paste()
    qtbot.waitUntil(lambda: editor.text == TEXT)


def test_what_is_pasted_from_a_web_page_is_plain_text(editor: SentenceEditor) -> None:
    data = QMimeData()
    data.setHtml("<h1 style='color:red'>Loud</h1><p>and plain</p>")
    data.setText("Loud\r\nand plain")
    QApplication.clipboard().setMimeData(data)
    editor.paste()
    assert editor.text == "Loud\nand plain"
    assert "red" not in editor.toHtml()


@pytest.mark.parametrize(
    ("data", "words"), [(b"\x7fELF\0\0", "isn't a text file"), (b" \n\t ", "There is no text in this file.")]
)
def test_what_can_not_be_opened_is_told_and_the_text_stays(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, data: bytes, words: str
) -> None:
    page = window.page("speak")
    assert isinstance(page, SpeakPage)
    editor = page.view.panel.editor
    editor.insertPlainText("An older text.")
    path = tmp_path / "picture.png"
    path.write_bytes(data)
    page.texts.open_file(str(path))
    qtbot.waitUntil(lambda: bool(window.toasts.shown()))
    assert words in window.toasts.shown()[0].facts.message
    assert editor.text == "An older text."


def test_one_that_is_too_large_is_told(
    window: MainWindow, page: SpeakPage, file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_file, "MOST_BYTES", 10)
    page.texts.open_file(str(file))
    qtbot.waitUntil(lambda: bool(window.toasts.shown()))
    assert "Divide it" in window.toasts.shown()[0].facts.message


def test_a_suggestion_is_put_into_the_empty_text(page: SpeakPage, editor: SentenceEditor) -> None:
    button = next(one for one in page.view.panel.findChildren(TextButton) if one.text() == SUGGESTIONS[0])
    assert button.isVisible()
    button.click()
    assert editor.text == SUGGESTIONS[0]
    assert not button.isVisible()
    editor.undo()
    assert editor.text == ""


def test_the_count_follows_the_text_and_the_speed(page: SpeakPage, editor: SentenceEditor) -> None:
    editor.insertPlainText("word " * 26)
    assert page.view.panel.count.text() == "26 words · about 10 s"
    page.view.transport.speed.setValue(50)
    assert page.view.panel.count.text() == "26 words · about 20 s"


def test_the_words_of_a_book_are_estimated(page: SpeakPage, editor: SentenceEditor) -> None:
    editor.insertPlainText("word " * 50_000)
    assert page.view.panel.count.text() == "about 50 000 words · about 5 h 21 min"
