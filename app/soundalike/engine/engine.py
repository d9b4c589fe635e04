"""The façade over the native library: models, voices and streams of sound. It knows nothing of text."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from soundalike.closing import Closeable
from soundalike.engine.binding import load
from soundalike.engine.handle import ErrorSlot
from soundalike.engine.opening import opening
from soundalike.engine.stream import SpeechStream, native_options
from soundalike.engine.types import ModelDescription, Sampling, SynthesisOptions, Vocabulary
from soundalike.engine.voice import Voice
from soundalike.errors import SoundalikeError
from soundalike.paths import bundled_resources
from soundalike.translation import tr

MARK_FILE = "mark.gguf"
_ADDED_TOKEN = 4  # tokenizer.ggml.token_type of an added token


class Engine(Closeable):
    """An opened pair of model files, not to be used from two threads at once.

    Several sentences can be begun: their tokens are drawn one after another while the sound of earlier ones is made.
    """

    def __init__(self, handle: Any) -> None:
        self._handle = handle
        self._voices: list[Voice] = []
        self._streams: list[SpeechStream] = []
        self.description = _describe(handle)

    @classmethod
    def open(
        cls,
        t3: Path,
        s3gen: Path,
        *,
        mark: Path | None = None,
        threads: int = 0,
        on_progress: Callable[[float], None] | None = None,
    ) -> Engine:
        """Opens the files, and the watermark's network (`mark`, or the bundled one): without it nothing is spoken.

        `threads` is 1..256, 0 for all cores. `on_progress` is called with 0..1; an exception that it raises cancels.
        Raises `MissingError` (no such file, no memory), `RefusedError` (damaged, foreign or mismatched files).
        """
        _, library = load()
        paths = [os.fsencode(path) for path in (t3, s3gen, mark or bundled_resources() / MARK_FILE)]
        with opening(threads, on_progress) as (options, error):
            handle = library.sa_model_open(*paths, options, error.pointer)
        return cls(error.expect(handle))

    @property
    def handle(self) -> Any:
        """The native `sa_model *`; raises `SoundalikeError` once it is closed."""
        if self._handle is None:
            raise SoundalikeError(tr("The model was closed already."))
        return self._handle

    def builtin_voice(self) -> Voice:
        """The voice that the model carries; `MissingError` when it carries none."""
        _, library = load()
        error = ErrorSlot()
        handle = error.expect(library.sa_voice_builtin(self.handle, error.pointer))
        return self._keep(handle)

    def load_voice(self, path: Path) -> Voice:
        """A voice file made for this model's variant.

        Raises `MissingError` (no such file) or `RefusedError` (damaged, foreign, without consent, for another variant).
        """
        _, library = load()
        error = ErrorSlot()
        return self._keep(error.expect(library.sa_voice_open(self.handle, os.fsencode(path), error.pointer)))

    def _keep(self, handle: Any) -> Voice:
        voice = Voice(handle)
        self._voices.append(voice)
        return voice

    def begin(self, voice: Voice, tokens: Sequence[int], options: SynthesisOptions) -> SpeechStream:
        """Begins one sentence; its tokens are drawn at once. Raises `UsageError` when a value is out of range."""
        ffi, library = load()
        error = ErrorSlot()
        handle = library.sa_stream_begin(
            self.handle,
            voice.handle,
            ffi.new("int32_t[]", list(tokens)),
            len(tokens),
            native_options(options),
            error.pointer,
        )
        stream = SpeechStream(error.expect(handle))
        self._streams = [old for old in self._streams if not old.closed] + [stream]
        return stream

    def close(self) -> None:
        """Ends its streams, frees its voices and gives the memory back; closing twice does nothing."""
        if self._handle is None:
            return
        for stream in self._streams:
            stream.close()
        for voice in self._voices:
            voice.close()
        _, library = load()
        library.sa_model_free(self._handle)
        self._handle = None


def _describe(handle: Any) -> ModelDescription:
    ffi, library = load()
    info = ffi.new("sa_model_info *")
    library.sa_model_get_info(handle, info)
    return ModelDescription(
        variant=ffi.string(info.variant).decode("utf-8", "replace"),
        sample_rate=info.sample_rate,
        vocabulary=_vocabulary(handle),
        sampling=Sampling(
            temperature=info.sampling.temperature,
            top_p=info.sampling.top_p,
            top_k=info.sampling.top_k,
            repetition_penalty=info.sampling.repetition_penalty,
        ),
        flow_steps=info.flow_steps,
        max_text_tokens=info.max_text_tokens,
        builtin_voice=bool(info.has_builtin_voice),
        backend=ffi.string(info.backend).decode("utf-8", "replace"),
        weight_bytes=info.weight_bytes,
    )


def _vocabulary(handle: Any) -> Vocabulary:
    ffi, library = load()
    tables = ffi.new("sa_vocabulary *")
    library.sa_model_get_vocabulary(handle, tables)

    def texts(pointers: Any, count: int) -> tuple[str, ...]:
        return tuple(ffi.string(pointers[i]).decode("utf-8", "replace") for i in range(count))

    tokens = texts(tables.tokens, tables.n_tokens)
    added = {token: i for i, token in enumerate(tokens) if tables.types[i] == _ADDED_TOKEN}
    return Vocabulary(tokens=tokens, merges=texts(tables.merges, tables.n_merges), added=added)
