"""What streams a file has, as ffmpeg describes it on standard error."""

from __future__ import annotations

import re
from pathlib import Path

from soundalike.audio.media.cancelling import Cancel
from soundalike.audio.media.child_process import ChildProcess
from soundalike.audio.media.ffmpeg_arguments import file_url, probe_arguments
from soundalike.audio.media.sound_stream import MediaInfo, SoundStream
from soundalike.errors import RefusedError
from soundalike.translation import tr

_CONTAINER = re.compile(r"^Input #0, ([^ ]+), from", re.MULTILINE)
_DURATION = re.compile(r"^ {2}Duration: (?:(\d+):(\d\d):(\d\d(?:\.\d+)?)|N/A)(?:.*bitrate: (\d+) kb/s)?", re.MULTILINE)
# Two spaces since ffmpeg 5, four before; metadata lies deeper or has its colon elsewhere.
_STREAM = re.compile(r"^ {2,4}Stream #0:\d+(?:\[0x[0-9a-f]+\])?(?:\(([A-Za-z-]*)\))?: (\w+): (.*)$", re.MULTILINE)
_RATE = re.compile(r"(?:^|, )(\d+) Hz(?:, ([^,]+))?")
_BIT_RATE = re.compile(r", (\d+) kb/s")
_COUNTED = re.compile(r"(\d+) channels?")
_DOTTED = re.compile(r"\d(?:\.\d)+")

_NAMED_LAYOUTS = {"mono": 1, "stereo": 2, "downmix": 2, "quad": 4, "hexagonal": 6, "octagonal": 8, "cube": 8}
_WITHOUT_CENTRE = {"2.1", "6.0(front)"}
FRONT_CENTRE = 2
"""Its place in ffmpeg's order (left, right, centre, ...) in layouts that have one."""


def probe(program: Path, path: Path, cancel: Cancel) -> MediaInfo:
    """What is in the file. Raises `RefusedError` if it isn't media that may be opened, or holds no sound."""
    with ChildProcess(probe_arguments(program, path), cancel) as child:
        for _ in child.blocks():
            pass
        _, said = child.finish()
    return read_description(said, path)


def read_description(said: str, path: Path) -> MediaInfo:
    """The streams in what ffmpeg said of `path`."""
    text = said.replace(file_url(path), "")  # a name may hold line breaks and look like anything
    container = _CONTAINER.search(text)
    if container is None:
        raise RefusedError(not_media(path))
    seconds, overall = _duration(text)
    found = _STREAM.findall(text)
    only_sound = all(kind == "Audio" for _, kind, _ in found)
    sounds = [(language, details) for language, kind, details in found if kind == "Audio"]
    streams = tuple(
        _stream(number, language, details, overall if only_sound and len(sounds) == 1 else None)
        for number, (language, details) in enumerate(sounds, start=1)
    )
    if not streams:
        raise RefusedError(
            tr("There is no sound in '{path}'. Choose a recording, or a video that has sound.").format(path=path)
        )
    return MediaInfo(container.group(1), streams, seconds, "ffmpeg")


def not_media(path: Path) -> str:
    """The sentence for what isn't sound at all, whatever its name says."""
    return tr(
        "'{path}' isn't sound or video that can be read. Choose a recording: WAV, FLAC, MP3, M4A, Ogg and more."
    ).format(path=path)


def _duration(text: str) -> tuple[float | None, int | None]:
    """Seconds, and bits a second of everything together."""
    found = _DURATION.search(text)
    if found is None:
        return None, None
    hours, minutes, seconds, kilobits = found.groups()
    length = None if hours is None else int(hours) * 3600 + int(minutes) * 60 + float(seconds)
    return length, int(kilobits) * 1000 if kilobits else None


def _stream(number: int, language: str, details: str, overall_bit_rate: int | None) -> SoundStream:
    codec = re.split(r"[ ,]", details, maxsplit=1)[0]
    rate = _RATE.search(details)
    layout = (rate.group(2) or "").strip() if rate else ""
    kilobits = _BIT_RATE.search(details)
    channels = _channels(layout)
    return SoundStream(
        number=number,
        codec="" if codec in ("none", "unknown") else codec,
        sample_rate=int(rate.group(1)) if rate else 0,
        channels=channels,
        bit_rate=int(kilobits.group(1)) * 1000 if kilobits else overall_bit_rate,
        language="" if language == "und" else language,
        centre_channel=FRONT_CENTRE if _has_centre(layout, channels) else None,
    )


def _channels(layout: str) -> int:
    """How many channels a layout has: `mono`, `5.1(side)`, `12 channels`. Two if its name is new to us."""
    name = layout.split("(", maxsplit=1)[0]
    if name in _NAMED_LAYOUTS:
        return _NAMED_LAYOUTS[name]
    if counted := _COUNTED.search(layout):
        return int(counted.group(1))
    if dotted := _DOTTED.match(layout):
        return sum(int(digit) for digit in dotted.group(0).split("."))
    return 2 if layout else 0


def _has_centre(layout: str, channels: int) -> bool:
    return channels > 2 and _DOTTED.match(layout) is not None and layout not in _WITHOUT_CENTRE
