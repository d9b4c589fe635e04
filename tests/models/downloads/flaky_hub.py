"""A hub on this machine that misbehaves as hubs, mirrors, proxies and captive portals do.

It answers `/api/models/REPOSITORY/revision/REVISION?blobs=true` and `/REPOSITORY/resolve/REVISION/FILE`. Each file (and
the listing, under the name "api") has a list of faults: the first request gets the first fault, and so on; when they
are used up the answers are right. "always FAULT" never ends.
"""

from __future__ import annotations

import hashlib
import json
import re
import socket
import ssl
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

REPOSITORY = "Somebody/some-model"
REVISION = "0123456789abcdef0123456789abcdef01234567"
HTML = b"<!doctype html><title>Please sign in</title>"
LARGE = 1000
"""Files of at least so many bytes are listed with a SHA-256, smaller ones with git's hash, as the real hub does."""


@dataclass(frozen=True)
class Asked:
    """One request."""

    path: str
    range: str | None
    if_range: str | None


@dataclass
class FlakyHub:
    """`files` are what the repository holds, `faults` what goes wrong."""

    files: dict[str, bytes]
    faults: dict[str, list[str]] = field(default_factory=dict)
    asked: list[Asked] = field(default_factory=list)
    revision: str = REVISION
    listing: dict[str, Any] | None = None
    certificate: Path | None = None
    """A file with key and certificate: then it speaks https."""
    release: threading.Event = field(default_factory=threading.Event)
    """Set at the end, so that answers which stand still let go."""

    def __enter__(self) -> FlakyHub:
        hub = self

        class Handler(_Handler):
            pass

        Handler.hub = hub
        self._server = _Server(("127.0.0.1", 0), Handler)
        if self.certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(self.certificate)
            # The handshake belongs to the thread of each connection, not to the one that accepts.
            self._server.socket = context.wrap_socket(
                self._server.socket, server_side=True, do_handshake_on_connect=False
            )
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.release.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    @property
    def endpoint(self) -> str:
        scheme = "http" if self.certificate is None else "https"
        return f"{scheme}://127.0.0.1:{self._server.server_address[1]}"

    def requests_of(self, name: str) -> list[Asked]:
        """Those for one file, or for "api"."""
        return [asked for asked in self.asked if _name(asked.path) == name]

    def fault_of(self, name: str) -> str:
        faults = self.faults.get(name, [])
        if not faults:
            return "ok"
        return faults[0].removeprefix("always ") if faults[0].startswith("always ") else faults.pop(0)

    def list_files(self) -> dict[str, Any]:
        if self.listing is not None:
            return self.listing
        return {"sha": self.revision, "siblings": [_sibling(name, data) for name, data in self.files.items()]}


def _sibling(name: str, data: bytes) -> dict[str, Any]:
    git = hashlib.sha1(b"blob %d\0" % len(data) + data, usedforsecurity=False).hexdigest()
    sibling: dict[str, Any] = {"rfilename": name, "size": len(data), "blobId": git}
    if len(data) >= LARGE:
        sibling["lfs"] = {"sha256": hashlib.sha256(data).hexdigest(), "size": len(data), "pointerSize": 134}
    return sibling


def _name(path: str) -> str:
    plain = urlsplit(path).path
    return "api" if plain.startswith("/api/") else plain.rsplit("/", 1)[-1]


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    hub: FlakyHub

    def do_GET(self) -> None:
        with suppress(OSError):  # the other side has gone
            self._answer()

    def _answer(self) -> None:
        hub, name = self.hub, _name(self.path)
        hub.asked.append(Asked(self.path, self.headers.get("Range"), self.headers.get("If-Range")))
        fault = hub.fault_of(name)
        if self.path.startswith("/elsewhere"):
            fault = "ok"
        if name == "api":
            self._data = json.dumps(hub.list_files()).encode()
        elif name in hub.files:
            self._data = hub.files[name]
        else:
            self._status(404)
            return
        word, _, argument = fault.partition(" ")
        FAULTS[word](self, argument)

    # what goes right

    def _status(self, status: int, **headers: str) -> None:
        self.send_response(status)
        for key, value in headers.items():
            self.send_header(key.replace("_", "-"), value)
        self.send_header("Content-Length", headers.pop("length", "0"))
        self.end_headers()

    def _start(self, etag: str) -> int | None:
        """Where the answer begins; None for all of it."""
        asked = re.fullmatch(r"bytes=(\d+)-", self.headers.get("Range", ""))
        if asked is None or self.headers.get("If-Range", etag) != etag:
            return None
        return int(asked[1])

    def _send(
        self,
        share: float = 1.0,
        *,
        ranges: bool = True,
        length: int | None = None,
        data: bytes | None = None,
        etag: str | None = None,
        content_range: Callable[[int, int], str] | None = None,
        **more: str,
    ) -> None:
        """The file, or the share of it that comes before something happens."""
        whole = self._data if data is None else data
        mark = etag or f'"{hashlib.sha256(self._data).hexdigest()[:16]}"'
        start = self._start(mark) if ranges else None
        part = whole[start or 0 :]
        self.send_response(200 if start is None else 206)
        self.send_header("ETag", mark)
        self.send_header("Content-Type", more.pop("content_type", "application/octet-stream"))
        for key, value in more.items():
            self.send_header(key.replace("_", "-"), value)
        if start is not None:
            told = content_range or (lambda first, size: f"bytes {first}-{size - 1}/{size}")
            self.send_header("Content-Range", told(start, len(whole)))
        claimed = len(part) if length is None else length
        if claimed >= 0:
            self.send_header("Content-Length", str(claimed))
        else:
            self.close_connection = True
        self.end_headers()
        self.wfile.write(part[: int(len(part) * share)])
        self.wfile.flush()
        if share < 1.0 or claimed != len(part):
            self.close_connection = True

    # what goes wrong

    def ok(self, _: str) -> None:
        self._send()

    def cut(self, share: str) -> None:
        """Ends early although more was announced."""
        self._send(float(share or 0.6))

    def reset(self, share: str) -> None:
        """As `cut`, but the connection is reset."""
        self._send(float(share or 0.6))
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        self.connection.close()

    def stall(self, share: str) -> None:
        """Stays open, and sends nothing more."""
        self._send(float(share or 0.6))
        self.hub.release.wait(60)

    def drip(self, _: str) -> None:
        """A byte now and then, so that no read ever times out."""
        self._send(0.3)
        for _turn in range(1000):
            self.wfile.write(b"\0")
            self.wfile.flush()
            if self.hub.release.wait(0.05):
                return

    def drip_headers(self, _: str) -> None:
        """The same with the headers, which never end."""
        self.close_connection = True
        self.wfile.write(b"HTTP/1.1 200 OK\r\nX-Slow: ")
        for _turn in range(1000):
            self.wfile.write(b"x")
            self.wfile.flush()
            if self.hub.release.wait(0.05):
                return

    def silent(self, _: str) -> None:
        """Takes the request, and never answers."""
        self.close_connection = True
        self.hub.release.wait(60)

    def empty(self, _: str) -> None:
        """Closes without a word."""
        self.close_connection = True

    def slow(self, seconds: str) -> None:
        """Whole, over some seconds."""
        self.send_response(200)
        self.send_header("Content-Length", str(len(self._data)))
        self.end_headers()
        pieces = 50
        size = -(-len(self._data) // pieces)
        for start in range(0, len(self._data), size):
            self.wfile.write(self._data[start : start + size])
            self.wfile.flush()
            time.sleep(float(seconds) / pieces)

    def no_range(self, share: str) -> None:
        """Sends all of it whatever part was asked for."""
        self._send(float(share or 1.0), ranges=False)

    def no_length(self, share: str) -> None:
        """The end of the connection is the end of the file, or looks like it."""
        self._send(float(share or 1.0), length=-1)

    def announces_more(self, _: str) -> None:
        self._send(length=len(self._data) + 100)

    def announces_less(self, _: str) -> None:
        self._send(length=len(self._data) // 2)

    def endless(self, _: str) -> None:
        """More than the file has."""
        self._send(data=self._data + b"\0" * (1 << 20), length=-1)

    def wrong_part(self, _: str) -> None:
        self._send(content_range=lambda first, size: f"bytes {first - 1}-{size - 1}/{size}")

    def another_size(self, _: str) -> None:
        self._send(content_range=lambda first, size: f"bytes {first}-{size}/{size + 1}")

    def changed(self, _: str) -> None:
        """The server has another version now, says so, and honours If-Range."""
        self._send(etag='"another version"')

    def changed_ignoring(self, _: str) -> None:
        """Another version, from a server that ignores If-Range."""
        del self.headers["If-Range"]
        self._send(etag='"another version"')

    def other_content(self, _: str) -> None:
        """As long as the right file, and not it."""
        self._send(data=bytes(255 - byte for byte in self._data))

    def packed(self, _: str) -> None:
        self._send(Content_Encoding="gzip")

    def html(self, _: str) -> None:
        self._send(data=HTML, content_type="text/html; charset=utf-8", ranges=False)

    def html_as_binary(self, _: str) -> None:
        self._send(data=HTML, ranges=False)

    def status(self, number: str) -> None:
        self._status(int(number))

    def later(self, argument: str) -> None:
        """A status and what Retry-After says."""
        number, _, wait = argument.partition(" ")
        self._status(int(number), Retry_After=wait)

    def redirect(self, target: str) -> None:
        self._status(302, Location=target or f"/elsewhere{self.path}")

    def circle(self, _: str) -> None:
        self._status(302, Location=self.path)


FAULTS: dict[str, Callable[[_Handler, str], None]] = {
    name: method
    for name, method in vars(_Handler).items()
    if not name.startswith("_") and name not in ("do_GET", "hub", "protocol_version")
}


def log_nothing(*_: object) -> None:
    """The base class would print every request."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that doesn't believe the certificate ends the handshake; that is no news."""


_Handler.log_message = log_nothing  # type: ignore[assignment]
