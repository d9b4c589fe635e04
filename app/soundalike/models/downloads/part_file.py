"""A file on its way: NAME.part, beside it NAME.part.json that says which file it is the beginning of."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from soundalike.models.downloads.file_hash import Digests, FileIdentity, digest_file


@dataclass(frozen=True)
class Beginning:
    """What of a file is there: how many bytes, and the server's mark (ETag) of the version they are from."""

    bytes: int
    etag: str | None


class PartFile:
    """The unfinished file of `target`. The final name is used only by `finish`, when the hash fits."""

    def __init__(self, target: Path, identity: FileIdentity) -> None:
        self.target = target
        self.path = target.with_name(f"{target.name}.part")
        self._note = target.with_name(f"{target.name}.part.json")
        self.identity = identity

    def beginning(self) -> Beginning:
        """What can be continued; bytes of another file or version are thrown away."""
        try:
            note = json.loads(self._note.read_text(encoding="utf-8"))
            size = self.path.stat().st_size
        except (OSError, ValueError):
            self.discard()
            return Beginning(0, None)
        known = isinstance(note, dict) and note.get("identity") == self.identity.key
        if not known or size > self.identity.bytes:
            self.discard()
            return Beginning(0, None)
        etag = note.get("etag")
        return Beginning(size, etag if isinstance(etag, str) else None)

    def open(self, start: int, etag: str | None) -> IO[bytes]:
        """The file to append to, cut to `start` bytes. The note is written first: without it the bytes don't count."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        temporary = self._note.with_name(f"{self._note.name}.new")
        temporary.write_text(json.dumps({"identity": self.identity.key, "etag": etag}), encoding="utf-8")
        temporary.replace(self._note)
        file = self.path.open("r+b" if self.path.exists() else "wb")
        try:
            file.truncate(start)
            file.seek(start)
        except BaseException:
            file.close()
            raise
        return file

    def finish(self, on_bytes: Callable[[int], None]) -> Digests | None:
        """Reads the whole file back and gives it its final name if it is the right one; else returns `None`.

        `on_bytes` gets how many bytes were checked so far, and may raise to stop.
        """
        with self.path.open("r+b") as file:
            os.fsync(file.fileno())
        digests = digest_file(self.path, on_bytes)
        if not self.identity.fits(digests):
            return None
        self.path.replace(self.target)
        self._note.unlink(missing_ok=True)
        return digests

    def discard(self) -> None:
        """Throws away what is there."""
        self.path.unlink(missing_ok=True)
        self._note.unlink(missing_ok=True)
