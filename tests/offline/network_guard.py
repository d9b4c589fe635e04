"""Refuses every connection and every look-up of a name, in this process and in all Python processes that it starts.

It is an audit hook (PEP 578), so it sees what any library does through Python's sockets, and nothing can take it away.
Unix sockets pass: PulseAudio and X11 listen there. Loopback passes where a test has the marker `loopback`.
Other processes get it through the `sitecustomize` beside this file, which stands first on their PYTHONPATH.
"""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
from pathlib import Path
from typing import Any

LEVEL_VARIABLE = "SOUNDALIKE_TEST_NETWORK"
"""Read by the guard alone: "loopback", or anything else for nothing at all."""
LOG_VARIABLE = "SOUNDALIKE_TEST_NETWORK_LOG"
"""A file that gets a line for everything refused: code under test may swallow the error."""

CONNECTING = ("socket.connect", "socket.sendto", "socket.sendmsg")
LOOKING_UP = ("socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr")


class NetworkUsedError(RuntimeError):
    """Something reached for the network in a test. No `OSError`: those are often caught."""


_installed: list[bool] = []


def install() -> None:
    """Guards this process from now on; once is enough."""
    if not _installed:
        sys.addaudithook(_hook)
        _installed.append(True)


def _hook(event: str, arguments: tuple[Any, ...]) -> None:
    if event in CONNECTING:
        connection, address = arguments[0], arguments[-1]
        if connection.family in (socket.AF_INET, socket.AF_INET6) and address is not None:
            _judge(event, str(address[0]))
    elif event in LOOKING_UP:
        host = arguments[0]
        if host not in (None, "", b""):
            _judge(event, host.decode("ascii", "replace") if isinstance(host, bytes) else str(host))


def _judge(event: str, host: str) -> None:
    if os.environ.get(LEVEL_VARIABLE) == "loopback" and _is_loopback(host):
        return
    log = os.environ.get(LOG_VARIABLE)
    if log:
        with Path(log).open("a", encoding="utf-8") as file:
            file.write(f"{event} {host}\n")
    raise NetworkUsedError(f"{event} {host}: no test uses a network (marker: loopback)")


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
