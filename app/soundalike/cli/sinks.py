"""Where the sound of `speak` goes."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Protocol, Self

import numpy as np
import numpy.typing as npt

from soundalike.audio.new_sound import NewSound
from soundalike.audio.pcm16 import to_pcm16
from soundalike.audio.sound_formats import format_of, open_sound
from soundalike.audio.sound_label import SoundLabel
from soundalike.errors import MissingError

Samples = npt.NDArray[np.float32]


class Sink(Protocol):
    """Takes the sound in order; leaving its context normally completes it, by an exception undoes it."""

    def write(self, samples: Samples) -> None: ...

    def expect(self) -> None:
        """Sound is being made from now on."""

    def rest(self) -> None:
        """Nothing follows for now."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...


class FileSink:
    """A file in the format that its name says, begun with the first sound: nothing to say leaves no file."""

    def __init__(self, path: Path, sample_rate: int, label: SoundLabel) -> None:
        self._path = path
        self._sample_rate = sample_rate
        self._label = label
        self._file: NewSound | None = None

    def write(self, samples: Samples) -> None:
        if self._file is None:
            sound_format = format_of(self._path)
            self._file = open_sound(self._path, sound_format, sample_rate=self._sample_rate, label=self._label)
        self._file.write(samples)

    def expect(self) -> None:
        return

    def rest(self) -> None:
        return

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

    def expect(self) -> None:
        return

    def rest(self) -> None:
        return

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return


class LivePlayer(Protocol):
    """What plays: `soundalike.audio.playback.Player`, or a test's stand-in."""

    @property
    def underruns(self) -> int: ...

    @property
    def first_sound_seconds(self) -> float | None: ...

    def open(self) -> None: ...

    def begin(self) -> None: ...

    def write(self, samples: Samples, /) -> None: ...

    def expect(self) -> None: ...

    def rest(self) -> None: ...

    def drain(self) -> None: ...

    def stop(self) -> None: ...

    def close(self) -> None: ...


class PlayerSink:
    """A sound device. Leaving the context waits until the last sample has sounded; an exception silences it at once."""

    def __init__(self, player: LivePlayer) -> None:
        self._player = player

    def write(self, samples: Samples) -> None:
        self._player.write(samples)

    def expect(self) -> None:
        self._player.expect()

    def rest(self) -> None:
        self._player.rest()

    def __enter__(self) -> Self:
        self._player.begin()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self._player.stop()
            return
        try:
            self._player.rest()
            self._player.drain()
        except BaseException:
            self._player.stop()
            raise
