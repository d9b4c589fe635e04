"""Is this answer what was asked for? Proxies, captive portals and half-broken servers give much else."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

import httpx

from soundalike.models.downloads.errors import DownloadError, TransferFaultError
from soundalike.translation import tr

LATER = frozenset({408, 425, 429, 500, 502, 503, 504, 509, 520, 521, 522, 523, 524, 529})
"""Statuses that say "not now"; the last ones are of content networks."""
REFUSED = frozenset({401, 402, 403, 407, 451})

_RANGE = re.compile(r"bytes (\d{1,19})-(\d{1,19})/(\d{1,19}|\*)")


def check_status(response: httpx.Response, what: str) -> None:
    """Passes 200, 206 and 416 on; raises for every other status."""
    status, host = response.status_code, response.url.host
    if status in (200, 206, 416):
        return
    if status in LATER:
        busy = (
            tr("{host} asks for fewer requests ({status})")
            if status == 429
            else tr("{host} can't answer just now ({status})")
        )
        raise TransferFaultError(busy.format(host=host, status=status), retry_after=retry_after(response))
    if status in REFUSED:
        raise DownloadError(
            tr("{what}: {host} doesn't give it to this computer ({status}). Check the network or proxy.").format(
                what=what, host=host, status=status
            )
        )
    if status in (404, 410):
        raise DownloadError(
            tr("{what}: {host} doesn't have it ({status}). Look for a newer version of Soundalike.").format(
                what=what, host=host, status=status
            )
        )
    raise DownloadError(
        tr("{what}: {host} answered with {status}, which makes no sense here. Check the hub's address.").format(
            what=what, host=host, status=status
        )
    )


def check_body(response: httpx.Response, what: str, start: int, whole: int) -> int:
    """Where the body of a 200 or 206 begins in the file of `whole` bytes, when `start` was asked for.

    Raises `TransferFaultError` when it is something else than that file.
    """
    if response.headers.get("content-type", "").lower().startswith(("text/html", "application/xhtml")):
        raise TransferFaultError(
            tr("{host} sent a web page instead of {what}; a network that wants a sign-in does that").format(
                host=response.url.host, what=what
            )
        )
    if response.headers.get("content-encoding", "identity").lower() != "identity":
        raise TransferFaultError(
            tr("{host} sent {what} packed, which wasn't asked for").format(host=response.url.host, what=what)
        )
    begins = 0
    if response.status_code == 206:
        begins = _range_start(response, what, start, whole)
    length = response.headers.get("content-length")
    if length is not None and (not length.isdecimal() or int(length) != whole - begins):
        raise TransferFaultError(
            tr("{host} announces {length} bytes of {what} instead of {whole}").format(
                host=response.url.host, length=length, what=what, whole=whole - begins
            ),
            start_over=True,
        )
    return begins


def _range_start(response: httpx.Response, what: str, start: int, whole: int) -> int:
    found = _RANGE.fullmatch(response.headers.get("content-range", "").strip())
    if found is None or int(found[1]) != start or int(found[2]) != whole - 1 or found[3] not in ("*", str(whole)):
        raise TransferFaultError(
            tr("{host} sent another part of {what} than was asked for").format(host=response.url.host, what=what),
            start_over=True,
        )
    return start


def strong_etag(response: httpx.Response) -> str | None:
    """The server's mark of this version, if bytes of equal marks are equal (RFC 9110, 8.8.3)."""
    etag = response.headers.get("etag", "")
    return etag if etag.startswith('"') and etag.endswith('"') and 2 < len(etag) < 200 else None


def retry_after(response: httpx.Response) -> float | None:
    """The seconds that the server asks to wait; `None` when it doesn't say, or not understandably."""
    text = response.headers.get("retry-after", "").strip()
    if text.isdecimal() and len(text) < 10:
        return float(text)
    try:
        moment = parsedate_to_datetime(text)
    except ValueError:
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return max((moment - datetime.now(UTC)).total_seconds(), 0.0)
