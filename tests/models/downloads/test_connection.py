"""Proxies, encryption and certificates."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from soundalike.errors import UsageError
from soundalike.models.downloads.control import TransferControl
from soundalike.models.downloads.errors import DownloadError
from soundalike.models.downloads.hub import file_address, list_repository
from soundalike.models.downloads.journal import Journal
from soundalike.models.downloads.part_file import PartFile
from soundalike.models.downloads.progress import ProgressReporter
from soundalike.models.downloads.session import Session
from soundalike.models.downloads.settings import DownloadSettings
from soundalike.models.downloads.transfer import Transfer
from tests.cli.hub_program import SHORT
from tests.models.downloads.conftest import CONTENT, NAME
from tests.models.downloads.flaky_hub import REPOSITORY, FlakyHub

pytestmark = pytest.mark.loopback


def session_for(endpoint: str, proxy: str | None = None) -> Session:
    return Session(DownloadSettings(endpoint, proxy), SHORT, TransferControl(), Journal(), ProgressReporter(None))


def test_a_chosen_proxy_is_used() -> None:
    """To a proxy a client sends the whole address; the hub's own name is never looked up (the guard would notice)."""
    with FlakyHub({"a": b"1"}) as proxy:
        listing = list_repository(session_for("http://hub.invalid", proxy.endpoint), REPOSITORY)
        assert proxy.asked[0].path.startswith("http://hub.invalid/api/models/")
    assert listing.files["a"].bytes == 1


def test_the_environments_proxy_is_used_unless_it_is_excepted(monkeypatch: pytest.MonkeyPatch) -> None:
    with FlakyHub({"a": b"1"}) as proxy:
        monkeypatch.setenv("HTTP_PROXY", proxy.endpoint)
        list_repository(session_for("http://hub.invalid"), REPOSITORY)
        monkeypatch.setenv("NO_PROXY", "127.0.0.1")
        list_repository(session_for(proxy.endpoint), REPOSITORY)
        assert [asked.path.startswith("http://hub.invalid") for asked in proxy.asked] == [True, False]


def test_a_proxy_that_is_not_there_is_named() -> None:
    with pytest.raises(DownloadError, match="no connection"):
        list_repository(session_for("http://hub.invalid", "http://127.0.0.1:9"), REPOSITORY)


def test_a_broken_proxy_in_the_environment_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALL_PROXY", "nonsense://x")
    with pytest.raises(UsageError, match="HTTPS_PROXY"):
        list_repository(session_for("http://hub.invalid"), REPOSITORY)


def test_encryption_is_never_given_up() -> None:
    session = session_for("https://hub.invalid")
    with pytest.raises(DownloadError, match="without encryption"):
        session._keep_encryption(httpx.Request("GET", "http://hub.invalid/file"))
    session._keep_encryption(httpx.Request("GET", "https://elsewhere.invalid/file"))


def test_a_server_without_a_known_certificate_is_not_believed(tls_hub: FlakyHub) -> None:
    with pytest.raises(DownloadError, match=re.compile("certificate isn't trusted here .*SSL_CERT_FILE", re.DOTALL)):
        list_repository(session_for(tls_hub.endpoint), REPOSITORY)


def test_a_certificate_of_ones_own_network_can_be_given(
    tls_hub: FlakyHub, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    assert list_repository(session_for(tls_hub.endpoint), REPOSITORY).files[NAME].bytes == len(CONTENT)


@pytest.mark.parametrize("fault", ["stall", "drip", "drip_headers", "cut", "reset"])
def test_an_encrypted_connection_is_watched_too(
    fault: str, tls_hub: FlakyHub, certificate: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    tls_hub.faults[NAME] = [fault]
    session = session_for(tls_hub.endpoint)
    listing = list_repository(session, REPOSITORY)
    part = PartFile(tmp_path / NAME, listing.files[NAME])
    url = file_address(tls_hub.endpoint, listing, NAME)
    Transfer(session, url, part, lambda _new, _done: None, lambda _done: None).run()
    assert (tmp_path / NAME).read_bytes() == CONTENT
