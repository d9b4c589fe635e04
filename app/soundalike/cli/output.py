"""What a command says, and to whom: results to standard output, everything for people to standard error."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, BinaryIO, TextIO

JSON_VERSION = 1
TICK_SECONDS = 0.2

_JOINERS = "\u200c\u200d"
"""They join emoji, and letters of several scripts."""


class Output:
    """The two streams of one run. Either may be None: a program started from a menu has none (case SYS-11).

    `as_json` turns results and notices into one JSON object a line; `quiet` leaves out what is for people, except
    errors; `sound_on_stdout` keeps standard output for raw sound and sends the JSON lines to standard error.
    """

    def __init__(
        self,
        stdout: TextIO | None,
        stderr: TextIO | None,
        *,
        as_json: bool = False,
        quiet: bool = False,
        sound_on_stdout: bool = False,
    ) -> None:
        self.as_json = as_json
        self._stdout = stdout
        self._stderr = stderr
        self._quiet = quiet
        self._json_stream = stderr if sound_on_stdout else stdout
        self._talks = not quiet and not (as_json and sound_on_stdout)
        self._shows_progress = self._talks and stderr is not None and stderr.isatty()
        self._lock = threading.Lock()
        self._line_shown = False

    def result(self, text: str) -> None:
        """A result as text; with --json, `event` says it instead."""
        if not self.as_json:
            self._write(self._stdout, text)

    def event(self, event: str, **fields: Any) -> None:
        """A result as one JSON line; only with --json."""
        if self.as_json:
            line = json.dumps({"version": JSON_VERSION, "event": event, **fields}, default=str)
            self._write(self._json_stream, line)

    def message(self, text: str) -> None:
        """Something worth knowing, for people."""
        if self._talks:
            self._write(self._stderr, _printable_lines(text))

    def error(self, text: str, code: int) -> None:
        """Why it didn't work. Said even when quiet."""
        self.event("error", message=text, code=code)
        if not (self.as_json and self._json_stream is self._stderr):
            self._write(self._stderr, _printable_lines(f"soundalike: {text}"))

    def progress(self, text: str) -> None:
        """Replace the progress line; only on a terminal."""
        if self._shows_progress and self._stderr is not None:
            with self._lock:
                self._stderr.write(f"\r\x1b[K{text}")
                self._stderr.flush()
                self._line_shown = True

    @contextmanager
    def ticking(self, describe: Callable[[], str]) -> Iterator[None]:
        """While inside, show what `describe` says (called on another thread), five times a second."""
        if not self._shows_progress:
            yield
            return
        done = threading.Event()

        def tick() -> None:
            while not done.wait(TICK_SECONDS):
                self.progress(describe())

        ticker = threading.Thread(target=tick, name="progress", daemon=True)
        ticker.start()
        try:
            yield
        finally:
            done.set()
            ticker.join()
            self.clear_progress()

    def clear_progress(self) -> None:
        """Take the progress line away."""
        with self._lock:
            self._clear()

    def raw_stdout(self) -> BinaryIO | None:
        """Standard output for bytes; None if there is no standard output."""
        return None if self._stdout is None else self._stdout.buffer

    def stdout_is_terminal(self) -> bool:
        """Whether a person would see what goes to standard output."""
        return self._stdout is not None and self._stdout.isatty()

    def _clear(self) -> None:
        if self._line_shown and self._stderr is not None:
            self._stderr.write("\r\x1b[K")
            self._line_shown = False

    def _write(self, stream: TextIO | None, text: str) -> None:
        """One line, whatever the stream's encoding: file names may hold what it lacks."""
        if stream is None:
            return
        with self._lock:
            self._clear()
            try:
                stream.write(text + "\n")
                stream.flush()
            except UnicodeEncodeError:
                stream.buffer.write(os.fsencode(text) + b"\n")
                stream.flush()
            except BrokenPipeError:
                self._forget(stream)

    def _forget(self, stream: TextIO) -> None:
        """Nobody reads `stream` any more; the work goes on without it."""
        self._stdout = None if stream is self._stdout else self._stdout
        self._stderr = None if stream is self._stderr else self._stderr
        self._json_stream = None if stream is self._json_stream else self._json_stream


def printable(text: str) -> str:
    """Without control characters, which could move a terminal's cursor or turn its writing direction round."""
    return "".join(mark if mark.isprintable() or mark in _JOINERS else " " for mark in text)


def _printable_lines(text: str) -> str:
    return "\n".join(printable(line) for line in text.split("\n"))
