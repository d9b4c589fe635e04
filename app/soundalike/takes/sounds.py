"""Where the sound of takes lies: in files, or in memory for the private mode."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import BinaryIO, Protocol

from soundalike.audio.file_errors import writing_error
from soundalike.errors import MissingError
from soundalike.translation import tr

SOUND_SUFFIX = ".flac"
PART_SUFFIX = ".part"
"""A take in the making: raw float32 little-endian samples, so that a crash leaves everything up to it readable."""

_TEMPORARY_SUFFIX = ".new"


class Part(Protocol):
    """The sound of a take that is still being spoken."""

    def write(self, data: bytes, /) -> None:
        """Appends; the bytes are with the system when it returns. Raises `MissingError` when there is no room."""

    def close(self) -> None: ...


class Sounds(Protocol):
    """The sounds of takes, by the takes' uid. Faults of the disk come out as sentences."""

    def begin(self, uid: str) -> Part: ...

    def part(self, uid: str) -> bytes | None:
        """What there is of a take in the making."""

    def keep(self, uid: str, flac: bytes) -> None:
        """The finished sound; the part is dropped."""

    def open(self, uid: str) -> BinaryIO:
        """The finished sound, for reading. Raises `MissingError` when it is gone."""

    def remove(self, uid: str) -> None:
        """Sound and part; a missing one is no error."""

    def uids(self) -> list[str]:
        """All with a finished sound or a part."""


class FolderSounds:
    """A file a take in one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def begin(self, uid: str) -> Part:
        path = self._path(uid, PART_SUFFIX)
        try:
            return _FilePart(path)
        except OSError as error:
            raise writing_error(error, path) from error

    def part(self, uid: str) -> bytes | None:
        try:
            return self._path(uid, PART_SUFFIX).read_bytes()
        except OSError:
            return None

    def keep(self, uid: str, flac: bytes) -> None:
        path = self._path(uid, SOUND_SUFFIX)
        temporary = path.with_suffix(_TEMPORARY_SUFFIX)
        try:
            try:
                with temporary.open("wb", buffering=0) as file:
                    write_all(file, flac)
                    os.fsync(file.fileno())
                temporary.replace(path)
            except BaseException:
                temporary.unlink(missing_ok=True)
                raise
            self._path(uid, PART_SUFFIX).unlink(missing_ok=True)
        except OSError as error:
            raise writing_error(error, path) from error

    def open(self, uid: str) -> BinaryIO:
        path = self._path(uid, SOUND_SUFFIX)
        try:
            return path.open("rb")
        except OSError as error:
            raise MissingError(
                tr("The sound of this take is gone: '{path}' can't be read. Speak it again.").format(path=path)
            ) from error

    def remove(self, uid: str) -> None:
        for suffix in (PART_SUFFIX, _TEMPORARY_SUFFIX, SOUND_SUFFIX):
            path = self._path(uid, suffix)
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                raise writing_error(error, path) from error

    def uids(self) -> list[str]:
        suffixes = (PART_SUFFIX, _TEMPORARY_SUFFIX, SOUND_SUFFIX)
        return sorted({path.stem for path in self._folder.iterdir() if path.suffix in suffixes})

    def _path(self, uid: str, suffix: str) -> Path:
        return self._folder / f"{uid}{suffix}"


class _FilePart:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = path.open("xb", buffering=0)

    def write(self, data: bytes) -> None:
        try:
            write_all(self._file, data)
        except OSError as error:
            raise writing_error(error, self._path) from error

    def close(self) -> None:
        self._file.close()


class MemorySounds:
    """Nothing on the disk."""

    def __init__(self) -> None:
        self._parts: dict[str, bytearray] = {}
        self._kept: dict[str, bytes] = {}

    def begin(self, uid: str) -> Part:
        return _MemoryPart(self._parts.setdefault(uid, bytearray()))

    def part(self, uid: str) -> bytes | None:
        found = self._parts.get(uid)
        return None if found is None else bytes(found)

    def keep(self, uid: str, flac: bytes) -> None:
        self._kept[uid] = flac
        self._parts.pop(uid, None)

    def open(self, uid: str) -> BinaryIO:
        if uid not in self._kept:
            raise MissingError(tr("The sound of this take is gone. Speak it again."))
        return io.BytesIO(self._kept[uid])

    def remove(self, uid: str) -> None:
        self._kept.pop(uid, None)
        self._parts.pop(uid, None)

    def uids(self) -> list[str]:
        return sorted({*self._kept, *self._parts})


class _MemoryPart:
    def __init__(self, data: bytearray) -> None:
        self._data = data

    def write(self, data: bytes) -> None:
        self._data += data

    def close(self) -> None:
        return


def write_all(file: io.RawIOBase | BinaryIO, data: bytes) -> None:
    """Write all of `data`: an unbuffered file may take less at a time (a disk that fills up does)."""
    view = memoryview(data)
    while view:
        view = view[file.write(view) or 0 :]
