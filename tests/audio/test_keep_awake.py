"""The computer stays awake while something is held, and not a moment longer."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from soundalike.audio.keep_awake import KeepAwake, commands

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the programs are Linux's")

FAKE = """#!/bin/sh
# Notes how it was called, and runs what it is to run, as the real one does.
echo "$0 $*" >> "{log}"
echo $$ > "{folder}/running"
for word; do last="$word"; done
"$last"
rm "{folder}/running"
"""


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that comes first in PATH, with an inhibiting program in it."""
    folder = tmp_path / "bin"
    folder.mkdir()
    make_program(folder, "systemd-inhibit", FAKE.format(log=folder / "log", folder=folder))
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)
    return folder


def make_program(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_it_is_held_and_let_go(programs: Path) -> None:
    with KeepAwake() as awake:
        assert not awake.holding
        assert awake.hold()
        assert awake.hold()
        wait_until((programs / "running").exists)
        assert awake.holding
    assert not awake.holding
    assert not (programs / "running").exists()
    called = (programs / "log").read_text(encoding="utf-8").splitlines()
    assert len(called) == 1
    assert "--what=idle --who=Soundalike --why=Speaking --mode=block cat" in called[0]


def test_it_ends_with_us_even_by_kill_9(programs: Path) -> None:
    code = "from soundalike.audio.keep_awake import KeepAwake; import time; a = KeepAwake(); a.hold(); time.sleep(600)"
    process = subprocess.Popen([sys.executable, "-c", code])
    wait_until((programs / "running").exists)
    process.send_signal(signal.SIGKILL)
    process.wait()
    wait_until(lambda: not (programs / "running").exists())


def test_without_a_program_nothing_is_held_and_nothing_fails(programs: Path) -> None:
    (programs / "systemd-inhibit").unlink()
    os.environ["PATH"] = str(programs)
    with KeepAwake() as awake:
        assert not awake.hold()
        assert not awake.holding


def test_a_program_that_fails_is_no_error(programs: Path) -> None:
    make_program(programs, "systemd-inhibit", "#!/bin/sh\nexit 1\n")
    with KeepAwake() as awake:
        awake.hold()
        wait_until(lambda: not awake.holding)


def test_on_gnome_its_session_is_asked_too(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_program(programs, "gnome-session-inhibit", "#!/bin/sh\ncat\n")
    assert [command[0] for command in commands()] == ["systemd-inhibit"]
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")
    assert [command[0] for command in commands()] == ["systemd-inhibit", "gnome-session-inhibit"]
