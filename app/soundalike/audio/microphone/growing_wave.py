"""A WAV file that is whole at every moment: whatever ends the program, what was recorded so far can be read.

24 bits, up to 32 channels, and a header whose sizes are brought up to date with every write, after the sound itself.
"""

from __future__ import annotations

import os
import struct
from pathlib import Path
from typing import BinaryIO

import numpy as np

from soundalike.audio.file_errors import FULL, writing_error
from soundalike.audio.pcm24 import to_pcm24
from soundalike.closing import Closeable
from soundalike.engine.types import Samples
from soundalike.errors import MissingError
from soundalike.translation import tr

_HEADER = struct.Struct("<4sI4s4sIHHIIHH4sI")
_PCM = 1
_WIDTH = 3


class GrowingWave(Closeable):
    """Takes (frames, channels). What can't be written, for want of room, is held in memory and written later."""

    def __init__(self, path: Path, rate: int, channels: int) -> None:
        """Makes the file. Raises `MissingError` or `RefusedError` when it can't be made."""
        self.path = path
        self.rate = rate
        self.channels = channels
        self.frames = 0
        self._written = 0
        self._held: list[bytes] = []
        try:
            self._file: BinaryIO = path.open("wb", buffering=0)
            self._write_at(0, self._header())
        except OSError as error:
            raise writing_error(error, path) from error

    @property
    def seconds(self) -> float:
        return self.frames / self.rate

    @property
    def held(self) -> bool:
        """Whether some of it is only in memory, because the disk is full."""
        return bool(self._held)

    def append(self, frames: Samples) -> None:
        """Never fails: what the disk doesn't take is kept for later."""
        self._held.append(to_pcm24(np.ascontiguousarray(frames).reshape(-1)))
        self.frames += len(frames)
        self._write_held()

    def finish(self) -> None:
        """Everything is on the disk. Raises `MissingError` while there is no room for it; it may be tried again."""
        error = self._write_held()
        if error is None:
            try:
                os.fsync(self._file.fileno())
            except OSError as failed:
                error = failed
        if error is not None and error.errno in FULL:
            raise MissingError(
                tr("The disk is full. What you recorded is kept in memory: free some space, then keep it.")
            ) from error
        if error is not None:
            raise writing_error(error, self.path) from error
        self._file.close()

    def close(self) -> None:
        """Lets go of the file, as far as it was written."""
        self._file.close()

    def _write_held(self) -> OSError | None:
        try:
            while self._held:
                place = _HEADER.size + self._written
                self._write_at(place, self._held[0])
                self._written += len(self._held.pop(0))
                self._write_at(0, self._header())
        except OSError as error:
            return error
        return None

    def _write_at(self, offset: int, data: bytes) -> None:
        """All of it: an unbuffered file may take less at a time."""
        self._file.seek(offset)
        view = memoryview(data)
        while view:
            view = view[self._file.write(view) :]

    def _header(self) -> bytes:
        block = self.channels * _WIDTH
        return _HEADER.pack(
            b"RIFF",
            _HEADER.size - 8 + self._written,
            b"WAVE",
            b"fmt ",
            16,
            _PCM,
            self.channels,
            self.rate,
            self.rate * block,
            block,
            8 * _WIDTH,
            b"data",
            self._written,
        )
