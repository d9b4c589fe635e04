"""After a restart everything is as it was: text, takes, chosen takes, options, seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from soundalike.settings import VoiceOptions
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.window import make_window
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor
from tests.ui.fake_wiring import FakeWiring
from tests.ui.pages.speak.conftest import TEXT, speak_all

Restart = Callable[[], tuple[MainWindow, SpeakPage]]
TRICKY = "Grüße 😀 [pause 0.5 s]\n\n  Zwei Leerzeichen.\tTab. \u200bNull. 🇩🇪 «Ende»\n"


@pytest.fixture
def restart(window: MainWindow, qtbot: QtBot) -> Iterator[Restart]:
    """Closes the window and opens another one over the same folders."""
    opened: list[MainWindow] = []

    def run() -> tuple[MainWindow, SpeakPage]:
        (opened[-1] if opened else window).close()
        again = make_window(window.surroundings.places, FakeWiring().wiring())
        qtbot.addWidget(again)
        opened.append(again)
        again.show()
        again.start_services()
        page = again.page("speak")
        assert isinstance(page, SpeakPage)
        qtbot.waitUntil(lambda: page.draft.document is not None and again.surroundings.services.disk.idle)
        return again, page

    yield run
    for one in opened:
        one.close()


@pytest.mark.parametrize("text", [TEXT, TRICKY, "", "\n", "a" * 5000])
def test_any_text_comes_back_letter_by_letter(editor: SentenceEditor, restart: Restart, text: str) -> None:
    editor.insertPlainText(text)
    typed = editor.text
    _, page = restart()
    assert page.view.panel.editor.text == typed
    _, page = restart()
    assert page.view.panel.editor.text == typed


def test_chosen_takes_names_and_stars_come_back(
    editor: SentenceEditor, page: SpeakPage, settle: Callable[[], None], restart: Restart
) -> None:
    editor.insertPlainText(TEXT)
    settle()
    store = page.draft.store
    assert store is not None
    for _ in range(2):
        speak_all(store, page)
    page.draft.arrange_again()
    settle()
    first = page.draft.sentences[0]
    page.takes.choose(first.id, first.takes[0].id)
    settle()
    page.takes.toggle_favourite(first.id)
    settle()
    before = [(one.chosen, [(take.id, take.favourite) for take in one.takes]) for one in page.draft.sentences]
    _, again = restart()
    after = [(one.chosen, [(take.id, take.favourite) for take in one.takes]) for one in again.draft.sentences]
    assert after == before
    assert again.view.takes.shows_takes
    card = again.view.takes.list.card(0)
    assert card is not None
    assert card.facts.favourite


def test_options_and_a_locked_seed_come_back(window: MainWindow, restart: Restart) -> None:
    options = VoiceOptions(temperature=0.65, seed_locked=True, seed=4321)
    window.surroundings.settings.set_voice("own", options)
    again, page = restart()
    assert again.surroundings.settings.voice("own") == options
    assert page.controller.recipe().options.seed == 4321


def test_undo_begins_anew(editor: SentenceEditor, restart: Restart) -> None:
    editor.insertPlainText(TEXT)
    _, page = restart()
    page.view.panel.editor.undo()
    assert page.view.panel.editor.text == TEXT


def test_typing_on_after_a_restart_goes_on_with_the_same_text(
    editor: SentenceEditor, restart: Restart, qtbot: QtBot
) -> None:
    editor.insertPlainText("One.")
    window, page = restart()
    page.view.panel.editor.moveCursor(page.view.panel.editor.textCursor().MoveOperation.End)
    page.view.panel.editor.insertPlainText(" Two.")
    window, page = restart()
    assert page.view.panel.editor.text == "One. Two."
    store = window.surroundings.services.store
    assert store is not None
    assert [document.text for document in store.documents.all()] == ["One. Two."]
