"""Texts and takes for the pictures."""

from __future__ import annotations

from tests.speech.fake_engine import SAMPLE_RATE, FakeEngine, describe_fake, encode_words

from soundalike.engine.types import SynthesisOptions
from soundalike.speech import Speaker
from soundalike.takes import Recipe, TakeStore, VoiceName
from soundalike.ui.gallery.sample import TEXT
from soundalike.ui.pages.speak.page import SpeakPage

HISTORY = (
    "Could you open the window, please? It is warm in here.",
    "Good morning, and welcome back to the channel.",
    "I would like to sit with my family for a while before the train goes.",
    "Thank you. That was kind of you.",
    "See you at seven, then.",
)


def keep_takes(page: SpeakPage, store: TakeStore | None) -> None:
    """The page's text, spoken."""
    assert store is not None
    page.view.panel.editor.set_text(TEXT)
    page.draft.keep()
    document = page.draft.document
    assert document is not None
    speaker = _speaker()
    store.documents.arrange(document.id, TEXT, speaker.pieces(TEXT))
    _speak(store, TEXT, 41, document.id)
    page.draft.arrange_again()


def keep_history(store: TakeStore | None) -> None:
    """A few lines; the last but one was stopped."""
    assert store is not None
    for number, text in enumerate(HISTORY):
        _speak(store, text, number, None, stop=number == 3)


def _speaker() -> Speaker:
    engine = FakeEngine(description=describe_fake(max_text_tokens=500))
    return Speaker(engine, engine.builtin_voice(), encode=encode_words)


def _speak(store: TakeStore, text: str, seed: int, document: int | None, *, stop: bool = False) -> None:
    recipe = Recipe(VoiceName("m", "My voice"), "fake", SynthesisOptions(seed=seed))
    with store.record(text, recipe, SAMPLE_RATE, document=document) as recorder:
        for event in _speaker().speak(text, recipe.options):
            recorder.take(event)
            if stop:
                break
