"""Where the sound of `speak` goes."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Protocol, Self

import numpy as np
import numpy.typing as npt

from soundalike.audio.pcm16 import to_pcm16
from soundalike.audio.wave_file import SoundLabel, WaveFile
from soundalike.errors import MissingError

Samples = npt.NDArray[np.float32]


class Sink(Protocol):
    """Takes the sound in order; leaving its context normally completes it, by an exception undoes it."""

    def write(self, samples: Samples) -> None: ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...


class FileSink:
    """A WAV file, begun with the first sound: nothing to say leaves no file."""

    def __init__(self, path: Path, sample_rate: int, label: SoundLabel) -> None:
        self._path = path
        self._sample_rate = sample_rate
        self._label = label
        self._file: WaveFile | None = None

    def write(self, samples: Samples) -> None:
        if self._file is None:
            self._file = WaveFile(self._path, sample_rate=self._sample_rate, label=self._label)
        self._file.write(samples)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.__exit__(kind, error, trace)


class PipeSink:
    """Raw 16-bit little-endian samples to a binary stream, each chunk at once.

    Raises `BrokenPipeError` when the reader is gone.
    """

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream

    def write(self, samples: Samples) -> None:
        try:
            self._stream.write(to_pcm16(samples))
            self._stream.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            if os.name == "nt" and error.errno == errno.EINVAL:  # what Windows says when the reader is gone
                raise BrokenPipeError from error
            reason = (error.strerror or str(error)).lower()
            raise MissingError(f"-o -: standard output takes no more sound: {reason}. Send it elsewhere.") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return
