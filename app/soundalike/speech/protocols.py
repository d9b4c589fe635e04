"""What speech needs from the engine and from the text side, so that tests can stand in for both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from types import TracebackType
from typing import Any, Protocol, Self

from soundalike.engine.types import ModelDescription, Samples, SynthesisOptions, SynthesisResult
from soundalike.text import Prepared, Pronunciations

Encode = Callable[[str], list[int]]
"""The text tokens of a normalised text."""


class Prepare(Protocol):
    """Normalises a text and splits it into pieces, as `soundalike.text.prepare` does."""

    def __call__(
        self,
        text: str,
        *,
        limit: int = ...,
        tags: Collection[str] = ...,
        pronunciations: Pronunciations | None = ...,
    ) -> Prepared: ...


class SpeechStream(Protocol):
    """The sound of one piece, pulled chunk by chunk; leaving its context releases it."""

    @property
    def result(self) -> SynthesisResult:
        """What was done, once the stream is exhausted."""

    def __next__(self) -> Samples: ...

    def cancel(self) -> None:
        """From any thread: the running or next `__next__` raises `CancelledError`."""

    def progress(self) -> tuple[int, int]:
        """Speech tokens so far and their upper bound, from any thread."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...


class SpeechEngine(Protocol):
    """The engine façade as speech uses it. What a voice is, is the engine's own affair."""

    @property
    def description(self) -> ModelDescription: ...

    def begin(self, voice: Any, tokens: Sequence[int], options: SynthesisOptions, /) -> SpeechStream: ...
