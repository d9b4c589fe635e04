"""The icon files are what their systems read."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import pytest

from icon.containers import ICNS_TYPES, ICO_SIZES, icns, ico
from icon.draw import write_icon

PICTURES = {16: b"\x89PNG-16", 256: b"\x89PNG-256!"}


def test_an_ico_says_where_each_picture_is() -> None:
    made = ico(PICTURES)
    assert struct.unpack_from("<HHH", made) == (0, 1, 2)
    for index, (size, data) in enumerate(PICTURES.items()):
        width, height, *_, length, offset = struct.unpack_from("<BBBBHHII", made, 6 + 16 * index)
        assert (width or 256, height or 256) == (size, size)
        assert made[offset : offset + length] == data


def test_an_icns_is_a_chain_of_parts_with_their_lengths() -> None:
    made = io.BytesIO(icns(PICTURES))
    kind, total = struct.unpack(">4sI", made.read(8))
    assert (kind, total) == (b"icns", len(made.getvalue()))
    for size, data in PICTURES.items():
        kind, length = struct.unpack(">4sI", made.read(8))
        assert (kind, made.read(length - 8)) == (ICNS_TYPES[size], data)


@pytest.mark.parametrize("ending", [".ico", ".icns", ".png"])
def test_the_drawing_is_written_as_every_kind(qapp: object, ending: str, tmp_path: Path) -> None:
    out = tmp_path / f"icon{ending}"
    write_icon(out, 48)
    count = {".ico": len(ICO_SIZES), ".icns": len(ICNS_TYPES), ".png": 1}[ending]
    assert out.read_bytes().count(b"\x89PNG\r\n\x1a\n") == count
