"""`python -m tests.cli.fake_program ARGUMENTS`: the command line over the fake engine, as a process of its own.

A piece whose text has the word "forever" blocks in a native call that signals don't interrupt, until it is cancelled.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator, Sequence

from soundalike.cli.main import main
from soundalike.engine.types import Samples, SynthesisOptions
from tests.cli.fake_wiring import FakeParts
from tests.speech.fake_engine import FakeEngine, FakeStream, FakeVoice, tone, tone_by_tokens

ENDLESS = "forever"
MUTEX_BYTES = 128


class NativeWait:
    """Waits in the C library on a mutex, which no signal interrupts, as a long native call does."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL(None)
        self._mutex = ctypes.create_string_buffer(MUTEX_BYTES)  # all zero is an unlocked mutex in glibc and musl
        self._library.pthread_mutex_lock(self._mutex)

    def wait(self) -> None:
        self._library.pthread_mutex_lock(self._mutex)

    def release(self) -> None:
        self._library.pthread_mutex_unlock(self._mutex)


class BlockingStream(FakeStream):
    """Gives a second of sound, tells the test on standard error, and then waits natively."""

    def __init__(self) -> None:
        self._native = NativeWait()
        super().__init__(self._sound(), seed=0, suspect=False)

    def _sound(self) -> Iterator[Samples]:
        yield tone(1.0)
        sys.stderr.write("waiting\n")
        sys.stderr.flush()
        self._native.wait()
        yield tone(1.0)

    def cancel(self) -> None:
        super().cancel()
        self._native.release()


class BlockingEngine(FakeEngine):
    """The fake engine, with pieces of one long word that never end by themselves."""

    def begin(self, voice: FakeVoice, tokens: Sequence[int], options: SynthesisOptions) -> FakeStream:
        if tuple(tokens) == (len(ENDLESS),):
            return BlockingStream()
        return super().begin(voice, tokens, options)


if __name__ == "__main__":
    sys.exit(main(wiring=FakeParts(BlockingEngine(tone_by_tokens)).wiring()))
