"""What the hub says is believed only where it makes sense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from soundalike.models.downloads.errors import DownloadError
from soundalike.models.downloads.hub import HubListing, file_address, list_repository
from soundalike.models.downloads.session import Session
from tests.models.downloads.flaky_hub import REPOSITORY, REVISION, FlakyHub

pytestmark = pytest.mark.loopback

NewSession = Callable[[FlakyHub], Session]


def test_a_repository_is_listed_with_its_revision_lengths_and_hashes(new_session: NewSession) -> None:
    with FlakyHub({"large.bin": b"x" * 2000, "small.json": b"{}"}) as hub:
        listing = list_repository(new_session(hub), REPOSITORY)
        asked = hub.asked[0].path
    assert asked == f"/api/models/{REPOSITORY}/revision/main?blobs=true"
    assert listing.revision == REVISION
    assert {name: (file.bytes, file.kind) for name, file in listing.files.items()} == {
        "large.bin": (2000, "sha256"),
        "small.json": (2, "git-sha1"),
    }
    assert listing.files["small.json"].hex == "9e26dfeeb6e641a33dae4961196235bdb965b21b"  # git hash-object


@pytest.mark.parametrize("faults", [["html"], ["status 503"], ["cut"], ["stall"], ["empty"], ["html_as_binary"]])
def test_asking_is_tried_again(faults: list[str], new_session: NewSession) -> None:
    with FlakyHub({"a": b"1"}, {"api": faults}) as hub:
        assert list_repository(new_session(hub), REPOSITORY).files["a"].bytes == 1


@pytest.mark.parametrize(
    ("listing", "said"),
    [
        ([], "names no revision"),
        ({}, "names no revision"),
        ({"sha": "main", "siblings": []}, "names no revision"),
        ({"sha": REVISION.upper(), "siblings": []}, "names no revision"),
        ({"sha": REVISION}, "no files"),
    ],
)
def test_an_answer_without_sense_is_refused(listing: Any, said: str, new_session: NewSession) -> None:
    with FlakyHub({}, listing=listing) as hub, pytest.raises(DownloadError, match=said):
        list_repository(new_session(hub), REPOSITORY)


@pytest.mark.parametrize(
    "sibling",
    [
        None,
        {"rfilename": 3, "size": 1, "blobId": "0" * 40},
        {"rfilename": "a"},
        {"rfilename": "a", "size": -1, "blobId": "0" * 40},
        {"rfilename": "a", "size": True, "blobId": "0" * 40},
        {"rfilename": "a", "size": 1.5, "blobId": "0" * 40},
        {"rfilename": "a", "size": 1 << 60, "blobId": "0" * 40},
        {"rfilename": "a", "size": 1, "blobId": "xyz"},
        {"rfilename": "a", "size": 1, "lfs": {"sha256": "0" * 40, "size": 1}},
        {"rfilename": "a", "size": 1, "lfs": {"sha256": None, "size": 1}},
    ],
)
def test_a_file_without_length_or_hash_counts_as_not_there(sibling: Any, new_session: NewSession) -> None:
    with FlakyHub({}, listing={"sha": REVISION, "siblings": [sibling]}) as hub:
        assert list_repository(new_session(hub), REPOSITORY).files == {}


def test_an_endless_list_is_refused(new_session: NewSession) -> None:
    endless = {"sha": REVISION, "siblings": ["x" * (5 << 20)]}
    with FlakyHub({}, listing=endless) as hub, pytest.raises(DownloadError, match="endless"):
        list_repository(new_session(hub), REPOSITORY)


def test_names_are_quoted_in_addresses() -> None:
    listing = HubListing("A/b", REVISION, {})
    assert file_address("https://hub", listing, "a b#c?.bin") == f"https://hub/A/b/resolve/{REVISION}/a%20b%23c%3F.bin"
