"""Writing a WAV file: 16 or 24 bits or float, mono, as the sound comes, and whole or not at all.

Layout (Microsoft and IBM, "Multimedia Programming Interface and Data Specifications 1.0", 1991): `RIFF size WAVE`, room
for a `ds64` chunk, `fmt `, `fact` where it is float, `LIST INFO` (what the sound is), `data`. Sizes are patched at the
end. Beyond 4 GB the file becomes an RF64, whose sizes are in the `ds64` chunk (EBU Tech 3306, 2009).
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Literal

import numpy as np

from soundalike.audio.new_file import Create, check_target, create_new_file
from soundalike.audio.new_sound import NewSound
from soundalike.audio.pcm16 import to_pcm16
from soundalike.audio.pcm24 import to_pcm24
from soundalike.audio.sound_label import SoundLabel
from soundalike.engine.types import Samples
from soundalike.errors import SoundalikeError
from soundalike.translation import tr

__all__ = ["SoundLabel", "WaveEncoding", "WaveFile", "check_target", "create_new_file"]

WaveEncoding = Literal["16", "24", "float"]

BYTES_PER_SAMPLE: dict[WaveEncoding, int] = {"16": 2, "24": 3, "float": 4}
LARGEST_RIFF = 0xFFFFFFFF
"""RIFF sizes are 32-bit: at 24 kHz and 16 bits that is 24 hours."""

_PCM, _FLOAT = 1, 3
_DS64 = struct.Struct("<4sIQQQI")
_UNKNOWN_SIZE = 0xFFFFFFFF


class WaveFile(NewSound):
    """A WAV file in the making. Speech that was made carries a label; only what a person recorded goes without."""

    def __init__(
        self,
        path: Path,
        *,
        sample_rate: int,
        label: SoundLabel | None,
        encoding: WaveEncoding = "16",
        create: Create = create_new_file,
        overwrite: bool = True,
    ) -> None:
        self._encoding: WaveEncoding = encoding
        self._data_bytes = 0
        self._header = b""
        self._label = label
        super().__init__(path, sample_rate=sample_rate, create=create, overwrite=overwrite)

    def _begin(self, sample_rate: int) -> None:
        self._header = _header(sample_rate, self._label, self._encoding)
        self._file.write(self._header)

    def _encode(self, samples: Samples) -> None:
        data = _encoded(samples, self._encoding)
        self._file.write(data)
        self._data_bytes += len(data)

    def _end(self) -> None:
        if self._data_bytes % 2:
            self._file.write(b"\0")  # chunks have an even length; the padding isn't counted
        n_samples = self._data_bytes // BYTES_PER_SAMPLE[self._encoding]
        riff_bytes = len(self._header) - 8 + self._data_bytes + self._data_bytes % 2
        if riff_bytes > LARGEST_RIFF:
            ds64 = _DS64.pack(b"ds64", _DS64.size - 8, riff_bytes, self._data_bytes, n_samples, 0)
            self._file.write_at(0, struct.pack("<4sI4s", b"RF64", _UNKNOWN_SIZE, b"WAVE") + ds64)
            data_bytes = n_counted = _UNKNOWN_SIZE
        else:
            self._file.write_at(4, struct.pack("<I", riff_bytes))
            data_bytes, n_counted = self._data_bytes, n_samples
        self._file.write_at(len(self._header) - 4, struct.pack("<I", data_bytes))
        if self._encoding == "float":
            self._file.write_at(self._header.index(b"fact") + 8, struct.pack("<I", n_counted))


def _encoded(samples: Samples, encoding: WaveEncoding) -> bytes | memoryview:
    if encoding == "16":
        return to_pcm16(samples)
    if encoding == "24":
        return to_pcm24(samples)
    if not np.isfinite(samples).all():
        raise SoundalikeError(
            tr("The sound holds a sample that isn't a number. Nothing more was written; try another seed.")
        )
    return np.ascontiguousarray(samples, "<f4").data.cast("B")


def _header(sample_rate: int, label: SoundLabel | None, encoding: WaveEncoding) -> bytes:
    """Everything before the samples; its last four bytes are the size of the data."""
    width = BYTES_PER_SAMPLE[encoding]
    tag = _FLOAT if encoding == "float" else _PCM
    layout = struct.pack("<HHIIHH", tag, 1, sample_rate, sample_rate * width, width, 8 * width)
    chunks = _chunk(b"JUNK", bytes(_DS64.size - 8))
    if encoding == "float":
        chunks += _chunk(b"fmt ", layout + struct.pack("<H", 0)) + _chunk(b"fact", bytes(4))
    else:
        chunks += _chunk(b"fmt ", layout)
    if label is not None:
        texts = ((name, text.encode("utf-8", "replace") + b"\0") for name, text in label.entries())
        chunks += _chunk(b"LIST", b"INFO" + b"".join(_chunk(name, text) for name, text in texts))
    return b"RIFF" + struct.pack("<I", 4 + len(chunks) + 8) + b"WAVE" + chunks + b"data" + struct.pack("<I", 0)


def _chunk(name: bytes, content: bytes) -> bytes:
    """One RIFF chunk, padded to an even length (the padding isn't counted)."""
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)
