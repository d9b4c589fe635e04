"""The icon files of Windows and macOS: a list of PNG pictures behind a small head."""

from __future__ import annotations

import struct

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
"""Apple's four letters of a PNG with that many pixels a side."""


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon. A side of 256 is written as 0, which is what the format says for it."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for size, picture in pictures.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + entries + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon."""
    parts = b"".join(ICNS_TYPES[size] + struct.pack(">I", 8 + len(data)) + data for size, data in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts
