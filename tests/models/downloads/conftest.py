"""A small file on a hub, and limits that make waiting short."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from soundalike.models.downloads.control import TransferControl
from soundalike.models.downloads.journal import Journal
from soundalike.models.downloads.progress import GetProgress, ProgressReporter
from soundalike.models.downloads.session import Session
from soundalike.models.downloads.settings import DownloadSettings
from tests.cli.hub_program import SHORT
from tests.models.downloads.flaky_hub import FlakyHub

NAME = "weights.bin"
CONTENT = random.Random(1).randbytes(300_000)


@pytest.fixture
def hub() -> Iterator[FlakyHub]:
    with FlakyHub({NAME: CONTENT}) as running:
        yield running


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Key and certificate of this machine, which nobody trusts."""
    program = shutil.which("openssl")
    if program is None:
        pytest.skip("there is no openssl program to make a certificate with")
    folder = tmp_path_factory.mktemp("certificate")
    key, made, both = folder / "key.pem", folder / "certificate.pem", folder / "both.pem"
    command: list[str | Path] = [
        program,
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-keyout",
        key,
        "-out",
        made,
    ]
    subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run([*command, *subject], check=True, capture_output=True, timeout=60)
    both.write_text(key.read_text() + made.read_text())
    return both


@pytest.fixture
def tls_hub(certificate: Path) -> Iterator[FlakyHub]:
    with FlakyHub({NAME: CONTENT}, certificate=certificate) as running:
        yield running


@pytest.fixture
def told() -> list[GetProgress]:
    """The reports of the session below."""
    return []


@pytest.fixture
def control() -> TransferControl:
    return TransferControl()


@pytest.fixture
def new_session(told: list[GetProgress], control: TransferControl) -> Callable[[FlakyHub], Session]:
    def make(hub: FlakyHub) -> Session:
        settings = DownloadSettings(hub.endpoint)
        return Session(settings, SHORT, control, Journal(), ProgressReporter(told.append))

    return make
