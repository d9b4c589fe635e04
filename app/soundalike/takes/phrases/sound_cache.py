"""The folder of phrases' sounds: bounded, what was used longest ago goes first, and damaged files are thrown away."""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Callable, Collection
from pathlib import Path

from soundalike.audio.file_errors import writing_error
from soundalike.errors import RefusedError
from soundalike.takes.phrases.kept_sound import KeptSound, read_sound
from soundalike.takes.phrases.sound_key import SoundKey

SUFFIX = ".sound"
_NEW = ".new"


class SoundCache:
    """Every call may come from any thread. Another process may delete files at any time."""

    def __init__(self, folder: Path, most_bytes: int, now: Callable[[], float] = time.time) -> None:
        self.folder = folder
        self.most_bytes = most_bytes
        self._now = now
        self._lock = threading.Lock()

    def has(self, key: SoundKey) -> bool:
        """Whether there is a file; `get` says whether it is whole."""
        return self._path(key).is_file()

    def get(self, key: SoundKey, *, used: bool = True) -> KeptSound | None:
        """The sound; None when there is none. A damaged one is thrown away. `used` keeps it longer."""
        path = self._path(key)
        try:
            sound = read_sound(path.read_bytes())
        except OSError:
            return None
        except RefusedError:
            with contextlib.suppress(OSError):
                path.unlink()
            return None
        if used:
            moment = self._now()
            with contextlib.suppress(OSError):
                os.utime(path, (moment, moment))
        return sound

    def keep(self, key: SoundKey, sound: KeptSound, *, sparing: Collection[SoundKey] = ()) -> bool:
        """Keeps it, and throws away what was used longest ago where there is no room, except those of `sparing`.

        False when it doesn't fit then. Raises what writing a file raises; nothing is left of it then.
        """
        data, path = sound.data(), self._path(key)
        spared = {self._path(one) for one in sparing}
        with self._lock:
            if not self._make_room(len(data), path, spared):
                return False
            new = path.with_suffix(_NEW)
            try:
                self.folder.mkdir(parents=True, exist_ok=True)
                try:
                    new.write_bytes(data)
                    new.replace(path)
                except BaseException:
                    with contextlib.suppress(OSError):
                        new.unlink(missing_ok=True)
                    raise
            except OSError as error:
                raise writing_error(error, path) from error
            moment = self._now()
            with contextlib.suppress(OSError):
                os.utime(path, (moment, moment))
        return True

    def trim(self) -> None:
        """Down to the bound, after it was lowered."""
        with self._lock:
            self._make_room(0, None, set())

    def bytes(self) -> int:
        """Of all sounds."""
        return sum(size for _, size, _ in self._files())

    def _make_room(self, n_bytes: int, path: Path | None, spared: set[Path]) -> bool:
        files = [entry for entry in self._files() if entry[0] != path]
        total = n_bytes + sum(size for _, size, _ in files)
        droppable = sum(size for one, size, _ in files if one not in spared)
        if total - droppable > self.most_bytes:
            return False
        for one, size, _ in sorted(files, key=lambda entry: entry[2]):
            if total <= self.most_bytes:
                break
            if one not in spared:
                with contextlib.suppress(OSError):
                    one.unlink()
                total -= size
        return True

    def _files(self) -> list[tuple[Path, int, float]]:
        """Path, size and when it was last used."""
        found = []
        try:
            entries = list(os.scandir(self.folder))
        except OSError:
            return []
        for entry in entries:
            with contextlib.suppress(OSError):
                status = entry.stat(follow_symlinks=False)
                if entry.name.endswith((SUFFIX, _NEW)):
                    found.append((Path(entry.path), status.st_size, status.st_mtime))
        return found

    def _path(self, key: SoundKey) -> Path:
        return self.folder / f"{key.file_name}{SUFFIX}"
