"""An empty page says what to do, and only what can be done here."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.pages.table import PAGES
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor
from soundalike.ui.widgets.info_card import InfoCard


def test_it_says_what_to_do_and_the_takes_come_once_there_are_some(page: SpeakPage, editor: SentenceEditor) -> None:
    assert not page.view.takes.shows_takes
    assert editor.accessibleDescription().startswith("Type something and press Speak.")
    assert page.view.takes.findChildren(InfoCard)


def test_the_first_card_opens_the_wizard(page: SpeakPage, window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.surroundings.services.clone_wanted):
        page.first_day.clone.chosen.emit()
    window.clone_wizard.end()


def test_every_button_leads_somewhere(page: SpeakPage) -> None:
    offered = {"Clone my voice": "", "See models": "models"}
    known = {"", *(row.id for row in PAGES)}
    buttons = [button for card in page.view.takes.findChildren(InfoCard) for button in card.findChildren(TextButton)]
    assert buttons
    assert all(offered[button.text()] in known for button in buttons)
