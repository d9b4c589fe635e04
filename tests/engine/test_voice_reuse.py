"""A voice is made once, however many sentences it speaks (case VOI-09)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from soundalike.engine import Engine, SynthesisOptions, binding
from soundalike.engine import engine as engine_module
from soundalike.engine import stream as stream_module
from soundalike.speech import PieceFinished, Speaker

TEXT = "\n\n".join(["Thank you.", "It is cold.", "The door is open.", "We should leave.", "Good night."])


class CountingLibrary:
    """The native library, with every call to it counted by name."""

    def __init__(self, library: Any) -> None:
        self._library = library
        self.calls: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        self.calls[name] += 1
        return getattr(self._library, name)


def test_five_sentences_make_no_voice(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    voice = engine.builtin_voice()
    ffi, library = binding.load()
    counting = CountingLibrary(library)
    for module in (engine_module, stream_module):
        monkeypatch.setattr(module, "load", lambda: (ffi, counting))
    with Speaker(engine, voice).speak(TEXT, SynthesisOptions(seed=1)) as speech:
        finished = [event for event in speech if isinstance(event, PieceFinished)]
    assert len(finished) == 5
    assert counting.calls["sa_stream_begin"] == 5
    made = [name for name in counting.calls if not name.startswith("sa_stream_")]
    assert made == [], "speaking did more than speak"
