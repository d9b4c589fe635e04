"""Clips to voices, for those who agreed: the native cloner as an object."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from soundalike.closing import Closeable
from soundalike.engine.binding import load
from soundalike.engine.handle import ErrorSlot
from soundalike.engine.opening import Raising, opening
from soundalike.engine.types import CloneSettings, Consent, Samples
from soundalike.engine.voice import Voice
from soundalike.errors import SoundalikeError
from soundalike.translation import tr

CLIP_RATE = 24_000
ENCODER_RATE = 16_000
"""Hz, of the two signals that a voice is made from."""

LEAST_LIKENESS = 0.75
"""Two embeddings with this inner product or more are taken for one speaker's (`SA_LEAST_LIKENESS`)."""

_KINDS = {"self": 1, "statement": 2, "written": 3, "licence": 4}


class Cloner(Closeable):
    """The encoders of a pair of model files, opened. Any thread; who asks while another does waits for it."""

    def __init__(self, handle: Any) -> None:
        self._handle = handle
        self._in_use = threading.RLock()
        self._guard = threading.Lock()
        """Held while the handle is looked at or given back, never for long."""
        self.settings = _settings(handle)

    @classmethod
    def open(
        cls, t3: Path, s3gen: Path, *, threads: int = 0, on_progress: Callable[[float], None] | None = None
    ) -> Cloner:
        """Opens the files' encoders; arguments and errors as `Engine.open`."""
        _, library = load()
        with opening(threads, on_progress) as (options, error):
            handle = library.sa_cloner_open(os.fsencode(t3), os.fsencode(s3gen), options, error.pointer)
        return cls(error.expect(handle))

    @property
    def handle(self) -> Any:
        """The native `sa_cloner *`; raises `SoundalikeError` once it is closed."""
        if self._handle is None:
            raise SoundalikeError(tr("The cloner was closed already."))
        return self._handle

    def make(
        self,
        name: str,
        wav24: npt.ArrayLike,
        consent: Consent,
        *,
        statement: npt.ArrayLike | None = None,
        on_step: Callable[[int, float], None] | None = None,
    ) -> Voice:
        """A voice from a clip: mono at 24 kHz, of one speaker, longer than `settings.least_clip_seconds`.

        The clip's loudness is normalised and the encoders' 16 kHz signal made here, as the reference does (spec 6.1).
        `statement` is at 16 kHz, for a consent of the kind `statement`. `on_step` is called with the step's number
        (`CLONE_STEPS`) and the share of the time that is over; an exception that it raises cancels.
        Raises `RefusedError` (consent isn't complete, the statement is another speaker's), `UsageError` (the clip is
        too short, silent, or not finite), `CancelledError`.
        """
        ffi, library = load()
        loud = normalised(wav24)
        slow = to_encoder_rate(loud)
        error = ErrorSlot()
        clip = ffi.new("sa_clip *")
        clip.wav24, clip.n_wav24 = ffi.from_buffer("float[]", loud), len(loud)
        clip.wav16, clip.n_wav16 = ffi.from_buffer("float[]", slow), len(slow)
        record, _kept = _native_consent(consent, statement)
        call = Raising(on_step)
        options = ffi.new("sa_clone_options *", library.sa_clone_options_default())
        options.progress = callback = ffi.callback(
            "bool(void *, int32_t, float)", lambda _user, step, fraction: call(step, fraction)
        )
        with self._in_use:
            handle = library.sa_cloner_make(self.handle, name.encode(), clip, record, options, error.pointer)
        del callback
        call.raise_again()
        return Voice(error.expect(handle))

    def cancel(self) -> None:
        """Ends the `make` that is running, or the next one, with `CancelledError`. Any thread."""
        with self._guard:
            load()[1].sa_cloner_cancel(self.handle)

    def embed(self, wav16: npt.ArrayLike) -> npt.NDArray[np.float32]:
        """Who speaks in a sound at 16 kHz, as a vector of unit length; `UsageError` when there is nothing to hear."""
        ffi, library = load()
        samples = np.ascontiguousarray(wav16, np.float32)
        embedding = np.zeros(self.settings.embedding_size, np.float32)
        error = ErrorSlot()
        with self._in_use:
            library.sa_cloner_embed(
                self.handle,
                ffi.from_buffer("float[]", samples),
                len(samples),
                ffi.from_buffer("float[]", embedding, require_writable=True),
                error.pointer,
            )
        error.check()
        return embedding

    def likeness(self, wav16: npt.ArrayLike, other_wav16: npt.ArrayLike) -> float:
        """How much two sounds at 16 kHz are one speaker's, -1..1."""
        return float(self.embed(wav16) @ self.embed(other_wav16))

    def close(self) -> None:
        """Gives the memory back, once nobody uses it any more; closing twice does nothing."""
        with self._in_use, self._guard:
            if self._handle is not None:
                load()[1].sa_cloner_free(self._handle)
                self._handle = None


def normalised(wav24: npt.ArrayLike, rate: int = CLIP_RATE) -> Samples:
    """A copy of a mono clip, as loud as the models expect (-27 LUFS); silence stays as it is."""
    ffi, library = load()
    samples = np.array(wav24, np.float32).reshape(-1)
    error = ErrorSlot()
    buffer = ffi.from_buffer("float[]", samples, require_writable=True)
    library.sa_loudness_normalise(buffer, len(samples), rate, ffi.NULL, error.pointer)
    error.check()
    return samples


def loudness(samples: npt.ArrayLike, rate: int) -> float:
    """The integrated loudness of a mono sound, in LUFS; minus infinity for silence and under 400 ms."""
    ffi, library = load()
    sound = np.ascontiguousarray(samples, np.float32).reshape(-1)
    error = ErrorSlot()
    measured = ffi.new("double *")
    library.sa_loudness_measure(ffi.from_buffer("float[]", sound), len(sound), rate, measured, error.pointer)
    error.check()
    return float(measured[0])


def to_encoder_rate(wav24: Samples) -> Samples:
    """16 kHz from 24 kHz with soxr, as the reference's librosa does (spec 6.1): two thirds as many, rounded up."""
    import soxr  # noqa: PLC0415 - its library is loaded only when a voice is made

    wanted = (2 * len(wav24) + 2) // 3
    made = np.asarray(soxr.resample(wav24, CLIP_RATE, ENCODER_RATE, quality="HQ"), np.float32)
    return np.ascontiguousarray(np.pad(made[:wanted], (0, max(0, wanted - len(made)))))


def _native_consent(consent: Consent, statement: npt.ArrayLike | None) -> tuple[Any, list[Any]]:
    """An `sa_consent *`, and what must live as long as it."""
    ffi, _ = load()
    texts = [ffi.new("char[]", text.encode()) for text in (consent.name, consent.date, consent.text)]
    record = ffi.new("sa_consent *")
    record.kind = _KINDS.get(consent.kind, 0)
    record.name, record.date, record.text = texts
    kept: list[Any] = [*texts]
    if statement is not None:
        samples = np.ascontiguousarray(statement, np.float32)
        buffer = ffi.from_buffer("float[]", samples)
        record.statement, record.n_statement = buffer, len(samples)
        kept += [samples, buffer]
    return record, kept


def _settings(handle: Any) -> CloneSettings:
    ffi, library = load()
    info = ffi.new("sa_cloner_info *")
    library.sa_cloner_get_info(handle, info)
    return CloneSettings(
        variant=ffi.string(info.variant).decode("utf-8", "replace"),
        least_clip_seconds=info.least_clip_seconds,
        t3_prompt_seconds=info.t3_prompt_seconds,
        s3gen_prompt_seconds=info.s3gen_prompt_seconds,
        embedding_size=info.embedding_size,
    )
