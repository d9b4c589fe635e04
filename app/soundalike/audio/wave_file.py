"""Writing a WAV file: 16-bit mono, as the sound comes, and whole or not at all.

Layout (Microsoft and IBM, "Multimedia Programming Interface and Data Specifications 1.0", 1991):
`RIFF size WAVE`, `fmt ` (PCM), `LIST INFO` (what the sound is), `data`. The two sizes are patched at the end.
"""

from __future__ import annotations

import os
import secrets
import struct
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import numpy as np
import numpy.typing as npt

from soundalike.audio.file_errors import writing_error
from soundalike.audio.pcm16 import to_pcm16
from soundalike.errors import MissingError, RefusedError

BYTES_PER_SAMPLE = 2
LARGEST_RIFF = 0xFFFFFFFF
"""RIFF sizes are 32-bit: at 24 kHz a file ends at 24 hours."""


@dataclass(frozen=True)
class SoundLabel:
    """What a file says of itself: that it is synthetic, and which program made it, in which voice and when."""

    program: str
    voice: str
    made_on: date
    title: str

    def entries(self) -> tuple[tuple[bytes, str], ...]:
        """`LIST/INFO` ids with their texts."""
        comment = f"Synthetic speech in the voice '{self.voice}', made by {self.program} on {self.made_on.isoformat()}"
        return (
            (b"INAM", self.title),
            (b"ISFT", self.program),
            (b"ICMT", comment),
            (b"ICRD", self.made_on.isoformat()),
        )


def create_new_file(path: Path) -> BinaryIO:
    """A new file for writing, with the rights that the umask leaves. An existing one is an error."""
    return path.open("xb", buffering=0)


def check_target(path: Path) -> Path:
    """The file that writing `path` will make or replace, with links followed.

    Raises `MissingError` for a missing folder, `RefusedError` for what can't be replaced by a file.
    """
    target = Path(os.path.realpath(path))
    try:
        _check(path, target)
    except OSError as error:
        raise writing_error(error, path) from error
    return target


def _check(path: Path, target: Path) -> None:
    if not target.parent.is_dir():
        raise MissingError(f"'{path}' can't be written: there is no folder '{target.parent}'. Make it first.")
    if not os.access(target.parent, os.W_OK):
        raise RefusedError(
            f"'{path}' can't be written: the folder '{target.parent}' is protected. Give another folder."
        )
    if target.is_dir():
        raise RefusedError(f"'{path}' is a folder. Give the name of a file in it.")
    if target.exists() and not target.is_file():
        raise RefusedError(f"'{path}' isn't an ordinary file, so it isn't replaced. Give another name.")
    if target.exists() and not os.access(target, os.W_OK):
        raise RefusedError(f"'{path}' is protected against writing. Give another name, or change its rights.")


class WaveFile:
    """A WAV file in the making, under a temporary name in its folder until it is complete.

    As a context manager: leaving it normally completes the file; leaving it by an exception, or `discard`,
    leaves the folder as it was. An older file of that name is replaced only by a complete one.
    Errors of the file system come out as `MissingError` or `RefusedError` with a sentence.
    """

    def __init__(
        self,
        path: Path,
        *,
        sample_rate: int,
        label: SoundLabel,
        create: Callable[[Path], BinaryIO] = create_new_file,
    ) -> None:
        self.path = path
        self._target = check_target(path)
        self._temporary = self._target.with_name(f".soundalike-{secrets.token_hex(8)}.part")
        self._header = _header(sample_rate, label)
        self._data_bytes = 0
        self._file: BinaryIO | None = None
        try:
            self._file = create(self._temporary)
            _write_all(self._file, self._header)
        except BaseException as error:
            self.discard()
            if isinstance(error, OSError):
                raise writing_error(error, path) from error
            raise

    @property
    def samples(self) -> int:
        """How many samples have been written."""
        return self._data_bytes // BYTES_PER_SAMPLE

    def write(self, samples: npt.NDArray[np.float32]) -> None:
        """Append mono samples in -1..1."""
        file = self._open_file()
        data = to_pcm16(samples)
        if len(self._header) + self._data_bytes + len(data) > LARGEST_RIFF:
            raise RefusedError(f"'{self.path}' would be longer than a WAV file can be. Speak the text in parts.")
        try:
            _write_all(file, data)
        except OSError as error:
            raise writing_error(error, self.path) from error
        self._data_bytes += len(data)

    def complete(self) -> None:
        """Patch the sizes, bring everything to the disk and give the file its name."""
        file = self._open_file()
        try:
            _patch(file, 4, len(self._header) - 8 + self._data_bytes)
            _patch(file, len(self._header) - 4, self._data_bytes)
            os.fsync(file.fileno())
            file.close()
            self._temporary.replace(self._target)
        except OSError as error:
            raise writing_error(error, self.path) from error
        self._file = None
        _sync_folder(self._target.parent)

    def discard(self) -> None:
        """Give up: close and remove the temporary file. Does nothing once the file is complete."""
        file, self._file = self._file, None
        if file is None:
            return
        try:
            file.close()
        finally:
            self._temporary.unlink(missing_ok=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None and self._file is not None:
                self.complete()
        finally:
            self.discard()

    def _open_file(self) -> BinaryIO:
        if self._file is None:
            raise ValueError("the WAV file is closed")
        return self._file


def _header(sample_rate: int, label: SoundLabel) -> bytes:
    """Everything before the samples; its last four bytes are the size of the data."""
    layout = struct.pack(
        "<HHIIHH", 1, 1, sample_rate, sample_rate * BYTES_PER_SAMPLE, BYTES_PER_SAMPLE, 8 * BYTES_PER_SAMPLE
    )
    information = b"INFO" + b"".join(_chunk(name, text.encode() + b"\0") for name, text in label.entries())
    chunks = _chunk(b"fmt ", layout) + _chunk(b"LIST", information)
    return b"RIFF" + struct.pack("<I", 4 + len(chunks) + 8) + b"WAVE" + chunks + b"data" + struct.pack("<I", 0)


def _chunk(name: bytes, content: bytes) -> bytes:
    """One RIFF chunk, padded to an even length (the padding isn't counted)."""
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def _patch(file: BinaryIO, offset: int, value: int) -> None:
    file.seek(offset)
    _write_all(file, struct.pack("<I", value))


def _write_all(file: BinaryIO, data: bytes) -> None:
    """Write all of `data`: an unbuffered file may take less at a time (a disk that fills up does)."""
    view = memoryview(data)
    while view:
        view = view[file.write(view) :]


def _sync_folder(folder: Path) -> None:
    """Make the new name survive a power cut, where the system lets a folder be opened for that."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError:
        return  # some network file systems refuse this; the file itself is on the disk
    finally:
        os.close(handle)
