"""Containers that libsndfile writes, into a file of ours, so that every error of the disk is noticed."""

from __future__ import annotations

import os
from abc import abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from soundalike.audio.file_errors import writing_error
from soundalike.audio.new_file import Create, create_new_file
from soundalike.audio.new_sound import NewSound
from soundalike.audio.sound_label import KIND, SoundLabel
from soundalike.engine.types import Samples
from soundalike.errors import SoundalikeError
from soundalike.translation import tr


@dataclass(frozen=True)
class Codec:
    """How libsndfile is asked. `compression_level` is 0 (best) to 1 (smallest), None for lossless formats."""

    format: str
    subtype: str
    compression_level: float | None = None
    bitrate_mode: str | None = None


class LibsndfileSound(NewSound):
    """A file that libsndfile encodes."""

    def __init__(
        self,
        path: Path,
        *,
        sample_rate: int,
        label: SoundLabel,
        create: Create = create_new_file,
        overwrite: bool = True,
    ) -> None:
        self._watched: _WatchedFile | None = None
        self._sound: Any = None
        self._label = label
        super().__init__(path, sample_rate=sample_rate, create=create, overwrite=overwrite)

    @abstractmethod
    def _codec(self) -> Codec: ...

    def _prefix(self, label: SoundLabel) -> bytes:
        """What goes before everything that libsndfile writes."""
        return b""

    def _tags(self, label: SoundLabel) -> dict[str, str]:
        """libsndfile's strings."""
        return {
            "title": label.title,
            "artist": label.voice,
            "genre": KIND,
            "date": label.made_on.isoformat(),
            "software": label.program,
            "comment": label.comment,
        }

    def _begin(self, sample_rate: int) -> None:
        import soundfile  # noqa: PLC0415 - its library is loaded only for those who write with it

        prefix = self._prefix(self._label)
        self._file.write(prefix)
        self._watched = _WatchedFile(self._file.file, len(prefix))
        codec = self._codec()
        try:
            self._sound = soundfile.SoundFile(
                self._watched,
                "w",
                sample_rate,
                1,
                codec.subtype,
                format=codec.format,
                compression_level=codec.compression_level,
                bitrate_mode=codec.bitrate_mode,
            )
            for name, text in self._tags(self._label).items():
                if text:
                    setattr(self._sound, name, text.encode("utf-8", "replace").decode())
        except (soundfile.SoundFileError, AttributeError) as error:
            self._raise_disk_error()
            raise SoundalikeError(
                tr(
                    "'{path}' can't be written as {subtype}: this computer's libsndfile says '{error}'. Choose "
                    "another format."
                ).format(path=self.path, subtype=codec.subtype, error=error)
            ) from error

    def _encode(self, samples: Samples) -> None:
        self._call("write", self._values(samples))

    def _values(self, samples: Samples) -> Any:
        """What libsndfile is given."""
        if not np.isfinite(samples).all():
            raise SoundalikeError(
                tr("The sound holds a sample that isn't a number. Nothing more was written; try another seed.")
            )
        return np.ascontiguousarray(samples, np.float32)

    def _end(self) -> None:
        if not self.samples:
            raise SoundalikeError(tr("There is no sound to write, so '{path}' isn't made.").format(path=self.path))
        self._call("close")

    def discard(self) -> None:
        """Gives up; does nothing once the file has its name."""
        sound, self._sound = self._sound, None
        if sound is not None and not sound.closed and self._watched is not None:
            self._watched.deaf = True
            sound.close()
        super().discard()

    def _call(self, name: str, *arguments: Any) -> None:
        import soundfile  # noqa: PLC0415

        try:
            getattr(self._sound, name)(*arguments)
        except (soundfile.SoundFileError, AssertionError) as error:  # an assertion is how it says "not all was written"
            self._raise_disk_error()
            raise SoundalikeError(
                tr("Writing '{path}' failed: {error}. Nothing was written.").format(path=self.path, error=error)
            ) from error
        self._raise_disk_error()

    def _raise_disk_error(self) -> None:
        if self._watched is not None and self._watched.error is not None:
            raise writing_error(self._watched.error, self.path) from self._watched.error


class _WatchedFile:
    """What libsndfile calls back; an exception would be lost there, so the first one is kept in `error`.

    Places count from `offset` of the file on.
    """

    def __init__(self, file: BinaryIO, offset: int) -> None:
        self._file = file
        self._offset = offset
        self.error: OSError | None = None
        self.deaf = False
        """Takes no more: the file is given up."""

    def write(self, data: bytes) -> int:
        if self.error is None and not self.deaf:
            try:
                view = memoryview(data)
                while view:
                    view = view[self._file.write(view) :]
            except OSError as error:
                self.error = error
        return len(data)

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        try:
            return self._file.seek(offset + (self._offset if whence == os.SEEK_SET else 0), whence) - self._offset
        except OSError as error:
            self.error = self.error or error
            return 0

    def tell(self) -> int:
        return self.seek(0, os.SEEK_CUR)

    def read(self, size: int = -1) -> bytes:
        """libsndfile asks only when it opens a file for reading, which this isn't."""
        return b""
