"""A voice that is gone isn't spoken with any more, once what speaks now has ended."""

from __future__ import annotations

import threading
from pathlib import Path

from soundalike.engine.types import SynthesisOptions
from soundalike.speech import Speaker
from soundalike.ui.services.engine_room import EngineRoom
from tests.speech.fake_engine import FakeEngine, encode_words


def test_a_dropped_voice_is_opened_anew_after_what_speaks_with_it_has_ended() -> None:
    """Case VOI-06: deleted while it speaks, it speaks to its end; after that its file is asked for again."""
    opened: list[str] = []
    engine = FakeEngine()

    def open_voice(_engine: object, key: str) -> object:
        opened.append(key)
        return engine.load_voice(Path(f"{key}.voice.gguf"))

    room = EngineRoom(
        lambda _model, _threads, _progress: (engine, "fake"),
        open_voice,
        lambda made, voice: Speaker(made, voice, encode=encode_words),  # type: ignore[arg-type]
        lambda _facts: None,
    )
    speaking, go_on, done = threading.Event(), threading.Event(), threading.Event()
    seen: list[int] = []

    def speak(speaker: Speaker) -> None:
        speaking.set()
        go_on.wait(60)
        seen.append(len(list(speaker.speak("Hello.", SynthesisOptions(seed=1)))))

    room.run("ada", speak, opened.append)
    assert speaking.wait(60)
    room.drop_voice("ada")
    go_on.set()
    room.run("ada", lambda _speaker: done.set(), opened.append)
    assert done.wait(60)
    room.close()
    assert opened == ["ada", "ada"]
    assert seen
    assert seen[0] > 1


def test_dropping_before_anything_was_loaded_does_nothing() -> None:
    room = EngineRoom(
        lambda _model, _threads, _progress: (FakeEngine(), "fake"),
        lambda _engine, _key: None,
        Speaker,  # type: ignore[arg-type]
        lambda _facts: None,
    )
    room.drop_voice("ada")
    assert room.close()
