"""The header of a WAV file, read without trusting it.

Layout: Microsoft and IBM, "Multimedia Programming Interface and Data Specifications 1.0" (1991);
WAVEFORMATEXTENSIBLE: Microsoft, mmreg.h; RF64 and its chunk `ds64`: EBU Tech 3306.
Sizes of files that were written to a pipe, or whose recorder died, are 0 or larger than the file (case IMP-08): the
samples then go on to the end of the file.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from soundalike.errors import RefusedError
from soundalike.translation import tr

PCM, FLOAT, A_LAW, MU_LAW, EXTENSIBLE = 1, 3, 6, 7, 0xFFFE
SUBTYPES = {
    (PCM, 8): "PCM_U8",
    (PCM, 16): "PCM_16",
    (PCM, 24): "PCM_24",
    (PCM, 32): "PCM_32",
    (FLOAT, 32): "FLOAT",
    (FLOAT, 64): "DOUBLE",
    (A_LAW, 8): "ALAW",
    (MU_LAW, 8): "ULAW",
}
"""libsndfile's names by format tag and bits of a sample's container."""

CODECS = {
    "PCM_U8": "pcm_u8",
    "PCM_16": "pcm_s16le",
    "PCM_24": "pcm_s24le",
    "PCM_32": "pcm_s32le",
    "FLOAT": "pcm_f32le",
    "DOUBLE": "pcm_f64le",
    "ALAW": "pcm_alaw",
    "ULAW": "pcm_mulaw",
}
"""ffmpeg's names for the same."""

RIFF_MAGICS = (b"RIFF", b"RF64", b"BW64")
LOWEST_RATE, HIGHEST_RATE = 4_000, 768_000
"""Hz. Below 4 kHz there is no speech; above 768 kHz there is no recorder."""
MOST_CHANNELS = 64
MOST_CHUNKS = 10_000
UNKNOWN_SIZES = (0, 0xFFFFFFFF)


@dataclass(frozen=True)
class WaveHeader:
    """Where the samples of a plain WAV file lie, and what they are."""

    subtype: str
    sample_rate: int
    channels: int
    data_offset: int
    data_bytes: int
    """What is really there, whole frames only."""
    cut: bool
    """Whether the header promised more than the file holds."""

    @property
    def frame_bytes(self) -> int:
        """Bytes of one sample of every channel."""
        widths = {"PCM_U8": 1, "ALAW": 1, "ULAW": 1, "PCM_16": 2, "PCM_24": 3, "PCM_32": 4, "FLOAT": 4, "DOUBLE": 8}
        return widths[self.subtype] * self.channels


def is_wave(beginning: bytes) -> bool:
    """Whether the first 12 bytes of a file are a WAV file's."""
    return beginning[:4] in RIFF_MAGICS and beginning[8:12] == b"WAVE"


def read_wave_header(file: BinaryIO, path: Path) -> WaveHeader | None:
    """The header, or None for a compressed WAV that needs another decoder.

    Raises `RefusedError` for numbers that can't be true or a file without samples.
    """
    size = file.seek(0, 2)
    file.seek(12)
    layout: bytes | None = None
    data_size_64: int | None = None
    for _ in range(MOST_CHUNKS):
        head = file.read(8)
        if len(head) < 8:
            break
        name, length = head[:4], struct.unpack("<I", head[4:])[0]
        start = file.tell()
        if name == b"fmt ":
            layout = file.read(min(length, 40))
        elif name == b"ds64":
            data_size_64 = _ds64_data_size(file.read(min(length, 16)))
        elif name == b"data":
            return _header(path, layout, start, _data_size(length, data_size_64), size - start)
        file.seek(start + length + length % 2)
    raise RefusedError(tr("'{path}' is a WAV file without samples. Export or record it again.").format(path=path))


def _ds64_data_size(chunk: bytes) -> int | None:
    """The 64-bit size of the samples: the second number of `ds64`."""
    return int(struct.unpack("<Q", chunk[8:16])[0]) if len(chunk) == 16 else None


def _data_size(length: int, data_size_64: int | None) -> int | None:
    if length == 0xFFFFFFFF and data_size_64 is not None:
        length = data_size_64
    return None if length in UNKNOWN_SIZES else length


def _header(path: Path, layout: bytes | None, start: int, promised: int | None, there: int) -> WaveHeader | None:
    if layout is None or len(layout) < 16:
        raise RefusedError(
            tr("'{path}' is damaged: it doesn't say how its samples are stored. Export it again.").format(path=path)
        )
    tag, channels, rate, _, block, bits = struct.unpack("<HHIIHH", layout[:16])
    if tag == EXTENSIBLE and len(layout) >= 26:
        tag = struct.unpack("<H", layout[24:26])[0]
    if tag not in (PCM, FLOAT, A_LAW, MU_LAW):
        return None
    _check_numbers(path, channels, rate)
    container = block * 8 // channels
    subtype = SUBTYPES.get((tag, container))
    if subtype is None or not 8 <= bits <= container or (tag != PCM and bits != container):
        raise RefusedError(
            tr("'{path}' can't be right: {bits} bits in blocks of {block} bytes. Export it again.").format(
                path=path, bits=bits, block=block
            )
        )
    whole = WaveHeader(subtype, rate, channels, start, 0, False).frame_bytes
    usable = there if promised is None else min(promised, there)
    return WaveHeader(
        subtype, rate, channels, start, usable - usable % whole, promised is not None and promised > there + 1
    )


def _check_numbers(path: Path, channels: int, rate: int) -> None:
    if not 1 <= channels <= MOST_CHANNELS:
        raise RefusedError(
            tr("'{path}' can't be right: %n channels. Export it again, in mono or stereo.", "", channels).format(
                path=path
            )
        )
    if not LOWEST_RATE <= rate <= HIGHEST_RATE:
        raise RefusedError(
            tr(
                "'{path}' can't be used: {rate} samples a second. Speech needs {least} or more; export it again."
            ).format(path=path, rate=rate, least=LOWEST_RATE)
        )
