"""The pronunciation list: plain or pattern, in order, searched, tried, taken in and given out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from soundalike.takes.pronunciation_list import PronunciationList
from soundalike.text import Rule
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.pages.speak.pronunciation.dialog import PronunciationDialog
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor


@pytest.fixture
def dialog(
    window: MainWindow, page: SpeakPage, editor: SentenceEditor, settle: Callable[[], None]
) -> Iterator[PronunciationDialog]:
    """Opened by its command, on a text."""
    editor.insertPlainText("The Thames is 346 km long.")
    settle()
    window.commands.action("pronunciation").trigger()
    (opened,) = page.findChildren(PronunciationDialog)
    yield opened
    opened.close()


@pytest.fixture
def kept(window: MainWindow, qtbot: QtBot) -> Callable[[], list[Rule]]:
    """What is on the disk now."""

    def read() -> list[Rule]:
        qtbot.waitUntil(lambda: window.surroundings.services.disk.idle)
        ready, trouble = PronunciationList(window.surroundings.places.pronunciation_file).load()
        assert trouble is None
        return list(ready.rules)

    return read


Kept = Callable[[], list[Rule]]


def add(dialog: PronunciationDialog, written: str, said: str) -> None:
    dialog.add.click()
    QTest.keyClicks(dialog.written, written)
    QTest.keyClicks(dialog.said, said)


def shown(dialog: PronunciationDialog) -> list[str]:
    return [dialog.list.item(at).text() for at in range(dialog.list.count())]


def test_a_rule_is_tried_on_the_sentence_kept_and_used(
    dialog: PronunciationDialog, kept: Kept, window: MainWindow, page: SpeakPage, settle: Callable[[], None]
) -> None:
    assert dialog.sample.text() == "The Thames is 346 km long."
    assert dialog.preview.text() == "Nothing in it is changed."
    add(dialog, "Thames", "tems")
    assert dialog.preview.text() == "The tems is 346 km long."
    assert kept() == [Rule("Thames", "tems")]
    known = window.surroundings.services.room.pronunciations
    assert known is not None
    assert list(known.rules) == [Rule("Thames", "tems")]
    settle()
    assert "tems" in page.draft.sentences[0].spoken


def test_a_pattern(dialog: PronunciationDialog, kept: Kept) -> None:
    add(dialog, r"(\d+) km", r"\1 kilometres")
    dialog.pattern.click()
    assert dialog.preview.text() == "The Thames is 346 kilometres long."
    assert kept()[0].pattern


def test_a_pattern_that_is_none_is_told_and_not_kept(dialog: PronunciationDialog, kept: Kept) -> None:
    add(dialog, "(", "x")
    dialog.pattern.click()
    assert dialog.problem.text()
    assert not any(rule.pattern for rule in kept())
    dialog.pattern.click()
    assert dialog.problem.text() == ""


def test_the_switches_change_what_is_said(dialog: PronunciationDialog, kept: Kept) -> None:
    add(dialog, "thames", "tems")
    assert "tems" in dialog.preview.text()
    dialog.match_case.click()
    assert dialog.preview.text() == "Nothing in it is changed."
    dialog.match_case.click()
    dialog.enabled.click()
    assert dialog.preview.text() == "Nothing in it is changed."
    assert shown(dialog) == ["thames → tems  (off)"]
    assert not kept()[0].enabled
    dialog.enabled.click()
    dialog.written.selectAll()
    QTest.keyClicks(dialog.written, "Tham")
    assert dialog.preview.text() == "Nothing in it is changed."
    dialog.whole_word.click()
    assert dialog.preview.text() == "The temses is 346 km long."


def test_order_matters_and_can_be_changed(dialog: PronunciationDialog, kept: Kept) -> None:
    add(dialog, "long", "wide")
    add(dialog, "wide", "deep")
    first = dialog.preview.text()
    dialog.up.click()
    assert [rule.find for rule in kept()] == ["wide", "long"]
    assert not dialog.up.isEnabled()
    dialog.down.click()
    assert [rule.find for rule in kept()] == ["long", "wide"]
    assert dialog.preview.text() == first


def test_searching_shows_what_fits_and_edits_the_right_one(dialog: PronunciationDialog, kept: Kept) -> None:
    for written, said in (("GIF", "jif"), ("Thames", "tems"), ("SQL", "sequel")):
        add(dialog, written, said)
    dialog.search.setText("tem")
    assert shown(dialog) == ["Thames → tems"]
    dialog.list.setCurrentRow(0)
    assert not dialog.up.isEnabled(), "an order that is only partly seen isn't changed"
    dialog.said.selectAll()
    QTest.keyClicks(dialog.said, "temz")
    dialog.search.clear()
    assert shown(dialog) == ["GIF → jif", "Thames → temz", "SQL → sequel"]
    assert [rule.say for rule in kept()] == ["jif", "temz", "sequel"]


def test_deleting_takes_the_chosen_one(dialog: PronunciationDialog, kept: Kept) -> None:
    for written in ("one", "two", "three"):
        add(dialog, written, "x")
    dialog.list.setCurrentRow(1)
    dialog.remove.click()
    assert [rule.find for rule in kept()] == ["one", "three"]
    dialog.remove.click()
    dialog.remove.click()
    assert kept() == []
    assert not dialog.written.isEnabled()


def test_a_rule_without_words_is_not_kept(dialog: PronunciationDialog, kept: Kept) -> None:
    add(dialog, "Thames", "tems")
    dialog.add.click()
    assert kept() == [Rule("Thames", "tems")]


@pytest.mark.parametrize("suffix", ["tsv", "json"])
def test_a_list_goes_out_and_comes_in_again(
    dialog: PronunciationDialog, kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str
) -> None:
    path = tmp_path / f"Liste ü.{suffix}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_arguments: (str(path), ""))
    for written, said in (("GIF", "jif"), ("Thames", "tems")):
        add(dialog, written, said)
    dialog.give_out.click()
    assert path.exists()
    dialog.list.setCurrentRow(1)
    dialog.remove.click()
    dialog.take_in.click()
    assert [rule.find for rule in kept()] == ["GIF", "Thames"], "what is there already isn't there twice"


def test_a_file_that_is_no_list_is_told(
    dialog: PronunciationDialog, kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "no list.json"
    path.write_bytes(b"\xff\xfe\x00")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_arguments: (str(path), ""))
    dialog.take_in.click()
    assert "no list.json" in dialog.problem.text()
    assert kept() == []


def test_the_list_comes_back_after_a_restart(
    dialog: PronunciationDialog, kept: Kept, window: MainWindow, page: SpeakPage, qtbot: QtBot
) -> None:
    from soundalike.ui.shell.window import make_window  # noqa: PLC0415
    from tests.ui.fake_wiring import FakeWiring  # noqa: PLC0415

    add(dialog, "Thames", "tems")
    kept()
    window.close()
    again = make_window(window.surroundings.places, FakeWiring().wiring())
    qtbot.addWidget(again)
    again.start_services()
    room = again.surroundings.services.room
    qtbot.waitUntil(lambda: room.pronunciations is not None)
    assert room.pronunciations is not None
    assert list(room.pronunciations.rules) == [Rule("Thames", "tems")]
    again.close()
