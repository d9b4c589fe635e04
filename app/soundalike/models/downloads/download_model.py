"""All files of a catalogue entry, into one folder."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from soundalike.free_space import check_space
from soundalike.models.catalogue import CatalogueEntry
from soundalike.models.downloads.download_record import DownloadRecord, read_record, write_record
from soundalike.models.downloads.errors import DownloadError
from soundalike.models.downloads.file_hash import FileIdentity, digest_file
from soundalike.models.downloads.hub import HubListing, file_address, list_repository
from soundalike.models.downloads.part_file import PartFile
from soundalike.models.downloads.session import Session
from soundalike.models.downloads.transfer import Transfer
from soundalike.translation import tr


@dataclass(frozen=True)
class Downloaded:
    """A complete download: what it is of, and the SHA-256 of every file."""

    record: DownloadRecord
    sha256: dict[str, str]


def download_model(
    entry: CatalogueEntry, folder: Path, session: Session, also_needed: Callable[[DownloadRecord], int]
) -> Downloaded:
    """Fetches what isn't in `folder` yet, and checks all of it. The folder must be there, and locked by the caller.

    `also_needed` says how many bytes of disk will be needed once the files are there. Raises `DownloadError`,
    `MissingError` for too little space, `RefusedError`, `CancelledError`, and `OSError` when nothing can be written.
    """
    record = _record(entry, folder, session)
    work = _Work(folder, record, session)
    check_space(folder, work.missing_bytes() + also_needed(record), tr("the model '{name}'").format(name=entry.name))
    return Downloaded(record, {name: work.fetch(name) for name in record.listing.files})


def _record(entry: CatalogueEntry, folder: Path, session: Session) -> DownloadRecord:
    """What is fetched: the pinned revision, else the one that was begun, else the newest that the hub names."""
    if entry.pin is not None:
        files = {name: FileIdentity(file.bytes, "sha256", file.sha256) for name, file in entry.pin.files.items()}
        record = DownloadRecord(
            session.settings.endpoint, True, HubListing(entry.repository, entry.pin.revision, files)
        )
    else:
        begun = read_record(folder)
        same = begun is not None and (begun.endpoint, begun.listing.repository, begun.pinned) == (
            session.settings.endpoint,
            entry.repository,
            False,
        )
        if same and begun is not None and _has_needed(entry, begun.listing):
            return begun
        session.reporter.share_of("asking", entry.repository, 0.0)
        listing = list_repository(session, entry.repository)
        if not _has_needed(entry, listing):
            missing = next(file.name for file in entry.files if file.needed and file.name not in listing.files)
            raise DownloadError(
                tr(
                    "{repository}: the hub doesn't list {missing} with its length and hash, so it can't be "
                    "fetched. Look for a newer version of Soundalike."
                ).format(repository=entry.repository, missing=missing)
            )
        wanted = {file.name: listing.files[file.name] for file in entry.files if file.name in listing.files}
        record = DownloadRecord(
            session.settings.endpoint, False, HubListing(entry.repository, listing.revision, wanted)
        )
    write_record(folder, record)
    return record


def _has_needed(entry: CatalogueEntry, listing: HubListing) -> bool:
    return all(file.name in listing.files for file in entry.files if file.needed)


class _Work:
    """The files of one record, and how far all of them are together."""

    def __init__(self, folder: Path, record: DownloadRecord, session: Session) -> None:
        self._folder = folder
        self._record = record
        self._session = session
        self._total = record.bytes
        self._before = 0
        self._name = ""

    def missing_bytes(self) -> int:
        """What has still to come."""
        return sum(self._missing(name, identity) for name, identity in self._record.listing.files.items())

    def _missing(self, name: str, identity: FileIdentity) -> int:
        target = self._folder / name
        if target.is_file():
            return 0
        return identity.bytes - PartFile(target, identity).beginning().bytes

    def fetch(self, name: str) -> str:
        """Makes sure of one file; returns its SHA-256."""
        identity = self._record.listing.files[name]
        target = self._folder / name
        self._name = name
        found = self._checked(target, identity) or self._from_elsewhere(target, identity)
        if found is None:
            url = file_address(self._record.endpoint, self._record.listing, name)
            transfer = Transfer(self._session, url, PartFile(target, identity), self._received, self._checking)
            found = transfer.run().sha256
        self._before += identity.bytes
        return found

    def _checked(self, target: Path, identity: FileIdentity) -> str | None:
        """The hash of a file that was there before; one that isn't right is thrown away."""
        if not target.is_file():
            return None
        if target.stat().st_size == identity.bytes:
            digests = digest_file(target, self._checking)
            if identity.fits(digests):
                return digests.sha256
        target.unlink()
        return None

    def _from_elsewhere(self, target: Path, identity: FileIdentity) -> str | None:
        """The same file of another model's download (Turbo and Nano share S3Gen), as a second name on the disk."""
        for neighbour in sorted(self._folder.parent.iterdir()):
            record = read_record(neighbour) if neighbour != self._folder else None
            if record is None or record.listing.files.get(target.name) != identity:
                continue
            with suppress(OSError):
                os.link(neighbour / target.name, target)
                found = self._checked(target, identity)
                if found is not None:
                    self._session.journal.note(f"{target.name}: the same as {neighbour.name}'s, not fetched again")
                    return found
        return None

    def _received(self, count: int, done: int) -> None:
        self._session.reporter.received(self._name, count, self._before + done, self._total)

    def _checking(self, done: int) -> None:
        self._session.control.check()
        self._session.reporter.bytes_of("checking", self._name, self._before + done, self._total)
