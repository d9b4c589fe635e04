"""Whether a sound file carries the watermark, whatever its format, rate and channels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import numpy as np
import numpy.typing as npt

from soundalike.engine.mark import SAMPLE_RATE, MarkFinding, Verdict
from soundalike.errors import MissingError, RefusedError
from soundalike.translation import tr

PIECE_SECONDS = 60
"""What is judged at once, so that memory stays flat however long the file is."""

LOWEST_RATE = 4000
"""Hz; the mark lies below 2 kHz, and a file of a lower rate can't hold it."""

HIGHEST_RATE = 1_000_000
MOST_CHANNELS = 64
THRESHOLD = 0.5


class Detector(Protocol):
    """What judges a piece: `soundalike.engine.mark.Mark`."""

    def detect(self, samples: npt.ArrayLike, /) -> MarkFinding: ...


@dataclass(frozen=True)
class FileFinding:
    """What was found in a file: the mean confidence of the seconds that could be judged."""

    verdict: Verdict
    confidence: float
    seconds: float
    """The length of the file."""
    judged_seconds: float


def check_file(path: Path, detector: Detector) -> FileFinding:
    """Judges the whole file, mixed to mono and resampled to 24 kHz where it needs to be.

    Raises `MissingError` when there is no such file, `RefusedError` when it isn't sound that can be read.
    """
    confidence = seconds = judged = 0.0
    for piece in _pieces(path):
        length = len(piece) / SAMPLE_RATE
        seconds += length
        finding = detector.detect(piece)
        if finding.verdict != "unclear":
            confidence += finding.confidence * length
            judged += length
    if judged == 0.0:
        return FileFinding("unclear", 0.0, seconds, 0.0)
    confidence /= judged
    return FileFinding("marked" if confidence >= THRESHOLD else "unmarked", confidence, seconds, judged)


def _pieces(path: Path) -> Iterator[npt.NDArray[np.float32]]:
    """The file as pieces of 24 kHz mono; the last isn't shorter than half a piece unless it is the only one."""
    held: list[npt.NDArray[np.float32]] = []
    size = PIECE_SECONDS * SAMPLE_RATE
    for block in _resampled_blocks(path):
        held.append(block)
        if sum(len(part) for part in held) >= 2 * size:
            sound = np.concatenate(held)
            yield sound[:size]
            held = [sound[size:]]
    if held:
        yield np.concatenate(held)


def _resampled_blocks(path: Path) -> Iterator[npt.NDArray[np.float32]]:
    import soundfile  # noqa: PLC0415 - its library is loaded only for those who check a file
    import soxr  # noqa: PLC0415

    from soundalike.audio.sequential_reading import SequentialSoundFile  # noqa: PLC0415

    if not path.is_file():
        raise MissingError(tr("{path}: there is no such file.").format(path=path))
    try:
        with SequentialSoundFile(path) as file:
            rate, channels = file.samplerate, file.channels
            if not LOWEST_RATE <= rate <= HIGHEST_RATE or channels > MOST_CHANNELS:
                raise RefusedError(
                    tr("{path}: sound of {rate} Hz and %n channels can't be judged.", "", channels).format(
                        path=path, rate=rate
                    )
                )
            resampler = soxr.ResampleStream(rate, SAMPLE_RATE, 1, dtype="float32") if rate != SAMPLE_RATE else None
            while len(block := file.read(frames=rate, dtype="float32", always_2d=True)):
                mono = np.nan_to_num(block.mean(axis=1, dtype=np.float32))
                yield mono if resampler is None else resampler.resample_chunk(mono)
            if resampler is not None:
                yield resampler.resample_chunk(np.zeros(0, np.float32), last=True)
    except soundfile.SoundFileError as error:
        raise RefusedError(
            tr("{path}: it can't be read as sound ({error}). Convert it to WAV, FLAC, MP3 or Opus first.").format(
                path=path, error=error
            )
        ) from error
