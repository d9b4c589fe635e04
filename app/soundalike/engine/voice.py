"""Somebody to speak as, as the engine holds it."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from soundalike.closing import Closeable
from soundalike.engine.binding import load
from soundalike.engine.types import VoiceFeatures
from soundalike.errors import SoundalikeError
from soundalike.translation import tr


class Voice(Closeable):
    """A voice from a model, a checked file, or a cloner. It speaks with every engine of its variant."""

    def __init__(self, handle: Any) -> None:
        ffi, library = load()
        self._handle = handle
        self.name: str = ffi.string(library.sa_voice_name(handle)).decode("utf-8", "replace")
        self.variant: str = ffi.string(self._data().variant).decode("utf-8", "replace")

    @property
    def handle(self) -> Any:
        """The native `sa_voice *`; raises `SoundalikeError` once it is closed."""
        if self._handle is None:
            raise SoundalikeError(tr("The voice {name} was closed already.").format(name=self.name))
        return self._handle

    def features(self, mel: int = 80) -> VoiceFeatures:
        """A copy of its numbers, to be kept in a voice file."""
        data = self._data()
        return VoiceFeatures(
            variant=self.variant,
            speaker_emb=_copy(data.speaker_embedding, data.n_speaker_embedding, np.float32),
            cond_prompt_speech_tokens=_copy(data.t3_prompt_tokens, data.n_t3_prompt_tokens, np.int32),
            prompt_token=_copy(data.prompt_tokens, data.n_prompt_tokens, np.int32),
            prompt_feat=_copy(data.prompt_frames, data.n_prompt_frames, np.float32).reshape(-1, mel),
            embedding=_copy(data.embedding, data.n_embedding, np.float32),
        )

    def _data(self) -> Any:
        ffi, library = load()
        data = ffi.new("sa_voice_data *")
        library.sa_voice_get_data(self.handle, data)
        return data

    def close(self) -> None:
        """Gives its memory back; closing twice does nothing."""
        if self._handle is not None:
            _, library = load()
            library.sa_voice_free(self._handle)
            self._handle = None


def _copy(pointer: Any, count: int, dtype: type[np.generic]) -> npt.NDArray[Any]:
    ffi, _ = load()
    return np.frombuffer(ffi.buffer(pointer, count * np.dtype(dtype).itemsize), dtype).copy()
