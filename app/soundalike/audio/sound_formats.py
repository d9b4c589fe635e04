"""The formats that sound is written in, registered in one place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from soundalike.audio.new_sound import NewSound
from soundalike.audio.sound_label import SoundLabel
from soundalike.errors import UsageError
from soundalike.translation import tr, tr_noop

Container = Literal["wav", "flac", "mp3", "opus", "ogg"]
Encoding = Literal["16", "24", "float", "lossy"]


@dataclass(frozen=True)
class SoundFormat:
    """A container and what is in it; see `FORMATS` for those that go together."""

    container: Container
    encoding: Encoding

    @property
    def suffix(self) -> str:
        """With its dot."""
        return f".{self.container}"

    def largest_size(self, samples: int, sample_rate: int) -> int:
        """Bytes that a file of so many samples takes at most, its tags included."""
        return _TAG_BYTES + round(samples * _FORMATS[self].bytes_a_sample(sample_rate))


@dataclass(frozen=True)
class _Entry:
    """What is known of a format."""

    words: str
    open: Callable[..., NewSound]
    bytes_a_sample: Callable[[int], float]


_TAG_BYTES = 16_384


def _wave(encoding: str) -> Callable[..., NewSound]:
    def make(path: Path, **options: Any) -> NewSound:
        from soundalike.audio.wave_file import WaveFile  # noqa: PLC0415

        return WaveFile(path, encoding=encoding, **options)  # type: ignore[arg-type]

    return make


def _flac(encoding: str) -> Callable[..., NewSound]:
    def make(path: Path, **options: Any) -> NewSound:
        from soundalike.audio.flac_file import FlacFile  # noqa: PLC0415

        return FlacFile(path, encoding=encoding, **options)  # type: ignore[arg-type]

    return make


def _mp3(path: Path, **options: Any) -> NewSound:
    from soundalike.audio.mp3_file import Mp3File  # noqa: PLC0415

    return Mp3File(path, **options)


def _opus(path: Path, **options: Any) -> NewSound:
    from soundalike.audio.ogg_file import OpusFile  # noqa: PLC0415

    return OpusFile(path, **options)


def _vorbis(path: Path, **options: Any) -> NewSound:
    from soundalike.audio.ogg_file import VorbisFile  # noqa: PLC0415

    return VorbisFile(path, **options)


def _bits(bits: float) -> Callable[[int], float]:
    return lambda _sample_rate: bits / 8


def _bit_rate(bits_a_second: float) -> Callable[[int], float]:
    return lambda sample_rate: bits_a_second / 8 / sample_rate


_FORMATS: dict[SoundFormat, _Entry] = {
    SoundFormat("wav", "16"): _Entry(tr_noop("16-bit"), _wave("16"), _bits(16)),
    SoundFormat("wav", "24"): _Entry(tr_noop("24-bit"), _wave("24"), _bits(24)),
    SoundFormat("wav", "float"): _Entry(tr_noop("32-bit float"), _wave("float"), _bits(32)),
    # A frame of FLAC that doesn't compress has the samples as they are and a few bytes more.
    SoundFormat("flac", "16"): _Entry(tr_noop("16-bit, lossless"), _flac("16"), _bits(16.2)),
    SoundFormat("flac", "24"): _Entry(tr_noop("24-bit, lossless"), _flac("24"), _bits(24.2)),
    SoundFormat("mp3", "lossy"): _Entry(tr_noop("about 60 kbit/s"), _mp3, _bit_rate(160_000)),
    SoundFormat("opus", "lossy"): _Entry(tr_noop("about 60 kbit/s"), _opus, _bit_rate(160_000)),
    SoundFormat("ogg", "lossy"): _Entry(tr_noop("about 60 kbit/s"), _vorbis, _bit_rate(160_000)),
}
FORMATS: tuple[SoundFormat, ...] = tuple(_FORMATS)
"""All of them, the first of each container being its usual one."""

SUFFIXES: tuple[str, ...] = tuple(dict.fromkeys(known.suffix for known in FORMATS))


def format_of(path: Path) -> SoundFormat:
    """The format that a file's name asks for. Raises `UsageError` for a suffix that isn't known."""
    found = next((known for known in FORMATS if known.suffix == path.suffix.lower()), None)
    if found is None:
        raise UsageError(
            tr("'{path}' doesn't end in {names} or {suffixes}. Give such a name.").format(
                path=path, names=", ".join(SUFFIXES[:-1]), suffixes=SUFFIXES[-1]
            )
        )
    return found


def describe(sound_format: SoundFormat) -> str:
    """In words, such as "24-bit"."""
    return tr(_FORMATS[sound_format].words)


def open_sound(
    path: Path,
    sound_format: SoundFormat,
    *,
    sample_rate: int,
    label: SoundLabel,
    overwrite: bool = True,
) -> NewSound:
    """A file in the making. Raises `MissingError` or `RefusedError` when it can't be made there."""
    return _FORMATS[sound_format].open(path, sample_rate=sample_rate, label=label, overwrite=overwrite)
