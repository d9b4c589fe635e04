"""A program that hangs, talks without end or leaves children can be stopped from any thread (case IMP-16)."""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path

import pytest

from soundalike.audio.media.cancelling import NeverCancelled
from soundalike.audio.media.child_process import ChildProcess
from soundalike.audio.media.prepare import ClipOptions, prepare_clip
from soundalike.audio.media.read_clip import analyse_clip
from soundalike.errors import CancelledError, MissingError, SoundalikeError
from tests.audio.media import material

HANG = 60.0
"""Seconds after which a test has hung."""


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def is_running(pid: int) -> bool:
    """Whether the process is there, and not just waiting to be collected."""
    status = Path(f"/proc/{pid}/status")
    return status.exists() and "State:\tZ" not in status.read_text()


def wait_until_gone(pid: int) -> None:
    deadline = time.monotonic() + HANG
    while is_running(pid):
        assert time.monotonic() < deadline, "it is still running"
        time.sleep(0.02)


def test_what_it_writes_comes_in_order_and_in_bounded_memory() -> None:
    code = (
        "import sys\nfor i in range(200): sys.stdout.buffer.write(bytes([i]) * 100_000)\nsys.stderr.write('x' * 10**6)"
    )
    with ChildProcess(python(code), NeverCancelled()) as child:
        time.sleep(0.3)  # nobody reads: it must wait, not fill our memory
        assert child._blocks.qsize() <= 16
        data = b"".join(child.blocks())
        exit_code, said = child.finish()
    assert data == b"".join(bytes([i]) * 100_000 for i in range(200))
    assert (exit_code, len(said)) == (0, 1 << 18)


def test_its_input_is_empty_or_what_we_feed() -> None:
    code = "import sys; sys.stdout.buffer.write(sys.stdin.buffer.read())"
    with ChildProcess(python(code), NeverCancelled()) as child:
        assert b"".join(child.blocks()) == b""
    data = os.urandom(3_000_000)
    with ChildProcess(python(code), NeverCancelled(), feed=data) as child:
        assert b"".join(child.blocks()) == data


def test_a_program_that_does_not_read_its_input() -> None:
    with ChildProcess(python("pass"), NeverCancelled(), feed=bytes(3_000_000)) as child:
        assert b"".join(child.blocks()) == b""
        assert child.finish()[0] == 0


def test_cancel_from_another_thread_ends_it_and_its_children(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    script = tmp_path / "sleeper"
    script.write_text(f"#!/bin/sh\nsleep 1000 &\necho $! > '{note}'\nwait\n")
    script.chmod(0o755)
    cancel = threading.Event()
    threading.Timer(0.5, cancel.set).start()
    with ChildProcess([str(script)], cancel) as child:
        pid = child._process.pid
        with pytest.raises(CancelledError):
            list(child.blocks())
    wait_until_gone(pid)
    wait_until_gone(int(note.read_text()))


def test_one_that_gives_nothing_is_ended() -> None:
    with ChildProcess(python("import time; time.sleep(1000)"), NeverCancelled(), stall=0.5) as child:
        pid = child._process.pid
        with pytest.raises(SoundalikeError, match="gave nothing for"):
            list(child.blocks())
    wait_until_gone(pid)


def test_one_that_closes_its_output_and_goes_on_is_ended() -> None:
    code = "import os, time; os.close(1); time.sleep(1000)"
    with ChildProcess(python(code), NeverCancelled(), stall=3.0) as child:
        assert list(child.blocks()) == []
        with pytest.raises(SoundalikeError, match="gave nothing for"):
            child.finish()


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(MissingError, match="can't be run"):
        ChildProcess(["/nonexistent/program"], NeverCancelled())


def test_leaving_early_ends_it() -> None:
    with ChildProcess(python("while True: print('x' * 1000)"), NeverCancelled()) as child:
        pid = child._process.pid
        next(child.blocks())
    wait_until_gone(pid)
    child.close()


def test_nothing_runs_on_after_the_program(tmp_path: Path) -> None:
    code = (
        "import sys, threading\n"
        "from soundalike.audio.media.child_process import ChildProcess\n"
        "from soundalike.audio.media.cancelling import NeverCancelled\n"
        "child = ChildProcess(['sleep', '1000'], NeverCancelled())\n"
        "print(child._process.pid, flush=True)\n"
    )
    with ChildProcess(python(code), NeverCancelled()) as child:
        pid = int(b"".join(child.blocks()))
        child.finish()
    wait_until_gone(pid)


@pytest.fixture
def sleeping_ffmpeg(tmp_path: Path) -> Path:
    script = tmp_path / "ffmpeg"
    script.write_text("#!/bin/sh\nsleep 1000\n")
    script.chmod(0o755)
    return script


def test_cancelling_a_sleeping_ffmpeg(sleeping_ffmpeg: Path, tmp_path: Path) -> None:
    mp3 = material.encode(tmp_path / "a.mp3", material.seconds(1))
    wav = material.write(tmp_path / "a.wav", material.spoken())
    for work in (
        lambda cancel: analyse_clip(mp3, program=sleeping_ffmpeg, cancel=cancel),
        lambda cancel: prepare_clip(wav, ClipOptions(ffmpeg=sleeping_ffmpeg), cancel=cancel),
    ):
        cancel = threading.Event()
        threading.Timer(1.0, cancel.set).start()
        with pytest.raises(CancelledError):
            work(cancel)


def test_an_ffmpeg_that_fails_at_cleaning_says_so(tmp_path: Path) -> None:
    script = tmp_path / "ffmpeg"
    script.write_text("#!/bin/sh\necho 'No such filter: afftdn' >&2\nexit 1\n")
    script.chmod(0o755)
    with pytest.raises(SoundalikeError, match="No such filter: afftdn"):
        prepare_clip(material.write(tmp_path / "a.wav", material.spoken()), ClipOptions(ffmpeg=script))
