"""What a hub says about a repository: which revision, which files, how long, with which hashes.

The two addresses are those of huggingface.co's public interface, which its mirrors copy:
`/api/models/REPOSITORY/revision/REVISION?blobs=true` and `/REPOSITORY/resolve/REVISION/FILE`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from soundalike.models.downloads.answers import check_status
from soundalike.models.downloads.errors import DownloadError, TransferFaultError
from soundalike.models.downloads.file_hash import HEX_LENGTHS, FileIdentity, HashKind
from soundalike.models.downloads.session import Session
from soundalike.translation import tr

LISTING_LIMIT = 4 << 20
MOST_BYTES = 1 << 40
REVISION = re.compile(r"[0-9a-f]{40}")


@dataclass(frozen=True)
class HubListing:
    """A repository at one revision, a commit's full hash."""

    repository: str
    revision: str
    files: Mapping[str, FileIdentity]


def list_repository(session: Session, repository: str, revision: str = "main") -> HubListing:
    """Asks the hub. Raises `DownloadError` when it can't be asked or its answer makes no sense."""
    url = f"{session.settings.endpoint}/api/models/{repository}/revision/{quote(revision, safe='')}?blobs=true"
    content = session.retrying(repository, lambda: _read_listing(session, url, repository))
    return _Listing(repository, content).checked()


def file_address(endpoint: str, listing: HubListing, name: str) -> str:
    """Where a file of a listing is fetched from."""
    return f"{endpoint}/{listing.repository}/resolve/{listing.revision}/{quote(name)}"


def _read_listing(session: Session, url: str, repository: str) -> Any:
    with session.get(url, {"Accept": "application/json"}) as answer:
        check_status(answer.response, repository)
        body = answer.body(LISTING_LIMIT)
        if body is None:
            raise DownloadError(
                tr("{repository}: {host} sends an endless list. Check the hub's address.").format(
                    repository=repository, host=answer.host
                )
            )
        try:
            return json.loads(body)
        except (ValueError, RecursionError) as error:
            raise TransferFaultError(
                tr("{host} sent something else than a list of files; a network that wants a sign-in does that").format(
                    host=answer.host
                )
            ) from error


class _Listing:
    """The hub's answer, every part of it checked before it is believed."""

    def __init__(self, repository: str, content: Any) -> None:
        self._repository = repository
        self._content = content

    def checked(self) -> HubListing:
        content = self._content
        revision = content.get("sha") if isinstance(content, dict) else None
        siblings = content.get("siblings") if isinstance(content, dict) else None
        if not isinstance(revision, str) or not REVISION.fullmatch(revision) or not isinstance(siblings, list):
            raise DownloadError(
                tr(
                    "{repository}: the hub's answer names no revision or no files. Check the hub's address; a mirror "
                    "must answer like huggingface.co."
                ).format(repository=self._repository)
            )
        return HubListing(self._repository, revision, dict(self._files(siblings)))

    def _files(self, siblings: list[Any]) -> Iterator[tuple[str, FileIdentity]]:
        """Those with a name, a length and a hash; without them a file can't be checked, so it counts as not there."""
        for sibling in siblings:
            if not isinstance(sibling, dict) or not isinstance(sibling.get("rfilename"), str):
                continue
            large = sibling.get("lfs")
            if isinstance(large, dict):
                identity = _identity(large.get("size"), "sha256", large.get("sha256"))
            else:
                identity = _identity(sibling.get("size"), "git-sha1", sibling.get("blobId"))
            if identity is not None:
                yield sibling["rfilename"], identity


def _identity(size: Any, kind: HashKind, digits: Any) -> FileIdentity | None:
    fits = isinstance(digits, str) and re.fullmatch(rf"[0-9a-f]{{{HEX_LENGTHS[kind]}}}", digits)
    return FileIdentity(size, kind, str(digits)) if fits and type(size) is int and 0 <= size <= MOST_BYTES else None
