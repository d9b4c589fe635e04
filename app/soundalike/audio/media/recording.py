"""A clip as 24 kHz mono, of any length: in memory while it is short, in a temporary file when it isn't."""

from __future__ import annotations

import tempfile
import threading
from pathlib import Path

import numpy as np

from soundalike.audio.file_errors import writing_error
from soundalike.closing import Closeable
from soundalike.engine.types import Samples

SAMPLE_RATE = 24_000
FLOAT_BYTES = 4
IN_MEMORY_BYTES = 1 << 26
"""64 MB: about eleven minutes of mono."""


class SampleStore(Closeable):
    """Float32 samples of one or two channels, appended in order and read anywhere. Any thread may read."""

    def __init__(self, channels: int, folder: Path | None = None) -> None:
        """`folder` takes the temporary file (default: the system's place for them). It has no name where that works."""
        self._width = channels * FLOAT_BYTES
        self._channels = channels
        self._folder = Path(tempfile.gettempdir()) if folder is None else folder
        self._file = tempfile.SpooledTemporaryFile(  # noqa: SIM115 - closed below
            max_size=IN_MEMORY_BYTES, dir=None if folder is None else str(folder)
        )
        self._lock = threading.Lock()
        self.frames = 0

    def append(self, samples: Samples) -> None:
        """Takes (frames, channels). Raises `MissingError` when the disk is full."""
        with self._lock:
            try:
                self._file.seek(self.frames * self._width)
                self._file.write(np.ascontiguousarray(samples, "<f4").tobytes())
            except OSError as error:
                raise writing_error(error, self._folder) from error
            self.frames += len(samples)

    def read(self, first: int, count: int) -> Samples:
        """(frames, channels) from frame `first`; fewer where the end comes first."""
        with self._lock:
            self._file.seek(max(0, first) * self._width)
            data = self._file.read(max(0, min(count, self.frames - first)) * self._width)
        return np.frombuffer(data, "<f4").reshape(-1, self._channels)

    def close(self) -> None:
        with self._lock:
            self._file.close()


class Recording(Closeable):
    """The whole clip, mono at 24 kHz, scaled so that nothing lies beyond full scale. Any thread may read."""

    def __init__(self, store: SampleStore, scale: float = 1.0) -> None:
        self._store = store
        self.scale = scale
        """What the decoded samples are multiplied with; 1 unless they went beyond full scale."""

    @property
    def samples(self) -> int:
        """Its length in samples."""
        return self._store.frames

    @property
    def seconds(self) -> float:
        """Its true length, whatever the file's header says."""
        return self.samples / SAMPLE_RATE

    def read(self, first: int, count: int) -> Samples:
        """`count` samples from sample `first`; fewer where the clip ends."""
        return self._store.read(first, count)[:, 0] * np.float32(self.scale)

    def between(self, start: float, end: float) -> Samples:
        """The sound from `start` to `end` in seconds, as far as there is any."""
        first, last = (min(max(0, round(time * SAMPLE_RATE)), self.samples) for time in (start, end))
        return self.read(first, max(0, last - first))

    def close(self) -> None:
        self._store.close()
