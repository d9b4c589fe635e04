"""A chosen file as blocks of samples at its own rate, whichever decoder reads it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from soundalike.audio.media.cancelling import Cancel
from soundalike.audio.media.child_process import ChildProcess
from soundalike.audio.media.ffmpeg_arguments import decode_arguments
from soundalike.audio.media.ffmpeg_program import advice, find_ffmpeg
from soundalike.audio.media.plain_decoder import Block, plain_blocks, plain_info, wave_is_cut
from soundalike.audio.media.probe import probe
from soundalike.audio.media.sound_stream import MediaInfo, SoundStream
from soundalike.audio.media.wave_header import HIGHEST_RATE, LOWEST_RATE, MOST_CHANNELS
from soundalike.errors import MissingError, RefusedError, UsageError
from soundalike.translation import tr

FLOAT_BYTES = 4


class Source:
    """A media file and the sound stream chosen in it.

    Nothing stays open between calls; `blocks` may be read once at a time.
    """

    def __init__(self, path: Path, info: MediaInfo, stream: SoundStream, program: Path | None) -> None:
        self.path = path
        self.info = info
        self.stream = stream
        self.damaged = False
        """Whether the decoder complained. Known once the blocks were read."""
        self._program = program

    def blocks(self, cancel: Cancel) -> Iterator[Block]:
        """The samples, (frames, channels) in nominally -1..1; not all of them need be numbers."""
        self.damaged = False
        if self.info.decoder == "soundfile":
            yield from self._plain(cancel)
        else:
            yield from self._decoded(cancel)

    def _plain(self, cancel: Cancel) -> Iterator[Block]:
        import soundfile  # noqa: PLC0415 - its library is loaded only for those who read such a file

        try:
            self.damaged = wave_is_cut(self.path)
            yield from plain_blocks(self.path, cancel)
        except soundfile.SoundFileError:
            self.damaged = True

    def _decoded(self, cancel: Cancel) -> Iterator[Block]:
        if self._program is None:
            raise MissingError(no_ffmpeg(self.path))
        stream = self.stream
        arguments = decode_arguments(self._program, self.path, stream.number, stream.sample_rate, stream.channels)
        rest = b""
        with ChildProcess(arguments, cancel) as child:
            for more in child.blocks():
                data = rest + more
                whole = len(data) - len(data) % (FLOAT_BYTES * stream.channels)
                rest = data[whole:]
                if whole:
                    yield np.frombuffer(data[:whole], "<f4").reshape(-1, stream.channels)
            code, said = child.finish()
        self.damaged = code != 0 or bool(said.strip())


def open_source(path: Path, cancel: Cancel, stream: int | None = None, program: Path | None = None) -> Source:
    """Opens a file on this machine and chooses sound stream `stream` (from 1), by default the first decodable one.

    `program` is ffmpeg (default: what `find_ffmpeg` finds); it isn't needed for plain WAV and FLAC.
    Raises `MissingError` for a missing file or a missing ffmpeg, `RefusedError` for a file that holds no usable sound.
    """
    _check_file(path)
    info = plain_info(path)
    if info is None:
        program = program or find_ffmpeg()
        if program is None:
            raise MissingError(no_ffmpeg(path))
        info = probe(program, path, cancel)
    return Source(path, info, _choose(info, path, stream), program)


def no_ffmpeg(path: Path) -> str:
    """The sentence for a file that only ffmpeg can read."""
    return tr(
        "'{name}' needs the program ffmpeg, which isn't here; only WAV and FLAC work without it. {advice}"
    ).format(name=path.name, advice=advice())


def _check_file(path: Path) -> None:
    try:
        if path.is_dir():
            raise RefusedError(tr("'{path}' is a folder. Choose a recording in it.").format(path=path))
        if not path.exists():
            raise MissingError(tr("There is no file '{path}'. Check its name.").format(path=path))
        if not path.is_file():  # a pipe or a device may never end
            raise RefusedError(
                tr("'{path}' isn't an ordinary file. Copy the recording to a file first.").format(path=path)
            )
        with path.open("rb") as file:
            if not file.read(1):
                raise RefusedError(tr("'{path}' is empty (0 bytes). Copy or record it again.").format(path=path))
    except OSError as error:
        raise MissingError(
            tr("'{path}' can't be read: {reason}.").format(path=path, reason=(error.strerror or str(error)).lower())
        ) from error


def _choose(info: MediaInfo, path: Path, wanted: int | None) -> SoundStream:
    if wanted is not None and not 1 <= wanted <= len(info.streams):
        listing = "; ".join(stream.describe() for stream in info.streams)
        raise UsageError(
            tr("'{path}' has no sound stream {wanted}. It has {listing}.").format(
                path=path, wanted=wanted, listing=listing
            )
        )
    candidates = [info.streams[wanted - 1]] if wanted is not None else list(info.streams)
    for stream in candidates:
        if stream.decodable:
            return _checked(stream, path)
    listing = "; ".join(stream.describe() for stream in candidates)
    raise RefusedError(
        tr("The sound in '{path}' can't be decoded ({listing}). Convert it to WAV, FLAC or MP3 first.").format(
            path=path, listing=listing
        )
    )


def _checked(stream: SoundStream, path: Path) -> SoundStream:
    if not LOWEST_RATE <= stream.sample_rate <= HIGHEST_RATE:
        raise RefusedError(
            tr("'{path}' can't be used: {rate} samples a second. Speech needs {least} or more.").format(
                path=path, rate=stream.sample_rate, least=LOWEST_RATE
            )
        )
    if stream.channels > MOST_CHANNELS:
        raise RefusedError(
            tr("'{path}' has %n channels. Export it in mono or stereo.", "", stream.channels).format(path=path)
        )
    return stream
