"""One file over a network that breaks in every way: it comes whole and right, or not at all."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from soundalike.errors import CancelledError, RefusedError
from soundalike.models.downloads.control import TransferControl
from soundalike.models.downloads.errors import DownloadError
from soundalike.models.downloads.file_hash import FileIdentity
from soundalike.models.downloads.hub import HubListing, file_address
from soundalike.models.downloads.part_file import PartFile
from soundalike.models.downloads.progress import GetProgress
from soundalike.models.downloads.session import Session
from soundalike.models.downloads.transfer import Transfer
from tests.cli.processes import environment
from tests.models.downloads.conftest import CONTENT, NAME
from tests.models.downloads.flaky_hub import REPOSITORY, REVISION, FlakyHub

pytestmark = pytest.mark.loopback

SHA256 = hashlib.sha256(CONTENT).hexdigest()
IDENTITY = FileIdentity(len(CONTENT), "sha256", SHA256)
NewSession = Callable[[FlakyHub], Session]


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / NAME


def fetch(
    session: Session,
    target: Path,
    identity: FileIdentity = IDENTITY,
    on_bytes: Callable[[int, int], None] | None = None,
) -> str:
    listing = HubListing(REPOSITORY, REVISION, {NAME: identity})
    url = file_address(session.settings.endpoint, listing, NAME)
    part = PartFile(target, identity)
    return Transfer(session, url, part, on_bytes or (lambda _new, _done: None), lambda _done: None).run().sha256


def is_complete(target: Path) -> bool:
    """The file and nothing beside it."""
    return target.read_bytes() == CONTENT and list(target.parent.iterdir()) == [target]


@pytest.mark.parametrize(
    "faults",
    [
        [],
        ["cut"],
        ["cut 0.1", "cut 0.1", "cut 0.1", "cut 0.1", "cut 0.1"],  # each brings something: no limit to their number
        ["reset"],
        ["stall"],
        ["drip"],
        ["drip_headers"],
        ["silent"],
        ["empty"],
        ["no_range 0.5", "no_range"],
        ["cut", "no_range"],
        ["no_length"],
        ["no_length 0.5"],
        ["announces_more"],
        ["announces_less"],
        ["cut", "announces_less"],
        ["endless"],
        ["cut", "wrong_part"],
        ["cut", "another_size"],
        ["cut", "changed"],
        ["cut", "changed_ignoring"],
        ["cut", "status 416"],
        ["other_content"],
        ["cut", "other_content"],
        ["packed"],
        ["html"],
        ["html_as_binary"],
        ["cut", "html"],
        ["status 503", "status 500"],
        ["later 429 0", "later 503 1"],
        ["later 503 Wed, 21 Oct 2015 07:28:00 GMT"],
        ["later 503 soon"],
        ["redirect"],
        ["cut", "redirect"],
        ["redirect", "cut"],
    ],
    ids=lambda faults: ", ".join(faults) or "none",
)
def test_it_comes_whole_after(faults: list[str], hub: FlakyHub, target: Path, new_session: NewSession) -> None:
    hub.faults[NAME] = list(faults)
    assert fetch(new_session(hub), target) == SHA256
    assert is_complete(target)


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("cut 0", "3 tries in a row brought nothing"),
        ("stall 0", r"hardly anything came from 127\.0\.0\.1"),
        ("silent", "didn't answer within"),
        ("drip_headers", "didn't answer within"),
        ("html", "sent a web page instead of weights.bin"),
        ("html_as_binary", "announces 44 bytes"),
        ("announces_less", "announces 150000 bytes of weights.bin instead of 300000"),
        ("endless", "sends more than weights.bin has"),
        ("packed", "packed"),
        ("status 503", r"can't answer just now \(503\)"),
        ("later 429 600", "asks to wait for 10 minutes"),
        ("status 404", r"doesn't have it \(404\)"),
        ("status 403", r"doesn't give it to this computer \(403\)"),
        ("status 418", "makes no sense"),
        ("circle", "sends in circles"),
        ("redirect ftp://127.0.0.1/x", "sends on to an address that can't be used"),
        ("status 204", "makes no sense"),
    ],
)
def test_a_server_that_stays_broken_is_told_with_what_to_do_next(
    fault: str, said: str, hub: FlakyHub, target: Path, new_session: NewSession
) -> None:
    hub.faults[NAME] = [f"always {fault}"]
    with pytest.raises(DownloadError, match=said) as raised:
        fetch(new_session(hub), target)
    assert str(raised.value).endswith((".", "then."))
    assert not target.exists()


def test_a_file_that_stays_wrong_is_refused_and_thrown_away(
    hub: FlakyHub, target: Path, new_session: NewSession
) -> None:
    hub.faults[NAME] = ["always other_content"]
    with pytest.raises(RefusedError, match="its hash differs, 2 times"):
        fetch(new_session(hub), target)
    assert list(target.parent.iterdir()) == []
    assert len(hub.requests_of(NAME)) == 2


def test_only_the_rest_is_asked_for(hub: FlakyHub, target: Path, new_session: NewSession) -> None:
    hub.faults[NAME] = ["cut 0.6", "cut 0.5"]
    fetch(new_session(hub), target)
    first, second, third = hub.requests_of(NAME)
    assert (first.range, second.range, third.range) == (None, "bytes=180000-", "bytes=240000-")
    assert second.if_range == third.if_range == f'"{SHA256[:16]}"'


def test_a_later_run_goes_on_where_the_first_ended(hub: FlakyHub, target: Path, new_session: NewSession) -> None:
    hub.faults[NAME] = ["cut 0.5", "status 404"]
    with pytest.raises(DownloadError):
        fetch(new_session(hub), target)
    assert [path.name for path in sorted(target.parent.iterdir())] == [f"{NAME}.part", f"{NAME}.part.json"]
    fetch(new_session(hub), target)
    assert hub.requests_of(NAME)[-1].range == "bytes=150000-"
    assert is_complete(target)


@pytest.mark.parametrize("damage", ["no note", "broken note", "another file", "too long", "other bytes"])
def test_what_cannot_be_continued_is_fetched_anew(
    damage: str, hub: FlakyHub, target: Path, new_session: NewSession
) -> None:
    part = target.with_name(f"{NAME}.part")
    note = target.with_name(f"{NAME}.part.json")
    hub.faults[NAME] = ["cut 0.5", "status 404"]
    with pytest.raises(DownloadError):
        fetch(new_session(hub), target)
    if damage == "no note":
        note.unlink()
    elif damage == "broken note":
        note.write_bytes(b"\xff{")
    elif damage == "another file":
        note.write_text(note.read_text().replace(SHA256, "0" * 64))
    elif damage == "too long":
        part.write_bytes(CONTENT + b"more")
    else:  # a power cut leaves zeros
        part.write_bytes(bytes(150_000))
    fetch(new_session(hub), target)
    assert is_complete(target)


def test_a_whole_part_needs_no_network_but_is_checked(hub: FlakyHub, target: Path, new_session: NewSession) -> None:
    part = PartFile(target, IDENTITY)
    with part.open(0, None) as file:
        file.write(CONTENT)
    fetch(new_session(hub), target)
    assert hub.asked == []
    assert is_complete(target)


def test_small_files_are_checked_by_the_hash_that_git_keeps(
    hub: FlakyHub, target: Path, new_session: NewSession
) -> None:
    git = hashlib.sha1(b"blob 300000\0" + CONTENT, usedforsecurity=False).hexdigest()
    assert fetch(new_session(hub), target, FileIdentity(300_000, "git-sha1", git)) == SHA256
    with pytest.raises(RefusedError):
        fetch(new_session(hub), target.with_name("other"), FileIdentity(300_000, "git-sha1", "0" * 40))


def test_an_empty_file_can_be_fetched(target: Path, new_session: NewSession) -> None:
    nothing = FileIdentity(0, "sha256", hashlib.sha256(b"").hexdigest())
    with FlakyHub({NAME: b""}) as hub:
        fetch(new_session(hub), target, nothing)
    assert target.read_bytes() == b""


def test_cancelling_ends_it_in_the_middle_and_keeps_what_came(
    hub: FlakyHub, target: Path, new_session: NewSession, control: TransferControl
) -> None:
    hub.faults[NAME] = ["always stall 0.5"]
    with pytest.raises(CancelledError, match="kept"):
        fetch(new_session(hub), target, on_bytes=lambda _new, done: control.cancel() if done == 150_000 else None)
    assert target.with_name(f"{NAME}.part").stat().st_size == 150_000


def test_a_pause_lets_go_of_the_connection_and_resuming_goes_on(
    hub: FlakyHub, target: Path, new_session: NewSession, control: TransferControl, told: list[GetProgress]
) -> None:
    hub.faults[NAME] = ["stall 0.5"]
    resumers: list[threading.Timer] = []

    def on_bytes(_new: int, done: int) -> None:
        if done == 150_000 and not resumers:
            control.pause()
            resumers.append(threading.Timer(0.3, control.resume))
            resumers[0].start()

    fetch(new_session(hub), target, on_bytes=on_bytes)
    assert is_complete(target)
    assert [asked.range for asked in hub.requests_of(NAME)] == [None, "bytes=150000-"]
    assert "paused" in {progress.stage for progress in told}


def test_cancelling_while_paused_or_waiting_ends_it(
    hub: FlakyHub, target: Path, new_session: NewSession, control: TransferControl
) -> None:
    control.pause()
    threading.Timer(0.2, control.cancel).start()
    with pytest.raises(CancelledError):
        fetch(new_session(hub), target)
    assert hub.asked == []


def test_waiting_is_told_with_the_reason(
    hub: FlakyHub, target: Path, new_session: NewSession, told: list[GetProgress]
) -> None:
    hub.faults[NAME] = ["later 503 1"]
    fetch(new_session(hub), target)
    notes = [progress.note for progress in told if progress.stage == "waiting"]
    assert notes == ["127.0.0.1 can't answer just now (503). Trying again in 1 s (1 of 3)."]


def test_details_name_every_step_and_nothing_secret(hub: FlakyHub, target: Path, new_session: NewSession) -> None:
    hub.faults[NAME] = ["redirect http://user:secret@{}/elsewhere/x/resolve/y/weights.bin?Signature=hidden", "cut"]
    hub.faults[NAME][0] = hub.faults[NAME][0].format(hub.endpoint.removeprefix("http://"))
    session = new_session(hub)
    fetch(session, target)
    details = session.journal.details()
    assert "GET http://127.0.0.1" in details
    assert "after 1 redirects" in details
    assert "secret" not in details
    assert "hidden" not in details
    assert str(target.parent) not in details


def test_a_large_file_takes_no_memory(tmp_path: Path) -> None:
    """Case SYS-05, as far as it concerns downloads: 64 MB go through a process that grows by far less."""
    content = bytes(64 << 20)
    program = (
        "import resource, sys\nfrom tests.models.downloads.fetch_one import fetch\n"
        "fetch(sys.argv[1], sys.argv[2], 1000, sys.argv[3])\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "fetch(sys.argv[1], sys.argv[2], int(sys.argv[4]), sys.argv[5])\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)"
    )
    with FlakyHub({"small": bytes(1000), "large": content}) as hub:
        sums = [hashlib.sha256(bytes(1000)).hexdigest(), str(len(content)), hashlib.sha256(content).hexdigest()]
        command = [sys.executable, "-c", program, hub.endpoint, str(tmp_path), *sums]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment(), timeout=120)
    assert int(done.stdout) < 16_000  # kB
