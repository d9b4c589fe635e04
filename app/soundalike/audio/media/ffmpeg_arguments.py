"""The arguments of ffmpeg, built with ffmpeg-python and never seen by a shell.

Only what is listed here is opened: demuxers that hold sound in one file, through the protocols `file` and `pipe`.
Playlists and scripts (hls, dash, concat, image2, lavfi, sdp and the like) aren't listed, so a file that is one under
another name is refused and what it names isn't touched (case SEC-12).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ffmpeg

DEMUXERS: tuple[str, ...] = (
    *("wav", "w64", "aiff", "au", "caf", "flac", "wv", "ape", "tak", "tta", "shn", "sox", "voc", "wsd", "xwma"),
    *(
        "mp3",
        "aac",
        "loas",
        "m4a",
        "mov",
        "mp4",
        "3gp",
        "matroska",
        "webm",
        "ogg",
        "oma",
        "mpc",
        "mpc8",
        "asf",
        "asf_o",
    ),
    *("amr", "amrnb", "amrwb", "gsm", "g722", "act", "qcp", "ac3", "eac3", "dts", "dtshd", "truehd"),
    *("avi", "flv", "swf", "rm", "mpeg", "mpegts"),
)
"""Names as `ffmpeg -demuxers` lists them. Raw formats without any signature are there only where phones write them."""

PLACEHOLDER = "file:CLIP"
PROTOCOLS = "file,pipe"
QUIET = ("-nostdin", "-hide_banner", "-nostats", "-loglevel")


def file_url(path: Path) -> str:
    """The file as ffmpeg is told of it.

    The prefix keeps leading dashes, colons and per cent signs what they are: parts of a name (case IMP-15).
    """
    return "file:" + os.fspath(path.absolute())


def _file_input() -> Any:
    """An input that stands for the file: ffmpeg-python takes no names that aren't Unicode."""
    return ffmpeg.input(PLACEHOLDER, protocol_whitelist=PROTOCOLS, format_whitelist=",".join(DEMUXERS))


def _with_file(arguments: list[str], path: Path) -> list[str]:
    return [file_url(path) if argument == PLACEHOLDER else argument for argument in arguments]


def probe_arguments(program: Path, path: Path) -> list[str]:
    """Prints what is in the file to standard error. (`ffprobe` isn't used: imageio-ffmpeg carries only ffmpeg.)"""
    probing = ffmpeg.output(_file_input(), "-", format="null").get_args()
    return [str(program), *QUIET, "info", *_with_file(probing[: probing.index("-i") + 2], path)]


def decode_arguments(program: Path, path: Path, stream: int, sample_rate: int, channels: int) -> list[str]:
    """Writes sound stream `stream` (from 1) to standard output: interleaved float32, little endian.

    Rate and channels are stated, though they are the stream's own: a stream may change them on its way.
    """
    source = _file_input()[f"a:{stream - 1}"]
    sink = ffmpeg.output(source, "pipe:1", format="f32le", acodec="pcm_f32le", ar=sample_rate, ac=channels)
    return [str(program), *QUIET, "error", *_with_file(sink.get_args(), path)]


def filter_arguments(program: Path, filters: Sequence[tuple[str, dict[str, Any]]], sample_rate: int) -> list[str]:
    """Takes mono float32 on standard input through `filters`, to the same on standard output."""
    raw = {"format": "f32le", "ar": sample_rate, "ac": 1}
    sound = ffmpeg.input("pipe:0", protocol_whitelist="pipe", **raw).audio
    for name, options in filters:
        sound = sound.filter(name, **options)
    sink = ffmpeg.output(sound, "pipe:1", acodec="pcm_f32le", **raw)
    return [str(program), *QUIET, "error", *sink.get_args()]
