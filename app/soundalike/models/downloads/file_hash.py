"""Which file it must be: its length and a hash, SHA-256 or, for small files, the one that git keeps."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

HashKind = Literal["sha256", "git-sha1"]
BLOCK = 1 << 20
HEX_LENGTHS: dict[HashKind, int] = {"sha256": 64, "git-sha1": 40}


@dataclass(frozen=True)
class Digests:
    """What was found in a file."""

    bytes: int
    sha256: str
    git_sha1: str


@dataclass(frozen=True)
class FileIdentity:
    """What a file has to be. `hex` is in lower case.

    A hub keeps a SHA-256 of its large files, and of its small ones git's own hash: SHA-1 over "blob", the length, a
    zero byte and the content.
    """

    bytes: int
    kind: HashKind
    hex: str

    @property
    def key(self) -> str:
        """All of it as one word."""
        return f"{self.kind}:{self.hex}:{self.bytes}"

    def fits(self, digests: Digests) -> bool:
        """Whether this is the file."""
        found = digests.sha256 if self.kind == "sha256" else digests.git_sha1
        return digests.bytes == self.bytes and found == self.hex


def digest_file(path: Path, on_bytes: Callable[[int], None] = lambda _done: None) -> Digests:
    """Reads `path` once. `on_bytes` gets the bytes so far, and may raise to stop."""
    size = path.stat().st_size
    sha256 = hashlib.sha256()
    git_sha1 = hashlib.sha1(b"blob %d\0" % size, usedforsecurity=False)
    done = 0
    with path.open("rb") as file:
        while block := file.read(BLOCK):
            sha256.update(block)
            git_sha1.update(block)
            done += len(block)
            on_bytes(done)
    return Digests(done, sha256.hexdigest(), git_sha1.hexdigest())
