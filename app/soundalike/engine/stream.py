"""One sentence's stream of samples."""

from __future__ import annotations

import threading
from typing import Any, Self

import numpy as np

from soundalike.closing import Closeable
from soundalike.engine.binding import load
from soundalike.engine.handle import ErrorSlot
from soundalike.engine.types import Attempt, Plan, Samples, StageTimes, SynthesisOptions, SynthesisResult
from soundalike.errors import SoundalikeError
from soundalike.translation import tr

_PLANS: dict[Plan, int] = {"whole": 0, "growing": 1, "windowed": 2}
_FAULTS = ("", "short", "run-on", "repeats", "silent")


def native_options(options: SynthesisOptions) -> Any:
    """`sa_stream_options` of the request; what is `None` there stays 0, the model's own default."""
    ffi, library = load()
    native = ffi.new("sa_stream_options *", library.sa_stream_options_default())
    native.plan = _PLANS[options.plan]
    native.seed = options.seed % 2**64
    sampling = options.sampling
    native.sampling.temperature = sampling.temperature or 0.0
    native.sampling.top_p = sampling.top_p or 0.0
    native.sampling.top_k = sampling.top_k or 0
    native.sampling.repetition_penalty = sampling.repetition_penalty or 0.0
    native.flow_steps = options.flow_steps
    native.max_speech_tokens = options.max_speech_tokens
    native.first_chunk_tokens = options.first_chunk_tokens
    native.chunk_tokens = options.chunk_tokens
    native.first_flow_steps = options.first_flow_steps
    native.complete_first = options.complete_first
    native.speed = options.speed
    return native


class SpeechStream(Closeable):
    """Iterates over chunks of float32 mono samples. `cancel` may be called from any thread, the rest from one."""

    def __init__(self, handle: Any) -> None:
        self._handle = handle
        self._lock = threading.Lock()
        self._result: SynthesisResult | None = None

    @property
    def closed(self) -> bool:
        """Whether its last chunk is out, or it was ended."""
        return self._handle is None

    @property
    def result(self) -> SynthesisResult:
        """What was done; there once the last chunk is out."""
        if self._result is None:
            raise SoundalikeError(tr("The sentence isn't finished yet."))
        return self._result

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> Samples:
        """The next chunk, a copy of its own. Raises `CancelledError` once `cancel` was called."""
        if self._handle is None:
            raise StopIteration
        ffi, library = load()
        error = ErrorSlot()
        samples = ffi.new("const float **")
        count = ffi.new("size_t *")
        library.sa_stream_next(self._handle, samples, count, error.pointer)
        error.check()
        if count[0] == 0:
            self._result = self._read_result()
            self.close()
            raise StopIteration
        return np.frombuffer(ffi.buffer(samples[0], count[0] * 4), dtype=np.float32).copy()

    def cancel(self) -> None:
        """Stops the work: no further graph node starts. Any thread."""
        with self._lock:
            if self._handle is not None:
                load()[1].sa_stream_cancel(self._handle)

    def progress(self) -> tuple[int, int]:
        """Speech tokens made so far, and the most there can be; (0, 0) once it is closed."""
        ffi, library = load()
        with self._lock:
            if self._handle is None:
                return 0, 0
            done, most = ffi.new("int32_t *"), ffi.new("int32_t *")
            library.sa_stream_get_progress(self._handle, done, most)
            return done[0], most[0]

    def close(self) -> None:
        """Ends the stream; closing twice does nothing."""
        with self._lock:
            if self._handle is not None:
                load()[1].sa_stream_end(self._handle)
                self._handle = None

    def _read_result(self) -> SynthesisResult:
        ffi, library = load()
        native = ffi.new("sa_stream_result *")
        library.sa_stream_get_result(self._handle, native)
        attempts = (native.attempts[i] for i in range(native.n_attempts))
        return SynthesisResult(
            attempts=tuple(Attempt(int(a.seed), int(a.n_speech_tokens), _FAULTS[a.fault]) for a in attempts),
            suspect=bool(native.suspect),
            speech_tokens=native.n_speech_tokens,
            samples=native.n_samples,
            times=StageTimes(
                prefill=native.seconds_prefill,
                decode=native.seconds_decode,
                encoder=native.seconds_encoder,
                flow=native.seconds_flow,
                vocoder=native.seconds_vocoder,
                mark=native.seconds_mark,
            ),
        )
