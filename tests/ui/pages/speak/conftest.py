"""The Speak page of a window over stand-ins."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from soundalike.takes import Recipe, TakeStore, VoiceName
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor
from tests.ui.fake_wiring import FakeConductor, FakeWiring

TEXT = "Good morning to you all. The boats come in early. They sell fish on the pier."


@pytest.fixture
def page(window: MainWindow) -> SpeakPage:
    shown = window.page("speak")
    assert isinstance(shown, SpeakPage)
    return shown


@pytest.fixture
def editor(page: SpeakPage) -> SentenceEditor:
    return page.view.panel.editor


@pytest.fixture
def conductor(page: SpeakPage, wiring: FakeWiring) -> FakeConductor:
    return wiring.conductor


@pytest.fixture
def settle(page: SpeakPage, qtbot: QtBot) -> Callable[[], None]:
    """Keeps the text and waits until its sentences are known."""

    def wait() -> None:
        page.draft.keep()
        qtbot.waitUntil(lambda: page.surroundings.services.disk.idle)

    return wait


def speak_all(store: TakeStore, page: SpeakPage, seed: int = 41) -> None:
    """Gives every sentence of the page's text a take, as the conductor would."""
    from soundalike.speech import Speaker  # noqa: PLC0415
    from tests.speech.fake_engine import SAMPLE_RATE, FakeEngine, describe_fake, encode_words  # noqa: PLC0415

    engine = FakeEngine(description=describe_fake(max_text_tokens=500))
    speaker = Speaker(engine, engine.builtin_voice(), encode=encode_words)
    text = page.view.panel.editor.text
    recipe = Recipe(VoiceName("fake", "The model's own voice"), "fake", page.controller.recipe().options)
    assert page.draft.document is not None
    with store.record(text, recipe, SAMPLE_RATE, document=page.draft.document.id) as recorder:
        for event in speaker.speak(text, recipe.options):
            recorder.take(event)
