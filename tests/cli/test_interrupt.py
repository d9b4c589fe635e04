"""Ctrl-C and requests to end."""

from __future__ import annotations

import os
import signal
import threading
import time
from pathlib import Path

import pytest

from soundalike.cli.interrupt import cancelling, deferred, ending_cleanly
from tests.cli.processes import start_program

NATIVE = pytest.mark.skipif(not Path("/proc/self").exists(), reason="the native wait of the fake is for Linux")


@NATIVE
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("output", ["a.wav", "-"])
def test_it_stops_a_native_call_and_leaves_no_half_file(tmp_path: Path, number: signal.Signals, output: str) -> None:
    (tmp_path / "a.wav").write_bytes(b"older")
    program = start_program("speak", "forever", "-o", output, cwd=tmp_path)
    assert program.stderr is not None
    assert program.stdout is not None
    assert program.stderr.readline() == b"waiting\n"
    program.send_signal(number)
    began = time.monotonic()
    try:
        assert program.wait(20) == 130
    finally:
        program.kill()
    assert time.monotonic() - began < 5
    complaint = program.stderr.read()
    program.stderr.close()
    program.stdout.close()
    assert b"Traceback" not in complaint
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.wav"]
    assert (tmp_path / "a.wav").read_bytes() == b"older"


def test_while_deferred_a_signal_waits() -> None:
    reached: list[str] = []

    def work() -> None:
        with deferred():
            signal.raise_signal(signal.SIGINT)
            reached.append("the end")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert reached == ["the end"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_request_to_end_is_as_ctrl_c_and_only_inside() -> None:
    before = signal.getsignal(signal.SIGTERM)

    def work() -> None:
        with ending_cleanly():
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(5)

    with pytest.raises(KeyboardInterrupt):
        work()
    assert signal.getsignal(signal.SIGTERM) is before


def test_cancelling_calls_from_another_thread() -> None:
    callers: list[int] = []
    called = threading.Event()

    def cancel() -> None:
        callers.append(threading.get_ident())
        called.set()

    def work() -> None:
        with cancelling(cancel):
            try:
                signal.raise_signal(signal.SIGINT)
            finally:
                called.wait(10)

    with pytest.raises(KeyboardInterrupt):
        work()
    assert callers
    assert threading.get_ident() not in callers


def test_off_the_main_thread_nothing_is_touched() -> None:
    outcomes: list[str] = []

    def work() -> None:
        with ending_cleanly(), deferred(), cancelling(lambda: outcomes.append("cancelled")):
            outcomes.append("worked")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert outcomes == ["worked"]
