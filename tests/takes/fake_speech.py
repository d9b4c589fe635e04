"""Events of a speech without an engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soundalike.engine.types import SynthesisOptions
from soundalike.paths import Places, places
from soundalike.speech import Event, Speaker
from soundalike.takes import Recipe, TakeStore, VoiceName
from soundalike.text import Piece
from tests.speech.fake_engine import SAMPLE_RATE, FakeEngine, encode_words, prepare_lines

ZOE = VoiceName("11111111-aaaa", "Zoë")
RECIPE = Recipe(ZOE, "fake-1", SynthesisOptions(seed=2**64 - 1))


def open_store() -> TakeStore:
    """The store of the test's home."""
    return TakeStore.open(here())


def here() -> Places:
    """The test's home."""
    return places()


def speaker(engine: FakeEngine | None = None) -> Speaker:
    """Speaks a piece a line in the fake engine."""
    engine = engine or FakeEngine()
    return Speaker(engine, engine.builtin_voice(), encode=encode_words, prepare=prepare_lines)


def spoken_document(store: TakeStore, text: str, engine: FakeEngine | None = None) -> int:
    """A document whose sentences have all been spoken; its id."""
    document = store.documents.create(text).id
    store.documents.arrange(document, text, pieces_of(text))
    speak_into(store, text, document=document, engine=engine)
    return document


def pieces_of(text: str) -> Sequence[Piece]:
    """The pieces of a text, a line each."""
    return prepare_lines(text).pieces


def events_of(text: str, engine: FakeEngine | None = None, recipe: Recipe = RECIPE) -> Iterator[Event]:
    """What happens while a text is spoken."""
    return iter(speaker(engine).speak(text, recipe.options))


def speak_into(
    store: TakeStore,
    text: str,
    *,
    document: int | None = None,
    sentence: int | None = None,
    engine: FakeEngine | None = None,
    recipe: Recipe = RECIPE,
) -> int:
    """Speaks a text to its end; the utterance's id."""
    problems: list[str] = []
    with store.record(
        text, recipe, SAMPLE_RATE, document=document, sentence=sentence, on_problem=problems.append
    ) as recorder:
        for event in events_of(text, engine, recipe):
            recorder.take(event)
    assert problems == []
    assert recorder.utterance is not None
    return recorder.utterance
