"""Which hub, and through what."""

from __future__ import annotations

import pytest

from soundalike.errors import UsageError
from soundalike.models.downloads.settings import PUBLIC_HUB, download_settings


def test_the_choice_comes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HF_ENDPOINT", raising=False)
    assert download_settings().endpoint == PUBLIC_HUB
    monkeypatch.setenv("HF_ENDPOINT", "https://mirror.example/")
    assert download_settings().endpoint == "https://mirror.example"
    assert download_settings("http://10.0.0.1:8080/hub/").endpoint == "http://10.0.0.1:8080/hub"
    assert download_settings("", "").proxy is None
    assert download_settings(proxy="socks5://127.0.0.1:9050").proxy == "socks5://127.0.0.1:9050"


@pytest.mark.parametrize(
    "address",
    ["huggingface.co", "ftp://hub", "https://", "https://hub?x=1", "https://a b", "http://[x", "https://h:99999"],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(UsageError, match="It looks like this"):
        download_settings(address)
    with pytest.raises(UsageError, match="proxy"):
        download_settings(proxy=address)
