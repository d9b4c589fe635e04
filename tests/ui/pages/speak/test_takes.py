"""Takes under the editor: played, taken again, chosen by letter, named, and their faults said."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog
from pytestqt.qtbot import QtBot

from soundalike.takes import TakeStore
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor
from soundalike.ui.widgets.take_card import TakeCard
from tests.ui.fake_wiring import FakeConductor
from tests.ui.pages.speak.conftest import TEXT, speak_all

Settle = Callable[[], None]


@pytest.fixture(autouse=True)
def spoken(editor: SentenceEditor, page: SpeakPage, window: MainWindow, settle: Settle) -> TakeStore:
    """Every sentence has two takes."""
    store = window.surroundings.services.store
    assert store is not None
    editor.insertPlainText(TEXT)
    settle()
    for _ in range(2):
        speak_all(store, page)
    page.draft.arrange_again()
    settle()
    return store


def card_of(page: SpeakPage, index: int) -> TakeCard:
    card = page.view.takes.list.card(index)
    assert card is not None
    return card


def choose_first(page: SpeakPage) -> None:
    page.controller.choose_card(page.draft.sentences[0].id)


def test_a_card_shows_seed_length_and_waveform(page: SpeakPage) -> None:
    card = card_of(page, 0)
    assert card.facts.title == "Good morning to you all."
    assert card.facts.seed is not None
    assert f"seed {card.facts.seed}" in card.meta.text()
    assert card.length.text().startswith("0:0")
    assert card.waveform.has_sound
    assert len(card.waveform.bars()) > 10


def test_its_button_plays_pauses_and_goes_on(page: SpeakPage, conductor: FakeConductor) -> None:
    card = card_of(page, 0)
    assert card.play_button.accessibleName() == "Play"
    QTest.mouseClick(card.play_button, Qt.MouseButton.LeftButton)
    sentence = page.draft.sentences[0]
    assert conductor.played == [(sentence.chosen, (sentence.start, sentence.end), 0.0)]
    assert card.play_button.accessibleName() == "Pause"
    QTest.mouseClick(card.play_button, Qt.MouseButton.LeftButton)
    assert conductor.calls == ["pause"]
    QTest.mouseClick(card.play_button, Qt.MouseButton.LeftButton)
    assert conductor.calls == ["pause", "resume"]


def test_a_click_in_the_waveform_and_a_key_seek(page: SpeakPage, conductor: FakeConductor) -> None:
    wave = card_of(page, 1).waveform
    length = card_of(page, 1).facts.seconds
    assert length is not None
    QTest.mouseClick(wave, Qt.MouseButton.LeftButton, pos=QPoint(wave.width() // 2, 5))
    assert conductor.played[-1][2] == pytest.approx(length / 2, abs=0.05)
    conductor.stop()
    page.controller._show_frame()
    QTest.keyClick(wave, Qt.Key.Key_Right)
    assert conductor.played[-1][2] == pytest.approx(0.1)


def test_arrow_keys_move_in_the_list_and_enter_plays(
    page: SpeakPage, conductor: FakeConductor, editor: SentenceEditor
) -> None:
    takes = page.view.takes.list
    choose_first(page)
    QTest.keyClick(takes, Qt.Key.Key_Down)
    assert takes.current == 1
    assert editor.cursor_place == page.draft.sentences[1].start
    QTest.keyClick(takes, Qt.Key.Key_Return)
    assert conductor.played[-1][0] == page.draft.sentences[1].chosen
    QTest.keyClick(takes, Qt.Key.Key_Up)


def test_a_letter_chooses_its_take(page: SpeakPage, settle: Settle, qtbot: QtBot) -> None:
    choose_first(page)
    row = page.view.takes.list.row
    assert [button.facts.letter for button in row.buttons] == ["A", "B"]
    assert [button.facts.chosen for button in row.buttons] == [False, True]
    row.buttons[0].click()
    settle()
    assert page.draft.sentences[0].chosen == page.draft.sentences[0].takes[0].id
    assert [button.isChecked() for button in row.buttons] == [True, False]
    assert row.buttons[0].accessibleName() == "Take A"


def test_retake_is_offered_under_the_current_card(page: SpeakPage, conductor: FakeConductor) -> None:
    choose_first(page)
    page.view.takes.list.row.retake_button.click()
    request = conductor.requests[-1][0]
    assert (request.kind, request.sentence) == ("retake", page.draft.sentences[0].id)
    page.controller._show_frame()
    assert not page.view.takes.list.row.retake_button.isEnabled(), "one at a time"


@pytest.mark.parametrize("command", ["next-take", "previous-take"])
def test_takes_are_stepped_through_by_command(
    page: SpeakPage, window: MainWindow, settle: Settle, command: str
) -> None:
    choose_first(page)
    before = page.draft.sentences[0].chosen
    window.commands.action(command).trigger()
    settle()
    assert page.draft.sentences[0].chosen != before
    window.commands.action(command).trigger()
    settle()
    assert page.draft.sentences[0].chosen == before


def test_a_star_by_its_button(page: SpeakPage, settle: Settle) -> None:
    card = card_of(page, 0)
    card.star.click()
    settle()
    assert card_of(page, 0).facts.favourite
    assert card_of(page, 0).star.accessibleName() == "Not a favourite any more"


def test_a_take_gets_a_name_and_that_is_undone(
    page: SpeakPage, window: MainWindow, settle: Settle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_arguments, **_named: ("The good one ", True))
    choose_first(page)
    window.commands.action("name-take").trigger()
    settle()
    assert page.draft.sentences[0].chosen_take.name == "The good one"  # type: ignore[union-attr]
    assert "The good one" in page.view.takes.list.row.buttons[1].accessibleName()
    assert page.view.takes.undo_button.accessibleName() == "Undo the name"
    window.commands.action("undo-takes").trigger()
    settle()
    assert page.draft.sentences[0].chosen_take.name == ""  # type: ignore[union-attr]
    assert page.view.takes.undo_button.accessibleName() == "Nothing to undo"


def test_a_suspect_take_says_so_and_another_is_offered(
    page: SpeakPage, spoken: TakeStore, settle: Settle, editor: SentenceEditor
) -> None:
    from soundalike.speech import Speaker  # noqa: PLC0415
    from soundalike.takes import Recipe, VoiceName  # noqa: PLC0415
    from tests.speech.fake_engine import SAMPLE_RATE, FakeEngine, describe_fake, encode_words  # noqa: PLC0415

    engine = FakeEngine(description=describe_fake(max_text_tokens=500), suspects=(0,))
    speaker = Speaker(engine, engine.builtin_voice(), encode=encode_words)
    options = page.controller.recipe().options
    recipe = Recipe(VoiceName("fake", "Nell"), "fake", options)
    assert page.draft.document is not None
    with (
        spoken.record(editor.text, recipe, SAMPLE_RATE, document=page.draft.document.id) as recorder,
        speaker.speak(editor.text, options) as speech,
    ):
        for event in speech:
            recorder.take(event)
    page.draft.arrange_again()
    settle()
    card = card_of(page, 0)
    assert "may have a fault" in card.meta.text()
    assert "Try another one" in card.toolTip()
    assert "may have a fault" in card.accessibleName()
    choose_first(page)
    row = page.view.takes.list.row
    assert row.buttons[-1].accessibleName() == "Take C, may have a fault"
    assert row.retake_button.isEnabled()


def test_folded_away_and_shown_again(page: SpeakPage, window: MainWindow) -> None:
    action = window.commands.action("takes-panel")
    assert action.isChecked()
    action.trigger()
    assert not page.view.takes.isVisible()
    assert not action.isChecked()
    action.trigger()
    assert page.view.takes.isVisible()


def test_a_book_has_only_the_cards_that_are_seen(
    page: SpeakPage, editor: SentenceEditor, settle: Settle, spoken: TakeStore
) -> None:
    editor.set_text(TEXT + " This is one of very many sentences." * 400)
    settle()
    takes = page.view.takes.list
    assert len(page.draft.sentences) > 300
    assert len(takes.findChildren(TakeCard)) < 30
    page.controller.choose_card(page.draft.sentences[-1].id)
    assert takes.card(len(page.draft.sentences) - 1) is not None
