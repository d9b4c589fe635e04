"""An empty page says what to do, and only what can be done here."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.pages.table import PAGES
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor
from soundalike.ui.widgets.info_card import InfoCard
from tests.speech.fake_engine import describe_fake
from tests.ui.fake_wiring import FakeWiring

PAGES_OFFERED = {"Clone my voice": "clone", "See models": "models"}


def test_it_says_what_to_do_and_the_takes_come_once_there_are_some(page: SpeakPage, editor: SentenceEditor) -> None:
    assert not page.view.takes.shows_takes
    assert editor.accessibleDescription().startswith("Type something and press Speak.")
    assert page.view.takes.findChildren(InfoCard)


def test_no_button_leads_to_a_page_that_is_not_there(page: SpeakPage) -> None:
    known = {row.id for row in PAGES}
    for card in page.view.takes.findChildren(InfoCard):
        for button in card.findChildren(TextButton):
            assert PAGES_OFFERED[button.text()] in known


def test_with_a_real_model_nothing_is_said_about_the_demo(
    page: SpeakPage, window: MainWindow, wiring: FakeWiring, qtbot: QtBot
) -> None:
    demo = next(card for card in page.view.takes.findChildren(InfoCard) if "demo" in card.accessibleName())
    assert not demo.isHidden()
    wiring.engine.description = describe_fake(variant="t3_turbo", max_text_tokens=500)
    window.surroundings.services.load_model()
    qtbot.waitUntil(demo.isHidden)
