"""Text from a file. No Qt in here."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from soundalike.errors import MissingError, RefusedError
from soundalike.translation import number, tr, tr_noop

FILE_FILTER = tr_noop("Text (*.txt *.md *.markdown *.text);;All files (*)")
MOST_BYTES = 20_000_000
"""A book has one or two million; above this it is no text that somebody wants spoken in one go."""
_BYTE_ORDER_MARKS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_BLOCK = 1 << 20


class Reporting(Protocol):
    """Takes how far it is, 0..1."""

    def report(self, fraction: float | None, detail: str = "") -> None: ...


def read_text(path: Path, progress: Reporting) -> str:
    """The file's text: UTF-8, or UTF-16 with its mark; a Windows file in neither is read as Windows-1252.

    Raises `MissingError` when it can't be read, `RefusedError` when it isn't text or is too large.
    """
    try:
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise RefusedError(
                tr("'{name}' has {size} MB. Texts of up to {most} MB can be opened. Divide it.").format(
                    name=path.name, size=number(size / 1e6, 0), most=number(MOST_BYTES / 1e6, 0)
                )
            )
        data = bytearray()
        with path.open("rb") as file:
            while block := file.read(_BLOCK):
                data += block
                progress.report(len(data) / max(size, 1))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise MissingError(tr("'{name}' can't be read: {reason}.").format(name=path.name, reason=reason)) from error
    return _decoded(bytes(data), path.name).replace("\r\n", "\n").replace("\r", "\n")


def _decoded(data: bytes, name: str) -> str:
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            try:
                return data.decode(encoding)
            except UnicodeDecodeError as error:
                raise RefusedError(
                    tr("'{name}' begins like a text but isn't one. Open a plain text file.").format(name=name)
                ) from error
    if b"\0" in data:
        raise RefusedError(tr("'{name}' isn't a text file. Save it as plain text and open that.").format(name=name))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")
