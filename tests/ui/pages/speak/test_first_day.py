"""An empty page says what to do, and only what can be done here."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor
from soundalike.ui.widgets.info_card import InfoCard
from tests.speech.fake_engine import describe_fake
from tests.ui.fake_wiring import FakeWiring


def buttons(page: SpeakPage) -> dict[str, TextButton]:
    found = [button for card in page.view.takes.findChildren(InfoCard) for button in card.findChildren(TextButton)]
    return {button.text(): button for button in found if button.text()}


def test_it_says_what_to_do_and_the_takes_come_once_there_are_some(page: SpeakPage, editor: SentenceEditor) -> None:
    assert not page.view.takes.shows_takes
    assert editor.accessibleDescription().startswith("Type something and press Speak.")
    assert page.view.takes.findChildren(InfoCard)


def test_every_button_leads_somewhere(page: SpeakPage, window: MainWindow) -> None:
    """What comes of cloning is the wizard's affair, which has its own tests."""
    known = buttons(page)
    assert set(known) == {"Clone my voice", "See models"}
    known["See models"].click()
    assert window.shown_page == "models"


def test_with_a_real_model_in_memory_nothing_is_said_about_the_demo(
    page: SpeakPage, window: MainWindow, wiring: FakeWiring, qtbot: QtBot
) -> None:
    demo = next(card for card in page.view.takes.findChildren(InfoCard) if "demo" in card.accessibleName())
    qtbot.waitUntil(lambda: not demo.isHidden())
    wiring.engine.description = describe_fake(variant="t3_turbo", max_text_tokens=500)
    window.surroundings.services.load_model()
    qtbot.waitUntil(demo.isHidden)
