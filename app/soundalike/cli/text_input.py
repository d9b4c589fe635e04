"""The text to speak: an argument, a file or standard input."""

from __future__ import annotations

import codecs
from pathlib import Path
from typing import BinaryIO

from soundalike.errors import MissingError, RefusedError, UsageError

LARGEST_TEXT_BYTES = 64 * 1024 * 1024
"""About ten times the longest novels; more is a file that isn't a text."""

_MARKS = (
    # The longer marks first: UTF-16's is the beginning of UTF-32's.
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def argument_text(text: str) -> str:
    """A text given as an argument. Raises `UsageError` if the terminal handed over bytes that aren't text."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise UsageError("TEXT holds bytes that aren't UTF-8. Write it to a file as UTF-8 and give -f FILE.") from None
    return text


def read_text_file(path: Path) -> str:
    """The text in a file. Raises `MissingError` if it can't be read, `RefusedError` if it isn't text."""
    try:
        with path.open("rb") as file:
            return read_text(file, f"'{path}'")
    except FileNotFoundError:
        raise MissingError(f"There is no file '{path}'. Check the name after -f.") from None
    except IsADirectoryError:
        raise RefusedError(f"'{path}' is a folder. Give a text file after -f.") from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise MissingError(
            f"'{path}' can't be read: {reason}. Check the name after -f and the file's rights."
        ) from error


def read_text(file: BinaryIO, named: str) -> str:
    """The text in an open binary file; `named` is how messages call it.

    UTF-8, with or without its mark, or UTF-16 or UTF-32 with a mark. Raises `RefusedError` for anything else.
    """
    data = file.read(LARGEST_TEXT_BYTES + 1)
    if len(data) > LARGEST_TEXT_BYTES:
        raise RefusedError(f"{named} is larger than 64 MB. Give a text file, in parts if it really is that long.")
    encoding = next((encoding for mark, encoding in _MARKS if data.startswith(mark)), "utf-8")
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        raise RefusedError(
            f"{named} isn't {encoding.removesuffix('-sig').upper()} text: byte {error.start} makes no sense there. "
            "Save it as plain text in UTF-8."
        ) from None
    if "\0" in text:
        raise RefusedError(f"{named} isn't plain text: it holds NUL characters. Save it as plain text in UTF-8.")
    return text
