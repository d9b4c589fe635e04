"""Texts and takes for the pictures."""

from __future__ import annotations

from dataclasses import replace

from tests.clips import read_clip
from tests.speech.fake_engine import SAMPLE_RATE, FakeEngine, describe_fake, encode_words
from tests.voices.made_voices import details, features

from soundalike.engine.types import SynthesisOptions
from soundalike.paths import Places
from soundalike.speech import Speaker
from soundalike.takes import Recipe, TakeStore, VoiceName
from soundalike.ui.gallery.sample import TEXT
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.voices import Library

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


def keep_voices(places: Places) -> None:
    """Three of the person's own: with a clip, a star and tags, and without."""
    voices = (
        ("My voice", "ref_1_joe0.wav", "recorded", True, ("narration",), "2026-11-14T10:00:00+00:00"),
        ("Narrator, tired", "ref_2_slt64.wav", "recorded", False, (), "2026-11-02T10:00:00+00:00"),
        ("Grandad", "ref_3_rms92.wav", "imported", True, ("family", "warm"), "2025-08-02T10:00:00+00:00"),
    )
    library = Library(places.voices_dir)
    for number, (name, clip, origin, favourite, tags, created) in enumerate(voices):
        made = details(name, variant="t3_turbo", origin=origin, favourite=favourite, tags=tags, created=created)
        steady = replace(made, id=f"0000000{number}-0000-4000-8000-000000000000")
        library.add(steady, features(number, variant="t3_turbo"), read_clip(clip))


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
