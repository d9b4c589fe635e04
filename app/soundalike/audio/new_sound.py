"""A sound file in the making, whatever its container."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from types import TracebackType
from typing import Self

from soundalike.audio.new_file import Create, NewFile, create_new_file
from soundalike.engine.types import Samples


class NewSound(ABC):
    """Mono samples in -1..1, written as they come. For its ending see `NewFile`."""

    def __init__(
        self,
        path: Path,
        *,
        sample_rate: int,
        create: Create = create_new_file,
        overwrite: bool = True,
    ) -> None:
        self.path = path
        self.samples = 0
        """How many have been written."""
        self._file = NewFile(path, create=create, overwrite=overwrite)
        try:
            self._begin(sample_rate)
        except BaseException:
            self.discard()
            raise

    def write(self, samples: Samples) -> None:
        """Appends. Raises `SoundalikeError` for a sample that isn't a finite number."""
        self._encode(samples)
        self.samples += len(samples)

    def finish(self) -> None:
        """Everything is on the disk, still under a temporary name."""
        self._end()
        self._file.finish()

    def publish(self) -> None:
        """Gives the finished file its name."""
        self._file.publish()

    def complete(self) -> None:
        """`finish` and `publish`."""
        self.finish()
        self.publish()

    def discard(self) -> None:
        """Gives up; does nothing once the file has its name."""
        self._file.discard()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.discard()
            return
        try:
            self.complete()
        finally:
            self.discard()

    @abstractmethod
    def _begin(self, sample_rate: int) -> None:
        """What comes before the samples."""

    @abstractmethod
    def _encode(self, samples: Samples) -> None: ...

    @abstractmethod
    def _end(self) -> None:
        """What comes after the samples, and what is patched before them."""
