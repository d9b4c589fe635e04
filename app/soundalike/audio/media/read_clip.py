"""Reading a whole clip, of any length, in bounded memory, and listening for speech in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt
import soxr

from soundalike.audio.media.cancelling import Cancel, NeverCancelled, Progress, check, no_progress
from soundalike.audio.media.channel_mix import ChannelMix, MixFinder, to_pair
from soundalike.audio.media.clip_analysis import ClipAnalysis
from soundalike.audio.media.damage import DamageFinder
from soundalike.audio.media.level_table import FRAME, HOP, speech_levels
from soundalike.audio.media.recording import SAMPLE_RATE, Recording, SampleStore
from soundalike.audio.media.source import Source, open_source
from soundalike.audio.media.speech_map import map_speech
from soundalike.engine.types import Samples
from soundalike.errors import RefusedError
from soundalike.translation import tr

LONGEST_SECONDS = 3 * 3600
"""What is read of a file: three hours, about a gigabyte of temporary file."""
BLOCK = 1 << 20
FRAMES_AT_ONCE = 4096
FLOAT_CODECS = ("pcm_f16le", "pcm_f24le", "pcm_f32le", "pcm_f32be", "pcm_f64le", "pcm_f64be")
FULL_SCALE = 1.0
HEADROOM = 0.98


def analyse_clip(
    path: Path,
    *,
    stream: int | None = None,
    program: Path | None = None,
    folder: Path | None = None,
    cancel: Cancel | None = None,
    progress: Progress = no_progress,
) -> ClipAnalysis:
    """Reads a whole file in bounded memory and finds the speech in it.

    `stream` chooses a sound stream (from 1), `program` is ffmpeg, `folder` takes the temporary file of a long clip.
    Raises `MissingError` (file, ffmpeg, room on the disk), `RefusedError` (no sound) or `CancelledError`.
    """
    chosen = cancel or NeverCancelled()
    reading = _Reading(open_source(path, chosen, stream, program), folder, chosen, progress)
    with SampleStore(reading.channels, folder) as pair:
        reading.decode_into(pair)
        if pair.frames == 0:
            raise RefusedError(
                tr("There is no sound in '{path}': not one sample could be read. Export it again.").format(path=path)
            )
        mix = reading.mixing.mix()
        mono = SampleStore(1, folder)
        try:
            reading.mix_into(mono, pair, mix)
        except BaseException:
            mono.close()
            raise
    recording = Recording(mono)
    try:
        return reading.listen(recording, mix)
    except BaseException:
        recording.close()
        raise


@dataclass
class _Reading:
    """One file on its way from the decoder to its analysis."""

    source: Source
    folder: Path | None
    cancel: Cancel
    progress: Progress
    cut_short: bool = False
    mixing: MixFinder = field(default_factory=MixFinder)

    def __post_init__(self) -> None:
        stream = self.source.stream
        self.channels = min(2, stream.channels)
        self.damage = DamageFinder(stream.sample_rate, any_scale=stream.codec in FLOAT_CODECS)

    def decode_into(self, pair: SampleStore) -> None:
        """Fills `pair` with the file at 24 kHz, in one channel or two."""
        rate = self.source.stream.sample_rate
        converter = (
            soxr.ResampleStream(rate, SAMPLE_RATE, self.channels, dtype="float32") if rate != SAMPLE_RATE else None
        )
        promised = self.source.info.seconds or 0.0
        frames = 0
        for block in self.source.blocks(self.cancel):
            check(self.cancel)
            whole = block[: LONGEST_SECONDS * rate - frames]
            frames += len(whole)
            sound = to_pair(self.damage.push(whole), self.source.stream.centre_channel)
            self._keep(pair, sound if converter is None else converter.resample_chunk(np.ascontiguousarray(sound)))
            self.progress(tr("Reading"), min(1.0, frames / rate / promised) if promised else 0.0)
            if len(whole) < len(block):
                self.cut_short = True
                break
        if converter is not None:
            self._keep(pair, converter.resample_chunk(np.zeros((0, self.channels), np.float32), last=True))

    def mix_into(self, mono: SampleStore, pair: SampleStore, mix: ChannelMix) -> None:
        """Fills `mono` with the one channel that `mix` makes of `pair`."""
        for first in range(0, pair.frames, BLOCK):
            check(self.cancel)
            mono.append(mix.apply(pair.read(first, BLOCK))[:, None])

    def listen(self, recording: Recording, mix: ChannelMix) -> ClipAnalysis:
        """Measures levels and finds speech; what went beyond full scale is turned down first."""
        peaks = self._peaks(recording)
        highest = float(peaks.max(initial=0.0))
        if highest > FULL_SCALE:
            recording.scale = HEADROOM / highest
            peaks = peaks * np.float32(recording.scale)
        levels = self._levels(recording)
        return ClipAnalysis(
            path=self.source.path,
            media=self.source.info,
            stream=self.source.stream,
            recording=recording,
            mix=mix,
            damage=self.damage.table(),
            levels=levels,
            peaks=peaks,
            speech=map_speech(recording, levels, self.cancel, self.progress),
            damaged=self.source.damaged,
            cut_short=self.cut_short,
        )

    def _keep(self, pair: SampleStore, samples: Samples) -> None:
        samples = samples.reshape(-1, self.channels)
        self.mixing.push(samples)
        pair.append(samples)

    def _peaks(self, recording: Recording) -> npt.NDArray[np.float32]:
        found = [np.zeros(0, np.float32)]
        for first in range(0, recording.samples, HOP * FRAMES_AT_ONCE):
            check(self.cancel)
            block = np.abs(recording.read(first, HOP * FRAMES_AT_ONCE))
            found.append(np.pad(block, (0, -len(block) % HOP)).reshape(-1, HOP).max(axis=1))
        return np.concatenate(found)

    def _levels(self, recording: Recording) -> npt.NDArray[np.float32]:
        found = [np.zeros(0, np.float32)]
        for first in range(0, recording.samples, HOP * FRAMES_AT_ONCE):
            check(self.cancel)
            found.append(speech_levels(recording.read(first, HOP * FRAMES_AT_ONCE + FRAME - HOP)))
        return np.concatenate(found)
