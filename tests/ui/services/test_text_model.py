"""Tags and pieces of a text while the model isn't in memory."""

from __future__ import annotations

import pytest

from soundalike.errors import SoundalikeError
from soundalike.paths import Places
from soundalike.speech import Speaker
from soundalike.text import Pronunciations, Rule
from soundalike.ui.services.text_model import pieces_of, tags_of_model
from tests.speech.fake_engine import FakeEngine, describe_fake, encode_words

TEXT = "Good morning. The Thames is long [laugh] and wide."


def test_tags_are_read_from_the_models_file_alone(home: Places) -> None:
    """The demo model, which comes with the program."""
    tags = tags_of_model(home, "")
    assert "[laugh]" in tags
    assert all(tag.startswith("[") and tag.endswith("]") for tag in tags)


def test_a_model_that_is_not_there_is_told(home: Places) -> None:
    with pytest.raises(SoundalikeError):
        tags_of_model(home, "no such model")


def test_sentences_are_the_same_with_and_without_the_model() -> None:
    engine = FakeEngine(description=describe_fake(max_text_tokens=500))
    speaker = Speaker(engine, engine.builtin_voice(), encode=encode_words)
    rules = Pronunciations([Rule("Thames", "tems")])
    without = pieces_of(TEXT, ("[laugh]",), None, rules)
    with_model = pieces_of(TEXT, ("[laugh]",), speaker, rules)
    assert [(piece.start, piece.end, piece.text) for piece in without] == [
        (piece.start, piece.end, piece.text) for piece in with_model
    ]
    said = " ".join(piece.text for piece in without)
    assert "tems" in said
    assert "[laugh]" in said
