"""MP3, with a tag of our own: libsndfile writes ID3 texts in Latin-1 whatever the letters.

Layout of the tag: ID3v2.3.0 (https://id3.org/id3v2.3.0): a header with a size of four 7-bit bytes, then text frames in
UTF-16 with a byte-order mark.
"""

from __future__ import annotations

import struct

from soundalike.audio.libsndfile_sound import Codec, LibsndfileSound
from soundalike.audio.sound_label import KIND, SoundLabel

MP3_LEVEL = 0.2
"""About 65 kbit/s of speech at 24 kHz."""

_UTF16 = b"\x01"


class Mp3File(LibsndfileSound):
    """An MP3 file in the making, with a variable bit rate."""

    def _codec(self) -> Codec:
        return Codec("MP3", "MPEG_LAYER_III", MP3_LEVEL, "VARIABLE")

    def _tags(self, label: SoundLabel) -> dict[str, str]:
        return {}

    def _prefix(self, label: SoundLabel) -> bytes:
        return id3_tag(label)


def id3_tag(label: SoundLabel) -> bytes:
    """The whole tag."""
    day = label.made_on
    frames = b"".join(
        (
            _text_frame(b"TIT2", label.title),
            _text_frame(b"TPE1", label.voice),
            _text_frame(b"TCON", KIND),
            _text_frame(b"TYER", f"{day.year:04}"),
            _text_frame(b"TDAT", f"{day.day:02}{day.month:02}"),
            _text_frame(b"TSSE", label.program),
            # A comment has a language and a short description, here none, before its text.
            _frame(b"COMM", _UTF16 + b"eng" + _utf16("") + b"\0\0" + _utf16(label.comment)),
        )
    )
    return b"ID3\x03\x00\x00" + _synchsafe(len(frames)) + frames


def _text_frame(name: bytes, text: str) -> bytes:
    return _frame(name, _UTF16 + _utf16(text)) if text else b""


def _frame(name: bytes, content: bytes) -> bytes:
    return name + struct.pack(">IH", len(content), 0) + content


def _utf16(text: str) -> bytes:
    return b"\xff\xfe" + text.encode("utf-16-le", "replace")


def _synchsafe(size: int) -> bytes:
    """28 bits as four bytes of 7."""
    return bytes((size >> shift) & 0x7F for shift in (21, 14, 7, 0))
