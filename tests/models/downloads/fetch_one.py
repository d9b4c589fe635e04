"""One file from a hub, for tests that watch a process of its own."""

from __future__ import annotations

from pathlib import Path

from soundalike.models.downloads.control import TransferControl
from soundalike.models.downloads.file_hash import FileIdentity
from soundalike.models.downloads.hub import HubListing, file_address
from soundalike.models.downloads.journal import Journal
from soundalike.models.downloads.limits import TransferLimits
from soundalike.models.downloads.part_file import PartFile
from soundalike.models.downloads.progress import ProgressReporter
from soundalike.models.downloads.session import Session
from soundalike.models.downloads.settings import DownloadSettings
from soundalike.models.downloads.transfer import Transfer
from tests.models.downloads.flaky_hub import REPOSITORY, REVISION


def fetch(endpoint: str, folder: str, size: int, sha256: str) -> None:
    """Fetches "small" (of 1,000 bytes) or "large" into `folder`."""
    name = "small" if size == 1000 else "large"
    identity = FileIdentity(size, "sha256", sha256)
    session = Session(
        DownloadSettings(endpoint), TransferLimits(), TransferControl(), Journal(), ProgressReporter(None)
    )
    url = file_address(endpoint, HubListing(REPOSITORY, REVISION, {name: identity}), name)
    Transfer(session, url, PartFile(Path(folder) / name, identity), lambda _new, _done: None, lambda _done: None).run()
