"""Stand-ins for the engine and the text side: no model, exact sound."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np

from soundalike.engine.types import (
    Attempt,
    ModelDescription,
    Samples,
    Sampling,
    StageTimes,
    SynthesisOptions,
    SynthesisResult,
    Vocabulary,
)
from soundalike.errors import CancelledError, MissingError, SoundalikeError
from soundalike.text import Notice, Piece, Prepared, Pronunciations

SAMPLE_RATE = 24_000
VOCABULARY = Vocabulary(tokens=("a",), merges=(), added={"[laugh]": 1, "<|end|>": 2})


def describe_fake(**changes: Any) -> ModelDescription:
    """A model of ten text tokens, with a voice, unless `changes` say otherwise."""
    facts: dict[str, Any] = {
        "variant": "fake-1",
        "sample_rate": SAMPLE_RATE,
        "vocabulary": VOCABULARY,
        "sampling": Sampling(0.8, 0.95, 1000, 1.2),
        "flow_steps": 2,
        "max_text_tokens": 10,
        "builtin_voice": True,
        "backend": "none",
        "weight_bytes": 1,
    }
    return ModelDescription(**{**facts, **changes})


def tone(seconds: float, seed: int = 0) -> Samples:
    """A loud tone; its pitch depends on the seed."""
    times = np.arange(round(seconds * SAMPLE_RATE)) / SAMPLE_RATE
    return (0.5 * np.sin(2 * np.pi * (200 + seed % 97) * times)).astype(np.float32)


def silence(seconds: float) -> Samples:
    """Digital silence."""
    return np.zeros(round(seconds * SAMPLE_RATE), dtype=np.float32)


def encode_words(text: str) -> list[int]:
    """A token a word, and one a letter beyond the eighth of a word."""
    return [len(word) for word in text.split() for _ in range(max(1, len(word) - 7))]


def prepare_lines(
    text: str, *, limit: int = 250, tags: Collection[str] = (), pronunciations: Pronunciations | None = None
) -> Prepared:
    """A piece a line, half a second between them; lines without a letter are left out with a notice."""
    pieces: list[Piece] = []
    notices: list[Notice] = []
    for line in re.finditer(r"[^\n]+", text):
        if any(letter.isalnum() for letter in line.group()):
            pieces = [replace(piece, gap_after=0.5) for piece in pieces]
            pieces.append(Piece(line.group(), 0.0, False, line.start(), line.end()))
        else:
            notices.append(Notice("nothing", f"Nothing to say in '{line.group()}'.", line.start(), line.end()))
    return Prepared(tuple(pieces), tuple(notices))


class FakeVoice:
    """A voice that knows whether it was closed."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.variant = "fake-1"
        self.closed = False

    def close(self) -> None:
        self.closed = True


class FakeStream:
    """Chunks from an iterable; an exception in it comes out of `__next__`."""

    def __init__(self, chunks: Iterable[Samples | SoundalikeError], seed: int, suspect: bool) -> None:
        self._chunks = iter(chunks)
        self._cancelled = threading.Event()
        self._handed_out = 0
        self._seed = seed
        self._suspect = suspect
        self._exhausted = False
        self.released = False

    @property
    def result(self) -> SynthesisResult:
        assert self._exhausted, "a result before the end"
        attempt = Attempt(self._seed, 12, "repeats" if self._suspect else "")
        return SynthesisResult((attempt,), self._suspect, 12, self._handed_out, StageTimes(0.1, 0.2, 0.3, 0.4, 0.5))

    @property
    def cancelled(self) -> bool:
        """Whether it was stopped before its end."""
        return self._cancelled.is_set() and not self._exhausted

    def __iter__(self) -> Iterator[Samples]:
        return self

    def __next__(self) -> Samples:
        if self._cancelled.is_set():
            raise CancelledError("Stopped.")
        chunk = next(self._chunks, None)
        if self._cancelled.is_set():
            raise CancelledError("Stopped.")
        if chunk is None:
            self._exhausted = True
            raise StopIteration
        if isinstance(chunk, SoundalikeError):
            raise chunk
        self._handed_out += len(chunk)
        return chunk

    def cancel(self) -> None:
        self._cancelled.set()

    def progress(self) -> tuple[int, int]:
        return self._handed_out // 960, 1000

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.released = True


Chunks = Callable[[Sequence[int], SynthesisOptions], Iterable[Samples | SoundalikeError]]


def tone_by_tokens(tokens: Sequence[int], options: SynthesisOptions) -> Iterator[Samples]:
    """A tenth of a second a token, in two chunks, and a second of silence."""
    sound = tone(0.1 * len(tokens), options.seed)
    yield sound[: len(sound) // 2]
    yield sound[len(sound) // 2 :]
    yield silence(1.0)


class FakeEngine:
    """The engine façade without a model: `chunks` makes the sound of a request."""

    def __init__(
        self,
        chunks: Chunks = tone_by_tokens,
        description: ModelDescription | None = None,
        suspects: Sequence[int] = (),
    ) -> None:
        self.description = description or describe_fake()
        self.requests: list[tuple[tuple[int, ...], SynthesisOptions]] = []
        self.streams: list[FakeStream] = []
        self.voices: list[FakeVoice] = []
        self.closed = False
        self._chunks = chunks
        self._suspects = suspects

    def builtin_voice(self) -> FakeVoice:
        if not self.description.builtin_voice:
            raise MissingError("The model has no voice of its own. Give --voice.")
        return self._voice("Nell")

    def load_voice(self, path: Path) -> FakeVoice:
        return self._voice(path.name.removesuffix(".voice.gguf"))

    def begin(self, voice: FakeVoice, tokens: Sequence[int], options: SynthesisOptions) -> FakeStream:
        assert not self.closed
        assert not voice.closed
        stream = FakeStream(self._chunks(tokens, options), options.seed, len(self.streams) in self._suspects)
        self.requests.append((tuple(tokens), options))
        self.streams.append(stream)
        return stream

    def close(self) -> None:
        self.closed = True

    def _voice(self, name: str) -> FakeVoice:
        self.voices.append(FakeVoice(name))
        return self.voices[-1]
