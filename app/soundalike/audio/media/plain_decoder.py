"""WAV and FLAC without ffmpeg, through soundfile.

WAV samples are handed to libsndfile as raw ones, by our own reading of the header, so that wrong sizes don't matter.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import numpy.typing as npt
import soundfile

from soundalike.audio.media.cancelling import Cancel, check
from soundalike.audio.media.sound_stream import MediaInfo, SoundStream
from soundalike.audio.media.wave_header import (
    CODECS,
    HIGHEST_RATE,
    LOWEST_RATE,
    WaveHeader,
    is_wave,
    read_wave_header,
)
from soundalike.errors import RefusedError
from soundalike.translation import tr

Block = npt.NDArray[np.float32]
"""Interleaved samples: (frames, channels)."""

BLOCK_FRAMES = 1 << 16
FLAC_MAGIC = b"fLaC"


def plain_info(path: Path) -> MediaInfo | None:
    """What a plain WAV or FLAC file holds; None if it is anything else, whatever its name says.

    Raises `RefusedError` for a WAV file that can't be right.
    """
    with path.open("rb") as file:
        beginning = file.read(12)
        if is_wave(beginning):
            header = read_wave_header(file, path)
            return None if header is None else _wave_info(header)
    return _flac_info(path) if beginning.startswith(FLAC_MAGIC) else None


def plain_blocks(path: Path, cancel: Cancel) -> Iterator[Block]:
    """The samples of a file that `plain_info` knows, block by block. Damage ends it with `soundfile.SoundFileError`."""
    with path.open("rb") as file:
        header = read_wave_header(file, path) if is_wave(file.read(12)) else None
        if header is None:
            with soundfile.SoundFile(path) as flac:
                yield from _read(flac, cancel)
            return
        samples = _Section(file, header.data_offset, header.data_bytes)
        with soundfile.SoundFile(
            samples,
            samplerate=header.sample_rate,
            channels=header.channels,
            format="RAW",
            subtype=header.subtype,
            endian="LITTLE",
        ) as raw:
            yield from _read(raw, cancel)


def wave_is_cut(path: Path) -> bool:
    """Whether a WAV file's header promises more than is there."""
    with path.open("rb") as file:
        header = read_wave_header(file, path) if is_wave(file.read(12)) else None
    return header is not None and header.cut


def _wave_info(header: WaveHeader) -> MediaInfo:
    bit_rate = header.frame_bytes * 8 * header.sample_rate
    centre = 2 if header.channels in (3, 5, 6, 7, 8) else None
    stream = SoundStream(
        1, CODECS[header.subtype], header.sample_rate, header.channels, bit_rate, centre_channel=centre
    )
    seconds = header.data_bytes / header.frame_bytes / header.sample_rate
    return MediaInfo("wav", (stream,), seconds, "soundfile")


def _flac_info(path: Path) -> MediaInfo | None:
    try:
        with soundfile.SoundFile(path) as flac:
            rate, channels, frames = flac.samplerate, flac.channels, flac.frames
    except soundfile.SoundFileError:
        return None  # ffmpeg may know better
    if not LOWEST_RATE <= rate <= HIGHEST_RATE:
        raise RefusedError(
            tr("'{path}' can't be used: {rate} samples a second. Speech needs {least} or more.").format(
                path=path, rate=rate, least=LOWEST_RATE
            )
        )
    stream = SoundStream(1, "flac", rate, channels, None, centre_channel=2 if channels in (3, 5, 6, 7, 8) else None)
    return MediaInfo("flac", (stream,), frames / rate if 0 < frames < 1 << 40 else None, "soundfile")


def _read(file: Any, cancel: Cancel) -> Iterator[Block]:
    while len(block := file.read(frames=BLOCK_FRAMES, dtype="float32", always_2d=True)):
        check(cancel)
        yield block


class _Section(io.RawIOBase):
    """A part of an open file as a file of its own."""

    def __init__(self, file: BinaryIO, start: int, length: int) -> None:
        super().__init__()
        self._file = file
        self._start = start
        self._length = length
        self._at = 0

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._at

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        base = {io.SEEK_SET: 0, io.SEEK_CUR: self._at, io.SEEK_END: self._length}[whence]
        self._at = max(0, base + offset)
        return self._at

    def readinto(self, buffer: Any) -> int:
        view = memoryview(buffer).cast("B")
        count = max(0, min(len(view), self._length - self._at))
        self._file.seek(self._start + self._at)
        data = self._file.read(count)
        view[: len(data)] = data
        self._at += len(data)
        return len(data)
