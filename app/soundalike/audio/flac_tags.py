"""The Vorbis comments of a FLAC file: all fields, where libsndfile knows ten.

Layout (RFC 9639): `fLaC`, metadata blocks (a byte with the type and the last block's flag, 24 bits of length), frames.
A comment block is a vendor string and a list of `NAME=text`, each with a little-endian length before it.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from typing import BinaryIO

from soundalike.errors import RefusedError
from soundalike.translation import tr

_SIGNATURE = b"fLaC"
_STREAMINFO, _PADDING, _COMMENTS = 0, 1, 4
_LAST = 0x80
_MOST_BYTES = 0xFFFFFF


def with_comments(flac: bytes, vendor: str, comments: Iterable[tuple[str, str]]) -> bytes:
    """A whole FLAC file with these comments in place of its own, and without padding.

    Raises `RefusedError` when `flac` isn't a FLAC file or the comments are longer than 16 MB.
    """
    blocks: list[tuple[int, bytes]] = []
    at = len(_SIGNATURE)
    if flac[:at] != _SIGNATURE:
        raise RefusedError(tr("This isn't a FLAC file."))
    last = False
    while not last:
        kind, content, last = _block(flac[at : at + 4], flac[at + 4 :])
        at += 4 + len(content)
        if kind not in (_PADDING, _COMMENTS):
            blocks.append((kind, content))
    blocks.append((_COMMENTS, _packed(vendor, comments)))
    parts = [_SIGNATURE]
    for number, (kind, content) in enumerate(blocks, start=1):
        head = kind | (_LAST if number == len(blocks) else 0)
        parts += [bytes([head]), len(content).to_bytes(3, "big"), content]
    return b"".join([*parts, flac[at:]])


def read_comments(file: BinaryIO) -> dict[str, str]:
    """The comments of an opened FLAC file by upper-case name; of several with one name the first.

    Reads nothing beyond the metadata. Raises `RefusedError` when it isn't FLAC or is cut short.
    """
    if file.read(len(_SIGNATURE)) != _SIGNATURE:
        raise RefusedError(tr("This isn't a FLAC file."))
    found: dict[str, str] = {}
    last = False
    while not last:
        head = file.read(4)
        kind, length, last = _head(head)
        content = file.read(length)
        if len(content) < length:
            raise RefusedError(tr("This FLAC file is cut short."))
        if kind == _COMMENTS:
            for name, text in _unpacked(content):
                found.setdefault(name.upper(), text)
    return found


def _head(head: bytes) -> tuple[int, int, bool]:
    if len(head) < 4:
        raise RefusedError(tr("This FLAC file is cut short."))
    return head[0] & ~_LAST, int.from_bytes(head[1:4], "big"), bool(head[0] & _LAST)


def _block(head: bytes, rest: bytes) -> tuple[int, bytes, bool]:
    kind, length, last = _head(head)
    if len(rest) < length:
        raise RefusedError(tr("This FLAC file is cut short."))
    return kind, rest[:length], last


def _packed(vendor: str, comments: Iterable[tuple[str, str]]) -> bytes:
    lines = [f"{name}={text}".encode("utf-8", "replace") for name, text in comments]
    head = vendor.encode("utf-8", "replace")
    block = struct.pack("<I", len(head)) + head + struct.pack("<I", len(lines))
    block += b"".join(struct.pack("<I", len(line)) + line for line in lines)
    if len(block) > _MOST_BYTES:
        raise RefusedError(tr("The tags are longer than a FLAC file can hold."))
    return block


def _unpacked(block: bytes) -> Iterator[tuple[str, str]]:
    """Every comment that is whole."""
    at = 4 + _length(block, 0)
    count = _length(block, at)
    at += 4
    for _ in range(count):
        if at + 4 > len(block):
            return
        length = _length(block, at)
        name, equals, text = block[at + 4 : at + 4 + length].partition(b"=")
        if equals and at + 4 + length <= len(block):
            yield name.decode("utf-8", "replace"), text.decode("utf-8", "replace")
        at += 4 + length


def _length(block: bytes, at: int) -> int:
    return int.from_bytes(block[at : at + 4], "little")
