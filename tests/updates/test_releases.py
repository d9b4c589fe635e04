"""The one question: a server on this machine answers it, well and badly."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.models.downloads.limits import TransferLimits
from soundalike.updates.address import releases_address
from soundalike.updates.releases import Release, look_for_newer
from tests.models.downloads.flaky_hub import FlakyHub

pytestmark = pytest.mark.loopback

LIMITS = TransferLimits(connect=2.0, answer=1.0, stall_window=0.5)
PAGE = "https://example.org/releases/v0.2.0"


@pytest.fixture
def server() -> Iterator[FlakyHub]:
    with FlakyHub({}, listing={"tag_name": "v0.2.0", "html_url": PAGE}) as running:
        yield running


def ask(server: FlakyHub, current: str = "0.1.0", proxy: str | None = None) -> Release | None:
    return look_for_newer(f"{server.endpoint}/api/latest", proxy, current=current, limits=LIMITS)


def test_a_newer_version_is_found_with_its_page_by_one_request(server: FlakyHub) -> None:
    assert ask(server) == Release("0.2.0", PAGE)
    assert [asked.path for asked in server.asked] == ["/api/latest"]


@pytest.mark.parametrize("current", ["0.2.0", "0.2.1", "1.0"])
def test_the_newest_version_is_known_as_such(current: str, server: FlakyHub) -> None:
    assert ask(server, current) is None


def test_the_proxy_of_downloads_is_used(server: FlakyHub) -> None:
    assert look_for_newer("http://releases.invalid/api/latest", server.endpoint, limits=LIMITS) is not None
    assert [asked.path for asked in server.asked] == ["http://releases.invalid/api/latest"]


@pytest.mark.parametrize(
    "listing",
    [
        {},
        {"tag_name": "newest", "html_url": PAGE},
        {"tag_name": "v0.2.0"},
        {"tag_name": 2, "html_url": PAGE},
        {"tag_name": "v0.2.0", "html_url": "file:///etc/passwd"},
        {"tag_name": "v0.2.0", "html_url": "javascript:alert(1)"},
        {"tag_name": "v0.2.0", "html_url": "https://"},
    ],
)
def test_an_answer_that_makes_no_sense_is_refused(listing: dict[str, Any], server: FlakyHub) -> None:
    server.listing = listing
    with pytest.raises(RefusedError, match="names none"):
        ask(server)


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("status 404", "knows of no published version"),
        ("status 503", "can't answer just now"),
        ("status 403", "doesn't give it"),
        ("html", "sign-in"),
        ("reset 0", "127.0.0.1"),
    ],
)
def test_the_real_reason_is_said_and_nothing_is_asked_twice(fault: str, said: str, server: FlakyHub) -> None:
    server.faults["api"] = [f"always {fault}"]
    with pytest.raises(SoundalikeError, match=said):
        ask(server)
    assert len(server.asked) == 1


def test_nobody_there_is_said() -> None:
    with pytest.raises(MissingError, match=r"no connection to 127\.0\.0\.1 could be made"):
        look_for_newer("http://127.0.0.1:9/api/latest", limits=LIMITS)


def test_this_repository_names_no_address() -> None:
    """Nothing is published yet; who packages it fills it in."""
    assert releases_address() == ""


@pytest.mark.parametrize("content", ["{", "[]", "{}", '{"address": 3}', '{"address": "file:///x"}', '{"address": "x"}'])
def test_a_damaged_resource_is_said(content: str, tmp_path: Path) -> None:
    (tmp_path / "releases.json").write_text(content)
    with pytest.raises(RefusedError, match="Install Soundalike again"):
        releases_address(tmp_path / "releases.json")


def test_an_address_is_read_and_a_missing_file_has_none(tmp_path: Path) -> None:
    assert releases_address(tmp_path / "absent.json") == ""
    (tmp_path / "releases.json").write_text('{"address": "https://example.org/latest"}')
    assert releases_address(tmp_path / "releases.json") == "https://example.org/latest"
