"""The watermark as an object: whether finished sound carries it, and finished sound changed and marked again."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from soundalike.closing import Closeable
from soundalike.engine.binding import load
from soundalike.engine.handle import ErrorSlot
from soundalike.engine.types import Samples
from soundalike.errors import SoundalikeError
from soundalike.translation import tr

SAMPLE_RATE = 24_000
"""Of all sound that goes in or comes out, in Hz."""

MOST_SECONDS = 600
"""The longest sound that is judged at once."""

Verdict = Literal["marked", "unmarked", "unclear"]

_VERDICTS: tuple[Verdict, ...] = ("marked", "unmarked", "unclear")


@dataclass(frozen=True)
class MarkFinding:
    """Whether the mark is there. `confidence` is 0..1, and 0 when the sound is too short or too quiet to tell."""

    verdict: Verdict
    confidence: float


class Mark(Closeable):
    """The watermark's network, opened. Not to be used from two threads at once."""

    def __init__(self, handle: Any) -> None:
        self._handle = handle

    @classmethod
    def open(cls, path: Path, *, threads: int = 0) -> Mark:
        """Opens `mark.gguf`. `threads` is 1..256, 0 for all cores.

        Raises `MissingError` (no such file) or `RefusedError` (damaged or foreign).
        """
        _, library = load()
        error = ErrorSlot()
        return cls(error.expect(library.sa_mark_open(os.fsencode(path), threads, error.pointer)))

    @property
    def handle(self) -> Any:
        if self._handle is None:
            raise SoundalikeError(tr("The watermark was closed already."))
        return self._handle

    def detect(self, samples: npt.ArrayLike) -> MarkFinding:
        """Judges mono samples of 24 kHz, at most ten minutes. Raises `UsageError` when they are more or not finite."""
        ffi, library = load()
        error = ErrorSlot()
        sound = np.ascontiguousarray(samples, np.float32).reshape(-1)
        confidence = ffi.new("float *")
        verdict = ffi.new("sa_mark_verdict *")
        pointer = ffi.from_buffer("float[]", sound)
        library.sa_mark_detect(self.handle, pointer, sound.size, confidence, verdict, error.pointer)
        error.check()
        return MarkFinding(_VERDICTS[int(verdict[0])], float(confidence[0]))

    def apply(self, samples: npt.ArrayLike, *, speed: float = 1.0, gain: float = 1.0) -> Samples:
        """A whole signal (mono, 24 kHz), changed and then marked, unless all of it still carries its mark well.

        `speed` is 0.5..1.5 and keeps the pitch: round(samples / speed) come back. `gain` is a factor, 0..100.
        Raises `UsageError` when a value is out of range or not finite.
        """
        ffi, library = load()
        error = ErrorSlot()
        sound = np.ascontiguousarray(samples, np.float32).reshape(-1)
        changes = ffi.new("sa_mark_changes *", {"speed": speed, "gain": gain})
        made = ffi.new("const float **")
        count = ffi.new("size_t *")
        pointer = ffi.from_buffer("float[]", sound)
        library.sa_mark_apply(self.handle, pointer, sound.size, changes, made, count, error.pointer)
        error.check()
        return np.frombuffer(ffi.buffer(made[0], count[0] * 4), dtype=np.float32).copy()

    def close(self) -> None:
        """Gives its memory back; closing twice does nothing."""
        if self._handle is not None:
            load()[1].sa_mark_free(self._handle)
            self._handle = None
