"""Running a program that makes bytes: bounded memory, stopped from any thread, never waited for without end.

Not through a shell; its standard input is empty or what we feed it, never the terminal's; what it says on standard
error is read all the time and only its beginning is kept (case IMP-16).
"""

from __future__ import annotations

import atexit
import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Iterator, Sequence
from typing import IO

from soundalike.audio.media.cancelling import Cancel, check
from soundalike.closing import Closeable
from soundalike.errors import MissingError, SoundalikeError
from soundalike.translation import number, tr

BLOCK_BYTES = 1 << 16
BLOCKS_AHEAD = 16
KEPT_MESSAGES = 1 << 18
"""Bytes of standard error that are kept; the rest is read and dropped."""
STALL_SECONDS = 30.0
"""A program that gives nothing for so long is ended."""
POLL_SECONDS = 0.05

_running: weakref.WeakSet[ChildProcess] = weakref.WeakSet()


class ChildProcess(Closeable):
    """A program at work. Used by one thread; `cancel` may be set by any."""

    def __init__(
        self, arguments: Sequence[str], cancel: Cancel, *, feed: bytes | None = None, stall: float = STALL_SECONDS
    ) -> None:
        """Starts it. `feed` becomes its standard input. Raises `MissingError` if it can't be started."""
        self._cancel = cancel
        self._stall = stall
        self._name = os.path.basename(arguments[0])  # noqa: PTH119 - a word for messages
        self._closed = threading.Event()
        self._blocks: queue.Queue[bytes] = queue.Queue(BLOCKS_AHEAD)
        self._messages = bytearray()
        try:
            self._process = subprocess.Popen(
                list(arguments),
                stdin=subprocess.DEVNULL if feed is None else subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=_environment(),
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            raise MissingError(
                tr("'{program}' can't be run: {reason}.").format(
                    program=arguments[0], reason=(error.strerror or str(error)).lower()
                )
            ) from error
        _running.add(self)
        self._threads = [
            threading.Thread(target=self._read_blocks, name="child output", daemon=True),
            threading.Thread(target=self._read_messages, name="child messages", daemon=True),
        ]
        if feed is not None:
            self._threads.append(threading.Thread(target=self._feed, args=(feed,), name="child input", daemon=True))
        for thread in self._threads:
            thread.start()

    def blocks(self) -> Iterator[bytes]:
        """What it writes to standard output, until it ends. Raises `CancelledError`, or an error when it stalls."""
        while block := self._next_block():
            yield block

    def finish(self) -> tuple[int, str]:
        """Waits for its end; returns its exit code and the beginning of what it said on standard error."""
        deadline = time.monotonic() + self._stall
        while True:
            check(self._cancel)
            try:
                code = self._process.wait(POLL_SECONDS)
                break
            except subprocess.TimeoutExpired:
                self._check_stall(deadline)
        self._threads[1].join(self._stall)
        return code, self._messages.decode("utf-8", "surrogateescape")

    def close(self) -> None:
        """Ends it and all it started, if it hasn't ended, and waits for the threads that read from it."""
        if self._closed.is_set():
            return
        self._closed.set()
        _running.discard(self)
        if self._process.poll() is None or any(thread.is_alive() for thread in self._threads):
            _kill(self._process)
        self._process.wait()
        for thread in self._threads:
            thread.join(self._stall)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def _next_block(self) -> bytes:
        deadline = time.monotonic() + self._stall
        while True:
            check(self._cancel)
            try:
                return self._blocks.get(timeout=POLL_SECONDS)
            except queue.Empty:
                self._check_stall(deadline)

    def _check_stall(self, deadline: float) -> None:
        if time.monotonic() > deadline:
            raise SoundalikeError(
                tr(
                    "{name} gave nothing for {seconds} s and was ended. The file may be damaged; try again, or "
                    "convert it to WAV first."
                ).format(name=self._name, seconds=number(self._stall))
            )

    def _read_blocks(self) -> None:
        pipe = _there(self._process.stdout)
        while not self._closed.is_set():
            block = os.read(pipe.fileno(), BLOCK_BYTES)
            while not self._closed.is_set():
                try:
                    self._blocks.put(block, timeout=POLL_SECONDS)
                    break
                except queue.Full:
                    continue
            if not block:
                return

    def _read_messages(self) -> None:
        pipe = _there(self._process.stderr)
        while block := os.read(pipe.fileno(), BLOCK_BYTES):
            self._messages += block[: KEPT_MESSAGES - len(self._messages)]

    def _feed(self, data: bytes) -> None:
        pipe = _there(self._process.stdin)
        with contextlib.suppress(OSError):  # it may have had enough
            pipe.write(data)
        with contextlib.suppress(OSError):
            pipe.close()


def _there(pipe: IO[bytes] | None) -> IO[bytes]:
    if pipe is None:
        raise ValueError("the process was started without this pipe")
    return pipe


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Ends the process and, where there are process groups, its children: a wrapper script's would hold the pipe."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


def _environment() -> dict[str, str]:
    """Ours, without what would make ffmpeg write a log file, colour its messages or load a bundle's libraries."""
    variables = dict(os.environ)
    variables.pop("FFREPORT", None)
    variables["AV_LOG_FORCE_NOCOLOR"] = "1"
    # PyInstaller points the loader at the bundle's own libraries and keeps the original here.
    if "LD_LIBRARY_PATH_ORIG" in variables:
        variables["LD_LIBRARY_PATH"] = variables.pop("LD_LIBRARY_PATH_ORIG")
    return variables


@atexit.register
def _end_all() -> None:
    """Nothing keeps running after the program."""
    for child in list(_running):
        _kill(child._process)
