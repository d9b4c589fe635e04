"""Where to fetch from and through what. Nothing here touches a network."""

from __future__ import annotations

import os
from dataclasses import dataclass
from urllib.parse import urlsplit

from soundalike.errors import UsageError
from soundalike.translation import tr, tr_noop

PUBLIC_HUB = "https://huggingface.co"
_NO_HUB = tr_noop("The hub's address '{text}' isn't one. It looks like this: {example}")
_NO_PROXY = tr_noop("The proxy's address '{text}' isn't one. It looks like this: {example}")
ENDPOINT_VARIABLE = "HF_ENDPOINT"
"""What other programs of the field read too."""
PROXY_SCHEMES = ("http", "https", "socks5", "socks5h")


@dataclass(frozen=True)
class DownloadSettings:
    """`endpoint` is the address of a hub or a mirror of it, without a slash at its end.

    `proxy` is an address to go through; `None` means what the environment says (HTTPS_PROXY, ALL_PROXY, NO_PROXY).
    """

    endpoint: str = PUBLIC_HUB
    proxy: str | None = None

    @property
    def encrypted(self) -> bool:
        """Whether the endpoint can't be read or changed on the way."""
        return self.endpoint.startswith("https://")


def download_settings(endpoint: str | None = None, proxy: str | None = None) -> DownloadSettings:
    """What the person chose, else the environment's HF_ENDPOINT, else the public hub; an empty text chooses nothing.

    Raises `UsageError` for what isn't an address.
    """
    chosen = endpoint or os.environ.get(ENDPOINT_VARIABLE) or PUBLIC_HUB
    _check_address(chosen, ("http", "https"), _NO_HUB, PUBLIC_HUB)
    if proxy:
        _check_address(proxy, PROXY_SCHEMES, _NO_PROXY, "http://proxy.example:3128")
    return DownloadSettings(chosen.rstrip("/"), proxy or None)


def _check_address(text: str, schemes: tuple[str, ...], fault: str, example: str) -> None:
    try:
        parts = urlsplit(text)
        wrong = parts.scheme not in schemes or not parts.hostname or bool(parts.query or parts.fragment)
        _ = parts.port
    except ValueError:
        wrong = True
    if wrong or not text.isprintable() or " " in text:
        raise UsageError(tr(fault).format(text=text, example=example))
