"""What a download is of, kept beside it: repository, revision, and every file's length and hash."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from soundalike.models.downloads.file_hash import HEX_LENGTHS, FileIdentity, HashKind
from soundalike.models.downloads.hub import REVISION, HubListing

RECORD_FILE = "download.json"
RECORD_VERSION = 1


@dataclass(frozen=True)
class DownloadRecord:
    """`listing.files` are only those that are fetched. `pinned` says that a maintainer checked the hashes;
    without it they are what the hub at `endpoint` reported."""

    endpoint: str
    pinned: bool
    listing: HubListing

    @property
    def bytes(self) -> int:
        """All files together."""
        return sum(identity.bytes for identity in self.listing.files.values())


def write_record(folder: Path, record: DownloadRecord) -> None:
    """Keeps the record in `folder`. Raises `OSError`."""
    files = {
        name: {"bytes": identity.bytes, "hash": identity.kind, "hex": identity.hex}
        for name, identity in record.listing.files.items()
    }
    content = {
        "version": RECORD_VERSION,
        "endpoint": record.endpoint,
        "pinned": record.pinned,
        "repository": record.listing.repository,
        "revision": record.listing.revision,
        "files": files,
    }
    temporary = folder / f"{RECORD_FILE}.new"
    temporary.write_text(json.dumps(content, indent=1), encoding="utf-8")
    temporary.replace(folder / RECORD_FILE)


def read_record(folder: Path) -> DownloadRecord | None:
    """The record in `folder`; `None` when there is none, or none that this version can read."""
    try:
        content = json.loads((folder / RECORD_FILE).read_text(encoding="utf-8"))
        if content["version"] != RECORD_VERSION or not REVISION.fullmatch(content["revision"]):
            return None
        files = {str(name): _identity(file) for name, file in content["files"].items()}
        listing = HubListing(str(content["repository"]), content["revision"], files)
        return DownloadRecord(str(content["endpoint"]), content["pinned"] is True, listing)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None


def _identity(content: Any) -> FileIdentity:
    kind: HashKind = content["hash"]
    if type(content["bytes"]) is not int or len(content["hex"]) != HEX_LENGTHS[kind]:
        raise ValueError(content)
    return FileIdentity(content["bytes"], kind, content["hex"])
