"""What is known of a media file before it is decoded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from soundalike.translation import number, tr

Decoder = Literal["soundfile", "ffmpeg"]


@dataclass(frozen=True)
class SoundStream:
    """One of the sound streams of a file."""

    number: int
    """1 for the first sound stream; pictures and subtitles don't count."""
    codec: str
    """ffmpeg's name, as `aac`, `opus` or `pcm_s16le`; empty if it is unknown and can't be decoded."""
    sample_rate: int
    """Hz."""
    channels: int
    bit_rate: int | None
    """Bits a second; None if the file doesn't say."""
    language: str = ""
    centre_channel: int | None = None
    """Where films keep the voice: the index of the front centre, if the layout has one."""

    @property
    def decodable(self) -> bool:
        """Whether there is anything to decode it with, and its numbers make sense."""
        return bool(self.codec) and self.sample_rate > 0 and self.channels > 0

    def describe(self) -> str:
        """In words: `stream 2: aac, 48000 Hz, 2 channels, deu`."""
        facts = [
            self.codec or tr("unknown codec"),
            tr("{rate} Hz").format(rate=self.sample_rate),
            tr("1 channel|%n channels", "", self.channels),
        ]
        if self.bit_rate:
            facts.append(tr("{rate} kbit/s").format(rate=number(self.bit_rate / 1000)))
        if self.language:
            facts.append(self.language)
        return tr("stream {number}: {facts}").format(number=self.number, facts=", ".join(facts))


@dataclass(frozen=True)
class MediaInfo:
    """A file with sound in it, as its header describes it. Headers may be wrong; decoding decides."""

    container: str
    streams: tuple[SoundStream, ...]
    seconds: float | None
    """What the header says; used for progress alone."""
    decoder: Decoder
