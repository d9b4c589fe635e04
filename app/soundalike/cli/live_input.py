"""Text that is still being written, read on a thread of its own: standard input, or a file that grows."""

from __future__ import annotations

import codecs
import io
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, TextIO

from soundalike.errors import MissingError, RefusedError, SoundalikeError

if TYPE_CHECKING:
    from soundalike.speech import TextFeed

READ_BYTES = 65536
LOOK_SECONDS = 0.1
"""How often a file is looked at for more."""

Read = Callable[[], bytes]
"""The next bytes, waiting for them; none at the end."""


@contextmanager
def feeding(feed: TextFeed, read: Read, named: str) -> Iterator[None]:
    """While inside, what `read` gives is put into `feed`; `named` is how messages call the source.

    The thread isn't waited for: it may be inside a read that only more text ends.
    """
    threading.Thread(target=_feed, args=(feed, read, named), name="text", daemon=True).start()
    yield


def _feed(feed: TextFeed, read: Read, named: str) -> None:
    decoder = io.IncrementalNewlineDecoder(codecs.getincrementaldecoder("utf-8-sig")(), translate=True)
    try:
        while data := read():
            feed.put(_text(decoder.decode(data), named))
        feed.put(_text(decoder.decode(b"", final=True), named))
    except UnicodeDecodeError:
        feed.end(RefusedError(f"{named} isn't UTF-8 text. Send it as plain text in UTF-8."))
    except SoundalikeError as error:
        feed.end(error)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        feed.end(MissingError(f"{named} can't be read any further: {reason}."))
    else:
        feed.end()


def _text(text: str, named: str) -> str:
    if "\0" in text:
        raise RefusedError(f"{named} isn't plain text: it holds NUL characters. Send it as plain text in UTF-8.")
    return text


def standard_input(stdin: TextIO | None) -> Read:
    """Reads what is there as soon as something is, past Python's own buffer, whose lock a waiting thread would keep."""
    if stdin is None:
        raise MissingError("There is no standard input to read. Give TEXT, -f FILE or --follow FILE.")
    descriptor = stdin.fileno()
    return lambda: os.read(descriptor, READ_BYTES)


@contextmanager
def growing_file(path: Path) -> Iterator[Read]:
    """Reads the file from its beginning, and what is added to it; a file that was cut short is read anew.

    Leaving the context ends the wait for more. Raises `MissingError` when it can't be opened.
    """
    left = threading.Event()
    reading = threading.Lock()
    try:
        file = path.open("rb", buffering=0)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise MissingError(
            f"--follow: '{path}' can't be read: {reason}. Check the name and the file's rights."
        ) from error

    def read() -> bytes:
        waited = False
        while not left.wait(LOOK_SECONDS if waited else 0.0):
            with reading:
                if not left.is_set() and (data := _more(file)):
                    return data
            waited = True
        return b""

    with file:
        try:
            yield read
        finally:
            with reading:
                left.set()


def _more(file: BinaryIO | io.FileIO) -> bytes:
    if os.fstat(file.fileno()).st_size < file.tell():
        file.seek(0)
    return file.read(READ_BYTES) or b""
