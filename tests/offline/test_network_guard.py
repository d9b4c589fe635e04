"""The guard refuses what it should, here and in started processes, and lets pass what it should."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.offline.network_guard import LOG_VARIABLE, NetworkUsedError

ELSEWHERE = "192.0.2.1"  # for documentation (RFC 5737): nobody has it
CONNECT = "import socket; socket.create_connection(('{}', {}), timeout=5)"


def refused() -> str:
    """What the guard noted, which is then forgotten: the fixture that ends the test looks at the same file."""
    log = Path(os.environ[LOG_VARIABLE])
    text = log.read_text()
    log.unlink()
    return text


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("host", [ELSEWHERE, "127.0.0.1", "::1"])
def test_connections_are_refused(host: str) -> None:
    with pytest.raises(NetworkUsedError):
        socket.create_connection((host, 80), timeout=5)
    assert host in refused()


def test_names_are_not_looked_up() -> None:
    with pytest.raises(NetworkUsedError):
        socket.getaddrinfo("huggingface.co", 443)
    assert "huggingface.co" in refused()


def test_datagrams_are_refused() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender, pytest.raises(NetworkUsedError):
        sender.sendto(b"x", (ELSEWHERE, 53))
    assert ELSEWHERE in refused()


def test_started_processes_are_guarded_too() -> None:
    done = run(CONNECT.format(ELSEWHERE, 80))
    assert "NetworkUsedError" in done.stderr
    assert ELSEWHERE in refused()


def test_unix_sockets_pass(tmp_path: Path) -> None:
    path = str(tmp_path / "s")
    with socket.socket(socket.AF_UNIX) as server, socket.socket(socket.AF_UNIX) as client:
        server.bind(path)
        server.listen()
        client.connect(path)


@pytest.mark.loopback
def test_with_the_marker_loopback_passes_and_nothing_else() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        socket.create_connection(("127.0.0.1", port)).close()
        assert run(CONNECT.format("127.0.0.1", port)).returncode == 0
        with pytest.raises(NetworkUsedError):
            socket.create_connection((ELSEWHERE, port), timeout=5)
        assert "127.0.0.1" not in refused()
